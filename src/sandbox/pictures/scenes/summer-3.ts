import type { Canvas } from "../kit/canvas.ts";
import { hill } from "../kit/land.ts";
import { strewn } from "../kit/outline.ts";
import { person } from "../kit/people.ts";
import { cheering, leaping, leftRight, reaching, standing } from "../kit/poses.ts";
import { bunting } from "../kit/props.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  path,
  type Point,
  points,
  rect,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, cloud, glow } from "../kit/sky.ts";
import { childLook } from "../kit/summer.ts";
import { grass, leafyTrees } from "../kit/trees.ts";

/** A summer circus workshop on grass with children juggling and on stilts, bright stripes. */
export function summerCircus(canvas: Canvas): void {
  const balls = ["#f0564a", "#ffc42e", "#3f9fd0", "#ffffff"] as const;
  canvas.paint(
    backdrop(canvas, ["#5fb8e8", "#bfe6f3", "#fff3d0"]),
    cloud(canvas, [300, 260], 460, "#ffffff", "#cfe8f0"),
    tent(canvas, [1180, 800]),
    leafyTrees(
      canvas,
      { ground: points("-20 800, 640 790"), height: [140, 240], spacing: 110 },
      "#5fa84f",
    ),
    leafyTrees(
      canvas,
      { ground: points("1680 800, 1960 800"), height: [160, 260], spacing: 110 },
      "#5fa84f",
    ),
    hill(
      canvas,
      points("-20 820, 600 790, 1300 800, 1940 780"),
      1280,
      canvas.linear(["#b5e06a", "#7fc04f", "#4a9a44"]),
    ),
    bunting([-20, 300], [760, 340], 80, ["#f0564a", "#ffc42e", "#3f9fd0", "#7fbf4a"]),
    bunting([1560, 330], [1940, 280], 50, ["#f0564a", "#ffc42e", "#3f9fd0"]),
    stilts([470, 1090]),
    person(canvas, [470, 830], 380, childLook(1), {
      ...cheering,
      elbows: leftRight("-0.2 -0.66, 0.2 -0.66"),
      hands: leftRight("-0.3 -0.6, 0.3 -0.6"),
    }),
    shadow([800, 1130], 120),
    person(canvas, [800, 1126], 420, childLook(0), {
      ...standing,
      elbows: leftRight("-0.2 -0.62, 0.2 -0.62"),
      hands: leftRight("-0.26 -0.74, 0.26 -0.74"),
    }),
    ...balls.map((colour, index) =>
      circle([690 + index * 72, 640 - Math.sin(((index + 0.5) / 4) * Math.PI) * 90], 25, colour),
    ),
    shadow([1140, 1080], 110),
    person(canvas, [1140, 1076], 390, childLook(2, "right"), reaching),
    hoop([1290, 740], 74),
    hoop([1350, 620], 56),
    shadow([1480, 1140], 120),
    person(canvas, [1480, 1050], 380, childLook(4), {
      ...leaping,
      knees: leftRight("-0.16 -0.3, 0.16 -0.3"),
      feet: leftRight("-0.1 -0.12, 0.1 -0.12"),
    }),
    ellipse([1480, 1020], [130, 32], "none", { stroke: "#ff8a3a", "stroke-width": 13 }),
    grass(canvas, points("-20 1295, 1940 1295"), 100, "#3f8a3f"),
    ...strewn(canvas.random, 30, [0, 900, 1920, 340]).map((at) =>
      circle(at, 6, canvas.random.pick(["#ffffff", "#ffe066", "#f7a8c4"])),
    ),
  );
}

const shadow = (at: Point, half: number) => ellipse(at, [half, 15], "#2f6a34", { opacity: 0.35 });

function stilts([x, y]: Point): string {
  return (
    shadow([x, y], 130) +
    stroke(
      `M${x - 24} ${y - 420}L${x - 60} ${y}M${x + 24} ${y - 420}L${x + 60} ${y}`,
      "#f0564a",
      17,
    ) +
    stroke(
      `M${x - 24} ${y - 420}L${x - 60} ${y}M${x + 24} ${y - 420}L${x + 60} ${y}`,
      "#ffffff",
      17,
      { "stroke-dasharray": "34 46", "stroke-linecap": "butt" },
    ) +
    rect([x - 66, y - 268, 44, 16], "#7a4a2c") +
    rect([x + 22, y - 268, 44, 16], "#7a4a2c")
  );
}

function hoop(at: Point, r: number): string {
  return (
    circle(at, r, "none", { stroke: "#ffc42e", "stroke-width": 13 }) +
    circle(at, r, "none", { stroke: "#f0564a", "stroke-width": 13, "stroke-dasharray": "30 40" })
  );
}

/** A striped circus tent. */
function tent(canvas: Canvas, [x, y]: Point): string {
  const gores = Array.from({ length: 10 }, (_, index) => {
    const [a, b] = [x - 400 + index * 80, x - 400 + (index + 1) * 80];
    const colour = index % 2 === 0 ? "#e8443c" : "#fff6e0";
    return (
      path(
        `M${x} ${y - 560}Q${(x + a) / 2} ${y - 380} ${a} ${y - 290}L${b} ${y - 290}Q${(x + b) / 2} ${y - 380} ${x} ${y - 560}z`,
        colour,
      ) +
      path(
        lines([
          [a, y - 290],
          [b, y - 290],
          [b - (b - x) * 0.06, y + 20],
          [a - (a - x) * 0.06, y + 20],
        ]),
        index % 2 === 0 ? "#c8322f" : "#f3e3c4",
      )
    );
  });
  const trim = Array.from(
    { length: 10 },
    (_, index) => `M${x - 400 + index * 80} ${y - 292}q40 70 80 0z`,
  );
  return group(
    {},
    ...gores,
    path(trim.join(""), "#ffc42e"),
    path(
      `M${x - 70} ${y + 20}Q${x - 60} ${y - 200} ${x} ${y - 230}Q${x + 60} ${y - 200} ${x + 70} ${y + 20}z`,
      "#5c1a24",
    ),
    stroke(`M${x} ${y - 560}V${y - 640}`, "#7a4a2c", 8),
    path(`M${x} ${y - 640}l86 24l-86 28z`, "#3f9fd0"),
    glow(canvas, [x - 200, y - 420], 260, "#ffffff", 0.3),
  );
}

import type { Canvas } from "../kit/canvas.ts";
import { disc, limb } from "../kit/outline.ts";
import { HAIRS, person, SKINS } from "../kit/people.ts";
import { cheering, leaping, leftRight, standing } from "../kit/poses.ts";
import { circle, ellipse, group, path, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, cloud, glow } from "../kit/sky.ts";
import { childLook, farLake } from "../kit/summer.ts";
import { glints, reflection } from "../kit/water.ts";

/** Children jumping from a jetty into a lake, splash in the air, sunny blues and yellow. */
export function summerJump(canvas: Canvas): void {
  const shore = farLake(canvas, 620);
  canvas.paint(
    backdrop(canvas, ["#3fa3e0", "#9fd8f0", "#fdf6d6"]),
    cloud(canvas, [420, 300], 560, "#ffffff", "#c9e6f2"),
    cloud(canvas, [1480, 220], 420, "#ffffff", "#c9e6f2"),
    glow(canvas, [1680, 200], 520, "#fff3b0", 0.8),
    shore,
    rect([0, 612, 1920, 680], canvas.linear(["#9fdcec", "#3fa6cf", "#1a6fa3"])),
    reflection(canvas, 616, 0.28, shore),
    glints(canvas, [0, 640, 1920, 560], 90, "#ffffff", 0.55),
    jetty(canvas),
    person(canvas, [330, 862], 330, childLook(3, "away"), cheering),
    person(canvas, [520, 862], 310, childLook(1, "right"), {
      ...standing,
      elbows: leftRight("-0.15 -0.63, 0.17 -0.66"),
      hands: leftRight("-0.1 -0.5, 0.22 -0.8"),
    }),
    person(canvas, [840, 720], 350, childLook(0, "right"), leaping),
    person(canvas, [1130, 640], 340, childLook(4, "right"), {
      ...leaping,
      knees: leftRight("-0.1 -0.3, 0.12 -0.3"),
      feet: leftRight("-0.16 -0.14, 0.04 -0.14"),
    }),
    bigSplash(canvas, [1440, 930]),
    swimmer(canvas, [1700, 1010]),
    swimmer(canvas, [1180, 1120]),
  );
}

function jetty(canvas: Canvas): string {
  const planks = Array.from(
    { length: 12 },
    (_, index) => `M${index * 54 - 20} 850L${index * 56 - 60} 920`,
  );
  return (
    stroke("M60 900V1060M330 900V1040M600 900V1030", "#5c3f2c", 28) +
    path("M-20 846H640L660 922H-20z", canvas.linear(["#e3b078", "#b07a48"])) +
    stroke(planks.join(""), "#7a5030", 4, { opacity: 0.6 }) +
    rect([-20, 918, 682, 24], "#7a5030")
  );
}

function bigSplash(canvas: Canvas, [x, y]: Point): string {
  const { random } = canvas;
  const crown = Array.from({ length: 13 }, (_, index) => {
    const lean = (index - 6) * 30;
    const tall = 250 - Math.abs(index - 6) * 26 + random.around(40);
    return limb([
      [x + lean * 0.5, y, 20],
      [x + lean * 1.1, y - tall * 0.6, 13],
      [x + lean * 1.6, y - tall, 6],
    ]);
  });
  const drops = Array.from({ length: 50 }, () =>
    disc([x + random.around(280), y - random.between(20, 420), random.between(3, 12)]),
  );
  return group(
    {},
    path(crown.join(""), "#e3f6fb", { opacity: 0.9 }),
    path(drops.join(""), "#ffffff", { opacity: 0.9 }),
    ellipse([x, y + 4], [260, 34], "#ffffff", { opacity: 0.75 }),
    ellipse([x, y + 10], [360, 50], "none", { stroke: "#ffffff", "stroke-width": 6, opacity: 0.5 }),
  );
}

function swimmer(canvas: Canvas, [x, y]: Point): string {
  return (
    ellipse([x, y + 4], [110, 16], "#ffffff", { opacity: 0.45 }) +
    path(
      limb([
        [x - 50, y - 4, 17],
        [x - 78, y - 70, 13],
        [x - 70, y - 110, 12],
      ]),
      SKINS[1],
    ) +
    circle([x, y - 42], 38, canvas.random.pick(HAIRS)) +
    ellipse([x + 6, y - 34], [28, 30], SKINS[1]) +
    ellipse([x, y + 8], [80, 15], "#3fa6cf")
  );
}

import { credits } from "../credits.ts";
import { rounded } from "../faces/rounded.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { blob, disc, limb } from "../kit/outline.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  path,
  placed,
  type Point,
  points,
  rect,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, cloud, glow } from "../kit/sky.ts";
import { grass, leafyTrees, spruces } from "../kit/trees.ts";
import { glints, lens } from "../kit/water.ts";
import type { FilmArt } from "../scene.ts";

const FUR = "#a8622f";
const BARK: readonly [Colour, ...Colour[]] = ["#b9763f", "#9a5c30", "#c98a4b", "#84502e"];
const TURQUOISE = "#1fb5b0";

const TITLE = ["Beverbendik", "og den store demningen"] as const;

/** A storybook river and a beaver who builds without a plan. */
export const beverbendik: FilmArt = { title: TITLE, poster, still };

/**
 * A cheerful round beaver in a yellow hard hat on top of a wild heap of logs, river splashing,
 * bright turquoise, orange and leaf green.
 */
function poster(canvas: Canvas): void {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const at = (turn: number) =>
      `${600 + Math.cos(angle + turn) * 1700} ${980 + Math.sin(angle + turn) * 1700}`;
    return `M600 980L${at(-0.13)} ${at(0.13)}z`;
  });
  canvas.paint(
    backdrop(canvas, ["#0f9aa6", "#5fd3c6", "#d9f4d4"]),
    path(rays.join(""), "#ffffff", { opacity: 0.13 }),
    glow(canvas, [600, 960], 700, "#fff6c2", 0.7),
    hill(canvas, points("-20 1200, 220 1120, 460 1190, 800 1130, 1220 1180"), 1800, "#5fb871"),
    spruces(
      canvas,
      { ground: points("-20 1200, 300 1150"), height: [140, 300], spacing: 58 },
      "#2f8f63",
    ),
    leafyTrees(
      canvas,
      { ground: points("860 1170, 1240 1180"), height: [200, 330], spacing: 110 },
      "#5ea83f",
    ),
    hill(
      canvas,
      points("-20 1290, 300 1230, 900 1250, 1220 1210"),
      1800,
      canvas.linear(["#8ccf5a", "#4b9d4a"]),
    ),
    logHeap(canvas, [600, 1560], [560, 420], 38),
    splash(canvas),
    beaver(canvas, [600, 1175], 4.3, { cheers: true }),
  );
  const name = textBlock([TITLE[0]], [600, 125], "#fff8e4", {
    face: rounded,
    width: 1050,
    largest: 240,
  });
  const rest = textBlock([TITLE[1]], [600, 345], "#c8431f", {
    face: rounded,
    width: 900,
    largest: 92,
  });
  canvas.paint(
    group(
      { transform: "translate(0 12)", opacity: 0.9 },
      textBlock([TITLE[0]], [600, 125], "#0b6c78", {
        face: rounded,
        width: 1050,
        largest: 240,
      }).markup,
    ),
    name.markup,
    rest.markup,
    credits(canvas, { colour: "#e6fff8" }),
  );
}

/**
 * A crooked beaver dam across a sparkling river with three small beavers carrying sticks, sunny
 * storybook greens and turquoise.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#58c5d8", "#bdeae2", "#fbf6d6"]),
    glow(canvas, [1500, 220], 620, "#fff3b0", 0.9),
    cloud(canvas, [420, 330], 520, "#ffffff", "#c9ece8"),
    hill(canvas, points("-20 560, 400 470, 900 540, 1400 450, 1940 540"), 1280, "#8ed08a"),
    spruces(
      canvas,
      { ground: points("-20 590, 560 560"), height: [150, 300], spacing: 46 },
      "#3d9c78",
    ),
    leafyTrees(
      canvas,
      { ground: points("1200 560, 1960 580"), height: [200, 360], spacing: 120 },
      "#67b04a",
    ),
    hill(
      canvas,
      points("-20 640, 500 610, 1000 660, 1940 600"),
      1280,
      canvas.linear(["#a6da68", "#57a94f"]),
    ),
    path(
      "M-20 820C400 720 760 760 960 740S1600 690 1940 740V1300H-20z",
      canvas.linear(["#7fe0d6", TURQUOISE, "#0b7f8d"]),
    ),
    glints(canvas, [0, 770, 1920, 480], 70, "#ffffff", 0.6),
    logHeap(canvas, [960, 930], [900, 180], 46),
    path(
      "M520 900c-40 120-50 220-20 300h150c-50-100-40-190-10-290zM1240 900c40 90 60 190 40 290h160c0-110-40-210-90-300z",
      "#c9f4ee",
      { opacity: 0.75 },
    ),
    beaver(canvas, [560, 800], 1.9, { stick: -14 }),
    beaver(canvas, [1010, 770], 2.3, { cheers: true }),
    beaver(canvas, [1420, 820], 1.8, { stick: 10 }),
    path(
      "M-20 1180C240 1120 420 1180 620 1230S900 1290 960 1300H-20z",
      canvas.linear(["#6fbf4f", "#2f7f45"]),
    ),
    grass(canvas, points("-20 1300, 620 1290"), 130, "#2c7a44"),
    grass(canvas, points("1500 1300, 1940 1280"), 180, "#27713f"),
  );
}

/** Logs thrown over each other; the heap is highest in its middle. */
function logHeap(canvas: Canvas, [x, y]: Point, [half, height]: Point, count: number): string {
  const { random } = canvas;
  const logs = Array.from({ length: count }, (_, index) => {
    const level = 1 - index / count;
    const reach = half * (1 - level ** 1.5 * 0.85);
    const place: Point = [x + random.around(reach), y - level * height + random.around(26)];
    return log(canvas, place, random.between(150, 300), random.around(34), random.pick(BARK));
  });
  return logs.join("");
}

function log(canvas: Canvas, at: Point, length: number, turn: number, colour: Colour): string {
  const r = 27;
  return placed(
    at,
    1,
    turn,
    rect(
      [-length / 2, -r, length, 2 * r],
      canvas.linear([lighten(colour, 0.2), colour, darken(colour, 0.42)]),
      { rx: 12 },
    ),
    stroke(
      `M${-length / 2 + 26} -8h${length * 0.3}M${-length * 0.05} 8h${length * 0.35}`,
      darken(colour, 0.45),
      3,
      { opacity: 0.5 },
    ),
    ellipse([length / 2 - 6, 0], [14, r - 1], "#f0cf97"),
    ellipse([length / 2 - 6, 0], [8, r * 0.6], "none", { stroke: "#c2904f", "stroke-width": 3 }),
  );
}

function splash(canvas: Canvas): string {
  const { random } = canvas;
  const crest = (y: number, high: number): Point[] =>
    Array.from({ length: 15 }, (_, index) => [
      index * 90 - 30,
      y - (index % 2) * high - random.next() * high * 0.5,
    ]);
  const under = (points: readonly Point[]) => `${curve(points)}L1250 1800H-50z`;
  const drops = Array.from({ length: 26 }, () =>
    disc([random.between(20, 1180), random.between(1290, 1480), random.between(4, 15)]),
  );
  return group(
    {},
    path(under(crest(1500, 90)), canvas.linear(["#a9efe6", TURQUOISE])),
    path(drops.join(""), "#e6fffa", { opacity: 0.85 }),
    path(under(crest(1560, 70)), canvas.linear(["#3fcfc6", "#0b8f98"])),
    path(under(crest(1640, 50)), canvas.linear(["#14a3a6", "#0a6f7e"])),
    path(
      [1600, 1690, 1760].map((y) => lens([random.between(200, 1000), y], 160, 12)).join(""),
      "#ffffff",
      { opacity: 0.25 },
    ),
  );
}

interface Mood {
  readonly cheers?: boolean;
  /** Carries a branch that leans by these degrees. */
  readonly stick?: number;
}

/** A round beaver in a hard hat; the origin is the ground it sits on. */
function beaver(canvas: Canvas, at: Point, scale: number, { cheers = false, stick }: Mood): string {
  const fur = canvas.radial(
    [
      [0, lighten(FUR, 0.28)],
      [0.6, FUR],
      [1, darken(FUR, 0.3)],
    ],
    [0.4, 0.3],
  );
  const raised = cheers ? -26 : 6;
  const arms = [-1, 1].map((side) =>
    limb([
      [side * 34, -52, 11],
      [side * 54, -52 + raised * 0.7, 9.5],
      [side * 62, -56 + raised * 1.6, 9],
    ]),
  );
  const carried =
    stick === undefined
      ? ""
      : placed(
          [0, -42],
          1,
          stick,
          path(limb(triples("-96 0 5, 96 -4 4")), "#8a5a30"),
          path(curve(blob(canvas.random, [104, -10], [17, 11], 0.15), true), "#6fbf4f"),
        );
  return placed(
    at,
    scale,
    0,
    placed(
      [52, -12],
      1,
      -24,
      ellipse([24, 0], [38, 15], "#5d3420"),
      stroke("M0 -8L44 8M0 8L44 -8M20 -14L54 0M20 14L54 0", "#452414", 1.6),
    ),
    ellipse([0, -46], [50, 52], fur),
    ellipse([0, -36], [31, 36], "#e2b07a"),
    path(disc([-30, -2, 14]) + disc([30, -2, 14]), "#6a3c22"),
    path(disc([-34, -124, 11]) + disc([34, -124, 11]), darken(FUR, 0.2)),
    ellipse([0, -104], [45, 38], fur),
    ellipse([-13, -90], [17, 13], "#eec391"),
    ellipse([13, -90], [17, 13], "#eec391"),
    rect([-7.5, -82, 7, 13], "#fffdf4", { rx: 2 }),
    rect([0.5, -82, 7, 13], "#fffdf4", { rx: 2 }),
    ellipse([0, -99], [9, 6.5], "#3a1d12"),
    ...[-1, 1].map(
      (side) =>
        circle([side * 19, -110], 6.4, "#22110c") +
        circle([side * 19 + 2, -112], 2.2, "#ffffff") +
        ellipse([side * 32, -95], [7, 4.5], "#e0664a", { opacity: 0.5 }),
    ),
    hardHat(canvas),
    carried,
    path(arms.join(""), darken(FUR, 0.12)),
  );
}

function hardHat(canvas: Canvas): string {
  return group(
    {},
    path("M-40 -126C-40 -166 40 -166 40 -126z", canvas.linear(["#ffe36b", "#f7b718"])),
    path("M-8 -157C-8 -162 8 -162 8 -157L10 -127H-10z", "#ffee9a"),
    path(
      "M-50 -129C-30 -137 30 -137 50 -129C54 -122 46 -121 40 -122H-40C-46 -121 -54 -122 -50 -129z",
      "#f2a70d",
    ),
  );
}

import { credits } from "../credits.ts";
import { rounded } from "../faces/rounded.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { textBlock } from "../kit/lettering.ts";
import { limb, star } from "../kit/outline.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  path,
  placed,
  type Point,
  round,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, stars } from "../kit/sky.ts";
import type { FilmArt } from "../scene.ts";

const MOON = "#ffdf8a";
const INDIGO = "#2a2a6b";
const BARK = "#1b1a45";

const TITLE = ["Ugla Uggen", "kan ikke sove"] as const;

/** Paper-cut night, and one pair of eyes that will not close. */
export const uglaUggen: FilmArt = { title: TITLE, poster, still };

/**
 * A small fluffy owl with huge round eyes wrapped in a striped blanket on a branch under a big
 * moon, soft indigo and warm yellow.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#1b1b52", "#37378a", "#6a63b0"]),
    stars(canvas, 80, [0, 0, 1200, 1300], "#fff2c4"),
    paperStars(triples("170 620 34, 1040 560 26, 1010 1130 30, 150 1060 22, 280 820 16")),
    glow(canvas, [600, 980], 900, MOON, 0.45),
    circle([600, 980], 440, MOON),
    ellipse([470, 860], [70, 54], "#f3c768", { opacity: 0.6 }),
    ellipse([760, 1090], [96, 74], "#f3c768", { opacity: 0.5 }),
    ellipse([720, 780], [40, 32], "#f3c768", { opacity: 0.5 }),
    branch(canvas, triples("-60 1370 58, 240 1400 46, 620 1380 40, 960 1420 26, 1230 1360 12")),
    owl(canvas, [600, 1372], 5.3, true),
    ...paperHills(canvas),
  );
  const title = textBlock(TITLE, [600, 120], "#ffe9a8", {
    face: rounded,
    width: 960,
    largest: 200,
    gap: 40,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#cfcaf5" }));
}

/**
 * A hollow tree at night with a wide-awake little owl looking out, moon and stars, soft paper-cut
 * indigo and yellow.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#17174a", "#34348a", "#7268b5"]),
    stars(canvas, 110, [0, 0, 1920, 900], "#fff2c4"),
    paperStars(triples("300 210 34, 700 420 22, 160 560 26, 560 130 18, 1820 330 28")),
    glow(canvas, [400, 470], 700, MOON, 0.4),
    circle([400, 470], 190, MOON),
    ellipse([350, 420], [36, 28], "#f3c768", { opacity: 0.6 }),
    ellipse([470, 520], [46, 34], "#f3c768", { opacity: 0.5 }),
    ...[
      ["#4a479b", 860, 70],
      ["#37358a", 950, 90],
    ].map(([colour, y, high]) => path(wave(canvas, Number(y), Number(high)), colour as Colour)),
    hollowTree(canvas),
    path(wave(canvas, 1150, 60), "#16153c"),
    ...tufts(canvas, 1190, "#0f0e30"),
  );
}

function paperStars(places: readonly (readonly [number, number, number])[]): string {
  const cut = places.map(([x, y, r]) => star([x, y], r, 5, 0.5)).join("");
  return (
    path(cut, "#0d0d33", { opacity: 0.35, transform: "translate(6 9)" }) + path(cut, "#ffe9a8")
  );
}

/** A layer of paper casts its shadow on the one behind. */
function cut(d: string, fill: string): string {
  return path(d, "#08082a", { opacity: 0.28, transform: "translate(0 -14)" }) + path(d, fill);
}

function wave(canvas: Canvas, y: number, high: number): string {
  const { width, height, random } = canvas;
  const points = Array.from({ length: 9 }, (_, index): Point => [
    ((index - 0.5) / 7) * width,
    y + random.around(high),
  ]);
  return `${curve(points)}L${width + 300} ${height + 20}H-300z`;
}

function paperHills(canvas: Canvas): string[] {
  return (
    [
      ["#34338a", 1500],
      ["#27266a", 1590],
      ["#19184a", 1680],
    ] as const
  ).map(([colour, y]) => cut(wave(canvas, y, 36), colour));
}

function tufts(canvas: Canvas, y: number, colour: Colour): string[] {
  return Array.from({ length: 14 }, (_, index) => {
    const x = index * 150 + canvas.random.around(50);
    return path(
      `M${round(x - 40)} ${y + 120}Q${round(x - 60)} ${y + 20} ${round(x - 76)} ${y - 10}Q${round(x - 30)} ${y + 20} ${round(x - 10)} ${y + 70}Q${round(x)} ${y} ${round(x + 14)} ${y - 40}Q${round(x + 24)} ${y + 20} ${round(x + 20)} ${y + 76}Q${round(x + 44)} ${y + 30} ${round(x + 80)} ${y + 4}Q${round(x + 60)} ${y + 50} ${round(x + 50)} ${y + 120}z`,
      colour,
    );
  });
}

function branch(canvas: Canvas, joints: readonly (readonly [number, number, number])[]): string {
  const leaves = triples(
    "170 1330 -40, 330 1440 30, 860 1360 -70, 1030 1440 50, 1110 1330 -30, 90 1450 60",
  ).map(([x, y, turn]) => leaf([x, y], 1.1, turn));
  return group(
    {},
    path(limb(joints), "#08082a", { opacity: 0.3, transform: "translate(0 18)" }),
    path(limb(joints), canvas.linear(["#3b2f6b", BARK])),
    ...leaves,
  );
}

function leaf(at: Point, scale: number, turn: number): string {
  return placed(
    at,
    scale,
    turn,
    path("M0 0C24 -30 64 -34 96 -14C76 20 34 28 0 0z", "#6d63c2"),
    stroke("M6 0Q44 -2 84 -12", "#4a4299", 3),
  );
}

/** The owl; the origin is where it sits. Wrapped up, only its face shows. */
function owl(canvas: Canvas, at: Point, scale: number, wrapped: boolean): string {
  const feather = canvas.radial(
    [
      [0, "#a98a78"],
      [0.7, "#7d6262"],
      [1, "#56465c"],
    ],
    [0.5, 0.3],
  );
  const tuft = (side: number) =>
    path(`M${side * 20} -122L${side * 46} -146L${side * 44} -108z`, "#6b5560");
  return placed(
    at,
    scale,
    0,
    tuft(-1),
    tuft(1),
    path(
      "M0 -134C44 -134 56 -96 54 -56C54 -16 34 2 0 2C-34 2 -54 -16 -54 -56C-56 -96 -44 -134 0 -134z",
      feather,
    ),
    wrapped ? "" : breast(),
    path(
      "M0 -78C-8 -100 -46 -112 -47 -84C-47 -62 -20 -54 0 -68C20 -54 47 -62 47 -84C46 -112 8 -100 0 -78z",
      "#e9d6bd",
    ),
    ...[-1, 1].map((side) => eye([side * 22, -86])),
    path("M-6 -76L6 -76L0 -62z", "#f2a33a"),
    wrapped ? blanket(canvas) : "",
    stroke("M-22 2v7M-15 2v8M15 2v8M22 2v7", "#f2a33a", 5),
  );
}

function eye([x, y]: Point): string {
  return (
    circle([x, y], 20, "#fffdf2") +
    circle([x, y], 17.5, MOON) +
    circle([x, y], 12, "#1a1733") +
    circle([x + 4.5, y - 5], 4.2, "#ffffff") +
    circle([x - 4, y + 5], 2, "#ffffff", { opacity: 0.8 })
  );
}

function breast(): string {
  const scallops = [0, 1, 2].flatMap((row) =>
    [-1.5, -0.5, 0.5, 1.5].map((column) => `M${(column - 0.5) * 16} ${-44 + row * 14}q8 12 16 0`),
  );
  return stroke(scallops.join(""), "#e9d6bd", 3, { opacity: 0.6 });
}

/** Striped wool, pulled up to the chin. */
function blanket(canvas: Canvas): string {
  const shape =
    "M-58 -60C-30 -40 30 -40 58 -60C68 -30 66 -6 58 8C30 -2 -30 -2 -58 8C-66 -6 -68 -30 -58 -60z";
  const stripes = [-50, -34, -18, -2].map((y, index) =>
    path(
      `M-80 ${y}C-30 ${y + 20} 30 ${y + 20} 80 ${y}v8C30 ${y + 28} -30 ${y + 28} -80 ${y + 8}z`,
      index % 2 === 0 ? "#e2574c" : "#fff3d2",
    ),
  );
  return group(
    {},
    path(shape, "#2b2560", { opacity: 0.4, transform: "translate(0 -4)" }),
    path(shape, canvas.linear([lighten("#3f9aa8", 0.1), darken("#3f9aa8", 0.2)])),
    group({ "clip-path": canvas.clip(path(shape, "#fff")) }, ...stripes),
    stroke("M0 -45C-4 -24 3 -10 -2 1", "#1d3f58", 2.4, { opacity: 0.5 }),
  );
}

/** A thick old trunk with a hole, and someone in it. */
function hollowTree(canvas: Canvas): string {
  const trunk =
    "M930 1300C1010 1130 1010 860 1000 640C990 440 900 260 800 140L880 110C960 200 1030 300 1070 400C1080 280 1060 140 1020 -20H1140C1160 120 1170 240 1180 340C1240 240 1330 150 1480 90L1530 150C1400 240 1310 400 1300 640C1290 880 1320 1140 1420 1300z";
  const hole =
    "M1024 800C1024 670 1090 600 1158 600S1290 670 1290 800C1290 910 1230 960 1158 960S1024 910 1024 800z";
  const rings =
    "M960 1230C1010 1060 1020 900 1014 720M1350 1240C1300 1080 1286 930 1286 760M1046 560C1040 480 1020 400 990 330M1236 560C1240 480 1270 380 1330 290";
  return group(
    {},
    path(trunk, "#08082a", { opacity: 0.35, transform: "translate(-18 0)" }),
    path(trunk, canvas.linear(["#453a80", INDIGO, BARK], 20)),
    stroke(rings, "#5d52a0", 7, { opacity: 0.5 }),
    path(hole, "#100e33", { transform: "translate(0 -10)" }),
    path(hole, canvas.linear(["#0c0a28", "#241e54"])),
    group(
      { "clip-path": canvas.clip(path(hole, "#fff")) },
      glow(canvas, [1158, 800], 170, MOON, 0.25),
      owl(canvas, [1158, 1015], 2.75, false),
    ),
    stroke("M1020 850C1060 990 1250 990 1294 850", "#5d52a0", 9, { opacity: 0.6 }),
    ...triples(
      "800 150 200, 850 110 250, 1500 100 -20, 1530 150 20, 1060 60 220, 1130 60 -60, 1440 130 -80, 900 180 160",
    ).map(([x, y, turn]) => leaf([x, y], 1.5, turn)),
  );
}

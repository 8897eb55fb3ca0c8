import { credits } from "../credits.ts";
import { rounded } from "../faces/rounded.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { disc, limb } from "../kit/outline.ts";
import {
  type Box,
  circle,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  points,
  rect,
  round,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow } from "../kit/sky.ts";
import { leafyTree } from "../kit/trees.ts";
import type { FilmArt } from "../scene.ts";

const RASPBERRY = "#d92d63";
const ORANGE = "#ff8b22";
const BLUE = "#1d6fe0";
const LEAVES: readonly [Colour, ...Colour[]] = [
  "#ff8b22",
  "#ffb52e",
  "#d92d63",
  "#e5552b",
  "#c23b22",
];
const UNIFORMS: readonly Colour[] = [BLUE, RASPBERRY, "#16a58a", "#7b4bd1"];

const TITLE = ["Pinnsvinpatruljen 2", "FULL", "PIGGALARM"] as const;

/** Four hedgehogs, one patrol, a great many leaves. */
export const piggalarm: FilmArt = { title: TITLE, poster, still };

/**
 * Four hedgehogs in small uniforms posing heroically before an explosion of autumn leaves, orange,
 * raspberry and bright blue.
 */
function poster(canvas: Canvas): void {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const at = (turn: number): Point => [
      600 + Math.cos((index / 16) * 2 * Math.PI + turn) * 1600,
      1080 + Math.sin((index / 16) * 2 * Math.PI + turn) * 1600,
    ];
    return lines([[600, 1080], at(-0.1), at(0.1)]);
  });
  canvas.paint(
    backdrop(canvas, ["#0f4fc0", BLUE, "#4aa3f5"]),
    path(rays.join(""), "#ffffff", { opacity: 0.14 }),
    glow(canvas, [600, 1100], 800, "#ffdf7a", 0.9),
    leafStorm(canvas, 64, [600, 1080], [260, 1050]),
    hill(
      canvas,
      points("-20 1500, 300 1440, 600 1420, 900 1440, 1220 1500"),
      1800,
      canvas.linear(["#e5552b", "#a32a3a", "#5f163a"]),
    ),
    hedgehog(canvas, [215, 1480], 2.1, { uniform: UNIFORMS[1] ?? BLUE, arms: "hips" }),
    hedgehog(canvas, [985, 1480], 2.1, { uniform: UNIFORMS[2] ?? BLUE, arms: "salute" }),
    hedgehog(canvas, [465, 1520], 2.65, { uniform: UNIFORMS[0] ?? BLUE, arms: "up" }),
    hedgehog(canvas, [760, 1525], 2.5, { uniform: UNIFORMS[3] ?? BLUE, arms: "hips" }),
    leafStorm(canvas, 10, [600, 1400], [500, 800]),
  );
  const small = textBlock([TITLE[0]], [600, 110], "#ffe27a", {
    face: rounded,
    width: 800,
    largest: 110,
  });
  const style = { face: rounded, width: 1040, largest: 290, gap: 24 };
  const behind = textBlock([TITLE[1], TITLE[2]], [600, 244], "#7d1338", style);
  const big = textBlock([TITLE[1], TITLE[2]], [600, 230], "#ffffff", style);
  canvas.paint(small.markup, behind.markup, big.markup, credits(canvas, { colour: "#ffe7c4" }));
}

/** Leaves flung outwards from a place. */
function leafStorm(canvas: Canvas, count: number, [x, y]: Point, [near, far]: Point): string {
  const { random } = canvas;
  return Array.from({ length: count }, () => {
    const angle = random.next() * 2 * Math.PI;
    const reach = random.between(near, far);
    const at: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.85];
    const size = 0.35 + (reach / far) * random.between(0.4, 1.1);
    return leaf(at, size, (angle * 180) / Math.PI + random.around(50), random.pick(LEAVES));
  }).join("");
}

function leaf(at: Point, scale: number, turn: number, colour: Colour): string {
  return placed(
    at,
    scale,
    turn,
    path(
      "M-46 0C-40 -14 -30 -12 -24 -20C-18 -30 -6 -22 0 -26C10 -32 18 -20 28 -18C40 -16 44 -6 56 0C44 6 40 16 28 18C18 20 10 32 0 26C-6 22 -18 30 -24 20C-30 12 -40 14 -46 0z",
      colour,
    ),
    stroke("M-60 0H40M-14 0l14 -14M-14 0l14 14M8 0l12 -10M8 0l12 10", darken(colour, 0.3), 3),
  );
}

interface Hero {
  readonly uniform: Colour;
  readonly arms: "hips" | "salute" | "up";
}

/** A hedgehog on its hind legs, in uniform; the origin is the ground below it. */
function hedgehog(canvas: Canvas, at: Point, scale: number, { uniform, arms }: Hero): string {
  const ways: Readonly<Record<Hero["arms"], readonly (readonly Point[])[]>> = {
    hips: [points("-40 -84, -66 -66, -42 -48"), points("40 -84, 66 -66, 42 -48")],
    salute: [points("-40 -84, -64 -62, -60 -40"), points("40 -84, 74 -104, 36 -140")],
    up: [points("-40 -84, -66 -66, -42 -48"), points("40 -84, 70 -120, 62 -168")],
  };
  const sleeves = ways[arms].map((way) =>
    limb(way.map(([x, y], index) => [x, y, 13 - index * 1.5])),
  );
  const paws = ways[arms].map((way) => disc([...(way[2] ?? [0, 0]), 11]));
  return placed(
    at,
    scale,
    0,
    ellipse([0, 2], [62, 9], "#3d0f2a", { opacity: 0.4 }),
    quills([0, -92], [82, 92]),
    path(limb(triples("-20 -20 14, -24 -4 12")) + limb(triples("20 -20 14, 24 -4 12")), "#6b3d2a"),
    ellipse(
      [0, -58],
      [46, 50],
      canvas.linear([lighten(uniform, 0.2), uniform, darken(uniform, 0.3)]),
    ),
    stroke("M0 -92V-14", darken(uniform, 0.35), 3),
    rect([-46, -40, 92, 12], "#4a2a1c"),
    rect([-9, -42, 18, 16], "#ffd23f", { rx: 3 }),
    path([-70, -56].map((y) => disc([7, y - 8, 3.4])).join(""), "#ffd23f"),
    path("M-34 -92L-8 -74L-30 -64z", "#ffd23f"),
    path(sleeves.join(""), darken(uniform, 0.12)),
    path(paws.join(""), "#e9b68c"),
    ellipse([0, -126], [44, 38], "#f2c79b"),
    ellipse([0, -112], [20, 15], "#fbe0bd"),
    ellipse([0, -121], [9, 7], "#2b1420"),
    ...[-1, 1].map(
      (side) =>
        circle([side * 18, -134], 8.4, "#ffffff") +
        circle([side * 16.5, -133], 5, "#23121c") +
        ellipse([side * 31, -116], [8, 5], "#f0798a", { opacity: 0.6 }) +
        stroke(`M${side * 26} -148L${side * 10} -143`, "#3a1b24", 4.5),
    ),
    stroke("M-8 -106Q0 -99 8 -106", "#7a3a2c", 3),
    cap(uniform),
  );
}

function quills([x, y]: Point, [rx, ry]: Point): string {
  const ring = (count: number, long: number, shift: number) =>
    Array.from({ length: count * 2 }, (_, index): Point => {
      const angle = ((index + shift) / (count * 2)) * 2 * Math.PI;
      const reach = index % 2 === 0 ? 1 : long;
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    });
  return (
    path(lines(ring(22, 0.8, 0)), "#4a2a24") +
    path(
      lines(ring(20, 0.82, 1).map(([px, py]): Point => [x + (px - x) * 0.88, y + (py - y) * 0.88])),
      "#6d4130",
    )
  );
}

function cap(uniform: Colour): string {
  return group(
    {},
    path("M-42 -152C-44 -186 44 -186 42 -152z", uniform),
    path(
      "M-46 -154C-24 -164 24 -164 46 -154L42 -146C20 -154 -20 -154 -42 -146z",
      darken(uniform, 0.4),
    ),
    circle([0, -166], 8, "#ffd23f"),
  );
}

/**
 * Four small hedgehogs on a skateboard racing down a leaf-covered garden path, orange, raspberry
 * and blue.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#3b8fee", "#8cc7fa", "#ffe9c4"]),
    glow(canvas, [300, 300], 700, "#fff0b8", 0.8),
    hill(canvas, points("-20 560, 600 500, 1300 540, 1940 470"), 1280, "#f2b24a"),
    ...triples("140 600 420, 420 560 330, 1420 560 400, 1700 570 470, 1010 540 260").map(
      ([x, y, size], index) => leafyTree(canvas, [x, y], size, LEAVES[index] ?? ORANGE),
    ),
    fence(),
    hill(
      canvas,
      points("-20 660, 500 620, 1200 700, 1940 640"),
      1280,
      canvas.linear(["#f08a3a", "#b93b3a", "#6a1a3e"]),
    ),
    path(
      "M1980 690C1500 720 1300 800 900 930S200 1130 -60 1160V1320H520C900 1200 1300 1010 1980 900z",
      canvas.linear(["#f7cf9a", "#d9935f"]),
    ),
    ...(
      [
        [500, 1010, 1, -14],
        [760, 980, 1, -14],
      ] as const
    ).map(([x, y, scale, turn]) => speed([x, y], scale, turn)),
    placed(
      [960, 960],
      1,
      12,
      board(canvas),
      ...UNIFORMS.map((uniform, index) =>
        hedgehog(canvas, [-230 + index * 150, -52], 1.35 - index * 0.05, {
          uniform,
          arms: (["up", "hips", "salute", "up"] as const)[index] ?? "up",
        }),
      ),
    ),
    litter(canvas, 16, [0, 700, 1920, 560]),
    leafStorm(canvas, 14, [1000, 700], [420, 1050]),
  );
}

function fence(): string {
  const boards = Array.from(
    { length: 34 },
    (_, index) => `M${index * 60 - 20} 660V560l16 -18l16 18V660z`,
  );
  return (
    path(boards.join(""), "#fff5e2") +
    rect([-20, 590, 1960, 14], "#fff5e2") +
    rect([-20, 630, 1960, 14], "#fff5e2")
  );
}

function board(canvas: Canvas): string {
  const wheels = [-250, -190, 200, 260].map(
    (x) => circle([x, -14], 24, "#2a1730") + circle([x, -14], 9, "#ffd23f"),
  );
  return group(
    {},
    ellipse([0, 12], [370, 16], "#3d0f2a", { opacity: 0.3 }),
    ...wheels,
    path(
      "M-390 -78C-370 -46 -340 -40 -300 -40H320C360 -40 384 -50 404 -82L418 -70C396 -30 370 -20 322 -20H-300C-350 -20 -386 -36 -404 -68z",
      canvas.linear([RASPBERRY, "#8a1440"]),
    ),
  );
}

function speed(at: Point, scale: number, turn: number): string {
  return placed(
    at,
    scale,
    turn + 20,
    stroke("M-320 -40H-120M-380 10H-160M-300 60H-140", "#ffffff", 9, { opacity: 0.6 }),
  );
}

function litter(canvas: Canvas, count: number, [x, y, width, height]: Box): string {
  const { random } = canvas;
  return Array.from({ length: count }, () => {
    const at: Point = [round(x + random.next() * width), round(y + random.next() * height)];
    return leaf(
      at,
      random.between(0.25, 0.5) + (at[1] - y) / 1600,
      random.next() * 360,
      random.pick(LEAVES),
    );
  }).join("");
}

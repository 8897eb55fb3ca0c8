import type { Canvas } from "../kit/canvas.ts";
import { type Colour, lighten } from "../kit/colour.ts";
import { blob, disc, tendril } from "../kit/outline.ts";
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
import { backdrop, vignette } from "../kit/sky.ts";

/**
 * A striped sock puppet with button eyes standing at an open washing machine like an explorer,
 * playful red, mint and yellow.
 */
export function sokken(canvas: Canvas): void {
  const tiles =
    Array.from({ length: 13 }, (_, index) => `M${index * 160} 0V900`).join("") +
    [150, 300, 450, 600, 750].map((y) => `M0 ${y}H1920`).join("");
  canvas.paint(
    backdrop(canvas, ["#a9ecd8", "#c9f5e4", "#8fdcc4"]),
    stroke(tiles, "#ffffff", 6, { opacity: 0.5 }),
    rect([0, 960, 1920, 320], canvas.linear(["#ffd95a", "#f2b630"])),
    stroke("M0 966H1920", "#ffffff", 12, { opacity: 0.8 }),
    ellipse([1250, 1130], [470, 36], "#8a6410", { opacity: 0.35 }),
    washer(canvas, [1250, 1120]),
    line(canvas),
    ellipse([590, 1170], [190, 22], "#8a6410", { opacity: 0.35 }),
    sock(canvas, [590, 1166]),
    ...triples(
      "330 700 40, 420 560 24, 820 420 30, 880 560 18, 760 300 16, 1640 300 34, 1720 420 20",
    ).map(([x, y, r]) => bubble([x, y], r)),
    vignette(canvas, "#2c6a58", 0.25),
  );
}

function washer(canvas: Canvas, at: Point): string {
  const door: Point = [0, -400];
  return placed(
    at,
    1,
    0,
    rect([-400, -840, 800, 840], canvas.linear(["#ffffff", "#f4f7f6", "#cfdcd8"], 20), { rx: 40 }),
    rect([-400, -840, 800, 150], "#e9f1ee", { rx: 40 }),
    rect([-340, -806, 220, 80], "#ffffff", { rx: 14, stroke: "#c9d8d3", "stroke-width": 5 }),
    circle([230, -766], 46, "#e4483c"),
    stroke("M230 -766V-804", "#ffffff", 9),
    ...[20, 80, 140].map((x) => circle([x, -766], 17, "#8fdcc4")),
    circle(door, 268, "#cfdcd8"),
    circle(door, 246, canvas.linear(["#8fa3a0", "#46585a"], 60)),
    circle(
      door,
      206,
      canvas.radial([
        [0, "#14282c"],
        [1, "#2f4a4c"],
      ]),
    ),
    group(
      { "clip-path": canvas.clip(circle(door, 206, "#fff")) },
      path("M-220 -330C-120 -380 -40 -300 60 -340S180 -320 240 -350V-180H-220z", "#4fb8d8", {
        opacity: 0.5,
      }),
      ...[
        [-90, -300, "#e4483c"],
        [20, -270, "#ffd95a"],
        [110, -310, "#ff8fb0"],
      ].map(([x, y, colour]) =>
        path(
          curve(blob(canvas.random, [Number(x), Number(y)], [80, 50], 0.2), true),
          String(colour),
        ),
      ),
    ),
    path("M-140 -540A206 206 0 0 1 20 -604A260 260 0 0 0 -140 -540z", "#ffffff", { opacity: 0.5 }),
    placed(
      [-268, -400],
      1,
      0,
      ellipse([-150, 0], [104, 236], canvas.linear(["#ffffff", "#b9c9c5"], 0)),
      ellipse([-150, 0], [74, 190], "#bfe3e6", { opacity: 0.85 }),
      rect([-40, -44, 70, 88], "#dfe9e6", { rx: 14 }),
    ),
    rect([-360, -40, 720, 40], "#b9c9c5", { rx: 12 }),
  );
}

/** The explorer: a striped sock with a cape, a rucksack and button eyes. */
function sock(canvas: Canvas, at: Point): string {
  const shape =
    "M-92 0C-104 -140 -96 -300 -104 -430C-112 -560 -40 -620 70 -612C190 -604 236 -540 226 -480C214 -420 120 -412 84 -396C60 -300 96 -140 88 0z";
  const stripes = Array.from(
    { length: 8 },
    (_, index) =>
      `M-140 ${-20 - index * 84}C-40 ${-60 - index * 84} 60 ${10 - index * 84} 300 ${-30 - index * 84}`,
  );
  return placed(
    at,
    1,
    0,
    path(
      "M-84 -330C-200 -300 -260 -180 -250 -60C-180 -60 -110 -120 -84 -190z",
      canvas.linear(["#3a8fd0", "#1f5f9a"]),
    ),
    path(shape, canvas.linear(["#fff6e6", "#f3e3cc"], 0)),
    group(
      { "clip-path": canvas.clip(path(shape, "#fff")) },
      stroke(stripes.join(""), "#e4483c", 40),
    ),
    stroke("M76 -398C140 -420 190 -414 224 -470", "#7a1f1c", 10),
    path("M92 -410C130 -396 170 -398 196 -418C190 -370 140 -350 104 -374z", "#ff8fb0"),
    button([-4, -530], 46, "#2f3f6a"),
    button([112, -548], 40, "#1f8f6d"),
    stroke("M-104 -400C-60 -350 40 -350 86 -388", "#ffd23f", 30),
    path("M-20 -372L-34 -260L20 -250L10 -366z", "#ffd23f"),
    path(
      tendril(triples("-70 -600 16, -30 -680 14, 30 -690 13, 60 -640 12")) +
        tendril(triples("-40 -610 14, -80 -680 13, -130 -660 11")) +
        tendril(triples("20 -612 14, 60 -690 12, 130 -690 10")),
      "#f2972b",
    ),
  );
}

function button([x, y]: Point, r: number, colour: Colour): string {
  const holes = points("-0.28 -0.28, 0.28 -0.28, -0.28 0.28, 0.28 0.28").map(([dx, dy]) =>
    disc([x + dx * r, y + dy * r, r * 0.12]),
  );
  return (
    circle([x, y], r * 1.12, "#ffffff") +
    circle([x, y], r, colour) +
    circle([x, y], r * 0.74, lighten(colour, 0.18)) +
    path(holes.join(""), "#ffffff")
  );
}

function line(canvas: Canvas): string {
  const socks = (
    [
      [220, 110, "#e4483c"],
      [420, 150, "#3a8fd0"],
      [640, 168, "#f2972b"],
      [1560, 120, "#8a5fd0"],
      [1740, 84, "#e4483c"],
    ] as const
  ).map(([x, y, colour]) =>
    placed(
      [x, y],
      0.9,
      canvas.random.around(8),
      path("M-26 0H26V90C60 96 76 120 66 140H-10C-26 136 -26 100 -26 0z", colour),
      path("M-26 0H26V18H-26z", "#ffffff", { opacity: 0.8 }),
      rect([-7, -20, 14, 34], "#d9a25a", { rx: 3 }),
    ),
  );
  return stroke("M-20 60Q940 260 1940 40", "#6a8f84", 5) + socks.join("");
}

function bubble([x, y]: Point, r: number): string {
  return (
    circle([x, y], r, "#ffffff", { opacity: 0.35 }) +
    circle([x, y], r, "none", { stroke: "#ffffff", "stroke-width": 3, opacity: 0.8 }) +
    circle([x - r * 0.35, y - r * 0.35], r * 0.2, "#ffffff", { opacity: 0.9 })
  );
}

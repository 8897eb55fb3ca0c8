import type { Canvas } from "../kit/canvas.ts";
import { limb } from "../kit/outline.ts";
import { suitcase } from "../kit/props.ts";
import { circle, ellipse, group, path, placed, type Point, rect, stroke } from "../kit/shapes.ts";
import { glow, vignette } from "../kit/sky.ts";
import { boards } from "../kit/stage.ts";

/**
 * A comic Santa hat hung on a coat peg beside a suitcase and a note, bright red, turquoise and
 * white.
 */
export function nissenHarSagtOpp(canvas: Canvas): void {
  const planks = Array.from({ length: 13 }, (_, index) =>
    rect([index * 160 - 60, 0, 156, 1040], canvas.linear(["#3fbdb8", "#2a9c9f", "#1c7c84"]), {
      opacity: index % 2 === 0 ? 1 : 0.9,
    }),
  );
  canvas.paint(
    canvas.cover("#17737c"),
    ...planks,
    glow(canvas, [760, 420], [1000, 760], "#e9fff6", 0.45),
    rect([0, 1036, 1920, 26], "#f7fbf6"),
    boards(canvas, 1062, ["#f0dfc4", "#c9a67c"], [960, 300]),
    rect([380, 262, 900, 44], canvas.linear(["#ffffff", "#dfeee6"]), { rx: 10 }),
    path("M380 306h900v14h-900z", "#0d5560", { opacity: 0.25 }),
    ...[520, 820, 1120].map((x) => peg(x, 284)),
    nisseHat(canvas, [820, 318]),
    note(canvas, [1120, 470]),
    scarfOnPeg(canvas, [520, 320]),
    ellipse([1190, 1176], [300, 24], "#6d4a2c", { opacity: 0.35 }),
    suitcase(canvas, [1190, 1176], 430, "#a8322b"),
    path("M1010 1000h60v10h-60z", "#fff6ea"),
    boot(canvas, [560, 1180]),
    boot(canvas, [420, 1168]),
    vignette(canvas, "#06373f", 0.4),
  );
}

function peg(x: number, y: number): string {
  return (
    path(
      limb([
        [x, y, 17],
        [x, y + 38, 13],
      ]),
      "#c98f4a",
    ) + circle([x, y + 38], 19, "#e0ab62")
  );
}

function nisseHat(canvas: Canvas, [x, y]: Point): string {
  return placed(
    [x, y],
    1.25,
    0,
    path(
      "M-8 6C-60 60 -120 190 -136 300L140 300C130 200 90 90 40 40C100 60 170 150 190 300C196 340 180 350 176 340C160 230 90 60 10 0z",
      "#06373f",
      { opacity: 0.3, transform: "translate(22 20)" },
    ),
    path(
      "M0 0C-60 60 -120 190 -136 300L140 300C130 200 96 96 52 52C130 90 190 190 204 330C150 140 80 30 0 0z",
      canvas.linear(["#f2503f", "#d8281f", "#9c1416"], 20),
    ),
    stroke("M-20 70C-50 140 -70 210 -80 290M30 90C50 150 60 220 62 290", "#8f1013", 6, {
      opacity: 0.4,
    }),
    rect([-160, 286, 324, 84], canvas.linear(["#ffffff", "#dfe6ea"]), { rx: 42 }),
    circle(
      [206, 352],
      44,
      canvas.radial(
        [
          [0, "#ffffff"],
          [1, "#d5dfe4"],
        ],
        [0.4, 0.35],
      ),
    ),
  );
}

function note(canvas: Canvas, [x, y]: Point): string {
  return placed(
    [x, y],
    1,
    4,
    path("M-110 -130h230v300h-230z", "#06373f", { opacity: 0.25, transform: "translate(12 14)" }),
    path("M-110 -130h230v262l-40 38h-190z", canvas.linear(["#fffdf3", "#f3ead2"])),
    path("M120 132h-40v38z", "#d9c9a4"),
    stroke(
      "M-80 -70q20 -16 40 0t40 0t40 0t40 0M-80 -24q20 -16 40 0t40 0t40 0M-80 22q20 -16 40 0t40 0t40 0t40 0M-80 68q20 -16 40 0t40 0",
      "#2f5f66",
      6,
    ),
    stroke("M20 118q16 -30 30 0t34 -14", "#d8281f", 7),
    circle([0, -146], 14, "#d8281f"),
  );
}

function scarfOnPeg(canvas: Canvas, [x, y]: Point): string {
  const stripes = Array.from({ length: 9 }, (_, index) =>
    rect([-60, 40 + index * 56, 120, 28], index % 2 === 0 ? "#d8281f" : "#ffffff"),
  );
  const cloth =
    "M-46 0C-60 120 -50 300 -56 520H-2C0 300 -6 120 0 0zM4 0C0 140 16 300 8 460H60C64 280 56 120 44 0z";
  return placed(
    [x, y],
    1,
    0,
    path(cloth, "#06373f", { opacity: 0.25, transform: "translate(16 14)" }),
    path(cloth, "#fff6ea"),
    group({ "clip-path": canvas.clip(path(cloth, "#fff")) }, ...stripes),
  );
}

function boot(canvas: Canvas, [x, y]: Point): string {
  return placed(
    [x, y],
    1.5,
    0,
    ellipse([16, 4], [80, 9], "#6d4a2c", { opacity: 0.3 }),
    path("M-36 -150H34V-60C70 -50 88 -30 88 0H-36z", canvas.linear(["#3a3038", "#17131a"], 20)),
    rect([-44, -166, 86, 34], "#ffffff", { rx: 16 }),
    rect([-40, -8, 130, 12], "#0c0a0e", { rx: 4 }),
  );
}

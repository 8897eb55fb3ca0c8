import type { Canvas } from "../kit/canvas.ts";
import { mix } from "../kit/colour.ts";
import { blob, disc, limb, tendril } from "../kit/outline.ts";
import {
  type Box,
  curve,
  ellipse,
  group,
  path,
  placed,
  type Point,
  rect,
  round,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";
import { beam, boards } from "../kit/stage.ts";

const WORKING_HANDS = [kneading, knitting, sawing, planting, writing] as const;

/**
 * A row of framed black and white photographs of working hands on a gallery wall, quiet greys with
 * warm wood floor.
 */
export function henderSomHusker(canvas: Canvas): void {
  const frames: readonly (readonly [Box, number])[] = [
    [[110, 260, 290, 380], 0],
    [[460, 200, 340, 460], 1],
    [[870, 240, 300, 400], 2],
    [[1240, 190, 330, 470], 3],
    [[1630, 270, 250, 350], 4],
  ];
  canvas.paint(
    backdrop(canvas, ["#d6d5d2", "#e9e8e4", "#dcdad5"]),
    ...frames.map(([[x, , width]]) =>
      beam(canvas, {
        from: [x + width / 2, -60],
        to: [x + width / 2, 760],
        width: 520,
        colour: "#fffdf4",
        opacity: 0.5,
      }),
    ),
    ...frames.map(([box, index]) => framed(canvas, box, index)),
    rect([0, 900, 1920, 26], "#f7f6f2"),
    boards(canvas, 926, ["#c98f52", "#a86c36", "#7a4a24"]),
    bench(canvas),
    vignette(canvas, "#2b2622", 0.4),
  );
}

function framed(canvas: Canvas, [x, y, width, height]: Box, index: number): string {
  const picture: Box = [x + 34, y + 34, width - 68, height - 68];
  const clip = canvas.clip(rect(picture, "#fff"));
  const [px, py, pw, ph] = picture;
  return group(
    {},
    rect([x + 10, y + 16, width, height], "#4a4540", { opacity: 0.3, filter: canvas.blur(9) }),
    rect([x, y, width, height], "#1b1b1d"),
    rect([x + 10, y + 10, width - 20, height - 20], "#fbfaf7"),
    rect(picture, canvas.linear(["#3a3a3c", "#77777a", "#2b2b2d"], 60)),
    group(
      { "clip-path": clip },
      placed([px + pw / 2, py + ph / 2], pw / 230, 0, (WORKING_HANDS[index] ?? kneading)(canvas)),
    ),
    rect([x + width / 2 - 40, y + height + 34, 80, 30], "#fbfaf7"),
  );
}

/** One hand in greys: a palm with four fingers and a thumb, reaching to the right. */
function hand(turn: number, at: Point, flip = 1): string {
  const finger = (y: number, long: number, bend: number) =>
    tendril([
      [14, y, 13],
      [46, y - 4, 12],
      [72 + long * 0.4, y + bend * 0.4, 10.5],
      [88 + long, y + bend, 8],
    ]);
  const tone = (share: number) => mix("#3f3f42", "#dcdad6", share);
  const arm = tendril(triples("-170 20 46, -80 6 36, -30 0 30"));
  return group(
    { transform: `translate(${round(at[0])} ${round(at[1])}) rotate(${turn}) scale(1 ${flip})` },
    path(arm, tone(0.45)),
    path(finger(26, 0, 26), tone(0.5)),
    path(finger(10, 12, 22), tone(0.6)),
    path(finger(-8, 14, 18), tone(0.68)),
    path(tendril(triples("-30 0 32, 0 4 36, 18 6 30")), tone(0.7)),
    path(finger(-26, 4, 14), tone(0.78)),
    path(tendril(triples("-14 -26 15, 14 -52 13, 44 -58 10")), tone(0.86)),
    stroke("M60 -20q4 6 2 12M62 -2q4 6 2 12M58 14q4 5 2 10", tone(0.3), 2, { opacity: 0.7 }),
  );
}

function kneading(canvas: Canvas): string {
  return (
    path(curve(blob(canvas.random, [0, 90], [130, 62], 0.1), true), "#e9e6e0") +
    hand(38, [-60, 10]) +
    group({ transform: "scale(-1 1)" }, hand(38, [-60, 22]))
  );
}

function knitting(): string {
  const stitches = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: 9 },
      (_, column) => `M${-96 + column * 22} ${60 + row * 22}l11 12l11 -12`,
    ).join(""),
  );
  return (
    path("M-110 46H110V240H-110z", "#a9a7a3") +
    stroke(stitches.join(""), "#e3e0da", 5) +
    hand(24, [-80, -20]) +
    group({ transform: "scale(-1 1)" }, hand(24, [-80, -6])) +
    stroke("M-120 -70L70 60M120 -70L-70 60", "#f4f2ee", 6)
  );
}

function sawing(): string {
  return (
    path("M-160 90H160V160H-160z", "#8f8c88") +
    stroke("M-160 112H160M-160 136H160", "#5f5d5a", 4) +
    path("M-40 60L170 -20L178 0L-26 104z", "#dedbd6") +
    stroke("M-26 104l8 -2l4 6l8 -10l6 4l8 -10l6 4l8 -10l6 4l8 -10l6 4l8 -10", "#3f3f42", 3) +
    hand(14, [-110, 40])
  );
}

function planting(canvas: Canvas): string {
  return (
    path(curve(blob(canvas.random, [0, 170], [190, 80], 0.1), true), "#2f2e30") +
    stroke("M0 100C-6 50 4 20 0 -20", "#e3e0da", 7) +
    path(
      "M0 -10C-50 -20 -66 -60 -60 -84C-24 -80 0 -54 0 -10zM0 10C44 4 62 -34 58 -60C26 -56 2 -30 0 10z",
      "#cfccc6",
    ) +
    hand(52, [-90, 20]) +
    group({ transform: "scale(-1 1)" }, hand(52, [-90, 26]))
  );
}

function writing(): string {
  return (
    path("M-120 40L130 10L160 220L-90 240z", "#f1efea") +
    stroke("M-70 90L90 70M-66 120L80 102M-62 150L40 138", "#77777a", 4) +
    path(limb(triples("60 -60 5, 6 70 3")), "#1b1b1d") +
    hand(34, [-90, -10]) +
    path(disc([2, 80, 3]), "#1b1b1d")
  );
}

function bench(canvas: Canvas): string {
  return group(
    {},
    ellipse([960, 1180], [420, 24], "#4a2a14", { opacity: 0.35 }),
    rect([600, 1060, 720, 46], canvas.linear(["#f0c48a", "#b57c42"]), { rx: 8 }),
    path("M660 1106h34l-14 76h-26zM1226 1106h34l6 76h-26z", "#7a4a24"),
  );
}

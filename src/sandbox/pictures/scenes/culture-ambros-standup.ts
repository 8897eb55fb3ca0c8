import type { Canvas } from "../kit/canvas.ts";
import { microphone } from "../kit/instruments.ts";
import { ellipse, path, placed, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";
import { beam, boards, curtain, pool } from "../kit/stage.ts";

/**
 * A stand-up comedian's microphone in a spotlight with a kitchen chair and a houseplant, mustard
 * curtain and teal.
 */
export function ambrosStandup(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#c9962c", "#8a5f14"]),
    curtain(canvas, { box: [0, 0, 1920, 990], colour: "#dca42e", folds: 22 }),
    beam(canvas, {
      from: [860, -140],
      to: [860, 1090],
      width: 900,
      colour: "#fff3c9",
      opacity: 0.65,
    }),
    boards(canvas, 980, ["#1f7a78", "#10504f", "#082c2e"]),
    pool(canvas, [880, 1090], [620, 86], "#fff0bf", 0.75),
    chair(canvas, [1180, 1100]),
    plant(canvas, [560, 1110]),
    microphone([870, 1120], 640, "#15161c", "#3a3c48"),
    ellipse([870, 1122], [90, 16], "#0c2a2c", { opacity: 0.5 }),
    vignette(canvas, "#1a1204", 0.7, [0.45, 0.55]),
  );
}

function chair(canvas: Canvas, at: Point): string {
  const wood = canvas.linear(["#e8654a", "#b23a2a"]);
  return placed(
    at,
    1.25,
    0,
    ellipse([6, 4], [140, 16], "#06292b", { opacity: 0.45 }),
    stroke("M-78 0L-70 -170M78 0L70 -170M-52 -20L-48 -160M96 -24L86 -160", "#a5362a", 15),
    path("M-92 -188H92L84 -162H-84z", wood),
    stroke("M-72 -186V-390M72 -186V-390", "#c8452f", 15),
    rect([-82, -400, 164, 46], wood, { rx: 12 }),
    stroke("M-36 -354V-190M0 -354V-190M36 -354V-190", "#c8452f", 9),
  );
}

function plant(canvas: Canvas, at: Point): string {
  const leaves = [-72, -46, -22, 4, 28, 54, 78].map((turn, index) =>
    placed(
      [0, -118],
      1 - Math.abs(turn) / 260,
      turn,
      path(
        "M0 0C-50 -60 -46 -170 0 -250C46 -170 50 -60 0 0z",
        canvas.linear([index % 2 === 0 ? "#3fae7a" : "#2b8f66", "#14533f"]),
      ),
      stroke("M0 -10V-226", "#bfe6b4", 3, { opacity: 0.5 }),
    ),
  );
  return placed(
    at,
    1.15,
    0,
    ellipse([0, 2], [110, 14], "#06292b", { opacity: 0.45 }),
    ...leaves,
    path("M-78 -122H78L58 0H-58z", canvas.linear(["#fff3e0", "#d9bfa0"], 0)),
    rect([-86, -138, 172, 30], "#ffffff", { rx: 10 }),
    stroke("M-70 -80q18 -18 35 0t35 0t35 0t35 0", "#e8654a", 8),
  );
}

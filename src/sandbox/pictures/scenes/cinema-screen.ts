import { row } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { screenLight } from "../kit/cinema.ts";
import { lines, path, points } from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";

/** A full cinema audience in silhouette before a bright white screen, blue-white light. */
export function cinemaScreen(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#05070f", "#0d1626", "#04060c"]),
    path(lines(points("0 0, 330 150, 330 800, 0 1060")), canvas.linear(["#0a111f", "#1a2c47"], 0)),
    path(
      lines(points("1920 0, 1590 150, 1590 800, 1920 1060")),
      canvas.linear(["#1a2c47", "#0a111f"], 0),
    ),
    screenLight(canvas, [340, 150, 1240, 560], "#9cc4f0"),
    beam(canvas, {
      from: [960, -240],
      to: [960, 700],
      width: 1500,
      colour: "#dcebff",
      opacity: 0.22,
    }),
    row(canvas, { y: 830, size: 74, colour: "#0c1526", rim: "#7fa9d9" }),
    row(canvas, { y: 920, size: 100, colour: "#0a1120", rim: "#6a94c6" }),
    row(canvas, { y: 1040, size: 138, colour: "#070c17", rim: "#4f76a6" }),
    row(canvas, { y: 1210, size: 196, colour: "#04070e", rim: "#33547e" }),
    vignette(canvas, "#010207", 0.6),
  );
}

import { row } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { disc } from "../kit/outline.ts";
import { circle, lines, path, placed, type Point, rect, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, dust } from "../kit/stage.ts";

/** A projector beam cutting through a dark room full of dust motes, blue-white on black. */
export function projector(canvas: Canvas): void {
  const lamp: Point = [1530, 470];
  canvas.paint(
    backdrop(canvas, ["#020409", "#070c16", "#03050a"]),
    ...triples("-80 60 0.55, -80 480 0.5, -80 900 0.55").map(([x, y, opacity]) =>
      beam(canvas, { from: lamp, to: [x, y], width: 460, colour: "#cfe3ff", opacity }),
    ),
    path(
      lines([lamp, [-40, -140], [-40, 1160]]),
      canvas.across(
        lamp,
        [0, 520],
        [
          [0, "#ffffff", 0.5],
          [0.4, "#cfe3ff", 0.2],
          [1, "#9cc0f0", 0.05],
        ],
      ),
    ),
    dust(canvas, 330, [60, 120, 1350, 800], "#eaf3ff", 0.6),
    glow(canvas, lamp, 420, "#ffffff", 0.95),
    machine(canvas, [1640, 560]),
    circle(lamp, 34, "#ffffff"),
    rect([0, 1120, 1920, 170], canvas.linear(["#060a12", "#010204"])),
    row(canvas, { y: 1236, size: 170, colour: "#010307", rim: "#27415f" }),
    vignette(canvas, "#000104", 0.6),
  );
}

function machine(canvas: Canvas, at: Point): string {
  const reel = (x: number, y: number, r: number) =>
    circle([x, y], r, "#10151f", { stroke: "#3f5570", "stroke-width": 6 }) +
    path(
      [0, 1, 2, 3, 4]
        .map((index) =>
          disc([
            x + Math.cos(index * 1.257) * r * 0.56,
            y + Math.sin(index * 1.257) * r * 0.56,
            r * 0.23,
          ]),
        )
        .join(""),
      "#27384f",
    ) +
    circle([x, y], r * 0.14, "#5f7fa6");
  return placed(
    at,
    1.3,
    0,
    reel(-30, -240, 110),
    reel(150, -190, 92),
    path("M-60 -140H170V70H-60z", canvas.linear(["#2a384c", "#0a0f18"])),
    path("M-150 -98H-60V-30H-150z", canvas.linear(["#3f5570", "#151d2b"])),
    rect([-124, -108, 16, 88], "#5f7fa6", { rx: 5 }),
    stroke("M-30 -130L-60 -20M150 -100V-10", "#5f7fa6", 4),
    rect([10, -100, 120, 60], "#0d1420", { rx: 8 }),
    circle([40, -70], 9, "#ff6a55"),
    circle([70, -70], 9, "#7fe0a8"),
    path("M20 70H90L170 470H-60z", "#0a0f18"),
  );
}

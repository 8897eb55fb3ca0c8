import type { Canvas } from "../kit/canvas.ts";
import type { Colour } from "../kit/colour.ts";
import { star } from "../kit/outline.ts";
import { ellipse, lines, path, placed, type Point, points, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, boards, curtain, dust, pool } from "../kit/stage.ts";

/** A small sculpted glass prize on a plinth before a stage curtain, clear glass, plum and gold. */
export function hermundstadprisen(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#3a1438", "#5c2252"]),
    curtain(canvas, { box: [0, 0, 1920, 1060], colour: "#7a2c68", folds: 20 }),
    beam(canvas, {
      from: [960, -160],
      to: [960, 1100],
      width: 900,
      colour: "#ffe7b8",
      opacity: 0.55,
    }),
    boards(canvas, 1030, ["#5c3450", "#26121f", "#12080f"]),
    pool(canvas, [960, 1150], [560, 70], "#ffdf9a", 0.6),
    path("M790 830H1130L1170 1160H750z", canvas.linear(["#f7e3a8", "#c9963c", "#6b4414"], 0)),
    rect([760, 796, 400, 44], canvas.linear(["#fff3cf", "#d9a848"]), { rx: 6 }),
    rect([720, 1150, 480, 40], canvas.linear(["#d9a848", "#5c3a12"]), { rx: 6 }),
    rect([880, 900, 160, 90], canvas.linear(["#6b4414", "#4a2c0a"]), { rx: 6 }),
    stroke("M904 930h112M904 958h80", "#f7e3a8", 6),
    glow(canvas, [960, 520], 460, "#ffffff", 0.55),
    glassPrize([960, 798]),
    dust(canvas, 60, [560, 60, 800, 800], "#fff3d6", 0.5),
    vignette(canvas, "#14060f", 0.65, [0.5, 0.48]),
  );
}

/** Cut glass: a leaning sail of facets. */
function glassPrize(at: Point): string {
  const facets: readonly (readonly [readonly Point[], Colour, number])[] = [
    [points("-90 0, -120 -300, 0 -160"), "#d9f0f7", 0.75],
    [points("-120 -300, 30 -560, 0 -160"), "#ffffff", 0.85],
    [points("30 -560, 140 -260, 0 -160"), "#a9d3e3", 0.7],
    [points("140 -260, 96 0, 0 -160"), "#7fb0c9", 0.72],
    [points("-90 0, 0 -160, 96 0"), "#eaf7fb", 0.65],
  ];
  return placed(
    at,
    1,
    0,
    ellipse([0, 6], [130, 18], "#5c3a12", { opacity: 0.45 }),
    ...facets.map(([points, colour, opacity]) => path(lines(points), colour, { opacity })),
    stroke(
      "M-90 0L-120 -300L30 -560L140 -260L96 0zM-120 -300L0 -160L140 -260M0 -160V0M0 -160L30 -560",
      "#ffffff",
      4,
      { opacity: 0.9 },
    ),
    path(star([-70, -330], 30, 4, 0.14), "#ffffff"),
    path(star([110, -210], 20, 4, 0.14), "#ffffff"),
    path("M-60 -20L-84 -230L-30 -150z", "#ffb0d9", { opacity: 0.35 }),
  );
}

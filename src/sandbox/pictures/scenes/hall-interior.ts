import { seats } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { darken, lighten } from "../kit/colour.ts";
import { facing, level, view, wallAlong } from "../kit/perspective.ts";
import { group, lines, path, rect } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";

/**
 * The big hall seen from the back row: rows of wine-red seats, a warm wooden ceiling and a lit
 * empty stage.
 */
export function hallInterior(canvas: Canvas): void {
  const see = view([960, 560], 900);
  const slats = [-1, 1].flatMap((side) =>
    Array.from({ length: 16 }, (_, index) => {
      const z = 0.95 + index * 0.16;
      return wallAlong(see, side * 1.02, [-0.72, 0.5], [z, z + 0.07]);
    }),
  );
  const ceiling = Array.from({ length: 7 }, (_, index) => {
    const z = 1 + index * 0.36;
    return path(
      lines([
        see(-1.05, -0.66, z),
        see(0, -0.8 + (index % 2) * 0.03, z),
        see(1.05, -0.66, z),
        see(1.05, -0.62, z + 0.3),
        see(0, -0.74, z + 0.3),
        see(-1.05, -0.62, z + 0.3),
      ]),
      canvas.linear([
        lighten("#b9783f", 0.06 + index * 0.03),
        darken("#8a5228", 0.2 - index * 0.02),
      ]),
    );
  });
  canvas.paint(
    backdrop(canvas, ["#2c170e", "#5c3520", "#1c0e0a"]),
    path(
      wallAlong(see, -1.05, [-0.7, 0.6], [0.8, 3.4]) +
        wallAlong(see, 1.05, [-0.7, 0.6], [0.8, 3.4]),
      canvas.linear(["#8a5430", "#3f2416"]),
    ),
    path(slats.join(""), "#e0a566", { opacity: 0.35 }),
    ...ceiling,
    path(facing(see, [-1.05, 1.05], [-0.64, 0.2], 3.4), "#1a0d0a"),
    stageOpening(canvas),
    ...[620, 790, 960, 1130, 1300].map((x) =>
      beam(canvas, {
        from: [x, 250],
        to: [960 + (x - 960) * 0.7, 640],
        width: 190,
        colour: "#ffdf9a",
        opacity: 0.55,
      }),
    ),
    path(level(see, 0.26, [-1.05, 1.05], [0.9, 3.2]), canvas.linear(["#4a2418", "#1c0c0a"])),
    seats(canvas, {
      from: 690,
      to: 1080,
      rows: 9,
      sizes: [46, 210],
      colour: "#8f1a2c",
      rim: "#e8707a",
    }),
    ...[0, 1, 2, 3].flatMap((index) =>
      [-1, 1].map((side) =>
        glow(canvas, see(side * 1.02, -0.1, 1.15 + index * 0.55), 150 - index * 26, "#ffc46b", 0.5),
      ),
    ),
    vignette(canvas, "#0d0504", 0.6, [0.5, 0.45]),
  );
}

function stageOpening(canvas: Canvas): string {
  return group(
    {},
    rect([640, 330, 640, 330], canvas.linear(["#3f1c14", "#7a3a20", "#c98442"])),
    glow(canvas, [960, 600], [420, 220], "#fff0c4", 0.8),
    path(
      "M640 330H720C716 440 700 560 660 640H640zM1280 330H1200C1204 440 1220 560 1260 640H1280z",
      canvas.linear(["#a3202e", "#5c0f1a"]),
    ),
    rect([600, 300, 720, 44], canvas.linear(["#e3b070", "#9a622f"])),
    path("M620 640H1300L1340 690H580z", canvas.linear(["#f0c07a", "#a86c36"])),
    rect([580, 688, 760, 26], "#3f1f12"),
  );
}

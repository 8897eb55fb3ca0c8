import type { Canvas } from "../kit/canvas.ts";
import { grandPiano, stool } from "../kit/instruments.ts";
import { circle, ellipse, group, path, type Point, rect, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, boards, dust, pool } from "../kit/stage.ts";

/**
 * A grand piano playing by itself in a dim foyer with its keys glowing and nobody on the stool,
 * black, amber and brass.
 */
export function selvspillendePiano(canvas: Canvas): void {
  const keys = Array.from({ length: 15 }, (_, index) => `M${346 + index * 9.4} 690v-16`);
  const notes = triples(
    "330 560 9, 390 470 7, 300 420 6, 450 380 9, 360 320 5, 520 300 7, 430 220 5",
  );
  canvas.paint(
    backdrop(canvas, ["#120b08", "#2b1a10", "#3a2413"]),
    panes(canvas),
    boards(canvas, 960, ["#4a2e18", "#1f120a", "#0c0705"]),
    beam(canvas, {
      from: [420, -80],
      to: [620, 1060],
      width: 900,
      colour: "#ffc46b",
      opacity: 0.55,
    }),
    pool(canvas, [760, 1060], [760, 90], "#ffb95a", 0.6),
    ellipse([860, 1072], [560, 34], "#050302", { opacity: 0.7, filter: canvas.blur(14) }),
    grandPiano(canvas, [860, 1064], 880, "#0d0908", "#7a4d22"),
    glow(canvas, [400, 580], [260, 130], "#ffcf7a", 0.95),
    rect([334, 566, 150, 26], canvas.linear(["#fff8e0", "#ffd58a"])),
    stroke(keys.map((key) => key.replace("690", "592")).join(""), "#8a5a22", 2.4),
    stool([250, 1090], 230, "#140d09"),
    glow(canvas, [250, 880], 90, "#ffb95a", 0.35),
    ...notes.map(
      ([x, y, r]) => glow(canvas, [x, y], r * 6, "#ffd58a", 0.9) + circle([x, y], r, "#fff3cf"),
    ),
    stroke("M400 560C380 480 300 460 340 380S480 320 430 210", "#ffdfa0", 3, { opacity: 0.35 }),
    brassLamp(canvas, [1500, 1090]),
    dust(canvas, 70, [200, 100, 900, 800], "#ffe9c0", 0.4),
    vignette(canvas, "#050302", 0.75, [0.45, 0.55]),
  );
}

/** Tall dark windows with a town's lights far off. */
function panes(canvas: Canvas): string {
  const windows = [0, 1, 2, 3].map((index) =>
    rect([900 + index * 270, 130, 230, 830], canvas.linear(["#141a2e", "#26283a", "#3a2c28"]), {
      stroke: "#1a100a",
      "stroke-width": 14,
    }),
  );
  const lights = Array.from({ length: 26 }, () =>
    circle(
      [canvas.random.between(910, 1900), canvas.random.between(700, 900)],
      canvas.random.between(3, 8),
      "#ffcf8a",
      { opacity: canvas.random.between(0.25, 0.7) },
    ),
  );
  return group(
    {},
    ...windows,
    ...lights,
    stroke("M900 500H1960", "#1a100a", 10),
    stroke(
      [0, 1, 2, 3].map((index) => `M${900 + index * 270} 130v830h230V130z`).join(""),
      "#1a100a",
      14,
    ),
  );
}

function brassLamp(canvas: Canvas, [x, y]: Point): string {
  return group(
    {},
    glow(canvas, [x, y - 640], 380, "#ffb95a", 0.5),
    stroke(`M${x} ${y}V${y - 600}M${x - 60} ${y}H${x + 60}`, "#b07a34", 9),
    path(
      `M${x - 80} ${y - 580}L${x - 46} ${y - 700}H${x + 46}L${x + 80} ${y - 580}z`,
      canvas.linear(["#ffe2a0", "#f0a440"]),
    ),
  );
}

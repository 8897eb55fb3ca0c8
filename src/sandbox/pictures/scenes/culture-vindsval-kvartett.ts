import type { Canvas } from "../kit/canvas.ts";
import { grandPiano } from "../kit/instruments.ts";
import { silhouette } from "../kit/people.ts";
import { cellist, pianist, seatedFiddler } from "../kit/players.ts";
import { group, placed, type Point, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, boards, curtain, pool } from "../kit/stage.ts";

/**
 * A string-and-piano quartet in silhouette on stage with large slow snowflakes projected behind
 * them, midnight blue and silver.
 */
export function vindsvalKvartett(canvas: Canvas): void {
  const player = silhouette("#070d22");
  const flakes = triples(
    "360 290 150, 960 230 210, 1560 330 170, 690 520 90, 1270 560 110, 120 560 80, 1790 120 90, 620 90 60, 1290 110 70",
  );
  canvas.paint(
    backdrop(canvas, ["#0b1638", "#1b3166", "#365294"]),
    glow(canvas, [960, 520], [1100, 640], "#9cb8ea", 0.5),
    ...flakes.map(([x, y, r], index) =>
      snowflake([x, y], r, index * 11, index % 3 === 0 ? 0.95 : 0.6),
    ),
    curtain(canvas, { box: [-40, 0, 300, 1000], colour: "#10204c", folds: 6 }),
    curtain(canvas, { box: [1660, 0, 300, 1000], colour: "#10204c", folds: 6, side: "right" }),
    boards(canvas, 930, ["#3c558f", "#16244f", "#0a1230"]),
    pool(canvas, [960, 1030], [820, 100], "#c9dcff", 0.55),
    beam(canvas, {
      from: [560, -40],
      to: [640, 1000],
      width: 560,
      colour: "#cfe0ff",
      opacity: 0.3,
    }),
    beam(canvas, {
      from: [1360, -40],
      to: [1280, 1000],
      width: 560,
      colour: "#cfe0ff",
      opacity: 0.3,
    }),
    grandPiano(canvas, [640, 1020], 500, "#0a1230", "#3f5896"),
    pianist(canvas, { foot: [330, 1030], size: 430, look: { ...player, hairstyle: "bun" } }),
    seatedFiddler(canvas, {
      foot: [985, 1050],
      size: 440,
      look: { ...player, hairstyle: "long" },
      wood: "#16204a",
    }),
    seatedFiddler(canvas, { foot: [1235, 1060], size: 450, look: player, wood: "#16204a" }),
    cellist(canvas, {
      foot: [1500, 1070],
      size: 450,
      look: { ...player, hairstyle: "bun" },
      wood: "#16204a",
    }),
    vignette(canvas, "#050a1c", 0.6),
  );
}

/** A six-armed crystal. */
function snowflake(at: Point, r: number, turn: number, opacity: number): string {
  const arm =
    "M0 0V-100M0 -34L-20 -54M0 -34L20 -54M0 -60L-26 -86M0 -60L26 -86M0 -18L-10 -28M0 -18L10 -28";
  const arms = [0, 60, 120, 180, 240, 300].map((angle) =>
    group({ transform: `rotate(${angle})` }, stroke(arm, "#e6efff", 5)),
  );
  return group({ opacity }, placed(at, r / 100, turn, ...arms));
}

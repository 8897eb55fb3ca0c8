import type { Canvas } from "../kit/canvas.ts";
import { disc, type Joint, limb, tendril } from "../kit/outline.ts";
import { ellipse, group, path, placed, type Point, rect, triples } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/**
 * Two dancers caught in a leap with a narrow gap of light between them, black, white and one coral
 * stripe.
 */
export function mellomrom(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#141416", "#2a2a2e", "#0e0e10"]),
    rect([0, 0, 905, 1280], canvas.linear(["#f3f1ee", "#dedbd6", "#b9b5b0"])),
    rect([0, 1060, 905, 220], canvas.linear(["#cfcac4", "#8f8b88"])),
    rect([1015, 1060, 905, 220], canvas.linear(["#1d1d20", "#070708"])),
    rect([905, 0, 110, 1280], canvas.linear(["#fffdf6", "#ffffff", "#ffe9d6"])),
    glow(canvas, [960, 560], [420, 760], "#ffffff", 0.7),
    rect([1015, 0, 30, 1280], "#f0664f"),
    ellipse([480, 1150], [250, 18], "#3a3838", { opacity: 0.35, filter: canvas.blur(8) }),
    ellipse([1440, 1150], [250, 18], "#000000", { opacity: 0.8, filter: canvas.blur(8) }),
    dancer([505, 600], "#161618"),
    group({ transform: "translate(1920 0) scale(-1 1)" }, dancer([500, 600], "#f4f2ee")),
    vignette(canvas, "#000000", 0.35),
  );
}

/** A dancer in a split leap towards the right, with a skirt that has not heard of the landing yet. */
function dancer([x, y]: Point, colour: string): string {
  const limbs: readonly (readonly Joint[])[] = [
    triples("0 -20 34, 96 20 40, 220 -6 26, 330 -60 18, 392 -92 10, 418 -96 5"),
    triples("-10 -10 36, -90 60 40, -190 140 27, -280 240 18, -330 300 10, -362 308 5"),
    triples("4 -4 44, 10 -80 36, 26 -150 44, 34 -196 30, 40 -226 16"),
    triples("60 -186 20, 150 -236 17, 240 -330 13, 282 -390 9, 296 -414 5"),
    triples("0 -190 20, -90 -206 17, -196 -170 13, -268 -186 8, -290 -192 5"),
  ];
  const skirt =
    "M-44 -60C-130 -70 -250 -10 -330 90C-220 60 -150 110 -60 80C0 110 60 70 130 60C110 0 70 -50 44 -60z";
  const ribbon = tendril(triples("-290 -192 4, -380 -120 9, -350 -20 14, -430 60 8, -410 130 2"));
  return placed(
    [x, y],
    1.05,
    0,
    path(limbs.map((joints) => tendril(joints)).join(""), colour),
    path(
      disc([58, -276, 42]) + disc([22, -308, 20]) + limb(triples("40 -226 17, 54 -262 17")),
      colour,
    ),
    path(skirt, colour, { opacity: 0.92 }),
    path(ribbon, "#f0664f"),
  );
}

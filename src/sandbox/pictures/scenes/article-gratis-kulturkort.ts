import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { blob, disc, limb, star, tendril } from "../kit/outline.ts";
import { circle, curve, ellipse, group, path, placed, rect, triples } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/**
 * A teenager's hand holding up a colourful card before a poster wall, neon pink, yellow and blue.
 */
export function gratisKulturkort(canvas: Canvas): void {
  const tones: readonly [Colour, ...Colour[]] = [
    "#ff2d95",
    "#ffe14a",
    "#1f6bff",
    "#14104a",
    "#ff8a1f",
    "#2bd4c4",
  ];
  const posters = Array.from({ length: 14 }, (_, index) => {
    const x = (index % 7) * 286 + 10;
    const y = Math.floor(index / 7) * 560 + 40;
    return placed([x + 110, y + 240], 1, canvas.random.around(3), wallPoster(canvas, index, tones));
  });
  canvas.paint(
    backdrop(canvas, ["#2a2a6b", "#1c1a4a"]),
    group({ opacity: 0.8 }, ...posters),
    glow(canvas, [960, 560], 760, "#fff6c4", 0.45),
    path(limb(triples("1140 1500 150, 1040 1080 104")), canvas.linear(["#1f6bff", "#123f9a"], 20)),
    path(limb(triples("1046 1070 106, 1034 1040 100")), "#ffe14a"),
    thumbAndPalm(canvas),
    vignette(canvas, "#0a0828", 0.45),
  );
}

function wallPoster(canvas: Canvas, index: number, tones: readonly [Colour, ...Colour[]]): string {
  const [back, fore] = [tones[index % 6] ?? tones[0], tones[(index + 2) % 6] ?? tones[0]];
  const motifs = [
    circle([0, -40], 84, fore),
    path(star([0, -40], 110, 8, 0.5), fore),
    path([0, 1, 2, 3].map((row) => `M-110 ${-140 + row * 60}h220v30h-220z`).join(""), fore),
    path("M-110 60L0 -160L110 60z", fore),
    path(curve(blob(canvas.random, [0, -40], [100, 90], 0.3), true), fore),
  ];
  return (
    rect([-125, -240, 250, 480], back) +
    (motifs[index % 5] ?? "") +
    rect([-100, 120, 200, 30], "#ffffff", { opacity: 0.9 }) +
    rect([-100, 166, 130, 18], "#ffffff", { opacity: 0.7 })
  );
}

function thumbAndPalm(canvas: Canvas): string {
  const skin = "#b97a56";
  const card = group(
    {},
    rect([-330, -210, 660, 420], "#0a0828", {
      rx: 40,
      opacity: 0.45,
      transform: "translate(18 26)",
      filter: canvas.blur(14),
    }),
    rect([-330, -210, 660, 420], canvas.linear(["#ff2d95", "#ff8a1f", "#ffe14a"], 30), { rx: 40 }),
    group(
      { "clip-path": canvas.clip(rect([-330, -210, 660, 420], "#fff", { rx: 40 })) },
      path(curve(blob(canvas.random, [230, -120], [170, 130], 0.25), true), "#1f6bff"),
      path(curve(blob(canvas.random, [-240, 170], [180, 120], 0.25), true), "#2bd4c4"),
      path([0, 1, 2, 3, 4].map((index) => disc([-30 + index * 70, 130, 17])).join(""), "#ffffff"),
    ),
    path(star([-210, -80], 70), "#ffffff"),
    rect([-90, -120, 260, 44], "#ffffff", { rx: 22 }),
    rect([-90, -50, 180, 28], "#ffffff", { rx: 14, opacity: 0.85 }),
  );
  return group(
    {},
    path(tendril(triples("1040 1020 78, 1010 920 96, 960 800 84")), darken(skin, 0.12)),
    ...[0, 1, 2].map((index) =>
      path(
        limb([
          [1060 - index * 4, 900 - index * 74, 40],
          [900, 830 - index * 84, 34],
        ]),
        darken(skin, 0.2),
      ),
    ),
    placed([900, 560], 1.05, -8, card),
    path(tendril(triples("1000 960 52, 930 850 46, 880 750 40, 862 690 30")), skin),
    ellipse([858, 690], [20, 28], lighten(skin, 0.3), { transform: "rotate(-14 858 690)" }),
  );
}

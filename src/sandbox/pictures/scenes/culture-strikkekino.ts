import { seats } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { screenLight } from "../kit/cinema.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { star } from "../kit/outline.ts";
import { circle, group, path, placed, type Point, round, stroke } from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";

/**
 * Rows of cinema seats with balls of yarn and half-finished jumpers in the glow of the screen,
 * cosy reds and blues.
 */
export function strikkekino(canvas: Canvas): void {
  const yarns: readonly (readonly [number, number, number, Colour])[] = [
    [300, 900, 80, "#c8323a"],
    [480, 930, 56, "#3f6fae"],
    [1560, 900, 84, "#3f6fae"],
    [1720, 940, 58, "#e3b04a"],
    [960, 870, 66, "#e9e2d3"],
  ];
  canvas.paint(
    backdrop(canvas, ["#170c1c", "#2c1426", "#140a14"]),
    screenLight(canvas, [480, 110, 960, 400], "#f2d9b0"),
    beam(canvas, {
      from: [960, 300],
      to: [960, 1280],
      width: 1900,
      colour: "#ffe7bd",
      opacity: 0.25,
    }),
    seats(canvas, {
      from: 570,
      to: 800,
      rows: 3,
      sizes: [118, 230],
      colour: "#9c2030",
      rim: "#f0a080",
      taken: 0.5,
    }),
    ...[160, 560, 960, 1360, 1760].map((x) =>
      path(
        `M${x - 190} 1300V1000C${x - 190} 930 ${x + 190} 930 ${x + 190} 1000V1300z`,
        canvas.linear(["#b3263a", "#4a0f1c"]),
      ),
    ),
    ...yarns.map(([x, y, r, colour]) => yarn([x, y + 40], r, colour)),
    jumper(canvas, [720, 880], 1.1, "#3f6fae", "#e9e2d3"),
    jumper(canvas, [1290, 880], 1.1, "#c8323a", "#f2d9b0"),
    stroke(
      "M300 1010C380 1090 560 1060 640 1010M1560 1010C1480 1090 1400 1080 1330 1040",
      "#e9e2d3",
      7,
      { opacity: 0.8 },
    ),
    vignette(canvas, "#0a050a", 0.6),
  );
}

function yarn([x, y]: Point, r: number, colour: Colour): string {
  const strands = [-0.7, -0.4, -0.1, 0.2, 0.5].flatMap((shift) => [
    `M${round(x - r * 0.9)} ${round(y + r * shift)}Q${round(x)} ${round(y + r * (shift + 0.5))} ${round(x + r * 0.9)} ${round(y + r * shift * 0.6)}`,
    `M${round(x + r * shift)} ${round(y - r * 0.9)}Q${round(x + r * (shift + 0.5))} ${round(y)} ${round(x + r * shift * 0.6)} ${round(y + r * 0.9)}`,
  ]);
  return (
    circle([x, y], r, colour) +
    stroke(strands.join(""), lighten(colour, 0.3), r * 0.07, { opacity: 0.7 }) +
    stroke(
      `M${round(x - r * 1.2)} ${round(y - r * 1.3)}L${round(x + r * 0.4)} ${round(y + r * 0.3)}M${round(x + r * 1.3)} ${round(y - r * 1.2)}L${round(x - r * 0.2)} ${round(y + r * 0.3)}`,
      "#e0c49a",
      r * 0.09,
    ) +
    circle([x - r * 1.2, y - r * 1.3], r * 0.1, "#c8323a") +
    circle([x + r * 1.3, y - r * 1.2], r * 0.1, "#c8323a")
  );
}

/** Half a jumper with a star pattern, still on its needles. */
function jumper(canvas: Canvas, at: Point, scale: number, colour: Colour, accent: Colour): string {
  const shape =
    "M-150 220V-20L-250 130L-310 70L-180 -110C-140 -150 -80 -160 -50 -160C-30 -130 30 -130 50 -160H150V220z";
  const rose = [-100, -34, 34, 100].map((x) => path(star([x, -40], 26, 8, 0.5), accent));
  const rows = [10, 40].map((y) =>
    stroke(
      Array.from({ length: 13 }, (_, index) => `M${-140 + index * 22} ${y}l11 12l11 -12`).join(""),
      accent,
      6,
    ),
  );
  return placed(
    at,
    scale,
    0,
    path(shape, canvas.linear([lighten(colour, 0.12), darken(colour, 0.3)])),
    group({ "clip-path": canvas.clip(path(shape, "#fff")) }, ...rose, ...rows),
    stroke("M-50 -160C-30 -130 30 -130 50 -160", accent, 12),
    stroke("M40 -178L250 -146", "#e0c49a", 9),
    circle([252, -146], 12, accent),
  );
}

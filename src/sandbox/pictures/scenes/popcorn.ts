import type { Canvas } from "../kit/canvas.ts";
import { kernel } from "../kit/cinema.ts";
import { strewn } from "../kit/outline.ts";
import { group, path, placed, type Point, quads, rect } from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";

/** Overflowing striped popcorn boxes from above, red, white and butter yellow. */
export function popcorn(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#d2262c", "#b0161e", "#8f0e17"], 60),
    path(
      Array.from({ length: 9 }, (_, index) => `M${index * 260 - 200} 0h90l-300 1280h-90z`).join(""),
      "#ffffff",
      { opacity: 0.05 },
    ),
    ...quads("430 420 300 -8, 1010 700 360 4, 1560 380 290 12").map(([x, y, size, turn]) =>
      boxFromAbove(canvas, [x, y], size, turn),
    ),
    ...strewn(canvas.random, 34, [40, 40, 1840, 1200]).map((at) =>
      kernel(canvas, at, canvas.random.between(0.7, 1.25)),
    ),
    vignette(canvas, "#4a050a", 0.45),
  );
}

function boxFromAbove(canvas: Canvas, at: Point, size: number, turn: number): string {
  const { random } = canvas;
  const half = size / 2;
  const stripes = Array.from({ length: 9 }, (_, index) =>
    rect([-half * 1.2 + index * half * 0.28, -half * 1.2, half * 0.14, half * 2.4], "#d2262c"),
  );
  const heap = Array.from({ length: 34 }, (_, index) => {
    const away = Math.sqrt(index / 34) * half * 1.02;
    return kernel(
      canvas,
      [
        Math.cos(index * 2.4) * away + random.around(8),
        Math.sin(index * 2.4) * away + random.around(8),
      ],
      random.between(1.1, 1.6),
    );
  });
  const outer = rect([-half * 1.2, -half * 1.2, half * 2.4, half * 2.4], "#ffffff", { rx: 30 });
  return placed(
    at,
    1,
    turn,
    rect([-half * 1.2 + 26, -half * 1.2 + 36, half * 2.4, half * 2.4], "#3a0408", {
      rx: 30,
      opacity: 0.45,
      filter: canvas.blur(20),
    }),
    outer,
    group({ "clip-path": canvas.clip(outer) }, ...stripes),
    rect([-half * 1.02, -half * 1.02, half * 2.04, half * 2.04], "#e0a840", { rx: 18 }),
    ...heap.toReversed(),
  );
}

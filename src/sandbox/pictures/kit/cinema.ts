import type { Canvas } from "./canvas.ts";
import { type Colour, lighten } from "./colour.ts";
import { disc } from "./outline.ts";
import { type Box, circle, path, placed, type Point, points, rect } from "./shapes.ts";
import { glow } from "./sky.ts";

/** One piece of popcorn. */
export function kernel(canvas: Canvas, at: Point, scale: number): string {
  const { random } = canvas;
  const puffs = points("-16 -4, 14 -10, 2 14, -4 -20, 20 10")
    .map(([x, y]) => disc([x + random.around(4), y + random.around(4), random.between(13, 19)]))
    .join("");
  return placed(
    at,
    scale,
    random.next() * 360,
    path(puffs, "#d9a24a", { transform: "translate(3 5)" }),
    path(puffs, "#fff4d2"),
    circle([2, 0], 8, "#f2cf7c", { opacity: 0.8 }),
    circle([-12, -12], 5, "#ffffff"),
  );
}

/** A screen that lights the hall. */
export function screenLight(canvas: Canvas, box: Box, colour: Colour): string {
  const [x, y, width, height] = box;
  return (
    glow(canvas, [x + width / 2, y + height / 2], [width * 0.95, height * 1.35], colour, 0.6) +
    rect(box, canvas.linear([lighten(colour, 0.75), lighten(colour, 0.5)]), { rx: 8 })
  );
}

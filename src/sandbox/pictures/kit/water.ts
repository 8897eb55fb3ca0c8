import type { Canvas, Stop } from "./canvas.ts";
import type { Colour } from "./colour.ts";
import { type Box, ellipse, group, path, type Point, rect, round } from "./shapes.ts";

/** A calm surface from `top` down to the bottom of the canvas, colours from far to near. */
export function water(canvas: Canvas, top: number, stops: readonly Stop[]): string {
  return rect([0, top, canvas.width, canvas.height - top], canvas.linear(stops));
}

/** Flat lens-shaped glints that grow towards the viewer. */
export function glints(
  canvas: Canvas,
  [x, y, width, height]: Box,
  count: number,
  colour: Colour,
  opacity = 0.5,
): string {
  const { random } = canvas;
  const d = Array.from({ length: count }, () => {
    const near = random.next() ** 0.8;
    const half = (14 + near * 90) * random.between(0.4, 1.2);
    const thick = 1.2 + near * 4.5;
    return lens([x + random.next() * width, y + near * height], half, thick);
  });
  return path(d.join(""), colour, { opacity });
}

/** The broken light of a low sun or a lamp on the water, below `at`. */
export function lightPath(
  canvas: Canvas,
  [x, y]: Point,
  [width, depth]: Point,
  colour: Colour,
): string {
  const { random } = canvas;
  const rows = Math.max(8, Math.round(depth / 15));
  const d = Array.from({ length: rows }, (_, row) => {
    const near = (row + 0.5) / rows;
    const half = width * (0.2 + near * 0.55) * random.between(0.25, 1);
    return lens(
      [x + random.around(width * 0.3 * (0.3 + near)), y + near * depth],
      half,
      1.5 + near * 4,
    );
  });
  return group(
    {},
    ellipse([x, y + depth * 0.4], [width * 0.5, depth * 0.5], colour, {
      opacity: 0.22,
      filter: canvas.blur(18),
    }),
    path(d.join(""), colour, { opacity: 0.8 }),
  );
}

/** What stands above the water line, upside down and dimmed. */
export function reflection(canvas: Canvas, top: number, opacity: number, ...markup: string[]) {
  const depth = canvas.height - top;
  const clip = canvas.clip(rect([0, top, canvas.width, depth], "#fff"));
  const flip = `translate(0 ${round(2 * top)}) scale(1 -1)`;
  return group({ "clip-path": clip, opacity }, group({ transform: flip }, ...markup));
}

/** @returns path data of a flat lens around a place */
export function lens([x, y]: Point, half: number, thick: number): string {
  const [h, t] = [round(half), round(thick)];
  return `M${round(x - half)} ${round(y)}q${h} ${-t} ${2 * h} 0q${-h} ${t} ${-2 * h} 0z`;
}

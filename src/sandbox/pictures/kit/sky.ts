import type { Canvas, Stop } from "./canvas.ts";
import { type Colour, lighten } from "./colour.ts";
import { disc, dots, strewn } from "./outline.ts";
import {
  type Box,
  circle,
  ellipse,
  group,
  path,
  type Point,
  rect,
  round,
  stroke,
  triples,
} from "./shapes.ts";

/** The sky, or any backdrop, over the whole canvas; colours from top to bottom. */
export function backdrop(canvas: Canvas, stops: readonly Stop[], angle = 90): string {
  return canvas.cover(canvas.linear(stops, angle));
}

/** Light that fades out around a place. */
export function glow(
  canvas: Canvas,
  at: Point,
  radius: number | Point,
  colour: Colour,
  opacity = 0.8,
): string {
  // Falls off like light does: a straight line between two stops would show a rim.
  const stops: Stop[] = [
    [0, colour, opacity],
    [0.2, colour, opacity * 0.66],
    [0.45, colour, opacity * 0.26],
    [0.7, colour, opacity * 0.07],
    [1, colour, 0],
  ];
  const reach: Point = typeof radius === "number" ? [radius, radius] : radius;
  return ellipse(at, reach, canvas.radial(stops));
}

/** A sun or moon: a disc in its own halo. */
export function sun(canvas: Canvas, at: Point, radius: number, colour: Colour): string {
  const disk = circle(at, radius, canvas.linear([lighten(colour, 0.35), colour]));
  return glow(canvas, at, radius * 4.2, colour, 0.55) + disk;
}

/** A moon with a few soft seas. */
export function moon(canvas: Canvas, at: Point, radius: number, colour: Colour): string {
  const [x, y] = at;
  const seas = triples(
    "-0.3 -0.2 0.26, 0.12 -0.42 0.16, 0.3 0.12 0.3, -0.18 0.42 0.2, -0.55 0.25 0.12",
  );
  const marks = seas.map(([dx, dy, r]) => disc([x + dx * radius, y + dy * radius, r * radius]));
  return sun(canvas, at, radius, colour) + path(marks.join(""), "#5b6690", { opacity: 0.13 });
}

/** Stars, dense enough to read as a night sky and small enough to stay quiet. */
export function stars(
  canvas: Canvas,
  count: number,
  area: Box,
  colour: Colour = "#fff7e0",
): string {
  const sizes = triples("0.62 2.4 0.5, 0.3 3.6 0.75, 0.08 5.6 1");
  return sizes
    .map(([share, width, opacity]) => {
      const points = strewn(canvas.random, Math.round(count * share), area);
      return stroke(dots(points), colour, width, { opacity });
    })
    .join("");
}

/** Falling snow in three depths; `size` is the width of the nearest flakes. */
export function snowfall(canvas: Canvas, count: number, size: number, colour: Colour = "#ffffff") {
  const area: Box = [0, 0, canvas.width, canvas.height];
  const depths = triples("0.65 0.25 0.45, 0.28 0.5 0.6, 0.07 1 0.5");
  return depths
    .map(([share, scale, opacity]) => {
      const points = strewn(canvas.random, Math.round(count * share), area);
      return stroke(dots(points), colour, size * scale, { opacity });
    })
    .join("");
}

/** Slanting rain. */
export function rain(canvas: Canvas, count: number, length: number, colour: Colour, opacity = 0.3) {
  const drops = strewn(canvas.random, count, [-100, -100, canvas.width + 200, canvas.height + 100]);
  const d = drops.map(([x, y]) => {
    const fall = length * canvas.random.between(0.5, 1.2);
    return `M${round(x)} ${round(y)}l${round(-fall * 0.22)} ${round(fall)}`;
  });
  return stroke(d.join(""), colour, 2.2, { opacity });
}

/** A heaped summer cloud: lit from the top left, its flat base fading into the air. */
export function cloud(canvas: Canvas, [x, y]: Point, width: number, colour: Colour, shade: Colour) {
  const { random } = canvas;
  const base = y + width * 0.03;
  const heap = (count: number, spread: number, size: number, sink: number) =>
    Array.from({ length: count }, (_, index) => {
      const along = ((index + 0.5) / count - 0.5) * spread;
      const rise = Math.cos(along * Math.PI) ** 0.7;
      const r = width * (0.035 + size * rise) * random.between(0.7, 1.3);
      return disc([
        x + along * width,
        base - rise * width * random.between(0, 0.12) + sink * width,
        r,
      ]);
    }).join("");
  const body = heap(16, 0.98, 0.07, 0);
  const fill = canvas.across(
    [0, y - width * 0.2],
    [0, base],
    [
      [0, colour],
      [0.5, colour],
      [1, shade],
    ],
  );
  const box: Box = [x - width, y - width * 0.5, width * 2, width * 0.5 + width * 0.03];
  const fade = canvas.across(
    [0, y - width * 0.05],
    [0, base],
    [
      [0, "#ffffff"],
      [1, "#ffffff", 0.1],
    ],
  );
  return group(
    { mask: canvas.mask(rect(box, fade)) },
    path(body, fill),
    group(
      { "clip-path": canvas.clip(path(body, "#fff")) },
      path(heap(9, 0.8, 0.06, 0.035), shade, { opacity: 0.5 }),
      path(heap(6, 0.5, 0.05, 0.06), shade, { opacity: 0.45 }),
    ),
  );
}

/** Long thin clouds, as at dusk. */
export function streaks(
  canvas: Canvas,
  count: number,
  [x, y, width, height]: Box,
  colour: Colour,
  opacity = 0.35,
): string {
  const { random } = canvas;
  const bands = strewn(random, count, [x, y, width, height]).map((at) => {
    const length = width * random.between(0.12, 0.4);
    return ellipse(at, [length, length * random.between(0.012, 0.035)], colour, {
      opacity: opacity * random.between(0.4, 1),
    });
  });
  return group({ filter: canvas.blur(5) }, ...bands);
}

/** Mist that lies at a height and thins out above and below. */
export function mist(canvas: Canvas, y: number, height: number, colour: Colour, opacity = 0.7) {
  const fill = canvas.linear([
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  return rect([0, y - height / 2, canvas.width, height], fill);
}

/** Darker towards the edges, which leads the eye to `at`. */
export function vignette(canvas: Canvas, colour: Colour, opacity = 0.55, at: Point = [0.5, 0.5]) {
  const fill = canvas.radial(
    [
      [0.45, colour, 0],
      [0.75, colour, opacity * 0.35],
      [1, colour, opacity],
    ],
    at,
  );
  const [w, h] = [canvas.width, canvas.height];
  return rect([-w * 0.2, -h * 0.2, w * 1.4, h * 1.4], fill);
}

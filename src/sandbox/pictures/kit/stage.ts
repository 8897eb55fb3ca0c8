import type { Canvas, Stop } from "./canvas.ts";
import { type Colour, darken, lighten } from "./colour.ts";
import { dots, strewn } from "./outline.ts";
import {
  type Box,
  ellipse,
  group,
  lines,
  path,
  type Point,
  rect,
  round,
  stroke,
} from "./shapes.ts";
import { glow } from "./sky.ts";

/** A beam of light in hazy air, from a lamp to where it lands. */
export interface Beam {
  readonly from: Point;
  readonly to: Point;
  /** How wide it is at its far end. */
  readonly width: number;
  readonly colour: Colour;
  readonly opacity?: number;
}

/** Light through haze: strongest at the lamp, with a brighter core. */
export function beam(canvas: Canvas, { from, to, width, colour, opacity = 0.5 }: Beam): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const normal: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  const cone = (share: number) => {
    const [near, far] = [width * 0.06 * share, (width / 2) * share];
    return lines([
      [from[0] - normal[0] * near, from[1] - normal[1] * near],
      [to[0] - normal[0] * far, to[1] - normal[1] * far],
      [to[0] + normal[0] * far, to[1] + normal[1] * far],
      [from[0] + normal[0] * near, from[1] + normal[1] * near],
    ]);
  };
  const fade = (share: number): Stop[] => [
    [0, lighten(colour, 0.5), opacity * share],
    [0.25, colour, opacity * share * 0.7],
    [1, colour, 0],
  ];
  return (
    path(cone(1), canvas.across(from, to, fade(0.8))) +
    path(cone(0.45), canvas.across(from, to, fade(0.6)))
  );
}

/** A fan of beams from one lamp; angles in degrees, 90 is straight down. */
export function fan(canvas: Canvas, lamp: Beam, angles: readonly number[]): string {
  const reach = Math.hypot(lamp.to[0] - lamp.from[0], lamp.to[1] - lamp.from[1]);
  return angles
    .map((angle) => {
      const turn = (angle * Math.PI) / 180;
      const to: Point = [
        lamp.from[0] + Math.cos(turn) * reach,
        lamp.from[1] + Math.sin(turn) * reach,
      ];
      return beam(canvas, { ...lamp, to });
    })
    .join("");
}

/** The pool that a spotlight makes on a floor. */
export function pool(canvas: Canvas, at: Point, size: Point, colour: Colour, opacity = 0.7) {
  return (
    glow(canvas, at, [size[0] * 1.6, size[1] * 1.6], colour, opacity * 0.5) +
    ellipse(at, size, colour, { opacity: opacity * 0.45, filter: canvas.blur(size[1] * 0.12) })
  );
}

/** Cloth in folds. `gather` (0 to 1) draws its lower end towards `side`, as a tied curtain hangs. */
export interface Curtain {
  readonly box: Box;
  readonly colour: Colour;
  readonly folds?: number;
  readonly gather?: number;
  readonly side?: "left" | "right";
}

/** A stage curtain, or a backdrop of cloth. */
export function curtain(canvas: Canvas, options: Curtain): string {
  const { colour, folds = 12, gather = 0, side = "left" } = options;
  const [x, y, width, height] = options.box;
  const edge = side === "left" ? x : x + width;
  const low = (at: number) => edge + (at - edge) * (1 - gather);
  const strips = Array.from({ length: folds }, (_, index) => {
    const from = x + (index / folds) * width + canvas.random.around((width / folds) * 0.18);
    const to = x + ((index + 1.3) / folds) * width;
    const bend = y + height * 0.55;
    const light = canvas.random.between(0.08, 0.26);
    const fill = canvas.linear(
      [
        [0, darken(colour, 0.5)],
        [0.35, lighten(colour, light)],
        [0.6, colour],
        [1, darken(colour, 0.55)],
      ],
      0,
    );
    const d =
      `M${round(from)} ${round(y)}H${round(to)}C${round(to)} ${round(bend)} ${round(low(to))} ${round(bend)} ${round(low(to))} ${round(y + height)}` +
      `H${round(low(from))}C${round(low(from))} ${round(bend)} ${round(from)} ${round(bend)} ${round(from)} ${round(y)}z`;
    return path(d, fill);
  });
  const clip = canvas.clip(rect([x, y, width, height], "#fff"));
  return group({ "clip-path": clip }, ...(side === "left" ? strips.toReversed() : strips));
}

/** Floor boards that run towards a vanishing point. */
export function boards(
  canvas: Canvas,
  top: number,
  stops: readonly Stop[],
  vanishing: Point = [canvas.width / 2, top - canvas.height * 0.5],
): string {
  const { width, height } = canvas;
  const joints = Array.from({ length: 31 }, (_, index) => {
    const x = -width + (index / 30) * 3 * width;
    const share = (height - top) / (height - vanishing[1]);
    return `M${round(x)} ${round(height)}L${round(x + (vanishing[0] - x) * share)} ${round(top)}`;
  });
  return (
    rect([0, top, width, height - top], canvas.linear(stops)) +
    stroke(joints.join(""), "#000000", 2.5, { opacity: 0.22 })
  );
}

/** A lighting bar with lamps hanging from it; returns where its lamps are. */
export function lampBar(y: number, [from, to]: Point, count: number, colour: Colour) {
  const lamps = Array.from({ length: count }, (_, index): Point => {
    return [from + ((index + 0.5) / count) * (to - from), y + 34];
  });
  const bar =
    stroke(`M${from - 80} ${y}H${to + 80}M${from - 80} ${y - 26}H${to + 80}`, colour, 7) +
    stroke(lamps.map(([x]) => `M${round(x - 40)} ${y}l40 -26l40 26`).join(""), colour, 4);
  const housings = lamps
    .map(([x, top]) => rect([x - 15, top - 30, 30, 36], colour, { rx: 6 }))
    .join("");
  return { lamps, markup: bar + housings };
}

/** Dust that hangs in light. */
export function dust(canvas: Canvas, count: number, box: Box, colour: Colour, opacity = 0.5) {
  return [2.5, 4.5, 8]
    .map((width, depth) => {
      const points = strewn(canvas.random, Math.round(count / (1 + depth * 2)), box);
      return stroke(dots(points), colour, width, { opacity: opacity / (1 + depth * 0.7) });
    })
    .join("");
}

/** A string of bulbs that hangs between two hooks. */
export function bulbs(canvas: Canvas, from: Point, to: Point, sag: number, colour: Colour) {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 85));
  const places = Array.from({ length: count }, (_, index) => at((index + 0.5) / count));
  const middle = at(0.5);
  const cable = `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round(2 * middle[1] - (from[1] + to[1]) / 2)} ${round(to[0])} ${round(to[1])}`;
  return (
    stroke(cable, "#14131c", 3, { opacity: 0.8 }) +
    places.map((place) => glow(canvas, [place[0], place[1] + 10], 46, colour, 0.65)).join("") +
    stroke(dots(places.map(([x, y]) => [x, y + 10])), lighten(colour, 0.65), 13)
  );
}

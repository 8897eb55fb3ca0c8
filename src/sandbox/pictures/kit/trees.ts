import type { Canvas } from "./canvas.ts";
import { type Colour, darken, lighten, mix } from "./colour.ts";
import { disc } from "./outline.ts";
import type { Random } from "./random.ts";
import { curve, group, lines, path, type Point, round, stroke } from "./shapes.ts";

/** @returns path data of a spruce that stands on `foot` */
export function spruce(random: Random, [x, y]: Point, height: number): string {
  const tiers = Math.max(5, Math.min(13, Math.round(height / 26)));
  const spread = height * random.between(0.15, 0.2);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier++) {
    const level = (tier + 1) / tiers;
    const top = y - height * (1 - level * 0.93);
    const reach = spread * level ** 0.85;
    const droop = height * 0.018;
    left.push(
      [x - reach * random.between(0.75, 1.08), top + droop],
      [x - reach * 0.48, top - droop],
    );
    right.push(
      [x + reach * random.between(0.75, 1.08), top + droop],
      [x + reach * 0.48, top - droop],
    );
  }
  const trunk: Point[] = [
    [x + height * 0.014, y - height * 0.07],
    [x + height * 0.014, y],
    [x - height * 0.014, y],
    [x - height * 0.014, y - height * 0.07],
  ];
  return lines([[x, y - height], ...right, ...trunk, ...left.toReversed()]);
}

/** Trees side by side, as one path: how they stand and how tall they are. */
export interface Stand {
  /** The ground they stand on, from left to right. */
  readonly ground: readonly Point[];
  readonly height: readonly [least: number, most: number];
  /** Mean distance between trunks in canvas units. */
  readonly spacing: number;
}

/** A row of spruces; `fill` may be a colour or a gradient. */
export function spruces(canvas: Canvas, stand: Stand, fill: string): string {
  return path(
    feet(canvas.random, stand)
      .map((foot) => spruce(canvas.random, foot, canvas.random.between(...stand.height)))
      .join(""),
    fill,
  );
}

/** Spruces with snow on the side that the light falls on. */
export function snowySpruces(canvas: Canvas, stand: Stand, colour: Colour, snow: Colour): string {
  const { random } = canvas;
  return feet(random, stand)
    .map((foot) => snowySpruce(canvas, foot, random.between(...stand.height), [colour, snow]))
    .join("");
}

/** One spruce with snow. */
function snowySpruce(
  canvas: Canvas,
  [x, y]: Point,
  height: number,
  [colour, snow]: readonly [Colour, Colour],
): string {
  const { random } = canvas;
  const tree = spruce(random, [x, y], height);
  const tiers = Math.max(4, Math.round(height / 40));
  const pads = Array.from({ length: tiers }, (_, tier) => {
    const level = (tier + 0.7) / tiers;
    const top = y - height * (1 - level * 0.86);
    const reach = height * 0.15 * level;
    const side = random.between(-1, -0.6);
    return curve(
      [
        [x + reach * side, top + height * 0.02],
        [x + reach * side * 0.4, top - height * 0.035],
        [x + reach * random.between(0.2, 0.5), top - height * 0.01],
        [x - reach * 0.15, top + height * 0.012],
      ],
      true,
    );
  });
  return path(tree, colour) + path(pads.join(""), snow, { opacity: 0.9 });
}

/** Leafy trees: crowns with a light and a shaded side. */
export function leafyTrees(canvas: Canvas, stand: Stand, colour: Colour): string {
  const { random } = canvas;
  return feet(random, stand)
    .map((foot) => leafyTree(canvas, foot, random.between(...stand.height), colour))
    .join("");
}

/**
 * One leafy tree: a crown of many tufts, lit from the top left.
 * @param shine how bright the light on the tufts is, 0 to 1; little at night
 */
export function leafyTree(
  canvas: Canvas,
  [x, y]: Point,
  height: number,
  colour: Colour,
  shine = 0.32,
): string {
  const { random } = canvas;
  const tint = mix(colour, random.chance(0.5) ? "#1d4038" : "#d7c65a", random.between(0, 0.18));
  const middle: Point = [x, y - height * 0.6];
  const reach: Point = [height * random.between(0.24, 0.34), height * 0.34];
  const trunk = `M${round(x)} ${round(y)}V${round(middle[1])}`;
  const tufts = (count: number, shift: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = index * 2.4;
      const away = Math.sqrt((index + 0.5) / count);
      return disc([
        middle[0] + (Math.cos(angle) * away - shift) * reach[0],
        middle[1] + (Math.sin(angle) * away - shift) * reach[1],
        height * size * random.between(0.7, 1.25),
      ]);
    }).join("");
  return group(
    {},
    stroke(trunk, darken(tint, 0.6), height * 0.04),
    path(tufts(15, 0, 0.105), canvas.linear([tint, darken(tint, 0.38)], 65)),
    path(tufts(9, 0.22, 0.06), lighten(tint, 0.25), { opacity: shine }),
    path(tufts(6, 0.42, 0.035), lighten(tint, 0.45), { opacity: shine * 1.1 }),
  );
}

/** Birches: pale trunks with marks, airy crowns. */
export function birch(canvas: Canvas, [x, y]: Point, height: number, leaf: Colour): string {
  const { random } = canvas;
  const lean = random.around(height * 0.05);
  const wide = height * 0.026;
  const trunk = lines([
    [x - wide, y],
    [x + wide, y],
    [x + lean + wide * 0.3, y - height],
    [x + lean - wide * 0.2, y - height],
  ]);
  const marks = Array.from({ length: 9 }, () => {
    const up = random.between(0.03, 0.85);
    const from = x + lean * up + random.around(wide * 0.7);
    return `M${round(from)} ${round(y - height * up)}h${round(random.around(wide * 0.9))}`;
  });
  const leaves = Array.from({ length: 6 }, () => {
    const up = random.between(0.45, 1);
    const reach = height * (0.2 - Math.abs(up - 0.65) * 0.25);
    const spots = Array.from({ length: 38 }, () =>
      disc([
        x + lean * up + random.around(reach) * random.between(0.3, 1),
        y - height * (up + random.around(0.1)),
        height * random.between(0.006, 0.02),
      ]),
    );
    return path(spots.join(""), mix(leaf, "#fff3c0", random.between(0, 0.35)), { opacity: 0.9 });
  });
  return group(
    {},
    ...leaves.slice(0, 3),
    path(trunk, canvas.linear(["#f4efe6", "#c9c3c4"], 0)),
    stroke(marks.join(""), "#3b3440", height * 0.008),
    ...leaves.slice(3),
  );
}

/** Upright blades along a line, from a lawn's edge to reeds. */
export function grass(canvas: Canvas, ground: readonly Point[], blade: number, colour: Colour) {
  const stand: Stand = { ground, height: [blade * 0.4, blade], spacing: Math.max(5, blade * 0.16) };
  const d = feet(canvas.random, stand).map(([x, y]) => {
    const tall = canvas.random.between(...stand.height);
    const lean = canvas.random.around(tall * 0.35);
    const wide = tall * 0.07;
    return `M${round(x - wide)} ${round(y)}Q${round(x)} ${round(y - tall * 0.6)} ${round(x + lean)} ${round(y - tall)}Q${round(x + wide)} ${round(y - tall * 0.5)} ${round(x + wide)} ${round(y)}z`;
  });
  return path(d.join(""), colour);
}

/** Trunks at uneven distances: even ones look planted. */
function feet(random: Random, { ground, spacing }: Stand): Point[] {
  const first = ground[0]?.[0] ?? 0;
  const last = ground.at(-1)?.[0] ?? 0;
  const count = Math.max(1, Math.round((last - first) / spacing));
  return Array.from({ length: count }, (_, index) => {
    const x = first + (index + 0.5) * spacing + random.around(spacing * 0.45);
    return [x, heightAt(ground, x) + random.between(0, spacing * 0.12)];
  });
}

/** @returns how high (y) a line of points is at `x` */
function heightAt(ground: readonly Point[], x: number): number {
  const after = Math.max(
    1,
    ground.findIndex(([at]) => at >= x),
  );
  const [x1, y1] = ground[after - 1] ?? [0, 0];
  const [x2, y2] = ground[after] ?? [x1 + 1, y1];
  const share = Math.min(1, Math.max(0, (x - x1) / (x2 - x1)));
  return y1 + (y2 - y1) * share;
}

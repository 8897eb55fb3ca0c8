import type { Random } from "./random.ts";
import { type Point, round } from "./shapes.ts";

/**
 * Breaks the straight lines between anchors up into a rugged edge (midpoint displacement).
 * @param roughness how far a midpoint strays, as a share of its segment's length: 0.05 calm, 0.3 wild
 * @param grain segments shorter than this (canvas units) are left alone
 */
export function rugged(
  random: Random,
  anchors: readonly Point[],
  roughness: number,
  grain = 9,
): Point[] {
  const [first, ...rest] = anchors;
  if (!first) return [];
  return [first, ...rest.flatMap((to, index) => broken(random, anchors[index] ?? first, to))];

  function broken(source: Random, from: Point, to: Point): Point[] {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < grain) return [to];
    const middle: Point = [
      (from[0] + to[0]) / 2 + source.around(length * roughness * 0.4),
      (from[1] + to[1]) / 2 + source.around(length * roughness),
    ];
    return [...broken(source, from, middle), ...broken(source, middle, to)];
  }
}

/** A joint of a limb: where it is and how thick (radius) the limb is there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** @returns path data of a limb: round joints with tapering links between them */
export function limb(joints: readonly Joint[]): string {
  return joints
    .map((to, index) => {
      const from = joints[index - 1];
      return disc(to) + (from ? link(from, to) : "");
    })
    .join("");
}

/** @returns path data of a limb that bends smoothly through its joints: a root, a branch, an arm of smoke */
export function tendril(joints: readonly Joint[]): string {
  const at = (index: number): Joint =>
    joints[Math.min(joints.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  const fine = joints.slice(1).flatMap((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [0, 0.2, 0.4, 0.6, 0.8].map((t): Joint => {
      const blend = (axis: 0 | 1 | 2) =>
        catmullRom([before[axis], from[axis], to[axis], after[axis]], t);
      return [blend(0), blend(1), Math.max(0.5, blend(2))];
    });
  });
  return limb([...fine, at(joints.length - 1)]);
}

/** The value a share `t` of the way from `b` to `c`, on a curve through all four. */
function catmullRom([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** @returns path data of a circle */
export function disc([x, y, r]: Joint): string {
  const size = round(r);
  return `M${round(x - r)} ${round(y)}a${size} ${size} 0 1 1 ${round(2 * r)} 0a${size} ${size} 0 1 1 ${round(-2 * r)} 0z`;
}

function link([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  // Clockwise like the discs, so that overlaps stay filled.
  const corners: Point[] = [
    [x1 - nx * r1, y1 - ny * r1],
    [x2 - nx * r2, y2 - ny * r2],
    [x2 + nx * r2, y2 + ny * r2],
    [x1 + nx * r1, y1 + ny * r1],
  ];
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

/** @returns the points of a rounded, uneven ring: a bush, a stone, a splash, a cloud of flour */
export function blob(random: Random, [x, y]: Point, [rx, ry]: Point, unevenness: number): Point[] {
  const count = 12;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const reach = 1 + random.around(unevenness);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
}

/** @returns path data of a five-pointed (or other) star */
export function star([x, y]: Point, r: number, points = 5, waist = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? r : r * waist;
    const angle = (index / points) * Math.PI - Math.PI / 2;
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join("L")}z`;
}

/** @returns path data of many dots, to be stroked with round ends */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${round(x)} ${round(y)}h.01`).join("");
}

/** @returns points strewn evenly at random over a box */
export function strewn(
  random: Random,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
): Point[] {
  return Array.from({ length: count }, () => [
    random.between(x, x + width),
    random.between(y, y + height),
  ]);
}

/** @returns the point a share of the way from one to another */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

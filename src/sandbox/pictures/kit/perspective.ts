import { lines, type Point } from "./shapes.ts";

/** Places a point of a room on the canvas: x to the right, y downwards, z away from the viewer. */
export type View = (x: number, y: number, z: number) => Point;

/**
 * One-point perspective.
 * @param vanishing where all lines that lead away from the viewer meet
 * @param focal canvas units that one unit of the room takes at z = 1
 */
export function view([vx, vy]: Point, focal: number): View {
  return (x, y, z) => [vx + (x * focal) / z, vy + (y * focal) / z];
}

/** @returns path data of an upright wall along the way, at `x`, between two heights and depths */
export function wallAlong(see: View, x: number, [low, high]: Point, [near, far]: Point): string {
  return lines([see(x, low, near), see(x, high, near), see(x, high, far), see(x, low, far)]);
}

/** @returns path data of a level surface at height `y` */
export function level(see: View, y: number, [left, right]: Point, [near, far]: Point): string {
  return lines([see(left, y, near), see(right, y, near), see(right, y, far), see(left, y, far)]);
}

/** @returns path data of a wall that faces the viewer at depth `z` */
export function facing(see: View, [left, right]: Point, [low, high]: Point, z: number): string {
  return lines([see(left, low, z), see(right, low, z), see(right, high, z), see(left, high, z)]);
}

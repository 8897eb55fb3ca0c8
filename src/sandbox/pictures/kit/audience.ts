import type { Canvas } from "./canvas.ts";
import { type Colour, darken, lighten } from "./colour.ts";
import { disc, limb } from "./outline.ts";
import { ellipse, group, path, type Point, rect, round, stroke } from "./shapes.ts";

/** A row of people seen from behind. */
export interface Row {
  /** Where their shoulders meet the lower edge. */
  readonly y: number;
  /** Width of a person's shoulders. */
  readonly size: number;
  readonly colour: Colour;
  /** The light that catches heads and shoulders from the front. */
  readonly rim?: Colour;
  /** Share of people with raised arms. */
  readonly arms?: number;
}

/** Heads and shoulders side by side across the canvas, lit from the front. */
export function row(canvas: Canvas, options: Row): string {
  const { random } = canvas;
  const { y, size, colour, rim, arms = 0 } = options;
  const count = Math.ceil(canvas.width / (size * 0.92)) + 1;
  const people = Array.from({ length: count }, (_, index) => {
    const x = (index + random.around(0.22)) * size * 0.92;
    return bust(random.between(0.9, 1.1) * size, [x, y + random.around(size * 0.14)]);
  });
  const raised = people
    .filter(() => random.chance(arms))
    .flatMap(({ shoulder: [x, top] }) => raisedArms(canvas, [x, top], size));
  const shapes = [...people.map(({ d }) => d), ...raised].join("");
  const lit = rim
    ? group({ transform: `translate(0 ${round(-size * 0.03)})` }, path(shapes, rim))
    : "";
  return lit + path(shapes, colour) + rect([0, y - 2, canvas.width, size], colour);
}

function bust(size: number, [x, y]: Point) {
  const r = size * 0.2;
  const top = y - size * 0.34;
  const shoulders = limb([
    [x - size * 0.3, y - size * 0.12, size * 0.16],
    [x + size * 0.3, y - size * 0.12, size * 0.16],
  ]);
  const trunk = limb([
    [x, top - r * 0.4, size * 0.09],
    [x, y, size * 0.3],
  ]);
  return { d: shoulders + trunk + disc([x, top - r * 0.9, r]), shoulder: [x, top] as Point };
}

function raisedArms(canvas: Canvas, [x, y]: Point, size: number): string[] {
  const { random } = canvas;
  const both = random.chance(0.6) ? [-1, 1] : [random.chance(0.5) ? -1 : 1];
  return both.map((side) => {
    const elbow: Point = [x + side * size * random.between(0.34, 0.5), y - size * 0.28];
    const hand: Point = [
      elbow[0] - side * size * random.between(-0.08, 0.2),
      elbow[1] - size * random.between(0.35, 0.55),
    ];
    return limb([
      [x + side * size * 0.3, y + size * 0.22, size * 0.09],
      [...elbow, size * 0.066],
      [...hand, size * 0.055],
      [hand[0], hand[1] - size * 0.09, size * 0.06],
    ]);
  });
}

/** Rows of cinema seats seen from behind, the nearest last. */
export interface Seats {
  /** Upper edges of the farthest and of the nearest row. */
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  /** Widths of a seat in the farthest and in the nearest row. */
  readonly sizes: readonly [far: number, near: number];
  readonly colour: Colour;
  /** The light on their upper edges. */
  readonly rim: Colour;
  /** Share of seats that are taken. */
  readonly taken?: number;
}

/** Seats in perspective; taken ones show a head. */
export function seats(canvas: Canvas, options: Seats): string {
  const { from, to, rows, sizes, colour, rim, taken = 0 } = options;
  return Array.from({ length: rows }, (_, index) => {
    const near = rows === 1 ? 1 : index / (rows - 1);
    const size = sizes[0] + (sizes[1] - sizes[0]) * near ** 1.3;
    const y = from + (to - from) * near ** 1.3;
    const tone = darken(colour, 0.35 - near * 0.1);
    return seatRow(canvas, { y, size, colour: tone, rim }, { taken, shift: index % 2 });
  }).join("");
}

function seatRow(
  canvas: Canvas,
  { y, size, colour, rim = colour }: Row,
  { taken, shift }: { taken: number; shift: number },
): string {
  const { random } = canvas;
  const count = Math.ceil(canvas.width / size / 2) + 1;
  const middle = canvas.width / 2 + (shift * size) / 2;
  const fill = canvas.linear([lighten(colour, 0.12), darken(colour, 0.4)]);
  return Array.from({ length: 2 * count + 1 }, (_, index) => {
    const x = middle + (index - count) * size;
    const head = random.chance(taken) ? sitter(random.between(0.92, 1.08) * size, [x, y], rim) : "";
    const back = (dy: number, paint: string, opacity: number) =>
      rect([x - size * 0.44, y + dy, size * 0.88, size * 1.2], paint, { rx: size * 0.17, opacity });
    return head + back(-size * 0.018, rim, 0.75) + back(0, fill, 1);
  }).join("");
}

function sitter(size: number, [x, y]: Point, rim: Colour): string {
  const r = size * 0.2;
  const centre: Point = [x, y - r * 0.75];
  return (
    ellipse([centre[0], centre[1] - r * 0.07], [r * 1.02, r * 1.12], rim, { opacity: 0.8 }) +
    ellipse(centre, [r, r * 1.12], "#0d0b14") +
    stroke(`M${round(x - r * 1.3)} ${round(y + r)}h${round(r * 2.6)}`, "#0d0b14", r * 1.2)
  );
}

/** A place on the canvas, in canvas units from the top left. */
export type Point = readonly [x: number, y: number];

/** Reads places: numbers apart by spaces, places by commas, e.g. `"0 10, 20 30"`. */
export const points = (text: string) => tuples(text) as unknown as Point[];

/** Reads triples, e.g. joints of a limb (x, y, radius) or places with a size. */
export const triples = (text: string) => tuples(text) as unknown as Triple[];

/** Reads quadruples, e.g. boxes, or places with a size and a turn. */
export const quads = (text: string) => tuples(text) as unknown as Box[];

/** Three numbers that belong together. */
export type Triple = readonly [number, number, number];

function tuples(text: string): number[][] {
  return text.split(",").map((tuple) => tuple.trim().split(" ").map(Number));
}

/** Attributes of an element; numbers are rounded to a tenth, undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** @returns the number with at most one decimal, the precision of all coordinates */
export const round = (value: number) => Math.round(value * 10) / 10;

function element(name: string, attributes: Attributes, inside = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === "number" ? decimal(value) : (value ?? "")}"`,
    )
    .join("");
  return inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** Small numbers are shares (opacity), where a tenth would be too coarse. */
function decimal(value: number): number {
  return Math.abs(value) < 2 ? Math.round(value * 1000) / 1000 : round(value);
}

/** A filled path; `d` is path data. */
export function path(d: string, fill: string, attributes: Attributes = {}): string {
  return element("path", { d, fill, ...attributes });
}

/** An open or closed line with round ends. */
export function stroke(d: string, colour: string, width: number, attributes: Attributes = {}) {
  return element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...attributes,
  });
}

/** A circle around a place. */
export function circle([cx, cy]: Point, r: number, fill: string, attributes: Attributes = {}) {
  return element("circle", { cx, cy, r, fill, ...attributes });
}

/** An ellipse by its half width and half height. */
export function ellipse([cx, cy]: Point, [rx, ry]: Point, fill: string, extra: Attributes = {}) {
  return element("ellipse", { cx, cy, rx, ry, fill, ...extra });
}

/** An upright box: left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A box; `rx` among the attributes rounds its corners. */
export function rect([x, y, width, height]: Box, fill: string, attributes: Attributes = {}) {
  return element("rect", { x, y, width, height, fill, ...attributes });
}

/** Several elements with attributes in common. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element("g", attributes, children.join(""));
}

/** Moves, then scales, then turns (degrees) what is drawn around the origin. */
export function placed([x, y]: Point, scale: number, turn: number, ...children: string[]): string {
  const transform = `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)}) rotate(${round(turn)})`;
  return group({ transform }, ...children);
}

/** Mirrors left and right around the vertical line at `x`. */
export function mirrored(x: number, ...children: readonly string[]): string {
  return group({ transform: `translate(${round(2 * x)} 0) scale(-1 1)` }, ...children);
}

/** @returns path data of straight lines through the points */
export function lines(points: readonly Point[], closed = true): string {
  const [first, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return first === undefined ? "" : `M${first}L${rest.join(" ")}${closed ? "z" : ""}`;
}

/** @returns path data of a smooth curve (Catmull-Rom) through the points */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[inside] ?? [0, 0];
  };
  const pieces = [`M${pair(at(0))}`];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const reach: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    pieces.push(`C${pair(leave)} ${pair(reach)} ${pair(to)}`);
  }
  return pieces.join("") + (closed ? "z" : "");
}

/** @returns path data of the area under a smooth curve down to `floor` */
export function areaUnder(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  return `${curve(points)}L${pair([last[0], floor])} ${pair([first[0], floor])}z`;
}

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

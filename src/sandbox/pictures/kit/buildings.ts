import type { Canvas } from "./canvas.ts";
import { type Colour, darken, lighten, mix } from "./colour.ts";
import { type Box, group, lines, path, type Point, rect, round, stroke } from "./shapes.ts";
import { glow } from "./sky.ts";

/** A house with a gable end and a long side. */
export interface House {
  /** The lower left corner of the gable end. */
  readonly at: Point;
  /** Widths of the gable end and of the long side. */
  readonly gable: number;
  readonly side: number;
  readonly wall: number;
  readonly roof: number;
  readonly colour: Colour;
  readonly roofColour: Colour;
  readonly trim?: Colour;
  /** The light in the windows; undefined: dark panes. */
  readonly light?: Colour;
  readonly windows?: number;
  readonly door?: Colour;
}

/** A timber house: boards, white trim, panes that may be lit. */
export function house(canvas: Canvas, options: House): string {
  const { at, gable, side, wall, roof, colour, roofColour, trim = "#f3efe6" } = options;
  const [x, y] = at;
  const eaves = y - wall;
  const apex: Point = [x + gable / 2, eaves - roof];
  const front = lines([[x, y], [x, eaves], apex, [x + gable, eaves], [x + gable, y]]);
  const over = gable * 0.05;
  const slope = lines([
    [apex[0], apex[1] - over],
    [apex[0] + side + over, apex[1] - over],
    [x + gable + side + over * 2, eaves + over],
    [x + gable + over * 0.6, eaves + over],
  ]);
  const verge = `M${round(x - over)} ${round(eaves + over)}L${round(apex[0])} ${round(apex[1] - over)}L${round(x + gable + over * 0.6)} ${round(eaves + over)}`;
  return group(
    {},
    rect(
      [x + gable, eaves, side, wall],
      canvas.linear([darken(colour, 0.2), darken(colour, 0.38)]),
    ),
    path(front, canvas.linear([lighten(colour, 0.08), darken(colour, 0.12)])),
    planks(x, [x + gable, y - wall], y, gable * 0.06),
    planks(x + gable, [x + gable + side, y - wall], y, gable * 0.06),
    path(slope, canvas.linear([lighten(roofColour, 0.14), darken(roofColour, 0.12)])),
    stroke(verge, trim, Math.max(2, gable * 0.035), {
      "stroke-linecap": "butt",
      "stroke-linejoin": "miter",
    }),
    openings(canvas, options),
  );
}

function planks(from: number, [to, top]: Point, floor: number, gap: number): string {
  const count = Math.floor((to - from) / gap);
  const d = Array.from({ length: count }, (_, index) => {
    return `M${round(from + (index + 0.5) * gap)} ${round(top)}V${round(floor)}`;
  });
  return stroke(d.join(""), "#000000", 1.2, { opacity: 0.14 });
}

function openings(canvas: Canvas, house: House): string {
  const { at, gable, side, wall, roof, windows = 2, trim = "#f3efe6", light, door } = house;
  const [x, y] = at;
  const tall = Math.min(wall * 0.36, gable * 0.34);
  const wide = tall * 0.72;
  const level = y - wall * 0.72;
  const places: Point[] = [
    [x + gable * 0.28 - wide / 2, level],
    [x + gable * 0.72 - wide / 2, level],
    [x + gable / 2 - wide * 0.4, y - wall - roof * 0.42],
    ...Array.from({ length: windows }, (_, index): Point => {
      return [x + gable + ((index + 0.5) / windows) * side - wide / 2, level];
    }),
  ];
  const panes = places.map(([left, top], index) => {
    const scale = index === 2 ? 0.8 : 1;
    return pane(canvas, [left, top, wide * scale, tall * scale], light, trim);
  });
  const entry: Box = [x + gable * 0.5 - wide * 0.45, y - wall * 0.62, wide * 0.9, wall * 0.62];
  return panes.join("") + (door ? rect(entry, door, { stroke: trim, "stroke-width": 2 }) : "");
}

/** A window with a cross bar, and light that spills out of it. */
export function pane(canvas: Canvas, box: Box, light: Colour | undefined, trim: Colour): string {
  const [x, y, width, height] = box;
  const thick = Math.max(1.5, width * 0.09);
  const glass = light ? canvas.linear([lighten(light, 0.45), light]) : mix("#1d2b44", trim, 0.12);
  const centre: Point = [x + width / 2, y + height / 2];
  return (
    (light ? glow(canvas, centre, height * 1.7, light, 0.5) : "") +
    rect(box, glass, { stroke: trim, "stroke-width": thick }) +
    stroke(
      `M${round(centre[0])} ${round(y)}v${round(height)}M${round(x)} ${round(y + height * 0.42)}h${round(width)}`,
      trim,
      thick * 0.6,
    )
  );
}

/** What a stone church is painted with. */
export interface ChurchLook {
  readonly stone: Colour;
  readonly roof: Colour;
  /** The light in its windows; undefined: dark glass. */
  readonly light?: Colour;
}

/**
 * A medieval stone church: broad tower with a spire, nave and a lower chancel.
 * @param at the ground at the tower's left corner
 * @param size the height of the whole church
 */
export function stoneChurch(canvas: Canvas, [x, y]: Point, size: number, look: ChurchLook): string {
  const { stone, roof, light } = look;
  const unit = size / 100;
  const at = (px: number, py: number): Point => [x + px * unit, y - py * unit];
  const area = (px: number, py: number, width: number, height: number): Box => {
    return [x + px * unit, y - (py + height) * unit, width * unit, height * unit];
  };
  const face = canvas.linear([lighten(stone, 0.15), darken(stone, 0.1)], 60);
  const turned = canvas.linear([darken(stone, 0.1), darken(stone, 0.28)], 60);
  const slope = canvas.linear([lighten(roof, 0.12), darken(roof, 0.25)], 80);
  const opening = (px: number, py: number, width: number, height: number) =>
    archedWindow(canvas, area(px, py, width, height), light);
  return group(
    {},
    rect(area(76, 0, 30, 23), turned),
    path(lines([at(75, 22), at(84, 38), at(104, 38), at(108, 22)]), slope),
    rect(area(26, 0, 52, 31), face),
    path(lines([at(25, 30), at(30, 52), at(74, 52), at(80, 30)]), slope),
    rect(area(0, 0, 27, 56), face),
    rect(area(19, 0, 8, 56), turned),
    path(lines([at(-1.5, 55), at(13.5, 97), at(28.5, 55)]), slope),
    path(lines([at(13.5, 97), at(28.5, 55), at(20, 55)]), darken(roof, 0.4), { opacity: 0.6 }),
    stroke(
      `M${at(13.5, 97).map(round).join(" ")}v${round(-7 * unit)}m${round(-2 * unit)} ${round(2.4 * unit)}h${round(4 * unit)}`,
      darken(roof, 0.3),
      unit * 0.8,
    ),
    opening(6.5, 38, 6, 10),
    opening(7, 2, 6.5, 12),
    opening(34, 8, 4.5, 13),
    opening(48, 8, 4.5, 13),
    opening(62, 8, 4.5, 13),
    opening(84, 6, 4, 10),
    opening(95, 6, 4, 10),
    mortar(canvas, area(0, 0, 78, 30), stone),
  );
}

/** A round-arched window, deep set in a wall. */
export function archedWindow(canvas: Canvas, [x, y, width, height]: Box, light?: Colour): string {
  const arch = (grow: number) => {
    const [left, wide] = [x - grow, width + 2 * grow];
    const top = y + width / 2;
    return `M${round(left)} ${round(y + height)}V${round(top)}a${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(wide)} 0V${round(y + height)}z`;
  };
  const centre: Point = [x + width / 2, y + height / 2];
  const glass = light ? canvas.linear([lighten(light, 0.55), light]) : "#1c2536";
  return (
    path(arch(width * 0.16), "#0a0d18", { opacity: 0.22 }) +
    (light ? glow(canvas, centre, height * 1.5, light, 0.55) : "") +
    path(arch(0), glass)
  );
}

/** A few stones that show in a plastered wall. */
function mortar(canvas: Canvas, [x, y, width, height]: Box, stone: Colour): string {
  const { random } = canvas;
  const d = Array.from({ length: 34 }, () => {
    const size = height * random.between(0.03, 0.07);
    return `M${round(x + random.next() * width)} ${round(y + random.next() * height)}h${round(size * 1.6)}`;
  });
  return stroke(d.join(""), darken(stone, 0.35), height * 0.028, { opacity: 0.22 });
}

import type { Canvas } from "./canvas.ts";
import type { Colour } from "./colour.ts";
import { rugged } from "./outline.ts";
import { areaUnder, group, lines, path, type Point, round } from "./shapes.ts";

/** A range of mountains, seen from the side. */
export interface Range {
  /** The ridge from left to right: peaks and saddles. */
  readonly ridge: readonly Point[];
  /** Where its foot is (canvas units from the top). */
  readonly floor: number;
  readonly lit: Colour;
  readonly shade: Colour;
  /** The colour of the air at its foot, which it fades into. */
  readonly mist: Colour;
  readonly roughness?: number;
  /** Share of each slope that is covered with thin gullies, 0 to 1. */
  readonly gullies?: number;
  /** Whether the light comes from the right. */
  readonly lightFromRight?: boolean;
  /** A silhouette, without a lit and a shaded side. */
  readonly isFlat?: boolean;
}

/** Mountains with a lit and a shaded side, standing in mist. */
export function mountains(canvas: Canvas, range: Range): string {
  const { ridge, floor, lit, shade, mist, roughness = 0.16 } = range;
  const edges = ridge.slice(1).map((to, index) => {
    return rugged(canvas.random, [ridge[index] ?? to, to], roughness);
  });
  const top = Math.min(...ridge.map(([, y]) => y));
  const outline = [...edges.flat(), [ridge.at(-1)?.[0] ?? 0, floor], [ridge[0]?.[0] ?? 0, floor]];
  const fade = (colour: Colour) =>
    canvas.across(
      [0, top],
      [0, floor],
      [
        [0, colour],
        [0.35, colour],
        [1, mist],
      ],
    );
  const shadows = ridge.flatMap((apex, index) => {
    const slope = range.lightFromRight === true ? edges[index - 1]?.toReversed() : edges[index];
    const isPeak = isAbove(apex, ridge[index - 1]) && isAbove(apex, ridge[index + 1]);
    return isPeak && slope ? [shadow(canvas, slope, range)] : [];
  });
  const body = lines(outline as Point[]);
  if (range.isFlat === true) return path(body, fade(lit));
  const gullies = edges.flatMap((edge) => gulliesOf(canvas, edge, range));
  return group(
    {},
    path(body, fade(lit)),
    group(
      { "clip-path": canvas.clip(path(body, "#fff")) },
      path(gullies.join(""), fade(shade), { opacity: 0.55 }),
      path(shadows.join(""), fade(shade)),
    ),
  );
}

const isAbove = (point: Point, other: Point | undefined) => !other || point[1] <= other[1];

/** The side of a peak that the light does not reach: from the slope's edge to a winding spine. */
function shadow(canvas: Canvas, slope: readonly Point[], range: Range): string {
  const apex = slope[0] ?? [0, 0];
  const end = slope.at(-1) ?? apex;
  const way = Math.sign(end[0] - apex[0]);
  const drop = range.floor - apex[1];
  const spine = rugged(
    canvas.random,
    [
      [apex[0] + way * drop * 0.12, range.floor],
      [apex[0] - way * drop * 0.06, apex[1] + drop * 0.45],
      [apex[0] + way * drop * 0.03, apex[1] + drop * 0.2],
      apex,
    ],
    0.16,
  );
  // The next mountain's lit side starts at the saddle and widens: the shade gives way to it.
  const foot = rugged(canvas.random, [end, [end[0] + way * drop * 0.35, range.floor]], 0.12);
  return lines([...slope, ...foot, ...spine]);
}

/** Narrow rock faces that hang from the ridge, most of them near it. */
function gulliesOf(canvas: Canvas, edge: readonly Point[], range: Range): string[] {
  const { random } = canvas;
  const share = (range.gullies ?? 0.2) * 0.25;
  return edges(edge)
    .filter(() => random.chance(share))
    .map(([x, y]) => {
      const fall = (range.floor - y) * random.between(0.12, 0.5);
      const lean = fall * random.between(-0.3, 0.5);
      const wide = fall * random.between(0.03, 0.1);
      return lines([
        [x, y],
        [x + lean * 0.5 + wide, y + fall * 0.5],
        [x + lean, y + fall],
        [x + lean * 0.4 - wide, y + fall * 0.55],
      ]);
    });
}

/** Every third point is enough of an edge to hang gullies on. */
const edges = (points: readonly Point[]) => points.filter((_, index) => index % 3 === 0);

/** A rolling hill or field under a smooth line. */
export function hill(canvas: Canvas, line: readonly Point[], floor: number, fill: string): string {
  return path(areaUnder(line, Math.max(floor, canvas.height * 0.2)), fill);
}

/** Furrows or mown strips that follow a slope towards a vanishing point. */
export function furrows(
  canvas: Canvas,
  vanishing: Point,
  floor: number,
  count: number,
  [colour, opacity]: readonly [Colour, number],
): string {
  const spread = canvas.width * 2.4;
  const [vx, vy] = vanishing;
  const strips = Array.from({ length: count }, (_, index) => {
    const x = vx - spread / 2 + (index / count) * spread;
    const wide = spread / count / 2;
    return `M${round(vx)} ${round(vy)}L${round(x)} ${round(floor)}h${round(wide)}z`;
  });
  return path(strips.join(""), colour, { opacity });
}

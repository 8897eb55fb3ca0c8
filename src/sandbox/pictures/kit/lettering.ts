import { type Attributes, group, type Point, round } from "./shapes.ts";

/** A typeface as outlines: no machine needs a font to draw a poster. */
export interface Face {
  /** Height of capitals in thousandths of the type size. */
  readonly capHeight: number;
  /** By character: the advance width and the path data, in thousandths of the type size. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** Pairs that stand closer or wider, e.g. `AV-60`, apart by spaces. */
  readonly kerning: string;
}

/** How a line is set. */
export interface LineStyle {
  readonly face: Face;
  /** Type size in canvas units. */
  readonly size: number;
  /** Extra space between letters in thousandths of the size. */
  readonly tracking?: number;
  readonly align?: "left" | "centre" | "right";
}

/** @returns how wide the line is in canvas units, without space after the last letter */
export function lineWidth(text: string, style: LineStyle): number {
  const { advance } = setLine(text, style);
  return ((advance - (style.tracking ?? 0)) * style.size) / 1000;
}

/**
 * A line of text as outlines; characters that the face lacks are left out.
 * @param at the baseline's left end, middle or right end, as `align` says
 */
export function textLine(text: string, at: Point, fill: string, style: LineStyle): string {
  const { letters } = setLine(text, style);
  const share = { left: 0, centre: 0.5, right: 1 }[style.align ?? "centre"];
  const left = at[0] - lineWidth(text, style) * share;
  const place = `translate(${round(left)} ${round(at[1])}) scale(${(style.size / 1000).toFixed(4)})`;
  return group({ transform: place, fill }, ...letters);
}

/** @returns the type size at which the line is `width` canvas units wide */
export function sizeToFit(text: string, width: number, style: Omit<LineStyle, "size">): number {
  return (1000 * width) / lineWidth(text, { ...style, size: 1000 });
}

/** How the lines of a title share a column. */
export interface BlockStyle extends Omit<LineStyle, "size"> {
  /** Each line is set as wide as the column, but no larger than `largest`. */
  readonly width: number;
  readonly largest: number;
  /** Space between lines in canvas units. */
  readonly gap?: number;
}

/**
 * Lines justified into a column, the way poster titles are.
 * @param at the top of the column (its left, middle or right end, as `align` says)
 * @returns the markup and the height that it takes
 */
export function textBlock(
  text: readonly string[],
  at: Point,
  fill: string,
  style: BlockStyle,
): { readonly markup: string; readonly height: number } {
  let y = at[1];
  const markup = text.map((line) => {
    const size = Math.min(style.largest, sizeToFit(line, style.width, style));
    y += (size * style.face.capHeight) / 1000;
    const set = textLine(line, [at[0], y], fill, { ...style, size });
    y += style.gap ?? 24;
    return set;
  });
  return { markup: markup.join(""), height: y - (style.gap ?? 24) - at[1] };
}

/** Letters side by side in thousandths of the type size, and how far they reach. */
function setLine(text: string, { face, tracking = 0 }: LineStyle) {
  const kerning = kerningOf(face);
  const letters: string[] = [];
  let advance = 0;
  let previous = "";
  for (const character of text) {
    const glyph = face.glyphs[character];
    if (glyph === undefined) continue;
    advance += kerning.get(previous + character) ?? 0;
    const [width, outline] = splitOnce(glyph);
    if (outline !== "") letters.push(letter(outline, { transform: `translate(${advance})` }));
    advance += Number(width) + tracking;
    previous = character;
  }
  return { letters, advance };
}

const letter = (d: string, attributes: Attributes) => group(attributes, `<path d="${d}"/>`);

function splitOnce(glyph: string): [string, string] {
  const space = glyph.indexOf(" ");
  return [glyph.slice(0, space), glyph.slice(space + 1)];
}

const kerningTables = new WeakMap<Face, ReadonlyMap<string, number>>();

function kerningOf(face: Face): ReadonlyMap<string, number> {
  const known = kerningTables.get(face);
  if (known) return known;
  const pairs = face.kerning.split(" ").filter((pair) => pair !== "");
  const table = new Map(pairs.map((pair) => [pair.slice(0, 2), Number(pair.slice(2))]));
  kerningTables.set(face, table);
  return table;
}

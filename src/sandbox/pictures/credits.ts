import { filmSeeds } from "../content/films.ts";
import { caption } from "./faces/caption.ts";
import type { Canvas } from "./kit/canvas.ts";
import type { Colour } from "./kit/colour.ts";
import { type LineStyle, lineWidth, sizeToFit, textLine } from "./kit/lettering.ts";
import type { Point } from "./kit/shapes.ts";

/** Where the small print of a poster stands. */
export interface CreditStyle {
  readonly colour: Colour;
  /** The lowest baseline. */
  readonly y?: number;
  readonly align?: "left" | "centre" | "right";
}

const MARGIN = 90;

/** The small print of the film whose poster this is: who made it, who plays, what it is. */
export function credits(canvas: Canvas, style: CreditStyle): string {
  const facts = filmSeeds.find((film) => film.poster.name === canvas.name)?.facts;
  if (!facts) return "";
  const { colour, y = 1720, align = "centre" } = style;
  const x = { left: MARGIN, centre: canvas.width / 2, right: canvas.width - MARGIN }[align];
  const line = (text: string, up: number, size: number, tracking: number) =>
    fittedLine(canvas, text.toUpperCase(), [x, y - up], colour, { size, tracking, align });
  return [
    facts.cast === undefined ? "" : line(facts.cast.replaceAll(", ", "   ·   "), 104, 31, 90),
    line(`En film av ${facts.director}`, 56, 31, 190),
    line(`${facts.genre}   /   ${facts.country}   /   ${facts.minutes} min`, 8, 24, 170),
  ].join("");
}

type CreditLine = Pick<LineStyle, "size" | "align" | "tracking">;

/** Long names are set smaller rather than past the margins. */
function fittedLine(canvas: Canvas, text: string, at: Point, colour: Colour, line: CreditLine) {
  const style = { face: caption, ...line };
  const widest = canvas.width - 2 * MARGIN;
  const size = lineWidth(text, style) > widest ? sizeToFit(text, widest, style) : line.size;
  return textLine(text, at, colour, { ...style, size });
}

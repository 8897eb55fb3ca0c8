import { BRAND_COLOURS, iconMark } from "../model/brand.ts";
import type { IconDrawing } from "../model/icon.ts";
import type { Theme } from "../model/settings.ts";

/** Side of the marks' grid. */
const GRID = 32;

interface Placement {
  /** How much of the grid's side the mark's own grid takes. */
  readonly scale: number;
  /** Radius of the ground's corners. */
  readonly corner: number;
}

const PLACEMENTS: Readonly<Record<IconDrawing, Placement>> = {
  tile: { scale: 0.72, corner: 7 },
  // A mask may leave only the inner circle of 80 %: the mark's square fits into that.
  bleed: { scale: 0.62, corner: 0 },
};

/** @returns an SVG of the site's mark in the colours of its theme */
export function iconSvg(theme: Theme, drawing: IconDrawing): string {
  const { stage, accent } = BRAND_COLOURS[theme.variant];
  const { scale, corner } = PLACEMENTS[drawing];
  const offset = ((1 - scale) * GRID) / 2;
  const place = `translate(${offset} ${offset}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">` +
    `<rect width="${GRID}" height="${GRID}" rx="${corner}" fill="${stage}"/>` +
    `<path transform="${place}" fill="${accent}" fill-rule="evenodd" d="${iconMark(theme)}"/></svg>\n`
  );
}

import type { Theme } from "./settings.ts";

/** The colours of a theme variant that are needed outside the style sheet, `#rrggbb` but for the name. */
export interface BrandColours {
  /** Behind a page in light surroundings. */
  readonly paper: string;
  /** Behind a page in dark surroundings. */
  readonly darkPaper: string;
  /** The venue's dark ground: heroes, footer, icon. */
  readonly stage: string;
  /** What stands out on `stage`. */
  readonly accent: string;
  /** The CSS name nearest to `accent`: calendars know no other colours (RFC 7986, section 5.9). */
  readonly name: string;
}

/** By theme variant; `templates/styles/tokens.css` has the same values, and a test holds both together. */
export const BRAND_COLOURS: Readonly<Record<Theme["variant"], BrandColours>> = {
  kultursal: {
    paper: "#f5f7f3",
    darkPaper: "#0c1411",
    stage: "#0f2a20",
    accent: "#f6c044",
    name: "goldenrod",
  },
  kino: {
    paper: "#f7f5f4",
    darkPaper: "#110e0f",
    stage: "#201617",
    accent: "#ff6b6b",
    name: "crimson",
  },
  fjord: {
    paper: "#f2f6f8",
    darkPaper: "#08131b",
    stage: "#0a2c40",
    accent: "#ff9062",
    name: "coral",
  },
};

/** Marks that a venue can choose in `site/`: our own drawings (SVG paths) on a grid of 32 by 32. */
export const MARKS: Readonly<Record<string, string>> = {
  kultursal: "M3 29V3h26v26h-8V18a5 5 0 0 0-10 0v11z",
  kino: "M3 3h14l12 6v14l-12 6H3zm7 8v10l9-5z",
  fjord: "M3 3h26v12c-6-4-9 4-14 2S8 12 3 16zm0 18c5-4 7 1 12 3s8-6 14-2v7H3z",
};

/** @returns the mark of the site's icon: the chosen logo's, else the one that goes with the variant */
export function iconMark({ logo, variant }: Theme): string {
  return (logo === undefined ? undefined : MARKS[logo]) ?? MARKS[variant] ?? "";
}

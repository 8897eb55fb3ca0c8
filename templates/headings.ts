import type { ResolvedPage } from "../src/model/resolved-page.ts";
import type { HeadingLevel } from "./parts/Heading.tsx";
import type { BlockProps } from "./records.ts";

/** Components that can carry the page's own heading. */
const HEADED: ReadonlySet<string> = new Set([
  "PageHeading",
  "ProductionHero",
  "Cover",
  "ArticleCover",
  "NotFound",
  "Offline",
]);

/** @returns whether one of the page's blocks shows the page's own heading */
export function hasHeadingBlock(page: ResolvedPage): boolean {
  return page.blocks.some(isHeaded);
}

/** @returns 1 for the first block that can carry the page's heading, else 2 */
export function headingLevelOf({ block, page }: BlockProps): HeadingLevel {
  return page.blocks.find(isHeaded) === block ? 1 : 2;
}

/** Long titles, and long words that a phone could not hold, are set smaller. */
const LONG_TITLE = 48;
const LONG_WORD = 14;

/** @returns the class of a page's heading */
export function titleClass(title: string): string {
  const longest = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  const isLong = title.length > LONG_TITLE || longest > LONG_WORD;
  return isLong ? "page-title page-title--long" : "page-title";
}

function isHeaded({ block }: ResolvedPage["blocks"][number]): boolean {
  return HEADED.has(block.component);
}

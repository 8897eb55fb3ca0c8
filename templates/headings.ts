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

function isHeaded({ block }: ResolvedPage["blocks"][number]): boolean {
  return HEADED.has(block.component);
}

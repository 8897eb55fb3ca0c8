import type { BlockData } from "../model/block-data.ts";
import type { PageDefinition } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import type { ResolvedBlock, SourceResult } from "../model/resolved-page.ts";

/** What blocks are made from; the same for every page of a site. */
export interface BlockContext {
  /** Components that the templates have. */
  readonly components: ReadonlySet<string>;
  readonly blockData: ReadonlyMap<string, BlockData>;
  readonly problems: Problem[];
}

/** A shown block with its block data; the records follow for each route. */
export type BlockPlan = Omit<ResolvedBlock, "sources">;

/**
 * Decides once for a page definition which blocks are shown. A block whose component does not
 * exist, or none of whose data exists, is left out and reported.
 *
 * @returns the blocks sorted by row, column and order
 */
export function planBlocks(
  definition: PageDefinition,
  { components, blockData, problems }: BlockContext,
): readonly BlockPlan[] {
  const sourceNames = new Set(definition.sources.map(({ name }) => name));
  return definition.blocks
    .filter(({ hide }) => !hide)
    .flatMap((block) => {
      const about = { record: `block ${block.id}`, path: definition.file };
      if (!components.has(block.component)) {
        const message = `There is no component ${block.component}: the page is built without the block.`;
        problems.push({ code: "block-unknown", message, ...about });
        return [];
      }
      const missing = block.data.filter((id) => !sourceNames.has(id) && !blockData.has(id));
      for (const id of missing) {
        const message = `There is no source and no block data named ${id}.`;
        problems.push({ code: "block-data-missing", message, field: "data", ...about });
      }
      const hasNothing = block.data.length > 0 && missing.length === block.data.length;
      const data = block.data.flatMap((id) => blockData.get(id) ?? []);
      return hasNothing ? [] : [{ block, data }];
    })
    .sort(
      ({ block: { place: a } }, { block: { place: b } }) =>
        a.row - b.row || a.column - b.column || a.order - b.order,
    );
}

/** Gives the planned blocks of a page the records of one route. */
export function bindBlocks(
  plan: readonly BlockPlan[],
  sources: Readonly<Record<string, SourceResult>>,
): readonly ResolvedBlock[] {
  return plan.map(({ block, data }) => ({
    block,
    data,
    sources: block.data.flatMap((id) => sources[id] ?? []),
  }));
}

import type { BlockDataByComponent } from "../src/model/block-data.ts";
import type { ListedArticle, ListedEvent, ListedProduction } from "../src/model/listing.ts";
import type { ResolvedBlock, ResolvedPage } from "../src/model/resolved-page.ts";

/** What every block component is given. */
export interface BlockProps {
  readonly block: ResolvedBlock;
  readonly page: ResolvedPage;
}

/** @returns the events of a block's sources; of a production source, its productions' events */
export function eventsOf(block: ResolvedBlock): readonly ListedEvent[] {
  const events = block.sources.flatMap((result): readonly ListedEvent[] => {
    if (result.model === "event") return result.items;
    return result.model === "production" ? result.items.flatMap(({ events }) => events) : [];
  });
  return byStart(uniqueById(events));
}

/** @returns the productions of a block's sources, each once; of an event source, its events' productions */
export function productionsOf(block: ResolvedBlock): readonly ListedProduction[] {
  const productions = block.sources.flatMap((result): readonly ListedProduction[] => {
    if (result.model === "production") return result.items;
    return result.model === "event" ? result.items.map(({ production }) => production) : [];
  });
  return uniqueById(productions);
}

/** @returns the articles of a block's sources, each once */
export function articlesOf(block: ResolvedBlock): readonly ListedArticle[] {
  const lists = block.sources.flatMap((result) =>
    result.model === "article" ? [result.items] : [],
  );
  // Every article page has a list of all articles: one list is taken as it is, not copied.
  return lists.length === 1 ? (lists[0] ?? []) : uniqueById(lists.flat());
}

/** @returns what an editor keeps for the block, if its data ids name a record of that component */
export function dataOf<Component extends keyof BlockDataByComponent>(
  block: ResolvedBlock,
  component: Component,
): BlockDataByComponent[Component] | undefined {
  const record = block.data.find((candidate) => candidate.component === component);
  return record?.data as BlockDataByComponent[Component] | undefined;
}

/** @returns the production that a detail page is about, else the first of the block's sources */
export function subjectOf({ block, page }: BlockProps): ListedProduction | undefined {
  return page.entity?.model === "production" ? page.entity.record : productionsOf(block)[0];
}

/** @returns the article that a detail page is about, else undefined */
export function articleOf({ page }: BlockProps): ListedArticle | undefined {
  return page.entity?.model === "article" ? page.entity.record : undefined;
}

/** @returns a whole number among the block's options, else undefined */
export function limitOf(block: ResolvedBlock): number | undefined {
  const { limit } = block.block.options;
  return typeof limit === "number" ? limit : undefined;
}

/** @returns a text among the block's options, else undefined */
export function textOption(block: ResolvedBlock, name: string): string | undefined {
  const value = block.block.options[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function uniqueById<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function byStart(events: readonly ListedEvent[]): readonly ListedEvent[] {
  const keyed = events.map((event) => ({
    event,
    start: event.startTime === null ? Infinity : Date.parse(event.startTime),
  }));
  keyed.sort((a, b) => (a.start === b.start ? 0 : a.start - b.start));
  return keyed.map(({ event }) => event);
}

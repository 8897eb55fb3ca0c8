import type { ListedArticle, ListedEvent, ListedProduction } from "../model/listing.ts";
import type { Filter, Source } from "../model/page.ts";
import type { SourceResult } from "../model/resolved-page.ts";
import type { Listings } from "./listings.ts";
import { RecordIndex, valueOf, type ListedRecord } from "./record-index.ts";

type Parameters = Readonly<Record<string, string>>;

/**
 * Answers the sources of pages from indexes (specification, section 3: Source). Equal questions get
 * the same answer object, so that pages which share a listing can be compared by identity.
 */
export class SourceResolver {
  readonly #current: RecordIndex;
  readonly #all: RecordIndex;
  readonly #answers = new Map<string, readonly ListedRecord[]>();

  constructor(listings: Listings) {
    this.#current = new RecordIndex(listings.current);
    this.#all = new RecordIndex(listings.all);
  }

  /** The index that single records are found in: what is over still has its page. */
  get all(): RecordIndex {
    return this.#all;
  }

  /** @returns the records that hold all filters of the source; at most one for no collection */
  resolve(source: Source, params: Parameters): SourceResult {
    const filters = source.filters.map((filter) => bindFilter(filter, params));
    const key = JSON.stringify([source.model, source.collection, filters]);
    let items = this.#answers.get(key);
    if (items === undefined) {
      items = this.#find(source, filters);
      this.#answers.set(key, items);
    }
    switch (source.model) {
      case "production":
        return { model: "production", source, items: items as readonly ListedProduction[] };
      case "event":
        return { model: "event", source, items: items as readonly ListedEvent[] };
      case "article":
        return { model: "article", source, items: items as readonly ListedArticle[] };
    }
  }

  #find(source: Source, filters: readonly Filter[]): readonly ListedRecord[] {
    const index = source.collection ? this.#current : this.#all;
    const matches = matching(index, source.model, filters);
    return source.collection ? matches : matches.slice(0, 1);
  }
}

/** @returns the records of a model that hold every filter, found through the smallest bucket */
export function matching(
  index: RecordIndex,
  model: Source["model"],
  filters: readonly Filter[],
): readonly ListedRecord[] {
  const buckets = filters.map(({ property, value }) => index.matching(model, property, value));
  const smallest = buckets.reduce(
    (best, bucket) => (bucket.length < best.length ? bucket : best),
    index.all(model),
  );
  if (filters.length <= 1) return smallest;
  return smallest.filter((record) =>
    filters.every(({ property, value }) => valueOf(record, property) === value),
  );
}

/** @returns the filter with the route's parameter in the place of its name */
export function bindFilter(filter: Filter, params: Parameters): Filter {
  if (!filter.value.startsWith(":")) return filter;
  return { ...filter, value: params[filter.value.slice(1)] ?? "" };
}

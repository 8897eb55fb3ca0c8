import { hash } from "node:crypto";
import type { ListedArticle, ListedEvent, ListedProduction } from "../model/listing.ts";
import type { ResolvedPage, SourceResult } from "../model/resolved-page.ts";

type ListedRecord = ListedProduction | ListedEvent | ListedArticle;

/** @returns a short digest of text: equal digests mean equal text */
export function digestOf(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}

/** Texts from this length on stand in a record's digest by their own. */
const LONG_TEXT = 500;

/**
 * JSON of a record for its digest. An article's text is most of what a snapshot holds: hashing it as it
 * is spares a copy of it.
 */
function condensed(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === "string" && entry.length >= LONG_TEXT ? digestOf(entry) : entry,
  );
}

/**
 * Makes page keys: digests of everything a page's HTML depends on. Records, listings and
 * definitions are digested once each, by identity, so that ten thousand pages which share a
 * listing cost one pass over it.
 */
export class PageDigests {
  readonly #known = new WeakMap<object, string>();

  /** @param page as resolved; its sources' arrays are shared between pages */
  of(page: ResolvedPage): string {
    const { path, params, definition, sources, blocks, entity, meta } = page;
    return digestOf(
      JSON.stringify([
        path,
        params,
        this.#once(definition, JSON.stringify),
        Object.values(sources).map((result) => this.#ofSource(result)),
        blocks.map(({ block, data }) => [
          block.id,
          data.map((entry) => this.#once(entry, JSON.stringify)),
        ]),
        entity && this.#ofRecord(entity.record),
        meta,
      ]),
    );
  }

  #ofSource({ items }: SourceResult): string {
    return this.#once(items, () => items.map((item) => this.#ofRecord(item)).join(" "));
  }

  #ofRecord(record: ListedRecord): string {
    return this.#once(record, () => {
      if ("productionId" in record) {
        return `${this.#ownEvent(record)} ${this.#ofRecord(record.production)}`;
      }
      if (!("events" in record)) return condensed(record);
      const { events, ...own } = record;
      return `${condensed(own)} ${events.map((event) => this.#ownEvent(event)).join(" ")}`;
    });
  }

  /** An event without its production, which refers back to it. */
  #ownEvent({ production, ...own }: ListedEvent): string {
    return `${production.id} ${JSON.stringify(own)}`;
  }

  #once<T extends object>(value: T, text: (value: T) => string): string {
    let digest = this.#known.get(value);
    if (digest === undefined) {
      digest = digestOf(text(value));
      this.#known.set(value, digest);
    }
    return digest;
  }
}

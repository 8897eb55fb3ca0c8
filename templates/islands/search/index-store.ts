import { comingUp } from "../../../src/search/coming-up.ts";
import { SEARCH_FILES, type SearchEntry, type SearchPart } from "../../../src/search/entry.ts";
import { SearchIndex } from "../../../src/search/search-index.ts";
import { search, type SearchResult } from "../../../src/search/search.ts";

/**
 * What of the index there is: `upcoming` with the first file, while the second is on its way, `partial`
 * where that could not be had.
 */
export type IndexState = "none" | "failed" | "upcoming" | "partial" | "whole";

/** What a search found, and when. */
export interface Found extends SearchResult {
  readonly query: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** So many entries are read in before the browser may do something else. */
const PIECE = 100;

/** The index of this tab, which all search fields share. */
class IndexStore {
  readonly #index = new SearchIndex();
  readonly #listeners = new Set<() => void>();
  #state: IndexState = "none";
  #loading: Promise<void> | undefined;

  readonly state = (): IndexState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches what is not there yet; what failed is tried again. */
  async load(): Promise<void> {
    this.#loading ??= this.#loadMissing().finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  /** Searches what there is by now. */
  search(query: string): Found {
    const now = Date.now();
    return { ...search(this.#index, query, now), query, now };
  }

  /** @returns the productions that are next on the programme */
  comingUp(count: number): readonly SearchEntry[] {
    return comingUp(this.#index, count, Date.now());
  }

  async #loadMissing(): Promise<void> {
    if (this.#state === "none" || this.#state === "failed") {
      this.#become((await this.#read(SEARCH_FILES.upcoming)) ? "upcoming" : "failed");
    }
    if (this.#state === "upcoming" || this.#state === "partial") {
      this.#become((await this.#read(SEARCH_FILES.rest)) ? "whole" : "partial");
    }
  }

  /** @returns whether the file could be had */
  async #read(file: string): Promise<boolean> {
    try {
      const response = await fetch(`/${file}`);
      if (!response.ok) return false;
      await this.#add((await response.json()) as SearchPart);
      return true;
    } catch {
      return false;
    }
  }

  async #add({ entries, details = [] }: SearchPart): Promise<void> {
    for (let from = 0; from < Math.max(entries.length, details.length); from += PIECE) {
      const to = from + PIECE;
      this.#index.add({ entries: entries.slice(from, to), details: details.slice(from, to) });
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #become(state: IndexState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const indexStore = new IndexStore();

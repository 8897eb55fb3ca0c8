import { SEARCH_FILES, type SearchEntry, type SearchPart } from "../../../src/search/entry.ts";
import { comingUp } from "../../../src/search/coming-up.ts";
import { search, type SearchResult } from "../../../src/search/search.ts";
import { SearchIndex } from "../../../src/search/search-index.ts";

/** How far the index is: a page can be searched while the second file is on its way. */
export type IndexState = "none" | "loading" | "failed" | "upcoming" | "whole";

/** So many entries are read in before the browser may do something else. */
const PIECE = 100;

/** The index of this tab, which the fields in the header and on the search page share. */
class IndexStore {
  #index = new SearchIndex();
  #state: IndexState = "none";
  #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): IndexState => this.#state;

  /** Fetches what is not there yet; after a failure it tries again. */
  async load(): Promise<void> {
    if (this.#state === "loading" || this.#state === "whole") return;
    try {
      if (this.#state !== "upcoming") {
        this.#become("loading");
        await this.#read(SEARCH_FILES.upcoming);
        this.#become("upcoming");
      }
      await this.#read(SEARCH_FILES.rest);
      this.#become("whole");
    } catch {
      if (this.#state === "loading") this.#become("failed");
    }
  }

  /** Searches what there is by now. */
  search(query: string): SearchResult {
    return search(this.#index, query, Date.now());
  }

  /** @returns the productions that are next on the programme */
  comingUp(count: number): readonly SearchEntry[] {
    return comingUp(this.#index, count, Date.now());
  }

  async #read(file: string): Promise<void> {
    const response = await fetch(`/${file}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { entries, details = [] } = (await response.json()) as SearchPart;
    for (let from = 0; from < Math.max(entries.length, details.length); from += PIECE) {
      this.#index.add({
        entries: entries.slice(from, from + PIECE),
        details: details.slice(from, from + PIECE),
      });
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #become(state: IndexState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const indexStore = new IndexStore();

import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { SearchResult } from "../../../src/search/search.ts";
import { indexStore, type IndexState } from "./index-store.ts";

/** What a field shows for what was typed. */
export interface SearchState {
  readonly state: IndexState;
  /** Undefined where nothing was typed, or nothing can be searched yet. */
  readonly result: SearchResult | undefined;
}

/** Loads the index, and searches it anew when the query or the index changes. */
export function useSearch(query: string): SearchState {
  const state = useSyncExternalStore(indexStore.subscribe, indexStore.state, () => "none" as const);
  useEffect(() => void indexStore.load(), [query]);
  const result = useMemo(
    () =>
      query.trim() === "" || (state !== "upcoming" && state !== "whole")
        ? undefined
        : indexStore.search(query),
    [query, state],
  );
  return { state, result };
}

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { indexStore, type Found, type IndexState } from "./index-store.ts";

/** What there is to show for a query. */
export interface SearchState {
  readonly index: IndexState;
  /** Undefined where nothing was typed, or nothing can be searched yet. */
  readonly found: Found | undefined;
}

/** Searches when the query changes, and again when more of the index is there. */
export function useSearch(query: string): SearchState {
  const index = useSyncExternalStore(indexStore.subscribe, indexStore.state, () => "none" as const);
  useEffect(() => {
    if (query !== "") void indexStore.load();
  }, [query]);
  const canSearch = query !== "" && index !== "none" && index !== "failed";
  const found = useMemo(
    () => (canSearch ? indexStore.search(query) : undefined),
    // The index is not React's: its state says when it has grown.
    [query, canSearch, index],
  );
  // What the first file does not have, the second may.
  const isTooEarly = index === "upcoming" && (found?.count === 0 || found?.isApproximate);
  return { index, found: isTooEarly ? undefined : found };
}

import type { MovieInfo } from "../entities.ts";
import type { Failure } from "../failure.ts";

/** The films that the member wants to see (specification, section 3). */
export interface WatchListSlice {
  /** The list has been asked for since the member came. */
  readonly requested: boolean;
  readonly items: readonly MovieInfo[];
  readonly loading: boolean;
  readonly error: Failure | undefined;
}

/** The transitions of the watch list (specification, section 4). */
export type WatchListAction = { readonly slice: "watchList" } & (
  | { readonly type: "requested" }
  | { readonly type: "put"; readonly items: readonly MovieInfo[] }
  | { readonly type: "movieAdded"; readonly movie: MovieInfo }
  | { readonly type: "failed"; readonly error: Failure }
);

export const initialWatchList: WatchListSlice = {
  requested: false,
  items: [],
  loading: false,
  error: undefined,
};

/** @returns the slice after one transition; an error lasts until the list is asked for again */
export function reduceWatchList(slice: WatchListSlice, action: WatchListAction): WatchListSlice {
  switch (action.type) {
    case "requested":
      return { ...slice, requested: true, loading: true, error: undefined };
    case "put":
      return { ...slice, items: action.items, loading: false };
    case "movieAdded":
      return { ...slice, items: [...slice.items, action.movie] };
    case "failed":
      return { ...slice, loading: false, error: action.error };
  }
}

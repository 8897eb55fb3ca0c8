import type { MembershipCalls } from "./calls.ts";
import type { Device } from "./device.ts";
import { hasEdi } from "./entities.ts";
import type { MovieInfo } from "./entities.ts";
import type { Failure } from "./failure.ts";
import { settle } from "./outcome.ts";
import type { Presence } from "./presence.ts";
import type { MemberStore } from "./state.ts";

/** The member's watch list (specification, section 4). Nothing here rejects. */
export interface ListFlows {
  loadWatchList(screen: AbortSignal): Promise<void>;
  /** Loads the watch list where it has not been asked for since the member came. */
  ensureWatchList(screen: AbortSignal): Promise<void>;
  /** @returns why the film could not be added; undefined where it is on the list */
  addToWatchList(ediNumber: string, screen: AbortSignal): Promise<Failure | undefined>;
}

/** What the lists are made of. */
export interface ListParts {
  readonly store: MemberStore;
  readonly calls: MembershipCalls;
  readonly presence: Presence;
  readonly device: Device;
}

export function createListFlows({ store, calls, presence }: ListParts): ListFlows {
  let watchListScreen: AbortSignal | undefined;

  async function loadWatchList(screen: AbortSignal): Promise<void> {
    watchListScreen = screen;
    store.dispatch({ slice: "watchList", type: "requested" });
    await settle(
      presence.call((signal) => calls.watchList(signal), screen),
      {
        succeeded: (items) => store.dispatch({ slice: "watchList", type: "put", items }),
        failed: (error) => store.dispatch({ slice: "watchList", type: "failed", error }),
      },
    );
  }

  async function add(ediNumber: string, signal: AbortSignal): Promise<MovieInfo> {
    const known = store.getState().movie;
    const movie =
      known.ediNumber === ediNumber && known.movieInfo
        ? known.movieInfo
        : await calls.movieInfo(ediNumber, signal);
    await calls.addMovieToWatchList(movie.movieId, signal);
    return movie;
  }

  return {
    loadWatchList,
    async ensureWatchList(screen) {
      const { requested, loading } = store.getState().watchList;
      if (!requested || (loading && isCutOff(watchListScreen))) await loadWatchList(screen);
    },
    async addToWatchList(ediNumber, screen) {
      if (store.getState().watchList.items.some((movie) => hasEdi(movie, ediNumber))) return;
      let failure: Failure | undefined;
      await settle(
        presence.call((signal) => add(ediNumber, signal), screen),
        {
          succeeded: (movie) => store.dispatch({ slice: "watchList", type: "movieAdded", movie }),
          failed(error) {
            console.error("Add to watch list:", error.message);
            failure = error;
          },
        },
      );
      return failure;
    },
  };
}

/** A request whose screen has gone was cut off: nothing will come of it. */
export function isCutOff(screen: AbortSignal | undefined): boolean {
  return screen?.aborted !== false;
}

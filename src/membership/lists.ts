import type { MembershipCalls } from "./calls.ts";
import type { Device } from "./device.ts";
import { hasEdi } from "./entities.ts";
import type { MovieInfo } from "./entities.ts";
import type { Failure } from "./failure.ts";
import { settle } from "./outcome.ts";
import type { Presence } from "./presence.ts";
import type { MemberStore } from "./state.ts";
import { keepTickets, readKeptTickets } from "./tickets-offline.ts";

/** Tickets that were updated within this time are not asked for again on every page. */
const FRESH_MS = 5 * 60_000;

/** The member's own lists (specification, section 4). Nothing here rejects. */
export interface ListFlows {
  loadWatchList(screen: AbortSignal): Promise<void>;
  /** Loads the watch list where it has not been asked for since the member came. */
  ensureWatchList(screen: AbortSignal): Promise<void>;
  /** @returns why the film could not be added; undefined where it is on the list */
  addToWatchList(ediNumber: string, screen: AbortSignal): Promise<Failure | undefined>;
  /** Shows the tickets that the device keeps at once, then those that the backend has. */
  loadTickets(screen: AbortSignal): Promise<void>;
  /** Loads the tickets where what the device keeps of them is not fresh. */
  ensureTickets(screen: AbortSignal): Promise<void>;
}

/** What the lists are made of. */
export interface ListParts {
  readonly store: MemberStore;
  readonly calls: MembershipCalls;
  readonly presence: Presence;
  readonly device: Device;
}

export function createListFlows({ store, calls, presence, device }: ListParts): ListFlows {
  let watchListScreen: AbortSignal | undefined;
  let ticketsScreen: AbortSignal | undefined;
  const owner = (): string => store.getState().userProfile.userProfile?.email ?? "";

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

  async function loadTickets(screen: AbortSignal): Promise<void> {
    ticketsScreen = screen;
    store.dispatch({ slice: "tickets", type: "requested" });
    const kept = readKeptTickets(device, owner());
    if (kept) store.dispatch({ slice: "tickets", type: "kept", ...kept });
    await settle(
      presence.call((signal) => calls.tickets(signal), screen),
      {
        succeeded(items) {
          const updatedAt = device.now();
          const isKept = keepTickets(device, { owner: owner(), items, updatedAt });
          store.dispatch({ slice: "tickets", type: "succeeded", items, updatedAt, isKept });
        },
        failed: (error) => store.dispatch({ slice: "tickets", type: "failed", error }),
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
    loadTickets,
    async ensureTickets(screen) {
      const { loading, error } = store.getState().tickets;
      const isUnderWay = loading && !isCutOff(ticketsScreen);
      // After a failure the next try is the person's: a screen offers it.
      if (isUnderWay || error) return;
      const { updatedAt = 0 } = readKeptTickets(device, owner()) ?? {};
      if (device.now() - updatedAt > FRESH_MS) await loadTickets(screen);
    },
  };
}

/** A request whose screen has gone was cut off: nothing will come of it. */
function isCutOff(screen: AbortSignal | undefined): boolean {
  return screen?.aborted !== false;
}

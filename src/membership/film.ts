import type { MembershipCalls } from "./calls.ts";
import { settle } from "./outcome.ts";
import type { Presence } from "./presence.ts";
import type { MemberStore } from "./state.ts";

/** What members see on the page of a film. Nothing here rejects. */
export interface FilmFlows {
  loadMovieInfo(ediNumber: string, screen: AbortSignal): Promise<void>;
  /** Loads the first page of reviews. */
  loadReviews(ediNumber: string, screen: AbortSignal): Promise<void>;
  /** Loads the page after the reviews that the state has. */
  loadMoreReviews(ediNumber: string, screen: AbortSignal): Promise<void>;
}

export function createFilmFlows(
  store: MemberStore,
  calls: MembershipCalls,
  presence: Presence,
): FilmFlows {
  async function loadReviewsAfter(skip: number, ediNumber: string, screen: AbortSignal) {
    store.dispatch({ slice: "reviews", type: "requested", ediNumber });
    const request = presence.call((signal) => calls.reviews(ediNumber, skip, signal), screen);
    await settle(request, {
      succeeded({ items, nextSkip }) {
        const before = skip === 0 ? [] : store.getState().reviews.items;
        // A review that was written meanwhile moves all others one place down.
        const known = new Set(before.map(({ id }) => id));
        const fresh = items.filter(({ id }) => id === "" || !known.has(id));
        store.dispatch({
          slice: "reviews",
          type: "succeeded",
          items: [...before, ...fresh],
          // A backend that gives the same again ignores `skip`.
          nextSkip: items.length > 0 && fresh.length === 0 ? undefined : nextSkip,
        });
      },
      failed: (error) => store.dispatch({ slice: "reviews", type: "failed", error }),
    });
  }

  return {
    async loadMovieInfo(ediNumber, screen) {
      store.dispatch({ slice: "movie", type: "requested", ediNumber });
      const request = presence.call((signal) => calls.movieInfo(ediNumber, signal), screen);
      await settle(request, {
        succeeded: (movieInfo) => store.dispatch({ slice: "movie", type: "put", movieInfo }),
        failed(error) {
          console.error("Movie info:", error.message);
          store.dispatch({ slice: "movie", type: "failed", error });
        },
      });
    },
    loadReviews: (ediNumber, screen) => loadReviewsAfter(0, ediNumber, screen),
    loadMoreReviews: (ediNumber, screen) =>
      loadReviewsAfter(store.getState().reviews.nextSkip ?? 0, ediNumber, screen),
  };
}

import type { Failure } from "./failure.ts";
import { initialEvents, reduceEvents } from "./slices/events.ts";
import type { EventsAction, EventsSlice } from "./slices/events.ts";
import { initialMovie, reduceMovie } from "./slices/movie.ts";
import type { MovieAction, MovieSlice } from "./slices/movie.ts";
import { initialReviews, reduceReviews } from "./slices/reviews.ts";
import type { ReviewsAction, ReviewsSlice } from "./slices/reviews.ts";
import { initialTickets, reduceTickets } from "./slices/tickets.ts";
import type { TicketsAction, TicketsSlice } from "./slices/tickets.ts";
import { initialUserProfile, reduceUserProfile } from "./slices/user-profile.ts";
import type { UserProfileAction, UserProfileSlice } from "./slices/user-profile.ts";
import { initialWatchList, reduceWatchList } from "./slices/watch-list.ts";
import type { WatchListAction, WatchListSlice } from "./slices/watch-list.ts";
import type { Store } from "./store.ts";

/** Everything the member's screens read (specification, section 3: client state slices). */
export interface MemberState {
  readonly userProfile: UserProfileSlice;
  readonly watchList: WatchListSlice;
  readonly movie: MovieSlice;
  readonly tickets: TicketsSlice;
  readonly reviews: ReviewsSlice;
  readonly events: EventsSlice;
}

/** What can happen to a slice, or to all of them when the member leaves. */
export type MemberAction =
  | UserProfileAction
  | WatchListAction
  | MovieAction
  | TicketsAction
  | ReviewsAction
  | EventsAction
  | {
      readonly slice: "all";
      readonly type: "left";
      /** Why, where the member did not choose to. */
      readonly error?: Failure;
    };

/** The state of a browser that nobody is logged in to. */
export const initialState: MemberState = {
  userProfile: initialUserProfile,
  watchList: initialWatchList,
  movie: initialMovie,
  tickets: initialTickets,
  reviews: initialReviews,
  events: initialEvents,
};

/** The state that the build renders: who is logged in is being asked for. */
export const serverState: MemberState = {
  ...initialState,
  userProfile: reduceUserProfile(initialUserProfile, { slice: "userProfile", type: "requested" }),
};

/** @returns the state after an action (specification, section 4) */
export function reduceMemberState(state: MemberState, action: MemberAction): MemberState {
  switch (action.slice) {
    case "userProfile":
      return { ...state, userProfile: reduceUserProfile(state.userProfile, action) };
    case "watchList":
      return { ...state, watchList: reduceWatchList(state.watchList, action) };
    case "movie":
      return { ...state, movie: reduceMovie(state.movie, action) };
    case "tickets":
      return { ...state, tickets: reduceTickets(state.tickets, action) };
    case "reviews":
      return { ...state, reviews: reduceReviews(state.reviews, action) };
    case "events":
      return { ...state, events: reduceEvents(state.events, action) };
    case "all":
      return { ...initialState, userProfile: { ...initialUserProfile, error: action.error } };
  }
}

/** The store of the member's state. */
export type MemberStore = Store<MemberState, MemberAction>;

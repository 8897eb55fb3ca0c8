/*
 * The two membership backends (contract, section 4): which endpoints they have, how they name a
 * film in a query, and how long their pages are. An operator whose backend differs changes it here.
 */

/** What can be asked of a backend. Neither can remove a film from the watch list, nor log out. */
export type MemberCall =
  | "logIn"
  | "forgotPassword"
  | "createUser"
  | "switchTokens"
  | "movieInfo"
  | "reviews"
  | "tickets"
  | "watchList"
  | "addMovieToWatchList";

/** How a backend wants to be spoken to. */
export interface Dialect {
  readonly name: "plain" | "dx";
  /** Paths below the backend's base URL. */
  readonly endpoints: Readonly<Record<MemberCall, string>>;
  /** Query name of a film's EDI number. */
  readonly ediParameter: string;
  /** Records in a page of tickets or watch list; undefined: one answer holds them all. */
  readonly listPageSize: number | undefined;
  /** Records in a page of reviews. */
  readonly reviewsPageSize: number;
}

const PLAIN: Dialect = {
  name: "plain",
  endpoints: {
    logIn: "login",
    forgotPassword: "forgotPassword",
    createUser: "createUser",
    switchTokens: "switchTokensDx",
    movieInfo: "movieInfo",
    reviews: "reviews",
    tickets: "tickets",
    watchList: "watchlist",
    addMovieToWatchList: "addMovieToWatchList",
  },
  ediParameter: "ediNumber",
  listPageSize: undefined,
  reviewsPageSize: 20,
};

const DX: Dialect = {
  name: "dx",
  endpoints: {
    logIn: "LoginDx",
    forgotPassword: "ForgotPasswordDx",
    createUser: "CreateUserDx",
    switchTokens: "SwitchTokensDx",
    movieInfo: "GetMovieByEdiDx",
    reviews: "GetReviewsByEdiDx",
    tickets: "GetTicketsDx",
    watchList: "GetWatchlistDx",
    addMovieToWatchList: "AddToWatchlistDx",
  },
  ediParameter: "edi",
  listPageSize: 10,
  reviewsPageSize: 20,
};

const DIALECT_BY_PARTNER: ReadonlyMap<number, Dialect> = new Map([
  [118, PLAIN],
  [178, DX],
]);

/**
 * @param partner the first entry of a site's partner list
 * @returns the dialect of the partner's backend; undefined: the partner has no backend
 */
export function dialectOf(partner: number | undefined): Dialect | undefined {
  return partner === undefined ? undefined : DIALECT_BY_PARTNER.get(partner);
}

/** How a backend names its calls and its pages (contract, section 4). */
export interface Dialect {
  readonly endpoints: {
    readonly logIn: string;
    readonly forgotPassword: string;
    readonly createUser: string;
    readonly switchTokens: string;
    readonly movieInfo: string;
    readonly reviews: string;
    readonly tickets: string;
    readonly watchList: string;
    readonly addToWatchList: string;
  };
  /** The query's name for a film's EDI number. */
  readonly ediQuery: string;
  /** How much of tickets and watch list comes where the query does not say; undefined: all. */
  readonly listPageSize: number | undefined;
}

const plain: Dialect = {
  endpoints: {
    logIn: "/login",
    forgotPassword: "/forgotPassword",
    createUser: "/createUser",
    switchTokens: "/switchTokensDx",
    movieInfo: "/movieInfo",
    reviews: "/reviews",
    tickets: "/tickets",
    watchList: "/watchlist",
    addToWatchList: "/addMovieToWatchList",
  },
  ediQuery: "ediNumber",
  listPageSize: undefined,
};

const dx: Dialect = {
  endpoints: {
    logIn: "/LoginDx",
    forgotPassword: "/ForgotPasswordDx",
    createUser: "/CreateUserDx",
    switchTokens: "/SwitchTokensDx",
    movieInfo: "/GetMovieByEdiDx",
    reviews: "/GetReviewsByEdiDx",
    tickets: "/GetTicketsDx",
    watchList: "/GetWatchlistDx",
    addToWatchList: "/AddToWatchlistDx",
  },
  ediQuery: "edi",
  listPageSize: 10,
};

/** The backends by the site they belong to. */
export const BACKENDS: readonly { readonly siteId: string; readonly dialect: Dialect }[] = [
  { siteId: "118", dialect: plain },
  { siteId: "178", dialect: dx },
];

import { createBrowserClient } from "../http/browser-client.ts";
import type { HttpResponse } from "../http/request.ts";
import { CinegenError } from "../model/errors.ts";
import { dialectOf, type Dialect } from "./backends.ts";
import type { MembershipConfig } from "./config.ts";
import type { MovieId, MovieInfo, Review, Ticket, UserProfile } from "./entities.ts";
import { AnswerError } from "./failure.ts";
import * as mapping from "./mapping.ts";
import type { Credentials } from "./ticket-provider.ts";

/** A member waits no longer than this for one answer. */
const TIMEOUT_MS = 10_000;

/** No answer needs more: one that never ends is cut off before it fills the device. */
const MAX_BYTES = 2_000_000;

/** A list this long is a backend that never ends it. */
const MAX_PAGES = 50;

/** What a new account is made of. */
export interface NewUser extends Credentials {
  readonly userName: string;
}

/** One page of a longer list. */
export interface ListPage<Item> {
  /** Without the records that cannot be used. */
  readonly items: readonly Item[];
  /** How many records come before the next page; undefined: there is none. */
  readonly nextSkip: number | undefined;
}

/**
 * Every call to a membership backend, in our own terms (contract, section 4). All of them send
 * cookies, and reject with an `HttpError` or an {@link AnswerError}.
 */
export interface MembershipCalls {
  logIn(credentials: Credentials, signal: AbortSignal): Promise<UserProfile>;
  createUser(user: NewUser, signal: AbortSignal): Promise<UserProfile>;
  forgotPassword(email: string, signal: AbortSignal): Promise<void>;
  switchTokens(token: string, signal: AbortSignal): Promise<unknown>;
  movieInfo(ediNumber: string, signal: AbortSignal): Promise<MovieInfo>;
  /** @param skip how many records come before the page */
  reviews(ediNumber: string, skip: number, signal: AbortSignal): Promise<ListPage<Review>>;
  tickets(signal: AbortSignal): Promise<readonly Ticket[]>;
  watchList(signal: AbortSignal): Promise<readonly MovieInfo[]>;
  /** Rejects also where the answer is not truthy: the backend has not taken the film. */
  addMovieToWatchList(movieId: MovieId, signal: AbortSignal): Promise<void>;
}

/**
 * @param timeoutMs for one call
 * @throws CinegenError `config-invalid` for a partner without a backend
 */
export function createCalls(config: MembershipConfig, timeoutMs = TIMEOUT_MS): MembershipCalls {
  const dialect = requireDialect(config.partner);
  const client = createBrowserClient({
    baseUrl: config.baseUrl,
    endpoints: dialect.endpoints,
    timeoutMs,
    maxBytes: MAX_BYTES,
    credentials: "include",
  });
  const { ediParameter, listPageSize, reviewsPageSize } = dialect;

  return {
    async logIn({ email, password }, signal) {
      const body = { Email: email, Password: password };
      const answer = await client.post("logIn", { body, signal });
      return completed(withToken(answer, mapping.mapLogin), { email, userName: email });
    },
    async createUser({ email, userName, password }, signal) {
      const body = { Email: email, UserName: userName, Password: password };
      const answer = await client.post("createUser", { body, signal });
      return completed(withToken(answer, mapping.mapCreatedUser), { email, userName });
    },
    async forgotPassword(email, signal) {
      const body = { Email: email };
      const answer = await client.post("forgotPassword", { body, expect: "text", signal });
      if (String(answer.body).trim() !== "")
        throw new AnswerError("answer", "The answer is not empty.", answer);
    },
    switchTokens: (token, signal) =>
      client.post("switchTokens", { headers: { "X-Token": token }, expect: "nothing", signal }),
    async movieInfo(ediNumber, signal) {
      const query = { [ediParameter]: ediNumber };
      return read(await client.get("movieInfo", { query, signal }), mapping.mapMovieInfo);
    },
    async reviews(ediNumber, skip, signal) {
      const query = { [ediParameter]: ediNumber, skip, take: reviewsPageSize };
      const answer = await client.get("reviews", { query, signal });
      return readPage(answer, mapping.mapReviews, { skip, take: reviewsPageSize });
    },
    tickets: (signal) =>
      wholeList(listPageSize, async (query) => {
        const answer = await client.get("tickets", { query: { ...query }, signal });
        return readPage(answer, mapping.mapTickets, query);
      }),
    watchList: (signal) =>
      wholeList(listPageSize, async (query) => {
        const answer = await client.get("watchList", { query: { ...query }, signal });
        return readPage(answer, mapping.mapWatchList, query);
      }),
    async addMovieToWatchList(movieId, signal) {
      const answer = await client.post("addMovieToWatchList", { body: { id: movieId }, signal });
      if (!answer.body) throw new AnswerError("answer", "The film was not taken.", answer);
    },
  };
}

function requireDialect(partner: number): Dialect {
  const dialect = dialectOf(partner);
  if (dialect) return dialect;
  throw new CinegenError("config-invalid", `Partner ${partner} has no membership backend.`);
}

/** @throws AnswerError where the body is not what `map` reads */
function read<Value>(answer: HttpResponse, map: (body: unknown) => Value): Value {
  try {
    return map(answer.body);
  } catch (error) {
    const message = error instanceof Error ? error.message : "The answer could not be read.";
    throw new AnswerError("answer", message, answer);
  }
}

function withToken(answer: HttpResponse, map: (body: unknown) => UserProfile): UserProfile {
  const profile = read(answer, map);
  if (profile.token !== undefined) return profile;
  throw new AnswerError("token-missing", "The answer holds no token.", answer);
}

/** What the answer left blank is known from what was typed. */
function completed(profile: UserProfile, typed: Omit<UserProfile, "token">): UserProfile {
  return {
    ...profile,
    userName: profile.userName || typed.userName,
    email: profile.email || typed.email,
  };
}

/** Which part of a list is asked for; undefined: all of it. */
interface Range {
  readonly skip: number;
  readonly take: number;
}

/** @throws AnswerError where the body is no list */
function readPage<Item>(
  answer: HttpResponse,
  map: (body: unknown) => readonly Item[],
  range: Range | undefined,
): ListPage<Item> {
  const items = read(answer, map);
  // Records that cannot be used count too: the backend skips them like any other.
  const count = (answer.body as readonly unknown[]).length;
  const isLast = range === undefined || count < range.take;
  return { items, nextSkip: isLast ? undefined : range.skip + count };
}

/**
 * Reads a list to its end, one page after the other.
 * @param pageSize undefined: one answer holds the whole list
 */
async function wholeList<Item>(
  pageSize: number | undefined,
  askFor: (range: Range | undefined) => Promise<ListPage<Item>>,
): Promise<readonly Item[]> {
  if (pageSize === undefined) return (await askFor(undefined)).items;
  const all: Item[] = [];
  const known = new Set<string>();
  let skip: number | undefined = 0;
  for (let count = 0; skip !== undefined && count < MAX_PAGES; count++) {
    const page: ListPage<Item> = await askFor({ skip, take: pageSize });
    // What came with an earlier page: the list has changed meanwhile, or the backend ignores `skip`.
    const fresh = page.items.filter((item) => !known.has(JSON.stringify(item)));
    if (fresh.length === 0 && page.items.length > 0) break;
    fresh.forEach((item) => known.add(JSON.stringify(item)));
    all.push(...fresh);
    skip = page.nextSkip;
  }
  return all;
}

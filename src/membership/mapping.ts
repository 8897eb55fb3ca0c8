import { CinegenError } from "../model/errors.ts";
import { parsePlatformTime } from "../model/time.ts";
import type { MovieInfo, Review, SeatRow, Ticket, UserProfile } from "./entities.ts";

/*
 * The one place where the backends' capitalised fields become ours (specification, section 3). The
 * backends may send numbers for texts, texts for numbers, or leave a field out: what cannot be read
 * is empty, and only what is no record or no list at all is refused.
 */

type Wire = Readonly<Record<string, unknown>>;

/** @returns the profile in an answer to a log-in; its token is undefined where there is none */
export function mapLogin(body: unknown): UserProfile {
  const wire = recordOf(body, "log in");
  return {
    userName: text(wire.UserName),
    email: text(wire.UserInfo),
    token: text(wire.marsToken) || undefined,
  };
}

/** @returns the profile in an answer to a new account; its token is undefined where there is none */
export function mapCreatedUser(body: unknown): UserProfile {
  const wire = recordOf(body, "create user");
  return {
    userName: text(wire.UserName),
    email: text(wire.ContactEmail),
    token: text(wire.Token) || undefined,
  };
}

/**
 * @returns movie info
 * @throws CinegenError `body-invalid` where the body is no JSON object, or names no film
 */
export function mapMovieInfo(body: unknown): MovieInfo {
  const movie = movieOf(recordOf(body, "movie info"));
  if (namesFilm(movie)) return movie;
  throw new CinegenError("body-invalid", "The answer to movie info names no film.");
}

function movieOf(wire: Wire): MovieInfo {
  return {
    title: text(wire.Title),
    movieId: typeof wire.MovieId === "number" ? wire.MovieId : text(wire.MovieId),
    edis: Array.isArray(wire.Edis) ? wire.Edis.map(text).join(",") : text(wire.Edis),
    rating: rating(wire.Rating),
    ratingCount: count(wire.RatingCount),
    poster: address(wire.Poster),
    link: path(wire.link) ?? address(wire.link),
  };
}

/** @returns the watch list, or one page of it: entries that name a film */
export function mapWatchList(body: unknown): readonly MovieInfo[] {
  return recordsOf(body, "watch list").map(movieOf).filter(namesFilm);
}

function namesFilm({ title, movieId }: MovieInfo): boolean {
  return title !== "" || movieId !== "";
}

/** @returns one page of reviews */
export function mapReviews(body: unknown): readonly Review[] {
  return recordsOf(body, "reviews").map((wire) => ({
    id: text(wire.Id),
    comment: text(wire.Comment),
    rating: rating(wire.Rating),
    addedAt: instant(wire.AddedAt),
    likesCount: count(wire.LikesCount),
    movieId: text(wire.MovieId),
    userId: text(wire.UserId),
    userName: text(wire.UserName),
    image: address(wire.Image),
    isLiked: wire.IsLiked === true,
  }));
}

/** @returns tickets, or one page of them: those that say for what, or can be shown */
export function mapTickets(body: unknown): readonly Ticket[] {
  return recordsOf(body, "tickets")
    .map(ticketOf)
    .filter(({ movieTitle, qrCode, qrUrl }) => movieTitle || qrCode || qrUrl);
}

function ticketOf(wire: Wire): Ticket {
  const seatsInfo = isRecord(wire.SeatsInfo) ? wire.SeatsInfo : {};
  return {
    movieId: text(wire.MovieId),
    movieTitle: text(wire.MovieTitle),
    notes: text(wire.Notes),
    qrCode: text(wire.QRCode),
    qrUrl: address(wire.QRUrl),
    startTime: instant(wire.StartTime),
    expirationDate: instant(wire.ExpirationDate),
    image: address(wire.Poster),
    sal: text(wire.Screen),
    seatsInfo: { info: text(seatsInfo.Info), seats: seatRows(seatsInfo.Seats) },
  };
}

function seatRows(value: unknown): readonly SeatRow[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((wire) => ({ row: text(wire.Row), seats: seatNumbers(wire.Seats) }))
    .filter(({ row, seats }) => row !== "" || seats !== "");
}

function seatNumbers(value: unknown): string {
  return Array.isArray(value) ? value.map(text).join(", ") : text(value);
}

function isRecord(value: unknown): value is Wire {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordOf(body: unknown, call: string): Wire {
  if (isRecord(body)) return body;
  throw new CinegenError("body-invalid", `The answer to ${call} is no JSON object.`);
}

function recordsOf(body: unknown, call: string): readonly Wire[] {
  if (Array.isArray(body)) return body.filter(isRecord);
  throw new CinegenError("body-invalid", `The answer to ${call} is no JSON array.`);
}

function text(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" ? String(value) : "";
}

function number(value: unknown): number | undefined {
  const read = typeof value === "string" ? value.trim().replace(",", ".") : value;
  if (read === "" || (typeof read !== "string" && typeof read !== "number")) return undefined;
  return Number.isFinite(Number(read)) ? Number(read) : undefined;
}

function count(value: unknown): number {
  return Math.max(0, Math.trunc(number(value) ?? 0));
}

function rating(value: unknown): number | undefined {
  const read = number(value);
  return read === undefined ? undefined : Math.min(5, Math.max(0, read));
}

/** Epoch milliseconds of a time that the backend wrote. */
function instant(value: unknown): number | undefined {
  return typeof value === "string" ? parsePlatformTime(value) : undefined;
}

/** What may become the address of a picture or a link: nothing that a browser would run. */
function address(value: unknown): string | undefined {
  const read = text(value);
  return /^https?:\/\/[^/\s]/i.test(read) ? read : undefined;
}

function path(value: unknown): string | undefined {
  const read = text(value);
  return /^\/(?![/\\])/.test(read) ? read : undefined;
}

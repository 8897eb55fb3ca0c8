import { parsePlatformTime, toOsloIso } from "../../model/time.ts";
import { dayAt, instantOn } from "../programme/days.ts";
import { choose, fraction } from "../programme/fraction.ts";
import type { WireEvent, WireTicket } from "../wire.ts";
import { moviesOf, type Movie } from "./movies.ts";

const UPCOMING = 4;
/** Together with the upcoming ones more than a page of 10. */
const PAST = 9;

const NOTES = [
  "Møt opp et kvarter før, så rekker du kiosken.",
  "Medlemspris: halv pris på denne billetten.",
  null,
];
const SEATS = [
  [{ Row: "7", Seats: "12, 13" }],
  [{ Row: "4", Seats: "8" }],
  [
    { Row: "9", Seats: "1, 2, 3" },
    { Row: "10", Seats: "1" },
  ],
];

/** What a member's tickets are made from. */
export interface TicketRequest {
  readonly events: readonly WireEvent[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** @returns the address of a picture of the ticket's code */
  readonly qrAddress: (code: string) => string;
}

/** @returns the tickets of the demo member: to coming showings and to past ones, the latest first */
export function ticketsOf(request: TicketRequest): WireTicket[] {
  const movies = moviesOf(request.events);
  const upcoming = showingsAhead(request)
    .slice(0, UPCOMING)
    .flatMap(({ event, starts }) => {
      const movie = movies.find(({ edi }) => edi === event.production.ediNumber);
      return movie ? ticket(movie, starts, event.screen ?? "", request) : [];
    });
  const past = movies.slice(0, PAST).map((movie, index) => {
    const day = dayAt(request.now) - 3 - 19 * index;
    return ticket(movie, instantOn(day, "19:00"), "Sal 1", request);
  });
  return [...upcoming, ...past].sort((a, b) => Date.parse(b.StartTime) - Date.parse(a.StartTime));
}

interface ShowingAhead {
  readonly event: WireEvent;
  /** Epoch milliseconds. */
  readonly starts: number;
}

/** @returns showings of films that are still to come, in an order that chance has chosen for good */
function showingsAhead({ events, now }: TicketRequest): ShowingAhead[] {
  return events
    .filter(({ production, status }) => production.ediNumber && status !== "cancelled")
    .map((event) => ({ event, starts: parsePlatformTime(event.startTime ?? "") ?? 0 }))
    .filter(({ starts }) => starts > now)
    .sort((a, b) => fraction("ticket", a.event.id) - fraction("ticket", b.event.id));
}

function ticket(
  movie: Movie,
  starts: number,
  screen: string,
  { qrAddress }: TicketRequest,
): WireTicket {
  const words = [movie.edi, toOsloIso(starts)];
  const code = `KINO-${Math.floor(fraction("code", ...words) * 1e9)}`;
  return {
    MovieId: String(movie.id),
    MovieTitle: movie.title,
    Notes: choose(NOTES, "notes", ...words) ?? null,
    QRCode: code,
    QRUrl: qrAddress(code),
    StartTime: toOsloIso(starts),
    ExpirationDate: toOsloIso(starts + 4 * 3_600_000),
    Poster: movie.poster,
    Screen: screen,
    SeatsInfo: {
      Info: choose(["Ordinær", "Honnør", null], "info", ...words) ?? null,
      Seats: choose(SEATS, "seats", ...words) ?? [],
    },
  };
}

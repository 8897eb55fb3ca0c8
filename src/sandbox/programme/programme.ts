import type { CultureSeed, FilmSeed } from "../content/types.ts";
import type { WireEvent } from "../wire.ts";
import { Bookings } from "./bookings.ts";
import { cultureEvents } from "./culture.ts";
import { filmEvents } from "./films.ts";
import type { ProgrammeRequest } from "./request.ts";

/** The site whose event ids come as numbers, as the contract allows. */
const NUMERIC_IDS = 178;

/**
 * A site's programme, relative to the day and the same on all of that day: films for two weeks,
 * premieres and culture for the months to come, and some performances that are over.
 * @returns events by start time, those without a date last
 */
export function programmeOf(
  films: readonly FilmSeed[],
  culture: readonly CultureSeed[],
  request: ProgrammeRequest,
): WireEvent[] {
  const bookings = new Bookings();
  // Culture first: films give way to what is on one evening only.
  const events = [
    ...cultureEvents(culture, request, bookings),
    ...filmEvents(films, request, bookings),
  ];
  const sorted = events.sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
  return request.siteId === NUMERIC_IDS ? sorted.map(withNumericId) : sorted;
}

function withNumericId(event: WireEvent): WireEvent {
  return { ...event, id: Number(event.id) };
}

/** Wall times of one zone sort as text, with and without their offset. */
function sortKey({ id, startTime }: WireEvent): string {
  return `${startTime?.slice(0, 19) ?? "9999"}${id}`;
}

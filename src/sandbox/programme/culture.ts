import type { CultureSeed, DateWish } from "../content/types.ts";
import type { VenueKey } from "../content/venues.ts";
import type { WireEvent, WireStatus } from "../wire.ts";
import type { Bookings } from "./bookings.ts";
import { firstChristmasWeekend, weekdayOf, type Day } from "./days.ts";
import { datedEvent, eventId, type Slot } from "./performance.ts";
import { cultureProduction } from "./productions.ts";
import { EVERGREEN_DAYS, type ProgrammeRequest } from "./request.ts";

/**
 * In an evergreen programme a show comes back after this many days, a Christmas show a year later;
 * what is over stays over.
 */
const TOUR_DAYS = 8 * 7;
const CHRISTMAS_DAYS = 52 * 7;
/** How long a show looks for a free evening. */
const SEARCH_DAYS = 120;

/** @returns the performances of all culture productions of a site */
export function cultureEvents(
  shows: readonly CultureSeed[],
  request: ProgrammeRequest,
  bookings: Bookings,
): WireEvent[] {
  return shows.flatMap((show) => {
    const venue = show.venues[request.siteId];
    return venue === undefined ? [] : performancesOf({ show, venue }, request, bookings);
  });
}

/** A show and where it plays. */
interface Booked {
  readonly show: CultureSeed;
  readonly venue: VenueKey;
}

function performancesOf(
  { show, venue }: Booked,
  request: ProgrammeRequest,
  bookings: Bookings,
): WireEvent[] {
  const production = cultureProduction(show, request.pictureAddress);
  const tour = tourOf(show.dates, request);
  const slots = tour.flatMap(({ start, count }) =>
    slotsFrom(start, count, { show, venue }, bookings),
  );
  return slots.map((slot, index) =>
    datedEvent(production, slot, {
      id: eventId(request.siteId, show.code, slot.day, slot.time),
      code: index === 0 ? show.code : `${show.code}${index + 1}`,
      status: statusOf(show, index),
      price: show.price,
      tags: [],
    }),
  );
}

/** From when on how many performances are wanted. */
interface Run {
  readonly start: Day;
  readonly count: number;
}

function tourOf({ from, count }: DateWish, { today, evergreen }: ProgrammeRequest): Run[] {
  const isChristmas = from === "christmas";
  const start = isChristmas ? firstChristmasWeekend(today) : today + from;
  const runs: Run[] = [{ start, count }];
  if (!evergreen || start < today) return runs;
  const interval = isChristmas ? CHRISTMAS_DAYS : TOUR_DAYS;
  for (let again = start + interval; again <= today + EVERGREEN_DAYS; again += interval) {
    runs.push({ start: again, count: 1 });
  }
  return runs;
}

/** @returns the first `count` slots at or after `start` that are wished for and free */
function slotsFrom(start: Day, count: number, { show, venue }: Booked, bookings: Bookings): Slot[] {
  const slots: Slot[] = [];
  for (let day = start; slots.length < count && day < start + SEARCH_DAYS; day++) {
    for (const time of timesOn(day, show.dates)) {
      const slot = { day, time, minutes: show.facts.minutes, venue, hall: show.hall ?? null };
      if (slots.length < count && bookings.book(slot)) slots.push(slot);
    }
  }
  return slots;
}

function timesOn(day: Day, wish: DateWish): readonly string[] {
  const weekday = weekdayOf(day);
  if (!wish.weekdays.includes(weekday)) return [];
  const isWeekend = weekday === 0 || weekday === 6;
  return (isWeekend ? wish.weekendTimes : undefined) ?? wish.times;
}

function statusOf(show: CultureSeed, index: number): WireStatus {
  return show.dates.statuses?.[index] ?? (show.price === 0 ? "free" : "onsale");
}

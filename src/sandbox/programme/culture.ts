import type { CultureSeed, DateWish } from "../content/types.ts";
import type { VenueKey } from "../content/venues.ts";
import type { WireEvent, WireStatus } from "../wire.ts";
import { firstChristmasWeekend, nextWeekday, weekdayOf, type Day } from "./days.ts";
import { datedEvent, eventId } from "./performance.ts";
import { cultureProduction } from "./productions.ts";
import { EVERGREEN_DAYS, type ProgrammeRequest } from "./request.ts";

/** In an evergreen programme a show comes back after this many days, a Christmas show a year later. */
const TOUR_DAYS = 8 * 7;
const CHRISTMAS_DAYS = 52 * 7;

/** @returns the performances of all culture productions of a site */
export function cultureEvents(shows: readonly CultureSeed[], request: ProgrammeRequest) {
  return shows.flatMap((show): WireEvent[] => {
    const venue = show.venues[request.siteId];
    return venue === undefined ? [] : performancesOf(show, venue, request);
  });
}

function performancesOf(
  show: CultureSeed,
  venue: VenueKey,
  request: ProgrammeRequest,
): WireEvent[] {
  const production = cultureProduction(show, request.pictureAddress);
  return datesOf(show.dates, request).map(({ day, time }, index) => {
    const slot = { day, time, minutes: show.facts.minutes, venue, hall: show.hall ?? null };
    return datedEvent(production, slot, {
      id: eventId(request.siteId, show.code, day, time),
      code: index === 0 ? show.code : `${show.code}${index + 1}`,
      status: statusOf(show, index),
      price: show.price,
      tags: [],
    });
  });
}

interface PerformanceDate {
  readonly day: Day;
  /** Wall time in Oslo, `HH:MM`. */
  readonly time: string;
}

function datesOf(wish: DateWish, { today, evergreen }: ProgrammeRequest): PerformanceDate[] {
  const isChristmas = wish.from === "christmas";
  const start = wish.from === "christmas" ? firstChristmasWeekend(today) : today + wish.from;
  const dates = playedFrom(start, wish, wish.count);
  if (!evergreen) return dates;
  const interval = isChristmas ? CHRISTMAS_DAYS : TOUR_DAYS;
  for (let again = start + interval; again <= today + EVERGREEN_DAYS; again += interval) {
    dates.push(...playedFrom(again, wish, 1));
  }
  return dates;
}

/** @returns the first `count` dates at or after `start` that the wish allows */
function playedFrom(start: Day, wish: DateWish, count: number): PerformanceDate[] {
  const dates: PerformanceDate[] = [];
  for (let day = start; dates.length < count; day++) {
    day = nextWeekday(day, wish.weekdays);
    const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6;
    const times = (isWeekend ? wish.weekendTimes : undefined) ?? wish.times;
    dates.push(...times.map((time) => ({ day, time })));
  }
  return dates.slice(0, count);
}

function statusOf(show: CultureSeed, index: number): WireStatus {
  return show.dates.statuses?.[index] ?? (show.price === 0 ? "free" : "onsale");
}

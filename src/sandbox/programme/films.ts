import { formatDateWithYear } from "../../model/format.ts";
import type { FilmSeed, SiteId, TimeOfDay } from "../content/types.ts";
import { venues, type VenueKey } from "../content/venues.ts";
import type { WireEvent, WireProduction, WireStatus } from "../wire.ts";
import type { Bookings } from "./bookings.ts";
import { instantOn, nextOpen, weekdayOf, type Day } from "./days.ts";
import { choose, fraction } from "./fraction.ts";
import { datedEvent, eventId, undatedEvent, type Offer, type Slot } from "./performance.ts";
import { filmProduction } from "./productions.ts";
import { EVERGREEN_DAYS, type ProgrammeRequest } from "./request.ts";

/** Yesterday's showings are still sent: clients must hide what is over. */
const FIRST_DAY = -1;
const DAYS_AHEAD = 13;

const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The house where a site shows films, and how many of its halls have a screen. */
const CINEMAS: Readonly<Record<SiteId, { readonly venue: VenueKey; readonly screens: number }>> = {
  118: { venue: "fyrlykta", screens: 2 },
  178: { venue: "skumringen", screens: 3 },
  192: { venue: "kultursal", screens: 2 },
};

/** When films of one kind start: one wall time for each screen, so that not all queue at once. */
const SHOW_TIMES: readonly {
  readonly timeOfDay: TimeOfDay;
  readonly times: readonly string[];
  readonly weekdays: readonly number[];
}[] = [
  { timeOfDay: "matinee", times: ["12:30", "12:00", "13:00"], weekdays: [SATURDAY, SUNDAY] },
  { timeOfDay: "early", times: ["16:30", "16:45", "16:15"], weekdays: ALL_DAYS },
  { timeOfDay: "prime", times: ["19:15", "19:30", "19:00"], weekdays: ALL_DAYS },
  { timeOfDay: "late", times: ["22:00", "22:15", "21:45"], weekdays: [4, FRIDAY, SATURDAY] },
];
const PREMIERE_TIME = "19:00";

/** A film with what is the same in all its showings. */
interface PlannedFilm {
  readonly seed: FilmSeed;
  /** Undefined: no date yet. */
  readonly premiere: Day | undefined;
  readonly production: WireProduction;
}

/** @returns the showings of all films of a site, and the premieres that are announced */
export function filmEvents(
  seeds: readonly FilmSeed[],
  request: ProgrammeRequest,
  bookings: Bookings,
): WireEvent[] {
  const films = seeds
    .filter((seed) => seed.sites.includes(request.siteId))
    .map((seed) => planFilm(seed, request));
  const current = films.filter(({ seed }) => seed.objectClass === "movie");
  const coming = films.filter(({ seed }) => seed.objectClass === "movie_coming");
  const daysAhead = request.evergreen ? EVERGREEN_DAYS : DAYS_AHEAD;
  const days = Array.from({ length: daysAhead - FIRST_DAY + 1 }, (_, ahead) => ahead + FIRST_DAY);
  return [
    ...coming.map((film) => premiereOf(film, request.siteId, bookings)),
    ...days.flatMap((ahead) => showingsOn(request.today + ahead, current, request, bookings)),
  ];
}

/** Films open on Fridays. */
function planFilm(seed: FilmSeed, { today, pictureAddress }: ProgrammeRequest): PlannedFilm {
  const premiere =
    seed.premiereInDays === null ? undefined : nextOpen(today + seed.premiereInDays, FRIDAY);
  const inWords =
    premiere === undefined ? undefined : formatDateWithYear(instantOn(premiere, PREMIERE_TIME));
  return { seed, premiere, production: filmProduction(seed, inWords, pictureAddress) };
}

/**
 * Films take turns from day to day and from screen to screen. Which film is shown follows from the
 * day alone, so tomorrow's programme is the same tomorrow. After the usual horizon there is one
 * screen on Saturdays.
 */
function showingsOn(
  day: Day,
  films: readonly PlannedFilm[],
  { siteId, today }: ProgrammeRequest,
  bookings: Bookings,
): WireEvent[] {
  const weekday = weekdayOf(day);
  const isNear = day <= today + DAYS_AHEAD;
  if (!isNear && weekday !== SATURDAY) return [];
  const { venue, screens } = CINEMAS[siteId];
  return SHOW_TIMES.flatMap(({ timeOfDay, times, weekdays }, turn) => {
    if (!weekdays.includes(weekday)) return [];
    const inTurn = films.filter(({ seed }) => seed.timesOfDay.includes(timeOfDay));
    return times.slice(0, isNear ? screens : 1).flatMap((time, screen) => {
      const film = inTurn[(day * screens + 3 * turn + screen) % inTurn.length];
      if (!film || screen >= inTurn.length) return [];
      const hall = venues[venue].halls[screen] ?? null;
      const slot = { day, time, minutes: film.seed.facts.minutes, venue, hall };
      return bookings.book(slot) ? showingOf(film, slot, siteId) : [];
    });
  });
}

/** The premiere has the first hall that is free; a film without a date is announced only. */
function premiereOf(film: PlannedFilm, siteId: SiteId, bookings: Bookings): WireEvent {
  const { seed, production, premiere: day } = film;
  if (day === undefined) {
    const id = eventId(siteId, seed.dxm);
    return undatedEvent(production, { ...offerOf(seed, id), status: "notonsale" });
  }
  const { venue, screens } = CINEMAS[siteId];
  const first = { day, time: PREMIERE_TIME, minutes: seed.facts.minutes, venue, hall: null };
  const slots = venues[venue].halls.slice(0, screens).map((hall) => ({ ...first, hall }));
  return showingOf(film, slots.find((slot) => bookings.book(slot)) ?? first, siteId);
}

function showingOf({ seed, production }: PlannedFilm, slot: Slot, siteId: SiteId): WireEvent {
  return datedEvent(
    production,
    slot,
    offerOf(seed, eventId(siteId, seed.dxm, slot.day, slot.time)),
  );
}

function offerOf(seed: FilmSeed, id: string): Offer {
  const status = statusOf(id);
  return {
    id,
    code: `DXM${seed.dxm}${id.slice(-4)}`,
    status,
    price: status === "free" ? 0 : seed.price,
    tags: choose(seed.versions, "version", id) ?? [],
  };
}

function statusOf(id: string): WireStatus {
  const luck = fraction("status", id);
  if (luck < 0.03) return "cancelled";
  if (luck < 0.09) return "soldout";
  if (luck < 0.2) return "few";
  if (luck < 0.22) return "free";
  return luck < 0.26 ? "notonsale" : "onsale";
}

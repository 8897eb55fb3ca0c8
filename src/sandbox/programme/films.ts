import { formatDateWithYear } from "../../model/format.ts";
import type { FilmSeed, SiteId, TimeOfDay } from "../content/types.ts";
import { venues, type VenueKey } from "../content/venues.ts";
import { choose, fraction } from "../fraction.ts";
import type { WireEvent, WireProduction, WireStatus } from "../wire.ts";
import { instantOn, nextWeekday, weekdayOf, type Day } from "./days.ts";
import { datedEvent, eventId, undatedEvent, type Offer } from "./performance.ts";
import { filmProduction } from "./productions.ts";
import { EVERGREEN_DAYS, type ProgrammeRequest } from "./request.ts";

/** Yesterday's showings are still sent: clients must hide what is over. */
const FIRST_DAY = -1;
const DAYS_AHEAD = 13;

const FRIDAY = 5;
const WEEKEND = [FRIDAY, 6, 0];
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
  { timeOfDay: "matinee", times: ["12:30", "12:00", "13:00"], weekdays: [6, 0] },
  { timeOfDay: "early", times: ["16:30", "17:00", "16:45"], weekdays: ALL_DAYS },
  { timeOfDay: "prime", times: ["19:00", "19:15", "19:30"], weekdays: ALL_DAYS },
  { timeOfDay: "late", times: ["21:45", "21:30", "22:00"], weekdays: [4, FRIDAY, 6] },
];
const PREMIERE_TIME = "19:00";

/** A film with what is the same in all its showings. */
interface PlannedFilm {
  readonly seed: FilmSeed;
  /** Undefined: no date yet. */
  readonly premiere: Day | undefined;
  readonly production: WireProduction;
}

/** When a film is shown, and on which screen of the house, counted from 0. */
interface Showing {
  readonly day: Day;
  readonly time: string;
  readonly screen: number;
}

/** @returns the showings of all films of a site, and the premieres that are announced */
export function filmEvents(seeds: readonly FilmSeed[], request: ProgrammeRequest): WireEvent[] {
  const films = seeds
    .filter((seed) => seed.sites.includes(request.siteId))
    .map((seed) => planFilm(seed, request));
  const current = films.filter(({ seed }) => seed.objectClass === "movie");
  const coming = films.filter(({ seed }) => seed.objectClass === "movie_coming");
  const daysAhead = request.evergreen ? EVERGREEN_DAYS : DAYS_AHEAD;
  const days = Array.from({ length: daysAhead - FIRST_DAY + 1 }, (_, ahead) => ahead + FIRST_DAY);
  return [
    ...days.flatMap((ahead) => showingsOn(request.today + ahead, current, request)),
    ...coming.map((film) => premiereEvent(film, request.siteId)),
  ];
}

/** Films open on Fridays. */
function planFilm(seed: FilmSeed, { today, pictureAddress }: ProgrammeRequest): PlannedFilm {
  const premiere =
    seed.premiereInDays === null ? undefined : nextWeekday(today + seed.premiereInDays, [FRIDAY]);
  const inWords =
    premiere === undefined ? undefined : formatDateWithYear(instantOn(premiere, PREMIERE_TIME));
  return { seed, premiere, production: filmProduction(seed, inWords, pictureAddress) };
}

/**
 * Films take turns from day to day and from screen to screen. Which film is shown follows from the
 * day alone, so tomorrow's programme is the same tomorrow. After the usual horizon only one screen
 * plays on, at weekends.
 */
function showingsOn(
  day: Day,
  films: readonly PlannedFilm[],
  { siteId, today }: ProgrammeRequest,
): WireEvent[] {
  const weekday = weekdayOf(day);
  const isNear = day <= today + DAYS_AHEAD;
  if (!isNear && !WEEKEND.includes(weekday)) return [];
  const screens = isNear ? CINEMAS[siteId].screens : 1;
  return SHOW_TIMES.flatMap(({ timeOfDay, times, weekdays }, turn) => {
    if (!weekdays.includes(weekday)) return [];
    const inTurn = films.filter(({ seed }) => seed.timesOfDay.includes(timeOfDay));
    return times.slice(0, Math.min(screens, inTurn.length)).flatMap((time, screen) => {
      const film = inTurn[(day + turn + screen) % inTurn.length];
      return film ? filmEvent(film, { day, time, screen }, siteId) : [];
    });
  });
}

function premiereEvent(film: PlannedFilm, siteId: SiteId): WireEvent {
  const { seed, production, premiere } = film;
  if (premiere === undefined) {
    const id = eventId(siteId, seed.dxm);
    return undatedEvent(production, { ...offerOf(seed, id), status: "notonsale" });
  }
  return filmEvent(film, { day: premiere, time: PREMIERE_TIME, screen: 0 }, siteId);
}

function filmEvent(film: PlannedFilm, { day, time, screen }: Showing, siteId: SiteId): WireEvent {
  const { seed, production } = film;
  const { venue } = CINEMAS[siteId];
  const hall = venues[venue].halls[screen] ?? null;
  return datedEvent(
    production,
    { day, time, minutes: seed.facts.minutes, venue, hall },
    offerOf(seed, eventId(siteId, seed.dxm, day, time)),
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

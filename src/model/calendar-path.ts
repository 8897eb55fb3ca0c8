import type { Event, Venue } from "./event.ts";
import { MAX_SEGMENT_BYTES } from "./path.ts";
import type { Production } from "./production.ts";

/*
 * Where the calendars of a site are. Everything but the programme itself is below `/calendar/`, which
 * no page may claim. Names are made from ids and not from slugs: who follows a calendar keeps it when
 * a page is renamed.
 */

/** The whole programme (contract, section 5). */
export const PROGRAMME_CALENDAR = "/calendar.ics";

/** The programme by kind of production. */
export const KIND_CALENDARS: Readonly<Record<Production["object"], string>> = {
  movie: "/calendar/film.ics",
  culture: "/calendar/kultur.ics",
};

/** @returns path of the calendar of a production; undefined where its id is too long for a file */
export function productionCalendar({ id }: Pick<Production, "id">): string | undefined {
  return calendarPath("produksjon", id);
}

/** @returns path of the calendar of a venue; undefined where its id is too long for a file */
export function venueCalendar(venue: Pick<Venue, "id" | "name">): string | undefined {
  return calendarPath("sted", venueKey(venue));
}

/**
 * @returns path of a performance by itself, to be put into one's own calendar; undefined where it has
 * no date yet or its id is too long for a file
 */
export function eventCalendar({
  id,
  startTime,
}: Pick<Event, "id" | "startTime">): string | undefined {
  return startTime === null ? undefined : calendarPath("forestilling", id);
}

/** @returns what tells venues apart: the id, or the name of one without */
export function venueKey({ id, name }: Pick<Venue, "id" | "name">): string {
  return id === "" ? name : id;
}

/** @returns the address that calendar programs subscribe to: `webcal://kultursal.example/calendar.ics` */
export function subscriptionAddress(path: string, origin: string): string {
  return origin.replace(/^https?:/, "webcal:") + path;
}

function calendarPath(folder: string, id: string): string | undefined {
  const name = fileNameOf(id);
  return name.length > MAX_SEGMENT_BYTES ? undefined : `/calendar/${folder}/${name}.ics`;
}

/**
 * A name of lower-case letters, digits, `-`, `_` and `~`, different for different ids even where a
 * file system does not tell cases apart.
 */
function fileNameOf(id: string): string {
  return id
    .replace(/[^A-Za-z0-9-]/gu, (character) => `~${character.codePointAt(0)?.toString(16) ?? ""}~`)
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

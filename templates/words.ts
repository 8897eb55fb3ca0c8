import type { ListedEvent, ListedProduction } from "../src/model/listing.ts";
import { formatDayAndTime } from "../src/model/format.ts";
import { FEATURE, featureOf } from "../src/model/production.ts";
import { startOf } from "./programme.ts";

/** What a visitor reads where a programme has nothing in it. */
export const NOTHING_NOW =
  "Ingen forestillinger akkurat nå. Nye tider legges ut så snart de er klare.";

/** @returns what a production is called in a list: `Konsert`, `Film` */
export function kindOf({
  typeText,
  object,
}: Pick<ListedProduction, "typeText" | "object">): string {
  if (object === "movie") return "Film";
  return typeText ?? "Arrangement";
}

/** @returns where a performance takes place: `Sal 1`, or the venue's name, or an empty text */
export function placeOf({ screen, venue }: Pick<ListedEvent, "screen" | "venue">): string {
  return screen ?? venue?.name ?? "";
}

/** @returns `lørdag 5. desember kl. 20.00`, or `Dato kommer` */
export function whenText(event: ListedEvent, now: number): string {
  const start = startOf(event);
  return start === undefined ? "Dato kommer" : formatDayAndTime(start, now);
}

/** An age limit as it is shown: a short mark, and the words a screen reader says. */
export interface AgeLimit {
  /** `A`, `6`, `12`, `?` where a film's limit is not set yet, or what an organiser words. */
  readonly mark: string;
  readonly words: string;
  /** The lowest age let in; undefined where the limit is not set yet. */
  readonly years: number | undefined;
}

/**
 * Reads a production's age limit. A film always has one, if only a provisional one: it must be
 * visible wherever a showtime can be bought.
 * @returns undefined for culture that names no limit
 */
export function ageLimitOf(production: ListedProduction): AgeLimit | undefined {
  const value = featureOf(production, FEATURE.ageLimit);
  if (value === undefined) {
    return production.object === "movie" ? unsetLimit("Aldersgrense er ikke satt ennå") : undefined;
  }
  const years = /\d+/.exec(value)?.[0];
  if (years !== undefined) {
    return { mark: years, words: `Aldersgrense: ${value}`, years: Number(years) };
  }
  if (/^a\b|alle|tillatt/i.test(value)) {
    return { mark: "A", words: "Aldersgrense: tillatt for alle", years: 0 };
  }
  return unsetLimit(`Aldersgrense: ${value}`, production.object === "movie" ? "?" : value);
}

function unsetLimit(words: string, mark = "?"): AgeLimit {
  return { mark, words, years: undefined };
}

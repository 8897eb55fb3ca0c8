import type { EventStatus } from "../../../src/model/event.ts";
import {
  capitalise,
  formatDateWithYear,
  formatDay,
  formatRelativeDay,
  formatTime,
} from "../../../src/model/format.ts";
import type { SearchEntry } from "../../../src/search/entry.ts";
import { hasMatch, snippet } from "../../../src/search/highlight.ts";
import type { ResultGroup } from "../../../src/search/search.ts";
import { timingOf } from "../../../src/search/timing.ts";
import type { Found } from "./index-store.ts";

/** What visitors read above results of one kind. */
export const GROUP_TITLES: Readonly<Record<ResultGroup["name"], string>> = {
  event: "På programmet",
  article: "Artikler",
  page: "Sider",
  mention: "Nevnt i teksten",
};

const SNIPPET_LENGTH = 140;

/** When something takes place, and how its tickets stand. */
export interface ResultTime {
  readonly when: string;
  readonly status?: EventStatus;
}

/**
 * @param now epoch milliseconds
 * @returns `I morgen kl. 18.00 og 4 ganger til`, `Premiere 11. desember 2026`; undefined for what is
 * no event
 */
export function resultTime(entry: SearchEntry, now: number): ResultTime | undefined {
  if (entry.type !== "event") return undefined;
  const { isOver, next, later } = timingOf(entry, now);
  if (isOver) return { when: "Ferdig spilt" };
  if (next === undefined) {
    return { when: entry.premiere === undefined ? "Dato kommer" : `Premiere ${entry.premiere}` };
  }
  const day = formatRelativeDay(next.start, now) ?? formatDay(next.start, now);
  const more = later === 0 ? "" : ` og ${later === 1 ? "én gang" : `${later} ganger`} til`;
  const when = `${capitalise(day)} kl.\u00a0${formatTime(next.start)}${more}`;
  return { when, status: next.status };
}

/** @returns `Film · Drama · 12 år`, `Nyhet · 3. november 2026` */
export function factsText({ facts = [], published }: SearchEntry): string {
  const day = published === undefined ? [] : [formatDateWithYear(published)];
  return [...facts, ...day].join(" · ");
}

/** A line that says why an entry was found, or what is on a page. */
export interface ContextLine {
  /** Empty for a piece of the text. */
  readonly label: string;
  readonly text: string;
}

/** @returns a person with their part where that was found, a piece of the text where only that was */
export function contextLine(entry: SearchEntry, { words }: Found): ContextLine | undefined {
  const { type, title, facts = [], about = [], place = "", text = "" } = entry;
  const person = about.find(([, value]) => hasMatch(value, words));
  if (person) return { label: person[0], text: person[1] };
  const isSaid = [title, place, ...facts].some((shown) => hasMatch(shown, words));
  // Of a page nothing but its title is shown otherwise.
  const isTextShown = type === "page" || (!isSaid && hasMatch(text, words));
  return isTextShown ? { label: "", text: snippet(text, words, SNIPPET_LENGTH) } : undefined;
}

/** @returns what a search found in one sentence */
export function countText({ count, isApproximate, query }: Found): string {
  if (count === 0) return `Ingen treff på «${query}»`;
  if (isApproximate) return `Ingen treff på akkurat «${query}», men ${count} som ligner`;
  return `${count} treff på «${query}»`;
}

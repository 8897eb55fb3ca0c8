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
import { STATUS_TEXT } from "../../words.ts";
import type { Found } from "./index-store.ts";

/** What visitors read above results of one kind. */
export const GROUP_TITLES: Readonly<Record<ResultGroup["name"], string>> = {
  event: "På programmet",
  article: "Artikler",
  page: "Sider",
  mention: "Nevnt i teksten",
};

const SNIPPET_LENGTH = 140;

/** When something takes place, and whether it can be visited. */
export interface ResultTime {
  readonly when: string;
  /** Empty where tickets are simply on sale. */
  readonly status: string;
}

/**
 * @param now epoch milliseconds
 * @returns `I morgen kl. 18.00 og 4 ganger til`, `Premiere 11. desember 2026`; undefined for what is
 * no event
 */
export function resultTime(entry: SearchEntry, now: number): ResultTime | undefined {
  if (entry.type !== "event") return undefined;
  const { isOver, next, later } = timingOf(entry, now);
  if (isOver) return { when: "Ferdig spilt", status: "" };
  if (next === undefined) {
    return {
      when: entry.premiere === undefined ? "Dato kommer" : `Premiere ${entry.premiere}`,
      status: "",
    };
  }
  const day = formatRelativeDay(next.start, now) ?? formatDay(next.start, now);
  const more = later === 0 ? "" : ` og ${later} ${later === 1 ? "gang" : "ganger"} til`;
  return {
    when: `${capitalise(day)} kl.\u00a0${formatTime(next.start)}${more}`,
    status: STATUS_TEXT[next.status],
  };
}

/** @returns `Film · Drama · 12 år`, `Nyhet · 3. november 2026` */
export function factsText({ facts = [], published }: SearchEntry): string {
  const day = published === undefined ? [] : [formatDateWithYear(published)];
  return [...facts, ...day].join(" · ");
}

/** A line that says why an entry was found: a person with their part, or a piece of the text. */
export interface ContextLine {
  /** Empty for a piece of the text. */
  readonly label: string;
  readonly text: string;
}

/** @returns why an entry was found where its title and facts do not say it */
export function contextLine(entry: SearchEntry, { words }: Found): ContextLine | undefined {
  const { title, facts = [], about = [], place = "", text = "" } = entry;
  const person = about.find(([, value]) => hasMatch(value, words));
  if (person) return { label: person[0], text: person[1] };
  const isSaid = [title, place, ...facts].some((shown) => hasMatch(shown, words));
  if (isSaid || !hasMatch(text, words)) return undefined;
  return { label: "", text: snippet(text, words, SNIPPET_LENGTH) };
}

/** @returns what a search found in one sentence */
export function countText({ count, isApproximate, query }: Found): string {
  if (count === 0) return `Ingen treff på «${query}»`;
  if (isApproximate) return `Ingen treff på akkurat «${query}». Dette ligner:`;
  return `${count} treff på «${query}»`;
}

import type { EventStatus } from "../model/event.ts";

/** A page that can be found, as the index files carry it: what search reads and a result shows. */
export interface SearchEntry {
  readonly type: EntryType;
  readonly path: string;
  readonly title: string;
  /** What it is, shown with every result: `Film`, genre, age limit. */
  readonly facts?: readonly string[];
  /** People and the like by label, shown where they are what was looked for: `Regi`: `…`. */
  readonly about?: readonly (readonly [label: string, value: string])[];
  /** Where it takes place. */
  readonly place?: string;
  /** Performances that were not over when the site was built, by start. */
  readonly showings?: readonly Showing[];
  /** The premiere in words, of a film without dated performances. */
  readonly premiere?: string;
  /** The day an article was published, epoch milliseconds. */
  readonly published?: number;
  readonly picture?: string;
  /** Plain text. */
  readonly text?: string;
}

/** What a page is about, in the order in which results are grouped. */
export type EntryType = "event" | "article" | "page";

/** Start and end in minutes since 1970 (UTC), and the status. */
export type Showing = readonly [start: number, end: number, status: EventStatus];

/** What the second index file adds to an entry of the first. */
export type SearchDetail = Pick<SearchEntry, "path" | "picture" | "text">;

/** One index file. */
export interface SearchPart {
  readonly entries: readonly SearchEntry[];
  readonly details?: readonly SearchDetail[];
}

/**
 * Where the index files are in the output. The names are stable, so that no page changes with the
 * index; the folder is a reserved name, so that no page can claim it.
 */
export const SEARCH_FILES = {
  /** Titles, people and times of what is to come: fetched when the field is used. */
  upcoming: "search-index/upcoming.json",
  /** Texts, pictures, articles and pages: fetched right after. */
  rest: "search-index/rest.json",
} as const;

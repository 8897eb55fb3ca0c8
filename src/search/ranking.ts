import type { SearchEntry } from "./entry.ts";
import type { Matches } from "./exact-match.ts";
import { FIELD_WORTH, type Field, type SearchIndex } from "./search-index.ts";

/** An entry that was found. */
export interface Hit {
  readonly entry: SearchEntry;
  /** At least one of the words stands only in its text. */
  readonly isMention: boolean;
}

/** The entries that fit a query best. */
export interface Ranking {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** How many of the query's words each of them has. */
  readonly wordsFound: number;
}

const FIELDS = Object.keys(FIELD_WORTH) as readonly Field[];
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Finds the entries that have as many of the words as any entry has: by where the words stand, how
 * well they fit and how rare they are, then by time.
 * @param words what each word of the query matches
 * @param now epoch milliseconds
 */
export function rank(index: SearchIndex, words: readonly Matches[], now: number): Ranking {
  const { entries } = index;
  const tally = new Tally(index);
  for (const matches of words) tally.count(matches);
  const wordsFound = tally.counts.reduce((most, count) => Math.max(most, count), 0);
  const hits: { entry: SearchEntry; isMention: boolean; score: number }[] = [];
  for (let number = 0; wordsFound > 0 && number < entries.length; number++) {
    const entry = entries[number];
    if (tally.counts[number] !== wordsFound || !entry) continue;
    const score = tally.scoreOf(number) * timeFactor(entry, now);
    hits.push({ entry, isMention: tally.mentions[number] !== 0, score });
  }
  return { hits: hits.sort((a, b) => b.score - a.score), wordsFound };
}

/** What the words of one query are worth to each entry; all lists are by number of entry. */
class Tally {
  /** How many of the words the entry has. */
  readonly counts: Uint8Array;
  /** How many of them stand only in its text. */
  readonly mentions: Uint8Array;
  readonly #titleCounts: Uint8Array;
  readonly #scores: Float64Array;
  readonly #index: SearchIndex;

  constructor(index: SearchIndex) {
    const { length } = index.entries;
    this.#index = index;
    this.counts = new Uint8Array(length);
    this.mentions = new Uint8Array(length);
    this.#titleCounts = new Uint8Array(length);
    this.#scores = new Float64Array(length);
  }

  /** Adds what one word of the query is worth. */
  count(matches: Matches): void {
    const { worths, fields } = this.#bestPlaces(matches);
    const found = worths.reduce((sum, worth) => sum + Math.sign(worth), 0);
    const rarity = Math.log(1 + worths.length / Math.max(found, 1));
    worths.forEach((worth, entry) => {
      if (worth === 0) return;
      const field = FIELDS[fields[entry] ?? 0];
      increase(this.counts, entry, 1);
      increase(this.#scores, entry, worth * rarity);
      if (field === "text") increase(this.mentions, entry, 1);
      if (field === "title") increase(this.#titleCounts, entry, 1);
    });
  }

  /** The more of a title is what was asked for, the more the entry is about it. */
  scoreOf(entry: number): number {
    const coverage = (this.#titleCounts[entry] ?? 0) / (this.#index.titleLengthOf(entry) || 1);
    return (this.#scores[entry] ?? 0) * (1 + coverage);
  }

  #bestPlaces(matches: Matches) {
    const worths = new Float64Array(this.counts.length);
    const fields = new Uint8Array(this.counts.length);
    FIELDS.forEach((field, fieldNumber) => {
      for (const [word, quality] of matches) {
        const worth = quality * FIELD_WORTH[field];
        for (const entry of this.#index.placesOf(word, field)) {
          if (worth <= (worths[entry] ?? 0)) continue;
          worths[entry] = worth;
          fields[entry] = fieldNumber;
        }
      }
    });
    return { worths, fields };
  }
}

function increase(list: Uint8Array | Float64Array, index: number, by: number): void {
  list[index] = (list[index] ?? 0) + by;
}

/** What is soon comes before what is later, and what is over comes last. */
function timeFactor({ showings = [], published }: SearchEntry, now: number): number {
  const next = showings.find(([, end]) => end * MINUTE_MS > now);
  if (next) return 1 + 0.2 / (1 + Math.max(0, next[0] * MINUTE_MS - now) / (7 * DAY_MS));
  if (showings.length > 0) return 0.2;
  return published === undefined ? 1 : 1 + 0.1 / (1 + Math.max(0, now - published) / (90 * DAY_MS));
}

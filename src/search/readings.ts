import { matchExactly, SAME_STEM, type Matches } from "./exact-match.ts";
import { matchRoughly } from "./rough-match.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What an entry must have of a query word. */
export interface Reading {
  readonly matches: Matches;
  /** No word is spelt like it: these are nearly. */
  readonly isRough: boolean;
}

/** A compound and its parts are at least so long: six letters fall into two by chance. */
const MIN_COMPOUND = 7;
const MIN_PART = 3;
/** An end says little about the whole where it is shorter. */
const MIN_END = 5;

/**
 * Reads a folded query word as the words that are, begin with or are compounded of it or of a
 * synonym; where there are none, as its parts; else as words that differ by a typing error or two, or
 * as what the compound is a kind of.
 * @returns one reading; of a word that was taken apart two, both of which an entry must have
 */
export function readingsOf(query: string, vocabulary: Vocabulary): readonly Reading[] {
  const exact = matchExactly(query, vocabulary);
  if (exact.size > 0) return [{ matches: exact, isRough: false }];
  const parts = partsOf(query, vocabulary);
  if (parts.length > 0) return parts;
  const rough = matchRoughly(query, vocabulary);
  const matches = rough.size > 0 ? rough : matchEnd(query, vocabulary);
  return [{ matches, isRough: true }];
}

/**
 * Reads a folded query word as the two known words that it is compounded of.
 * @returns two readings, both of which an entry must have; none where it is no compound
 */
export function partsOf(query: string, vocabulary: Vocabulary): readonly Reading[] {
  return splitCompound(query, vocabulary).map((part) => {
    const all = matchExactly(part, vocabulary);
    // Too many words begin with a short one by chance.
    const isShort = part.length <= MIN_PART;
    const matches = isShort ? new Map([...all].filter(([, fit]) => fit >= SAME_STEM)) : all;
    return { matches, isRough: false };
  });
}

/** Words are joined as they are, or with an s or an e: forening-s-fest, jul-e-konsert. */
function splitCompound(word: string, vocabulary: Vocabulary): readonly string[] {
  if (word.length < MIN_COMPOUND) return [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const end = word.slice(at);
    if (!vocabulary.knows(end)) continue;
    const start = word.slice(0, at);
    const bare = [start, start.replace(/[se]$/, "")].find((part) => vocabulary.knows(part));
    if (bare !== undefined) return [bare, end];
  }
  return [];
}

/** A compound is a kind of what it ends with: `fotoutstilling` is a kind of `utstilling`. */
function matchEnd(query: string, vocabulary: Vocabulary): Matches {
  for (let at = MIN_PART; at <= query.length - MIN_END; at++) {
    const end = query.slice(at);
    if (vocabulary.knows(end)) return matchExactly(end, vocabulary);
  }
  return new Map();
}

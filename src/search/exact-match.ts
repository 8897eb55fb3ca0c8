import { stem } from "./stem.ts";
import { synonymsOf } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Numbers of words that a query word matches, each with how well: above 0, at most 1. */
export type Matches = ReadonlyMap<number, number>;

/** How well a word with the stem of the wanted one fits it. */
export const SAME_STEM = 0.95;
const START = 0.7;
/** For a start, the closer it is to the whole word. */
const START_BONUS = 0.2;
const COMPOUND_END = 0.6;
const COMPOUND_PART = 0.5;
const SYNONYM = 0.55;

/** @returns the words that are, begin with or are compounded of a folded word or of a synonym */
export function matchExactly(query: string, vocabulary: Vocabulary): Matches {
  const found = new Map<number, number>();
  for (const synonym of synonymsOf(query)) {
    for (const [number, fit] of wordsLike(synonym, vocabulary)) found.set(number, fit * SYNONYM);
  }
  for (const [number, fit] of wordsLike(query, vocabulary)) {
    found.set(number, Math.max(fit, found.get(number) ?? 0));
  }
  return found;
}

function wordsLike(wanted: string, { words, stems }: Vocabulary): Matches {
  const found = new Map<number, number>();
  const wantedStem = stem(wanted);
  words.forEach((word, number) => {
    // Nearly all words are unlike: that must be found out fast.
    if (!word.includes(wantedStem)) return;
    const fit = fitOf({ wanted, wantedStem }, word, stems[number] ?? "");
    if (fit > 0) found.set(number, fit);
  });
  return found;
}

interface Wanted {
  readonly wanted: string;
  readonly wantedStem: string;
}

/** @returns how well a word that contains the stem of a wanted one fits it; 0 where it does not */
function fitOf({ wanted, wantedStem }: Wanted, word: string, wordStem: string): number {
  if (word === wanted) return 1;
  if (wordStem === wantedStem) return SAME_STEM;
  if (word.startsWith(wanted)) {
    // 9 years are not 90.
    return /^\d{1,2}$/.test(wanted) ? 0 : START + (START_BONUS * wanted.length) / word.length;
  }
  const at = word.lastIndexOf(wantedStem);
  const isEnd = at + wantedStem.length === wordStem.length;
  // Three letters are a part by chance, but for a whole word at the end: `jul` in `førjul`.
  const isPart = wantedStem.length > 3 || (isEnd && wanted.length === 3);
  if (!isPart || !isWordBefore(word.slice(0, at))) return 0;
  return isEnd || at === 0 ? COMPOUND_END : COMPOUND_PART;
}

/** What stands before a part is a word itself: `film` is one of `barnefilm`, `inne` none of `kvinne`. */
function isWordBefore(start: string): boolean {
  return start === "" || (start.length >= 3 && /[aeiouy]/.test(start));
}

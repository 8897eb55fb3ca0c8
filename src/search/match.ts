import { editDistance, patternOf } from "./edit-distance.ts";
import { stem } from "./stem.ts";
import { synonymsOf } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Numbers of words that a query word matches, each with how well: above 0, at most 1. */
export type Matches = ReadonlyMap<number, number>;

/** What an entry must have of a query word. */
export interface Reading {
  readonly matches: Matches;
  /** No word is spelt like it: these are nearly. */
  readonly isRough: boolean;
}

const SAME_STEM = 0.95;
const START = 0.7;
/** For a start, the closer it is to the whole word. */
const START_BONUS = 0.2;
const COMPOUND_END = 0.6;
const COMPOUND_PART = 0.5;
const SYNONYM = 0.55;
const ONE_EDIT = 0.5;
const LATER_EDIT = 0.15;

const MIN_PART = 3;

/**
 * Reads a folded query word as the words that are, begin with or are compounded of it or of a
 * synonym; where there are none, as its parts; else as those that differ by a typing error or two.
 * @returns one reading; of a word that was taken apart two, both of which an entry must have
 */
export function readingsOf(query: string, vocabulary: Vocabulary): readonly Reading[] {
  const matches = matchExactly(query, vocabulary);
  if (matches.size > 0) return [{ matches, isRough: false }];
  const parts = partsOf(query, vocabulary);
  return parts.length > 0 ? parts : [{ matches: matchRoughly(query, vocabulary), isRough: true }];
}

/**
 * Reads a folded query word as the two known words that it is compounded of.
 * @returns two readings, both of which an entry must have; none where it is no compound
 */
export function partsOf(query: string, vocabulary: Vocabulary): readonly Reading[] {
  return splitCompound(query, vocabulary).map((part) => ({
    matches: matchExactly(part, vocabulary),
    isRough: false,
  }));
}

function matchExactly(query: string, vocabulary: Vocabulary): Matches {
  const found = new Map<number, number>();
  for (const synonym of synonymsOf(query)) {
    for (const [number, quality] of wordsLike(synonym, vocabulary)) {
      found.set(number, quality * SYNONYM);
    }
  }
  for (const [number, quality] of wordsLike(query, vocabulary)) {
    found.set(number, Math.max(quality, found.get(number) ?? 0));
  }
  return found;
}

function wordsLike(wanted: string, { words, stems }: Vocabulary): Matches {
  const found = new Map<number, number>();
  const wantedStem = stem(wanted);
  words.forEach((word, number) => {
    // Nearly all words are unlike: that must be found out fast.
    if (!word.includes(wantedStem)) return;
    const quality = qualityOf({ wanted, wantedStem }, word, stems[number] ?? "");
    if (quality > 0) found.set(number, quality);
  });
  return found;
}

interface Wanted {
  readonly wanted: string;
  readonly wantedStem: string;
}

/** @returns how well a word that contains the stem of a wanted one fits it; 0 where it does not */
function qualityOf({ wanted, wantedStem }: Wanted, word: string, wordStem: string): number {
  if (word === wanted) return 1;
  if (wordStem === wantedStem) return SAME_STEM;
  if (word.startsWith(wanted)) {
    // 9 years are not 90.
    return /^\d{1,2}$/.test(wanted) ? 0 : START + (START_BONUS * wanted.length) / word.length;
  }
  const { length } = wantedStem;
  if (length < 3) return 0;
  const at = word.lastIndexOf(wantedStem);
  const isLong = length > 3;
  if (at === 0) return isLong ? COMPOUND_END : 0;
  // What stands before is a word itself: `film` is a part of `barnefilm`, `inne` is none of `kvinne`.
  if (at < 3 || !/[aeiouy]/.test(word.slice(0, at))) return 0;
  if (isLong) return wordStem.length === at + length ? COMPOUND_END : COMPOUND_PART;
  return wordStem.length === at + length && wanted === wantedStem ? COMPOUND_END : 0;
}

/** Words are joined as they are, or with an s or an e: forening-s-fest, jul-e-konsert. */
function splitCompound(word: string, vocabulary: Vocabulary): readonly string[] {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const end = word.slice(at);
    if (!vocabulary.knows(end)) continue;
    const start = word.slice(0, at);
    const bare = [start, start.replace(/[se]$/, "")].find((part) => vocabulary.knows(part));
    if (bare !== undefined) return [bare, end];
  }
  return [];
}

function matchRoughly(query: string, { words, stems }: Vocabulary): Matches {
  const found = new Map<number, number>();
  // An ending may be right or be part of the error.
  for (const [wanted, candidates] of [
    [query, words],
    [stem(query), stems],
  ] as const) {
    for (const [number, quality] of wordsNearly(wanted, candidates)) {
      found.set(number, Math.max(quality, found.get(number) ?? 0));
    }
  }
  return found;
}

function wordsNearly(wanted: string, candidates: readonly string[]): Matches {
  const found = new Map<number, number>();
  const allowed = allowedEdits(wanted);
  if (allowed === 0) return found;
  const pattern = patternOf(wanted);
  // Nearly every word has a piece that is nearly equal to a short one.
  const isShort = wanted.length < 6;
  candidates.forEach((candidate, number) => {
    const edits = editDistance(pattern, candidate, isShort ? "whole" : "anywhere");
    if (edits > allowed) return;
    const isStart = isShort || editDistance(pattern, candidate, "start") === edits;
    found.set(number, ONE_EDIT - LATER_EDIT * (edits - 1 + (isStart ? 0 : 1)));
  });
  return found;
}

/** A long word may have two typing errors, a short one none: too many others are like it. */
function allowedEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

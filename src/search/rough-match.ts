import { editDistance, patternOf } from "./edit-distance.ts";
import type { Matches } from "./exact-match.ts";
import { stem } from "./stem.ts";
import type { Vocabulary } from "./vocabulary.ts";

const ONE_EDIT = 0.5;
const LATER_EDIT = 0.15;

/** Nearly every word has a piece that is nearly equal to a shorter one. */
const MIN_LONG = 6;

/** @returns the words that differ from a folded word by a typing error or two, or begin or end so */
export function matchRoughly(query: string, { words, stems }: Vocabulary): Matches {
  const found = new Map(wordsNearly(query, words));
  const queryStem = stem(query);
  // The error may be one and the ending another; of a short stem too little is left to compare.
  if (queryStem.length < MIN_LONG) return found;
  for (const [number, fit] of wordsNearly(queryStem, stems)) {
    found.set(number, Math.max(fit, found.get(number) ?? 0));
  }
  return found;
}

function wordsNearly(wanted: string, candidates: readonly string[]): Matches {
  const found = new Map<number, number>();
  const allowed = allowedEdits(wanted);
  if (allowed === 0) return found;
  const pattern = patternOf(wanted);
  const isShort = wanted.length < MIN_LONG;
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

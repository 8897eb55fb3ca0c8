import { fold } from "./fold.ts";

/** A word of a text and where it stands. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’´][\p{L}\p{N}\p{M}]+)*/gu;
const HYPHEN = /[-‐‑]/g;
const HYPHENATED = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu;

/** @returns the words of a text in their order; a hyphen parts words */
export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    folded: fold(written),
    start: index,
    end: index + written.length,
  }));
}

/**
 * @returns the words of a text as they are written, then those with hyphens as one: who looks for
 * `standup` finds `stand-up` too
 */
export function writtenWordsOf(text: string): readonly string[] {
  const words = text.match(WORD) ?? [];
  if (!text.includes("-") && text.search(HYPHEN) < 0) return words;
  const joined = (text.match(HYPHENATED) ?? []).map((word) => word.replace(HYPHEN, ""));
  return [...words, ...joined];
}

/** Words that say nothing about what someone looks for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "og i på for til med av en et ei den det de som er hva når hvor hvem om fra ved kl noe noen " +
    "hvilke hvilken hvordan kan skal vil har jeg du vi dere man går finnes finne " +
    "the a an of and in on at to with is what when where how"
  )
    .split(" ")
    .map(fold),
);

/** Nobody types more; whole articles are pasted by mistake. */
const MAX_QUERY_WORDS = 12;

/** @returns the folded words that a query is about; all of its words where they say nothing */
export function queryWordsOf(query: string): readonly string[] {
  const words = wordsOf(query)
    .slice(0, MAX_QUERY_WORDS)
    .map(({ folded }) => folded);
  const meant = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(meant.length > 0 ? meant : words)];
}

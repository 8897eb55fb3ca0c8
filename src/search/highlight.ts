import { wordsOf } from "./words.ts";

/** A piece of a text, marked where it was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** @param words folded; @returns the whole text in pieces */
export function highlight(text: string, words: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { folded, start, end } of wordsOf(text)) {
    if (!words.has(folded)) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

/** @returns whether any of the words, folded, stands in the text */
export function hasMatch(text: string, words: ReadonlySet<string>): boolean {
  return wordsOf(text).some(({ folded }) => words.has(folded));
}

/** How much of a text stands before the first word that was found. */
const LEAD = 40;

/**
 * @param words folded
 * @returns the piece of a text that has the first of the words in it, cut at spaces
 */
export function snippet(text: string, words: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text;
  const first = wordsOf(text).find(({ folded }) => words.has(folded));
  const wanted = Math.max(0, Math.min((first?.start ?? 0) - LEAD, text.length - length));
  const start = wanted === 0 ? 0 : text.indexOf(" ", wanted) + 1;
  const end = text.length - start <= length ? text.length : text.lastIndexOf(" ", start + length);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

/** A word prepared for comparing with many others. */
export interface Pattern {
  /** By character code: a bit for each place where the pattern has that character. */
  readonly masks: Int32Array;
  /** At most 31. */
  readonly length: number;
}

/** Bits of a number that JavaScript can shift and add without losing any. */
const MAX_LENGTH = 31;

/** Folded words have few other characters; those are like no other. */
const ASCII = 128;

/** Prepares a folded word; longer ones are cut. */
export function patternOf(word: string): Pattern {
  const length = Math.min(word.length, MAX_LENGTH);
  const masks = new Int32Array(ASCII);
  for (let index = 0; index < length; index++) {
    const code = word.charCodeAt(index);
    masks[code] = (masks[code] ?? 0) | (1 << index);
  }
  return { masks, length };
}

/** Which part of a text a pattern is compared with. */
export type Part = "whole" | "start" | "anywhere";

/**
 * How many letters must be changed, added, left out or swapped with their neighbour to turn the
 * pattern into the text, its best start or its best piece. Reads each letter of the text once
 * (Hyyrö 2003: bit-parallel approximate matching with transpositions), so that a whole vocabulary
 * can be searched at each keystroke.
 * @returns the number of edits
 */
export function editDistance({ masks, length }: Pattern, text: string, part: Part): number {
  const last = 1 << (length - 1);
  // In the pattern's first row an edit costs nothing where the match may begin anywhere.
  const carry = part === "anywhere" ? 0 : 1;
  let [rise, fall, diagonal, previous] = [~0, 0, 0, 0];
  let distance = length;
  let best = length;
  for (let index = 0; index < text.length; index++) {
    const mask = masks[text.charCodeAt(index)] ?? 0;
    const swapped = ((~diagonal & mask) << 1) & previous;
    diagonal = (((mask & rise) + rise) ^ rise) | mask | fall | swapped;
    const right = fall | ~(diagonal | rise);
    const left = diagonal & rise;
    if (right & last) distance++;
    else if (left & last) distance--;
    const shifted = (right << 1) | carry;
    rise = (left << 1) | ~(diagonal | shifted);
    fall = shifted & diagonal;
    previous = mask;
    if (distance < best) best = distance;
  }
  return part === "whole" ? distance : best;
}

/**
 * Chance without a random source: the same words always give the same number, whatever else is
 * generated before or after.
 * @returns a number from 0 up to 1
 */
export function fraction(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join("|")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The last rounds of a mixer: without them, words that differ only at the end lie close together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** @returns one of the choices, following from the words; undefined where there is none */
export function choose<Choice>(
  choices: readonly Choice[],
  ...words: readonly (string | number)[]
): Choice | undefined {
  return choices[Math.floor(fraction(...words) * choices.length)];
}

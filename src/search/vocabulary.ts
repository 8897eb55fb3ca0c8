import { fold } from "./fold.ts";
import { stem } from "./stem.ts";

/** Every word of the index once, by number. */
export class Vocabulary {
  /** Folded, by number. */
  readonly words: string[] = [];
  /** The stem of each word. */
  readonly stems: string[] = [];
  readonly #byFolded = new Map<string, number>();
  /** Folding is slow, and texts are made of the same words over and over. */
  readonly #byWritten = new Map<string, number>();
  readonly #knownStems = new Set<string>();

  /** @returns the number of a word as it is written; it is added where it is new */
  numberOf(written: string): number {
    let number = this.#byWritten.get(written);
    if (number === undefined) {
      number = this.#numberOfFolded(fold(written));
      this.#byWritten.set(written, number);
    }
    return number;
  }

  /** @returns whether a folded word is known in any of its forms */
  knows(word: string): boolean {
    return this.#knownStems.has(stem(word));
  }

  #numberOfFolded(word: string): number {
    const known = this.#byFolded.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    const wordStem = stem(word);
    this.#byFolded.set(word, number);
    this.stems.push(wordStem);
    this.#knownStems.add(wordStem);
    return number;
  }
}

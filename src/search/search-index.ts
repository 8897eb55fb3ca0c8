import type { SearchDetail, SearchEntry, SearchPart } from "./entry.ts";
import { partsOf, readingsOf, type Reading } from "./readings.ts";
import { Vocabulary } from "./vocabulary.ts";
import { writtenWordsOf } from "./words.ts";

/** What of an entry is searched, by what a word in it is worth. */
export const FIELD_WORTH = { title: 10, about: 4, text: 1 } as const;

/** Where in an entry a word stands. */
export type Field = keyof typeof FIELD_WORTH;

/** The entries of the index files, and where in them each word stands. */
export class SearchIndex {
  readonly vocabulary = new Vocabulary();
  readonly #entries: SearchEntry[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #titleLengths: number[] = [];
  /** By field and number of word: the numbers of the entries, ascending. */
  readonly #places: Readonly<Record<Field, (number[] | undefined)[]>> = {
    title: [],
    about: [],
    text: [],
  };
  /** By query word: who types a second word has had the first one looked up already. */
  readonly #readings = new Map<string, readonly Reading[]>();

  /** By number. */
  get entries(): readonly SearchEntry[] {
    return this.#entries;
  }

  /** @returns the numbers of the entries in which a word, by number, stands in a field */
  placesOf(word: number, field: Field): readonly number[] {
    return this.#places[field][word] ?? [];
  }

  /** @returns how many words an entry's title has */
  titleLengthOf(entry: number): number {
    return this.#titleLengths[entry] ?? 0;
  }

  /** @returns what a folded word of a query may mean */
  readingsOf(word: string): readonly Reading[] {
    const readings = this.#readings.get(word) ?? readingsOf(word, this.vocabulary);
    this.#readings.set(word, readings);
    return readings;
  }

  /** @returns the parts of a folded compound of a query; none of another word */
  partsOf(word: string): readonly Reading[] {
    return partsOf(word, this.vocabulary);
  }

  /** Adds an index file or a piece of one; what is there already is not added again. */
  add({ entries, details = [] }: SearchPart): void {
    this.#readings.clear();
    for (const entry of entries) if (!this.#numbers.has(entry.path)) this.#addEntry(entry);
    for (const detail of details) this.#addDetail(detail);
  }

  #addEntry(entry: SearchEntry): void {
    const number = this.#entries.push(entry) - 1;
    const { path, title, facts = [], about = [], place = "", text = "" } = entry;
    this.#numbers.set(path, number);
    this.#titleLengths.push(this.#addText(number, "title", title));
    for (const fact of [...facts, ...about.map(([, value]) => value), place]) {
      this.#addText(number, "about", fact);
    }
    this.#addText(number, "text", text);
  }

  #addDetail({ path, ...rest }: SearchDetail): void {
    const number = this.#numbers.get(path);
    const entry = number === undefined ? undefined : this.#entries[number];
    if (number === undefined || !entry || entry.text !== undefined) return;
    this.#entries[number] = { ...entry, text: "", ...rest };
    this.#addText(number, "text", rest.text ?? "");
  }

  /** @returns how many words the text has */
  #addText(entry: number, field: Field, text: string): number {
    const words = writtenWordsOf(text);
    for (const word of words) {
      const places = (this.#places[field][this.vocabulary.numberOf(word)] ??= []);
      if (places.at(-1) !== entry) places.push(entry);
    }
    return words.length;
  }
}

import type { EntryType, SearchEntry } from "./entry.ts";
import type { Matches } from "./exact-match.ts";
import type { Reading } from "./readings.ts";
import { rank, type Hit } from "./ranking.ts";
import type { SearchIndex } from "./search-index.ts";
import { queryWordsOf, wordsOf } from "./words.ts";

/** Results of one kind, best first. */
export interface ResultGroup {
  /** `mention`: pages that only mention what others are about. */
  readonly name: EntryType | "mention";
  readonly entries: readonly SearchEntry[];
}

/** What a search found. */
export interface SearchResult {
  /** In the order of {@link GROUPS}; none is empty. */
  readonly groups: readonly ResultGroup[];
  readonly count: number;
  /** No entry has all the words as they are spelt: these come close. */
  readonly isApproximate: boolean;
  /** Every word that was found, folded: what to highlight. */
  readonly words: ReadonlySet<string>;
}

const GROUPS = ["event", "article", "page", "mention"] as const;

/** A page whose whole title was typed is among the first of its group. */
const NAMED_AMONG = 3;

/**
 * Searches the index as far as it is loaded.
 * @param query as a visitor typed it
 * @param now epoch milliseconds: what is over by then comes last
 */
export function search(index: SearchIndex, query: string, now: number): SearchResult {
  const words = queryWordsOf(query);
  const readings = words.flatMap((word) => index.readingsOf(word));
  const ranking = rank(index, matchesOf(readings), now);
  // A compound may be a mere mention here and there while its parts are what a page is about.
  const byParts = ranking.hits.every(({ isMention }) => isMention)
    ? searchByParts(index, words, now)
    : { readings: [], hits: [] };
  const known = new Set(byParts.hits.map(({ entry }) => entry));
  const hits = [...byParts.hits, ...ranking.hits.filter(({ entry }) => !known.has(entry))];
  return {
    groups: groupsOf(hits, query),
    count: hits.length,
    isApproximate: ranking.wordsFound < readings.length || readings.some(({ isRough }) => isRough),
    words: wordsOfMatches(index, matchesOf([...readings, ...byParts.readings])),
  };
}

/** @returns what is about the words once the compounds among them are taken apart */
function searchByParts(index: SearchIndex, words: readonly string[], now: number) {
  const readings = words.flatMap((word) => {
    const parts = index.partsOf(word);
    return parts.length > 0 ? parts : index.readingsOf(word);
  });
  const { hits, wordsFound } = rank(index, matchesOf(readings), now);
  const isWhole = readings.length > words.length && wordsFound === readings.length;
  return { readings, hits: isWhole ? hits.filter(({ isMention }) => !isMention) : [] };
}

function matchesOf(readings: readonly Reading[]): readonly Matches[] {
  return readings.map(({ matches }) => matches);
}

function wordsOfMatches({ vocabulary }: SearchIndex, all: readonly Matches[]): ReadonlySet<string> {
  const numbers = all.flatMap((matches) => [...matches.keys()]);
  return new Set(numbers.map((number) => vocabulary.words[number] ?? ""));
}

function groupsOf(hits: readonly Hit[], query: string): readonly ResultGroup[] {
  const isAllMentions = hits.every(({ isMention }) => isMention);
  const isIn = (name: ResultGroup["name"], { entry, isMention }: Hit) =>
    isMention && !isAllMentions ? name === "mention" : name === entry.type;
  const groups = GROUPS.map((name) => ({
    name,
    entries: hits.filter((hit) => isIn(name, hit)).map(({ entry }) => entry),
  })).filter(({ entries }) => entries.length > 0);
  // Who types a page's whole name wants that page: its group comes first.
  const name = foldedText(query);
  const isNamed = ({ entries }: ResultGroup) =>
    entries.slice(0, NAMED_AMONG).some(({ title }) => foldedText(title) === name);
  return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))];
}

function foldedText(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
}

import type { SearchEntry } from "./entry.ts";
import type { SearchIndex } from "./search-index.ts";
import { timingOf } from "./timing.ts";

/**
 * @param now epoch milliseconds
 * @returns the productions whose next performance comes first: for whoever found nothing
 */
export function comingUp(index: SearchIndex, count: number, now: number): readonly SearchEntry[] {
  return index.entries
    .map((entry) => ({ entry, start: timingOf(entry, now).next?.start ?? Infinity }))
    .filter(({ start }) => start !== Infinity)
    .sort((a, b) => a.start - b.start)
    .slice(0, count)
    .map(({ entry }) => entry);
}

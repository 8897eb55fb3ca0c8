import { isDeepStrictEqual } from "node:util";
import type { Event } from "../model/event.ts";
import type { Changes, Snapshot } from "../model/snapshot.ts";

/**
 * What a fetch changed, by title. A production that came or went is one line, its performances
 * included; a performance of a production that stayed is named with its time.
 * @param before undefined: there was no snapshot, everything is added
 */
export function compareSnapshots(before: Snapshot | undefined, after: Snapshot): Changes {
  const changes: CollectedChanges = { added: new Set(), changed: new Set(), removed: new Set() };
  compareRecords(before?.productions, after.productions, (production) => production.title, changes);
  const stayed = commonIds(before?.productions, after.productions);
  const performances = (snapshot: Snapshot | undefined) =>
    snapshot?.events.filter((event) => stayed.has(event.productionId));
  compareRecords(performances(before), performances(after), eventLabel, changes);
  compareRecords(before?.articles, after.articles, (article) => article.title, changes);
  compareRecords(before?.blockData, after.blockData, (block) => block.id, changes);
  if (before !== undefined && !isDeepStrictEqual(before.site, after.site))
    changes.changed.add(after.site.title);
  return {
    added: [...changes.added],
    changed: [...changes.changed],
    removed: [...changes.removed],
  };
}

type CollectedChanges = Record<keyof Changes, Set<string>>;

function compareRecords<Item extends { readonly id: string }>(
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  labelOf: (record: Item) => string,
  changes: CollectedChanges,
): void {
  const old = new Map(before.map((record) => [record.id, record]));
  for (const record of after) {
    const last = old.get(record.id);
    old.delete(record.id);
    if (last === undefined) changes.added.add(labelOf(record));
    else if (!isDeepStrictEqual(last, record)) changes.changed.add(labelOf(record));
  }
  for (const record of old.values()) changes.removed.add(labelOf(record));
}

function commonIds(
  before: Snapshot["productions"] = [],
  after: Snapshot["productions"],
): ReadonlySet<string> {
  const old = new Set(before.map(({ id }) => id));
  return new Set(after.map(({ id }) => id).filter((id) => old.has(id)));
}

/** `Title (2026-12-05 20:00)`, as Oslo's clock shows it. */
function eventLabel({ title, startTime }: Event): string {
  // In a snapshot that other hands changed it may be anything.
  const time = String(startTime).slice(0, 16).replace("T", " ");
  return startTime === null ? title : `${title} (${time})`;
}

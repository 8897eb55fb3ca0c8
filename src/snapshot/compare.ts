import { isDeepStrictEqual } from "node:util";
import type { FieldDifference, RecordDifference } from "../model/difference.ts";
import type { Event } from "../model/event.ts";
import type { Changes, Snapshot } from "../model/snapshot.ts";

/**
 * What a fetch changed, by title.
 * @param before undefined: there was no snapshot, everything is added
 */
export function compareSnapshots(before: Snapshot | undefined, after: Snapshot): Changes {
  return changesOf(recordDifferences(before, after));
}

/** @returns the titles of records that are different, each once */
export function changesOf(differences: readonly RecordDifference[]): Changes {
  const titles = (wanted: RecordDifference["change"]) => [
    ...new Set(differences.filter(({ change }) => change === wanted).map(({ title }) => title)),
  ];
  return { added: titles("added"), changed: titles("changed"), removed: titles("removed") };
}

/**
 * Every record that is not the same in both snapshots. A production that came or went stands for its
 * performances too; a performance of a production that stayed is named with its time.
 * @param before undefined: there was no snapshot, everything is added
 */
export function recordDifferences(
  before: Snapshot | undefined,
  after: Snapshot,
): readonly RecordDifference[] {
  const stayed = commonIds(before?.productions, after.productions);
  const performances = (snapshot: Snapshot | undefined) =>
    snapshot?.events.filter((event) => stayed.has(event.productionId));
  const site =
    before === undefined ? [] : differences("site", [before.site], [after.site], titleOf);
  return [
    ...differences("production", before?.productions, after.productions, titleOf),
    ...differences("event", performances(before), performances(after), eventLabel),
    ...differences("article", before?.articles, after.articles, titleOf),
    ...differences("block data", before?.blockData, after.blockData, ({ id }) => id),
    ...site,
  ];
}

function differences<Item extends { readonly id: string }>(
  model: RecordDifference["model"],
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  labelOf: (record: Item) => string,
): readonly RecordDifference[] {
  const old = new Map(before.map((record) => [record.id, record]));
  // An event's time of change rises with that of its production, which is told by itself.
  const tells = ({ field }: FieldDifference) => model !== "event" || field !== "updatedAt";
  const found: RecordDifference[] = [];
  for (const record of after) {
    const last = old.get(record.id);
    old.delete(record.id);
    const fields = last === undefined ? [] : fieldDifferences(last, record).filter(tells);
    if (last !== undefined && fields.length === 0) continue;
    const change = last === undefined ? "added" : "changed";
    found.push({ change, model, id: record.id, title: labelOf(record), fields });
  }
  for (const record of old.values()) {
    found.push({ change: "removed", model, id: record.id, title: labelOf(record), fields: [] });
  }
  return found;
}

/** @returns the fields whose values differ; those of an object inside the record by their own names */
function fieldDifferences(before: object, after: object, prefix = ""): readonly FieldDifference[] {
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const [from, to] = [old[name], now[name]];
    if (isDeepStrictEqual(from, to)) return [];
    const field = prefix + name;
    const isInside = isObject(from) && isObject(to);
    return isInside
      ? fieldDifferences(from, to, `${field}.`)
      : [{ field, before: from, after: to }];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function commonIds(
  before: Snapshot["productions"] = [],
  after: Snapshot["productions"],
): ReadonlySet<string> {
  const old = new Set(before.map(({ id }) => id));
  return new Set(after.map(({ id }) => id).filter((id) => old.has(id)));
}

function titleOf({ title }: { readonly title: string }): string {
  return title;
}

/** `Title (2026-12-05 20:00)`, as Oslo's clock shows it. */
function eventLabel({ title, startTime }: Event): string {
  // In a snapshot that other hands changed it may be anything.
  const time = String(startTime).slice(0, 16).replace("T", " ");
  return startTime === null ? title : `${title} (${time})`;
}

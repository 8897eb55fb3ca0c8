import type { RecordDifference, SnapshotDifference } from "../model/difference.ts";
import type { ListedEvent } from "../model/listing.ts";
import type { ResolvedPage, ResolvedSite, SourceResult } from "../model/resolved-page.ts";
import type { ListedRecord } from "./record-index.ts";

/**
 * Finds the pages that visitors see differently after a fetch: new ones, those that show a record
 * which is different or a performance which is over by now, and those that are gone.
 * @param records what is different between the two snapshots
 */
export function comparePages(
  before: ResolvedSite,
  after: ResolvedSite,
  records: readonly RecordDifference[],
): SnapshotDifference["pages"] {
  const shows = touchTest(touchedKeys(before, after, records));
  const everywhere = records.some(({ model }) => model === "site");
  const old = new Map(before.pages.map((page) => [page.path, page]));
  const added: string[] = [];
  const changed: string[] = [];
  for (const page of after.pages) {
    const last = old.get(page.path);
    old.delete(page.path);
    if (!last) added.push(page.path);
    else if (everywhere || shows(page) || shows(last)) changed.push(page.path);
  }
  return { added, changed, removed: [...old.keys()] };
}

/** @returns the differences with the path of each record's own page, where it has one */
export function withPaths(
  records: readonly RecordDifference[],
  before: ResolvedSite,
  after: ResolvedSite,
): readonly RecordDifference[] {
  const paths = new Map([...pathsOf(before), ...pathsOf(after)]);
  return records.map((record) => {
    const path = paths.get(keyOf(record));
    return path === undefined ? record : { ...record, path };
  });
}

function* pathsOf({ pages, events }: ResolvedSite): Iterable<[string, string]> {
  for (const { entity } of pages) {
    if (entity?.record.path === undefined) continue;
    yield [keyOf({ model: entity.model, id: entity.record.id }), entity.record.path];
  }
  for (const { id, production } of events) {
    if (production.path !== undefined) yield [keyOf({ model: "event", id }), production.path];
  }
}

function keyOf({ model, id }: Pick<RecordDifference, "model" | "id">): string {
  return `${model} ${id}`;
}

/**
 * The records that look different: those that are, the performances of a production that is, and the
 * production of a performance that is, that came or that is no longer listed.
 */
function touchedKeys(
  before: ResolvedSite,
  after: ResolvedSite,
  records: readonly RecordDifference[],
): ReadonlySet<string> {
  const different = new Set(records.map(keyOf));
  const touched = new Set(different);
  const listed = [idsOf(before.events), idsOf(after.events)];
  for (const { id, productionId } of [...before.events, ...after.events]) {
    const event = keyOf({ model: "event", id });
    const production = keyOf({ model: "production", id: productionId });
    const isSteady = !different.has(event) && listed.every((ids) => ids.has(id));
    if (!isSteady) touched.add(event).add(production);
    if (different.has(production)) touched.add(event);
  }
  return touched;
}

function idsOf(events: readonly ListedEvent[]): ReadonlySet<string> {
  return new Set(events.map(({ id }) => id));
}

/** Pages that ask the same share one answer, which is looked through once. */
function touchTest(touched: ReadonlySet<string>): (page: ResolvedPage) => boolean {
  const answers = new Map<readonly ListedRecord[], boolean>();
  const isTouched = ({ model, items }: SourceResult) => {
    const known = answers.get(items);
    if (known !== undefined) return known;
    const found = items.some(({ id }: ListedRecord) => touched.has(keyOf({ model, id })));
    answers.set(items, found);
    return found;
  };
  return ({ sources, blocks }) =>
    Object.values(sources).some(isTouched) ||
    blocks.some(({ data }) =>
      data.some(({ id }) => touched.has(keyOf({ model: "block data", id }))),
    );
}

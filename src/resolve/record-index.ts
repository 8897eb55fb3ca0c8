import type { ListedArticle, ListedEvent, ListedProduction } from "../model/listing.ts";
import type { FilterProperty, SourceModel } from "../model/page.ts";
import type { Production } from "../model/production.ts";

/** The records of a site in the order in which sources list them. */
export interface Records {
  readonly production: readonly ListedProduction[];
  readonly event: readonly ListedEvent[];
  readonly article: readonly ListedArticle[];
}

/** A record of any model. */
export type ListedRecord = ListedProduction | ListedEvent | ListedArticle;

type Buckets = ReadonlyMap<string, readonly ListedRecord[]>;

const NOTHING: readonly ListedRecord[] = [];

/**
 * Answers "which records have this value in this property" without a scan: each (model, property)
 * is indexed once, on its first use, so that a site of n records and m pages costs n + m.
 */
export class RecordIndex {
  readonly #records: Records;
  readonly #indexes = new Map<string, Buckets>();

  constructor(records: Records) {
    this.#records = records;
  }

  /** @returns all records of a model, in listing order */
  all(model: SourceModel): readonly ListedRecord[] {
    return this.#records[model];
  }

  /** @returns the records whose property has the value, in listing order */
  matching(model: SourceModel, property: FilterProperty, value: string): readonly ListedRecord[] {
    return this.#bucketsOf(model, property).get(value) ?? NOTHING;
  }

  /** @returns every value that the property has, in listing order of its first record */
  values(model: SourceModel, property: FilterProperty): Iterable<string> {
    return this.#bucketsOf(model, property).keys();
  }

  #bucketsOf(model: SourceModel, property: FilterProperty): Buckets {
    const key = `${model} ${property}`;
    const known = this.#indexes.get(key);
    if (known) return known;
    const buckets = new Map<string, ListedRecord[]>();
    for (const record of this.#records[model]) {
      const value = valueOf(record, property);
      if (value === undefined) continue;
      const bucket = buckets.get(value);
      if (bucket) bucket.push(record);
      else buckets.set(value, [record]);
    }
    this.#indexes.set(key, buckets);
    return buckets;
  }
}

/**
 * @returns what a filter compares: an event's production properties may be named with or without
 * `production.` before them; undefined where the record has none
 */
export function valueOf(record: ListedRecord, property: FilterProperty): string | undefined {
  if ("slug" in record) {
    if (property === "category" || property === "slug") return record[property];
    return undefined;
  }
  const production = "productionId" in record ? record.production : record;
  return productionValue(production, property.replace(/^production\./, ""));
}

function productionValue(production: Production, property: string): string | undefined {
  switch (property) {
    case "object":
    case "objectClass":
      return production[property];
    case "typeText":
    case "parentSlug":
    case "pageReference":
      return production[property] ?? undefined;
    case "class.title":
      return production.class?.title;
    default:
      return undefined;
  }
}

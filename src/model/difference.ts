/** What is different between two snapshots of one site, and where visitors see it. */
export interface SnapshotDifference {
  /** When the two were fetched, ISO 8601. */
  readonly before: string;
  readonly after: string;
  /** By kind of record, in the order of the snapshots. */
  readonly records: readonly RecordDifference[];
  /** Paths of pages that are new, that may look different, and that are gone. */
  readonly pages: {
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly removed: readonly string[];
  };
}

/** One record that is not the same in both snapshots. */
export interface RecordDifference {
  readonly change: "added" | "changed" | "removed";
  readonly model: "production" | "event" | "article" | "block data" | "site";
  readonly id: string;
  /** As a person tells it from others: an event with its time. */
  readonly title: string;
  /** Of a changed record. */
  readonly fields: readonly FieldDifference[];
  /** The record's own page, in the later snapshot that has it. */
  readonly path?: string;
}

/** A field with another value: `startTime`, `contents.summary`; lists are compared whole. */
export interface FieldDifference {
  readonly field: string;
  /** Undefined where the record has no such field. */
  readonly before: unknown;
  readonly after: unknown;
}

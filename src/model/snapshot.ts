import type { Article } from "./article.ts";
import type { BlockData } from "./block-data.ts";
import type { Event } from "./event.ts";
import type { Problem } from "./problem.ts";
import type { Production } from "./production.ts";
import type { Site } from "./site.ts";

/** What one fetch brought for one site: clean, normalised, in the platform's order. */
export interface Snapshot {
  readonly site: Site;
  readonly productions: readonly Production[];
  readonly events: readonly Event[];
  readonly articles: readonly Article[];
  readonly blockData: readonly BlockData[];
  /** Pictures that were kept for the `local` mode; empty in `cdn` mode. */
  readonly pictures: readonly StoredPicture[];
  /** "Now" for everything that is built from the snapshot: ISO 8601, UTC. */
  readonly fetchedAt: string;
}

/** The collections of a snapshot, each kept in a file of its own. */
export const COLLECTIONS = ["productions", "events", "articles", "blockData", "pictures"] as const;

/** The name of a collection of a snapshot. */
export type Collection = (typeof COLLECTIONS)[number];

/** A picture's original, kept beside the snapshot in `<data>/<siteId>/pictures/`. */
export interface StoredPicture {
  /** The address that records refer to. */
  readonly url: string;
  /** Content-addressed file name: SHA-256 (32 hex digits) and extension. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`: the placeholder while the picture loads. */
  readonly colour: string;
}

/** Version of the records' shape: a snapshot of another one cannot be read. */
export const SCHEMA_VERSION = 1;

/** Version of the cleaning rules: records that another one cleaned are cleaned again. */
export const SANITISER_VERSION = 1;

/** What a snapshot says about itself: `manifest.json`. */
export interface SnapshotManifest {
  readonly schema: number;
  readonly sanitiser: number;
  /** Version of cinegen that wrote it. */
  readonly generator: string;
  readonly siteId: string;
  readonly fetchedAt: string;
  /** Base addresses that the records came from, without credentials. */
  readonly sources: SnapshotSources;
  readonly counts: Readonly<Record<Collection, number>>;
  readonly files: Readonly<Record<"site" | Collection, SnapshotFile>>;
  /** Entity tags by address, for conditional requests. */
  readonly etags: Readonly<Record<string, string>>;
}

/** Base addresses of the APIs that a snapshot came from. */
export interface SnapshotSources {
  readonly platform: string;
  readonly management: string;
}

/** One file of a snapshot, named after its content. */
export interface SnapshotFile {
  readonly name: string;
  /** Of the whole file, 64 hex digits. */
  readonly sha256: string;
  readonly bytes: number;
}

/** A snapshot as it lies on disk. */
export interface LoadedSnapshot {
  readonly snapshot: Snapshot;
  readonly manifest: SnapshotManifest;
  /** Every hash holds and the present rules cleaned it; else clean it again before use. */
  readonly intact: boolean;
  /** Files that were changed by other hands, lines that cannot be read. */
  readonly problems: readonly Problem[];
}

/** What changed between two snapshots, by title. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

import type { Article } from "./article.ts";
import type { BlockData } from "./block-data.ts";
import type { Event } from "./event.ts";
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

/** A picture's original, kept beside the snapshot in `<data>/pictures/`. */
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

/** What changed between two snapshots, by title. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

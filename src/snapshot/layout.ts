import { join } from "node:path";
import { CinegenError } from "../model/errors.ts";
import { COLLECTIONS, type Collection } from "../model/snapshot.ts";

/*
 * A snapshot's folder: `manifest.json` names one file for the site and one for each collection, each
 * with its content's hash in its name, and pictures likewise. A new snapshot therefore never touches
 * a file of the last one, and becomes the current one in the instant its manifest is renamed.
 */

/** The parts of a snapshot that have a file each. */
export const PARTS = ["site", ...COLLECTIONS] as const;

/** The name of such a part. */
export type Part = (typeof PARTS)[number];

/** The manifest of the current snapshot and of the one before it. */
export const MANIFEST_FILES = {
  current: "manifest.json",
  previous: "manifest.previous.json",
} as const;

/** Which of the two kept snapshots. */
export type Generation = keyof typeof MANIFEST_FILES;

/**
 * @returns the folder of a site's snapshot
 * @throws CinegenError `site-unknown` for an id that may not be a folder's name
 */
export function snapshotFolder(dataDir: string, siteId: string): string {
  if (!/^[a-z0-9]{1,64}$/i.test(siteId)) {
    throw new CinegenError("site-unknown", `"${siteId.slice(0, 64)}" is no site id`, {
      hint: "A site id has only letters and digits, e.g. 192.",
    });
  }
  return join(dataDir, siteId);
}

/** Name of the folder of pictures inside a snapshot's folder. */
export const PICTURE_FOLDER = "pictures";

/** @returns the folder of the pictures that are kept for the `local` mode */
export function pictureFolder(dataDir: string, siteId: string): string {
  return join(snapshotFolder(dataDir, siteId), PICTURE_FOLDER);
}

/** @returns `events.3f2a6c….jsonl` for a part whose content has the given SHA-256 */
export function partFileName(part: Part, sha256: string): string {
  const name: Record<Part, string> = { ...COLLECTION_FILES, site: "site" };
  return `${name[part]}.${sha256.slice(0, 16)}.${part === "site" ? "json" : "jsonl"}`;
}

/** @returns whether cinegen gave a file of the snapshot folder its name, so that it may remove it */
export function isOwnFile(name: string): boolean {
  return /^(?:site|productions|events|articles|block-data|pictures)\.[0-9a-f]{16}\.jsonl?$|\.tmp$/.test(
    name,
  );
}

const COLLECTION_FILES: Record<Collection, string> = {
  productions: "productions",
  events: "events",
  articles: "articles",
  blockData: "block-data",
  pictures: "pictures",
};

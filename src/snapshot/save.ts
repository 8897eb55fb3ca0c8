import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  COLLECTIONS,
  type Collection,
  SANITISER_VERSION,
  SCHEMA_VERSION,
  type Snapshot,
  type SnapshotFile,
  type SnapshotManifest,
  type SnapshotSources,
} from "../model/snapshot.ts";
import { replaceFile, syncFolder, unwritableError, writeNamedByContent } from "./files.ts";
import { MANIFEST_FILES, type Part, partFileName, PARTS, snapshotFolder } from "./layout.ts";
import { removeUnnamed } from "./remove-unnamed.ts";

/** Where a snapshot came from, for its manifest. */
export interface SnapshotOrigin {
  readonly sources: SnapshotSources;
  readonly etags: Readonly<Record<string, string>>;
  /** Version of cinegen. */
  readonly generator: string;
}

/**
 * Makes a snapshot the current one of its site. Killed at any moment, either the last snapshot or
 * the new one is the current one, and whole. Call it inside `withSnapshotLock`.
 * @throws CinegenError `output-unwritable`
 */
export async function saveSnapshot(
  dataDir: string,
  snapshot: Snapshot,
  origin: SnapshotOrigin,
): Promise<SnapshotManifest> {
  const folder = snapshotFolder(dataDir, snapshot.site.id);
  try {
    await mkdir(folder, { recursive: true });
    const manifest = manifestOf(snapshot, origin, await writeParts(folder, snapshot));
    await swapManifest(folder, manifest);
    await removeUnnamed(folder);
    return manifest;
  } catch (cause) {
    throw unwritableError(folder, cause);
  }
}

async function writeParts(folder: string, snapshot: Snapshot): Promise<Record<Part, SnapshotFile>> {
  const files = {} as Record<Part, SnapshotFile>;
  for (const part of PARTS) {
    const records = part === "site" ? [snapshot.site] : snapshot[part];
    const nameOf = (sha256: string) => partFileName(part, sha256);
    files[part] = await writeNamedByContent(folder, serialise(records), nameOf);
  }
  await syncFolder(folder);
  return files;
}

function* serialise(records: readonly unknown[]): Generator<string> {
  for (const record of records) yield JSON.stringify(record);
}

function manifestOf(
  snapshot: Snapshot,
  { sources, etags, generator }: SnapshotOrigin,
  files: SnapshotManifest["files"],
): SnapshotManifest {
  const counts = COLLECTIONS.map((name): [Collection, number] => [name, snapshot[name].length]);
  return {
    schema: SCHEMA_VERSION,
    sanitiser: SANITISER_VERSION,
    generator,
    siteId: snapshot.site.id,
    fetchedAt: snapshot.fetchedAt,
    sources,
    counts: Object.fromEntries(counts) as Record<Collection, number>,
    files,
    etags,
  };
}

async function swapManifest(folder: string, manifest: SnapshotManifest): Promise<void> {
  const last = await readFile(join(folder, MANIFEST_FILES.current), "utf8").catch(() => undefined);
  if (last !== undefined) await replaceFile(folder, MANIFEST_FILES.previous, last);
  await replaceFile(folder, MANIFEST_FILES.current, `${JSON.stringify(manifest, null, 2)}\n`);
  await syncFolder(folder);
}

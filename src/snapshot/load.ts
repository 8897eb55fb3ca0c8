import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../model/problem.ts";
import type { Site } from "../model/site.ts";
import {
  COLLECTIONS,
  type Collection,
  type LoadedSnapshot,
  SANITISER_VERSION,
  type Snapshot,
  type SnapshotFile,
} from "../model/snapshot.ts";
import { type Generation, snapshotFolder } from "./layout.ts";
import { brokenError, readManifest } from "./manifest.ts";

const LINE_FEED = 0x0a;

/**
 * Loads a site's snapshot. Where it is not intact its records have the right outer shape at best:
 * they must be cleaned before use.
 * @param generation `previous` for the snapshot before the last fetch
 * @throws CinegenError `snapshot-missing`, `snapshot-broken`, or `site-unknown` for an unusable id
 */
export async function loadSnapshot(
  dataDir: string,
  siteId: string,
  generation: Generation = "current",
): Promise<LoadedSnapshot> {
  const folder = snapshotFolder(dataDir, siteId);
  const manifest = await readManifest(folder, generation);
  const problems: Problem[] = [];
  const site = parseSite(await readPart(folder, manifest.files.site, problems), folder);
  const collections = {} as Record<Collection, unknown[]>;
  // One after the other: only one file's bytes are in memory at a time.
  for (const collection of COLLECTIONS) {
    const file = manifest.files[collection];
    collections[collection] = parseLines(await readPart(folder, file, problems), file, problems);
  }
  const intact = problems.length === 0 && manifest.sanitiser === SANITISER_VERSION;
  // The hashes vouch for the shape; where they do not hold, `intact` says so.
  const snapshot = { site, ...collections, fetchedAt: manifest.fetchedAt } as unknown as Snapshot;
  return { snapshot, manifest, intact, problems };
}

async function readPart(
  folder: string,
  { name, sha256 }: SnapshotFile,
  problems: Problem[],
): Promise<Buffer> {
  const path = join(folder, name);
  const content = await readFile(path).catch((cause: unknown) => {
    throw brokenError(path, "it cannot be read", cause);
  });
  if (createHash("sha256").update(content).digest("hex") !== sha256) {
    problems.push({
      code: "snapshot-changed",
      message: `${name} was changed after it was fetched: its records are cleaned again.`,
      path,
    });
  }
  return content;
}

function parseSite(content: Buffer, folder: string): Site {
  try {
    return parseRecord(content.toString("utf8")) as Site;
  } catch (cause) {
    throw brokenError(folder, "the site's own record is not a JSON object", cause);
  }
}

/** Parses line by line out of the buffer, so that the file is never one string. */
function parseLines(content: Buffer, { name }: SnapshotFile, problems: Problem[]): unknown[] {
  const records: unknown[] = [];
  for (let start = 0, line = 1; start < content.length; line++) {
    const feed = content.indexOf(LINE_FEED, start);
    const end = feed === -1 ? content.length : feed;
    try {
      records.push(parseRecord(content.toString("utf8", start, end)));
    } catch {
      const message = `${name} line ${line} is not a JSON object: the record is left out.`;
      problems.push({ code: "record-invalid", message, path: name });
    }
    start = end + 1;
  }
  return records;
}

function parseRecord(text: string): object {
  const record: unknown = JSON.parse(text);
  if (typeof record === "object" && record !== null) return record;
  throw new SyntaxError("not an object");
}

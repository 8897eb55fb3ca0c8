import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CinegenError } from "../model/errors.ts";
import { SCHEMA_VERSION, type SnapshotManifest } from "../model/snapshot.ts";
import { type Generation, isOwnFile, MANIFEST_FILES } from "./layout.ts";

const file = z.object({
  name: z.string().refine(isOwnFile),
  sha256: z.string(),
  bytes: z.number(),
});

const count = z.number();

const manifestSchema: z.ZodType<SnapshotManifest> = z.object({
  schema: z.literal(SCHEMA_VERSION),
  sanitiser: z.number(),
  generator: z.string(),
  siteId: z.string(),
  fetchedAt: z.iso.datetime(),
  sources: z.object({ platform: z.string(), management: z.string() }),
  counts: z.object({
    productions: count,
    events: count,
    articles: count,
    blockData: count,
    pictures: count,
  }),
  files: z.object({
    site: file,
    productions: file,
    events: file,
    articles: file,
    blockData: file,
    pictures: file,
  }),
  etags: z.record(z.string(), z.string()),
});

/**
 * @param folder the site's snapshot folder
 * @throws CinegenError `snapshot-missing`, or `snapshot-broken` for what is no manifest of this schema
 */
export async function readManifest(
  folder: string,
  generation: Generation,
): Promise<SnapshotManifest> {
  const path = join(folder, MANIFEST_FILES[generation]);
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw missingError(folder, generation, cause);
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw brokenError(path, "it is no manifest that this version of cinegen can read");
}

/** The error for a file of a snapshot that cannot be used. */
export function brokenError(path: string, reason: string, cause?: unknown): CinegenError {
  return new CinegenError("snapshot-broken", `Cannot use ${path}: ${reason}`, {
    hint: "Restore the file, or run `cinegen fetch --force` to replace the snapshot.",
    cause,
  });
}

function missingError(folder: string, generation: Generation, cause: unknown): CinegenError {
  const [message, hint] =
    generation === "current"
      ? [`There is no snapshot in ${folder}`, "Run `cinegen fetch` first."]
      : [
          `There is no earlier snapshot in ${folder}`,
          "The second `cinegen fetch` keeps the first.",
        ];
  return new CinegenError("snapshot-missing", message, { hint, cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

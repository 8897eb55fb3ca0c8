import { createHash, type Hash } from "node:crypto";
import { type FileHandle, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { CinegenError } from "../model/errors.ts";
import type { SnapshotFile } from "../model/snapshot.ts";

/** Text is gathered to pieces of this size before it is written. */
const PIECE_LENGTH = 1 << 20;

/**
 * Writes lines to a file that is named after its content. The file appears under its name only when
 * all of it is on the disk.
 * @param nameOf makes the name from the content's SHA-256 (64 hex digits)
 */
export async function writeNamedByContent(
  folder: string,
  lines: Iterable<string>,
  nameOf: (sha256: string) => string,
): Promise<SnapshotFile> {
  const temporary = join(folder, `${nameOf("0".repeat(64))}.${process.pid}.tmp`);
  const hash = createHash("sha256");
  const bytes = await writeThrough(temporary, (handle) => writeLines(handle, hash, lines));
  const sha256 = hash.digest("hex");
  const name = nameOf(sha256);
  await rename(temporary, join(folder, name));
  return { name, sha256, bytes };
}

/** Replaces a small file in one step. */
export async function replaceFile(folder: string, name: string, text: string): Promise<void> {
  const temporary = join(folder, `${name}.${process.pid}.tmp`);
  await writeThrough(temporary, (handle) => handle.writeFile(text));
  await rename(temporary, join(folder, name));
}

/** Makes sure that renames in a folder outlive a power cut, where the system can do that. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot open folders; the rename itself is whole there too.
  }
}

/** The error for a folder that cannot be written. */
export function unwritableError(folder: string, cause: unknown): CinegenError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CinegenError("output-unwritable", `Cannot write the snapshot: ${reason}`, {
    hint: `Check that ${folder} can be written and the disk has room.`,
    cause,
  });
}

async function writeThrough<Result>(
  path: string,
  write: (handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, "w");
  try {
    const result = await write(handle);
    await handle.sync();
    return result;
  } finally {
    await handle.close();
  }
}

async function writeLines(
  handle: FileHandle,
  hash: Hash,
  lines: Iterable<string>,
): Promise<number> {
  let bytes = 0;
  let piece = "";
  const flush = async () => {
    const content = Buffer.from(piece);
    hash.update(content);
    await handle.writeFile(content);
    bytes += content.length;
    piece = "";
  };
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length >= PIECE_LENGTH) await flush();
  }
  await flush();
  return bytes;
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { acquireLock, type Lock } from "../disk/lock.ts";
import { CinegenError } from "../model/errors.ts";
import { unwritableError } from "./files.ts";
import { snapshotFolder } from "./layout.ts";

/**
 * Runs `work` while no other run may write the same site's snapshot.
 * @throws CinegenError `output-locked`, `output-unwritable`, or whatever `work` throws
 */
export async function withSnapshotLock<Result>(
  dataDir: string,
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await lockFolder(snapshotFolder(dataDir, siteId), siteId);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function lockFolder(folder: string, siteId: string): Promise<Lock> {
  try {
    await mkdir(folder, { recursive: true });
    return await acquireLock(join(folder, ".lock"), `the snapshot of site ${siteId}`);
  } catch (error) {
    throw error instanceof CinegenError ? error : unwritableError(folder, error);
  }
}

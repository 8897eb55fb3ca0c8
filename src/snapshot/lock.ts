import { link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { CinegenError } from "../model/errors.ts";
import { snapshotFolder } from "./layout.ts";

const LOCK_FILE = ".lock";

/** No run lasts this long: an older lock was left behind. */
const MAX_LOCK_AGE_MS = 60 * 60 * 1000;

/** Folders that this process holds: its own number in a lock file proves nothing after a restart. */
const held = new Set<string>();

/**
 * Runs `work` while no other run may write the same site's snapshot. What a killed run left behind
 * is taken over.
 * @throws CinegenError `output-locked`, or whatever `work` throws
 */
export async function withSnapshotLock<Result>(
  dataDir: string,
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const folder = snapshotFolder(dataDir, siteId);
  const path = join(folder, LOCK_FILE);
  await mkdir(folder, { recursive: true });
  if (!(await tryLock(path)) && !(await takeOver(path))) throw lockedError(siteId, path);
  held.add(path);
  try {
    return await work();
  } finally {
    held.delete(path);
    await rm(path, { force: true });
  }
}

async function tryLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** @returns whether the lock was left behind and is now ours */
async function takeOver(path: string): Promise<boolean> {
  const owner = await readFile(path, "utf8").catch(() => "");
  if (!(await isStale(path, owner))) return false;
  // A rename succeeds for one run only; should it catch the lock of a run that was faster, that
  // lock goes back.
  const aside = `${path}.${process.pid}.tmp`;
  await rename(path, aside).catch(() => undefined);
  const caught = await readFile(aside, "utf8").catch(() => owner);
  if (caught !== owner) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
  return tryLock(path);
}

async function isStale(path: string, owner: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  if (Date.now() - mtimeMs > MAX_LOCK_AGE_MS) return true;
  const match = /^\{"pid":(\d+),"host":(".*")\}$/.exec(owner);
  // An empty file: another run is making it at this moment.
  if (match === null || JSON.parse(match[2] ?? '""') !== hostname()) return false;
  const pid = Number(match[1]);
  return pid === process.pid ? !held.has(path) : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function lockedError(siteId: string, path: string): CinegenError {
  return new CinegenError(
    "output-locked",
    `Another run is fetching site ${siteId}: ${path} exists.`,
    {
      hint: "Wait until it is done; if no other run is going, remove that file.",
    },
  );
}

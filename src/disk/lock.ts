import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { CinegenError } from "../model/errors.ts";

/** No run lasts this long: an older lock was left behind. */
const MAX_LOCK_AGE_MS = 60 * 60 * 1000;

/** Locks of this process: its own number in a lock file proves nothing after a restart. */
const held = new Set<string>();

/** A held lock. */
export interface Lock {
  release(): Promise<void>;
}

/**
 * Keeps two runs from writing the same place. What a killed run left behind is taken over.
 * @param file the lock file; its folder exists
 * @param what is protected, for the error: `the snapshot of site 192`
 * @throws CinegenError `output-locked`
 */
export async function acquireLock(file: string, what: string): Promise<Lock> {
  if (held.has(file)) throw lockedError(file, what);
  held.add(file);
  try {
    if (!(await create(file)) && !(await takeOver(file))) throw lockedError(file, what);
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return {
    async release() {
      await rm(file, { force: true });
      held.delete(file);
    },
  };
}

async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** @returns whether the lock was left behind and is now ours */
async function takeOver(file: string): Promise<boolean> {
  const owner = await readFile(file, "utf8").catch(() => "");
  if (!(await isLeftBehind(file, owner))) return false;
  // A rename succeeds for one run only; should it catch the lock of a run that was faster, that
  // lock goes back.
  const aside = `${file}.${process.pid}.tmp`;
  await rename(file, aside).catch(() => undefined);
  const caught = await readFile(aside, "utf8").catch(() => owner);
  if (caught !== owner) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
  return create(file);
}

async function isLeftBehind(file: string, owner: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  if (Date.now() - mtimeMs > MAX_LOCK_AGE_MS) return true;
  const match = /^\{"pid":(\d+),"host":(".*")\}$/.exec(owner);
  // An empty file: another run is making it at this moment.
  if (match === null || JSON.parse(match[2] ?? '""') !== hostname()) return false;
  const pid = Number(match[1]);
  return pid === process.pid || !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else exists, though it may not be signalled.
    return hasCode(error, "EPERM");
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function lockedError(file: string, what: string): CinegenError {
  return new CinegenError("output-locked", `Another run is writing ${what}: ${file} exists`, {
    hint: "Wait until it is done; if no other run is going, remove that file.",
  });
}

import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { CinegenError } from "../model/errors.ts";

/** A held lock. */
export interface Lock {
  release(): void;
}

/**
 * Keeps two runs from writing one folder. The lock file holds the process id: a lock whose process
 * is gone was left by a run that was killed, and is taken over.
 *
 * @param file the lock file, beside the folder
 * @param folder what it protects, for the error
 * @throws CinegenError `output-locked`
 */
export function acquireLock(file: string, folder: string): Lock {
  if (!create(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && isRunning(owner)) {
      throw new CinegenError(
        "output-locked",
        `Another run (process ${owner}) is writing ${folder}`,
        {
          hint: `Wait until it ends; if there is none, remove ${file}.`,
        },
      );
    }
    rmSync(file, { force: true });
    if (!create(file)) return acquireLock(file, folder);
  }
  return { release: () => rmSync(file, { force: true }) };
}

function create(file: string): boolean {
  try {
    const descriptor = openSync(file, "wx");
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cause;
  }
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // A process of somebody else exists, though it may not be signalled.
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { copyFileSync, linkSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { assemble, type WrittenFile } from "../model/output.ts";
import type { WriteReport, WriteTask, WriterSetting } from "./writer.ts";

/* The thread of `Writer`: does what it is told, in order, and stops at the first failure. */

const { backlog, root } = workerData as WriterSetting;
const waiting = new Int32Array(backlog);
const folders = new Set([root]);
const written = new Map<string, WrittenFile>();
let failure: string | undefined;

parentPort?.on("message", (tasks: readonly WriteTask[] | "flush") => {
  if (tasks === "flush") {
    const report = { written, ...(failure !== undefined && { error: failure }) };
    parentPort?.postMessage(report satisfies WriteReport);
    return;
  }
  for (const task of tasks) {
    if (failure === undefined) attempt(task);
    Atomics.sub(waiting, 0, task.weight);
  }
  Atomics.notify(waiting, 0);
});

function attempt(task: WriteTask): void {
  try {
    const target = join(root, task.target);
    makeFolder(dirname(target));
    if ("content" in task) writeFileSync(target, assemble(task.content));
    else linkOrCopy(task.source, target);
    const { size, mtimeMs } = statSync(target);
    written.set(task.target, { size, modified: mtimeMs });
  } catch (cause) {
    failure = cause instanceof Error ? cause.message : String(cause);
  }
}

/** Each folder once, parents first: a recursive call would ask the disk about all of them again. */
function makeFolder(folder: string): void {
  if (folders.has(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
  folders.add(folder);
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another file system, or one without hard links.
    copyFileSync(source, target);
  }
}

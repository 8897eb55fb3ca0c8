import { copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { WriteReport, WriteTask, WriterSetting } from "./writer.ts";

/* The thread of `Writer`: does what it is told, in order, and stops at the first failure. */

const { backlog, root } = workerData as WriterSetting;
const waiting = new Int32Array(backlog);
const folders = new Set([root]);
let failure: WriteReport | undefined;

parentPort?.on("message", (tasks: readonly WriteTask[] | "flush") => {
  if (tasks === "flush") {
    parentPort?.postMessage(failure ?? {});
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
    makeFolder(dirname(task.target));
    if ("content" in task) writeFileSync(task.target, task.content);
    else linkOrCopy(task.source, task.target);
  } catch (cause) {
    failure = { error: cause instanceof Error ? cause.message : String(cause) };
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

import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Content, WrittenFile } from "../model/output.ts";

/** A file that the thread makes; `weight` is about how many bytes wait for it. */
export type WriteTask = { readonly target: string; readonly weight: number } & (
  { readonly content: Content } | { readonly source: string }
);

/** What the thread is started with. */
export interface WriterSetting {
  /** One 32-bit number: the weight of all tasks that wait. */
  readonly backlog: SharedArrayBuffer;
  /** An absolute folder that exists; targets are relative to it. */
  readonly root: string;
}

/** How it went since the start; without `error` all is well. */
export interface WriteReport {
  readonly error?: string;
  /** Every file there is below the root, by its path as it was given. */
  readonly written: ReadonlyMap<string, WrittenFile>;
}

/** Small tasks go to the thread together. */
const BATCH_WEIGHT = 64 * 1024;
/** Who renders faster than the disk writes waits at this point: memory has a bound. */
const MAX_BACKLOG = 64 * 1024 * 1024;
/** A disk that takes nothing for this long will not take anything. */
const STALL_MS = 60_000;
/** What a task costs besides its content. */
const TASK_WEIGHT = 256;

const threadFile = createRequire(import.meta.url).resolve("#writer-thread");

/**
 * Writes files on a thread of its own, in the order of the calls, so that rendering and writing go
 * on at the same time.
 */
export class Writer {
  readonly #worker: Worker;
  readonly #backlog: Int32Array;
  #batch: WriteTask[] = [];
  #batchWeight = 0;
  #fault: string | undefined;

  /** @param root an existing folder that everything is written into */
  constructor(root: string) {
    const backlog = new SharedArrayBuffer(4);
    this.#backlog = new Int32Array(backlog);
    this.#worker = new Worker(threadFile, {
      workerData: { backlog, root } satisfies WriterSetting,
    });
    // A fault is told by flush; without a listener it would end the process.
    this.#worker.once("error", (cause) => (this.#fault = cause.message));
  }

  /** Writes a file below the root; its folder is made. */
  write(target: string, content: Content): void {
    this.#add({ target, content, weight: TASK_WEIGHT + weightOf(content) });
  }

  /** Gives an existing file a second name below the root, or copies it where that cannot be. */
  link(source: string, target: string): void {
    this.#add({ target, source, weight: TASK_WEIGHT });
  }

  /**
   * Waits until everything is on the disk.
   * @returns the files as they lie there
   * @throws Error with the first failure since the start
   */
  async flush(): Promise<ReadonlyMap<string, WrittenFile>> {
    this.#post();
    if (this.#fault !== undefined) throw new Error(this.#fault);
    const { error, written } = await this.#report();
    if (error !== undefined) throw new Error(error);
    return written;
  }

  /** Ends the thread; what still waits is not written. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #report(): Promise<WriteReport> {
    return new Promise((resolve, reject) => {
      this.#worker.once("message", resolve);
      this.#worker.once("error", reject);
      this.#worker.postMessage("flush");
    });
  }

  #add(task: WriteTask): void {
    this.#batch.push(task);
    this.#batchWeight += task.weight;
    if (this.#batchWeight >= BATCH_WEIGHT) this.#post();
  }

  #post(): void {
    Atomics.add(this.#backlog, 0, this.#batchWeight);
    this.#worker.postMessage(this.#batch);
    this.#batch = [];
    this.#batchWeight = 0;
    this.#awaitRoom();
  }

  #awaitRoom(): void {
    for (;;) {
      const backlog = Atomics.load(this.#backlog, 0);
      if (backlog <= MAX_BACKLOG) return;
      const outcome = Atomics.wait(this.#backlog, 0, backlog, STALL_MS);
      if (outcome === "timed-out") throw new Error("the disk took nothing for a minute");
    }
  }
}

function weightOf(content: Content): number {
  if (typeof content === "string" || content instanceof Uint8Array) return content.length;
  const parts: readonly unknown[] = "json" in content ? Object.values(content.json ?? {}) : content;
  return parts.reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
}

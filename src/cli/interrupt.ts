import { CinegenError } from "../model/errors.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** @returns a promise that is fulfilled when the process is asked to end */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
}

/**
 * Runs work that can be told to stop: asked to end once, the process aborts it and tidies up; asked
 * twice, it ends at once.
 * @throws CinegenError `interrupted` as the reason of the signal, or whatever `work` throws
 */
export async function interruptible<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const hint = "What was not done is as it was: run the command again.";
  const abort = () => controller.abort(new CinegenError("interrupted", "Interrupted", { hint }));
  for (const signal of SIGNALS) process.once(signal, abort);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort);
  }
}

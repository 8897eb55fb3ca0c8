import { useCallback, useEffect, useRef, useState } from "react";

/** Something that a person starts, and that must not start twice. */
export interface Task {
  readonly isRunning: boolean;
  /** Starts the work; does nothing while it is running. */
  start(work: (signal: AbortSignal) => Promise<void>): void;
}

/** @returns a task that is cut off when the screen goes */
export function useTask(): Task {
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = useCallback((work: (signal: AbortSignal) => Promise<void>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    void work(controller.signal).finally(() => {
      running.current = undefined;
      if (!controller.signal.aborted) setRunning(false);
    });
  }, []);
  return { isRunning, start };
}

/**
 * Loads what a screen shows when it comes, and cuts the request off when it goes.
 * @param load keeps its identity while it loads the same
 * @returns a function that loads again
 */
export function useLoad(load: (signal: AbortSignal) => Promise<void>): () => void {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load, attempt]);
  return useCallback(() => setAttempt((count) => count + 1), []);
}

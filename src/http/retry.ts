import { HttpError } from "./http-error.ts";

/** How often and how patiently a transient failure is tried again. */
export interface RetryPolicy {
  /** All attempts together, the first included. */
  readonly attempts: number;
  /** Wait before the second attempt; each further wait is twice as long. */
  readonly baseDelayMs: number;
  /** The longest wait; a server that asks for more (`Retry-After`) is not tried again. */
  readonly maxDelayMs: number;
  readonly clock?: RetryClock;
}

/** Time as retries see it, so that tests need not wait. */
export interface RetryClock {
  /** Epoch milliseconds. */
  now(): number;
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

/**
 * Repeats `attempt` after network failures, 429 and 5xx. Timeouts are not repeated: who waited
 * that long once should be told.
 * @throws what the last attempt threw; the reason of `signal` where the caller aborts a wait
 */
export async function withRetry<Result>(
  policy: RetryPolicy,
  signal: AbortSignal | undefined,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const clock = policy.clock ?? systemClock;
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      const delay = count < policy.attempts ? delayAfter(error, count, policy, clock) : undefined;
      if (delay === undefined) throw error;
      await clock.sleep(delay, signal);
    }
  }
}

/** @returns milliseconds to wait; undefined where trying again makes no sense */
function delayAfter(
  error: unknown,
  count: number,
  { baseDelayMs, maxDelayMs }: RetryPolicy,
  clock: RetryClock,
): number | undefined {
  if (!(error instanceof HttpError) || !isTransient(error)) return undefined;
  const asked = parseRetryAfter(error.retryAfter, clock.now());
  if (asked === undefined) return Math.min(baseDelayMs * 2 ** (count - 1), maxDelayMs);
  return asked > maxDelayMs ? undefined : asked;
}

function isTransient({ kind, status = 0 }: HttpError): boolean {
  return kind === "network" || (kind === "status" && (status === 429 || status >= 500));
}

/** @returns milliseconds from `now`; undefined for a header that is missing or unreadable */
function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const systemClock: RetryClock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the caller's own
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    }),
};

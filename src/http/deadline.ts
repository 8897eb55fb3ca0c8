/** A time limit for one call, joined with the caller's own signal. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time limit, and not the caller, ended the call. */
  isExpired(): boolean;
  /** Releases the timer and the caller's signal. */
  stop(): void;
}

/**
 * Timer and listener are set by hand: `AbortSignal.any` over `AbortSignal.timeout` is collected too
 * early by Node 20 and then never fires.
 * @param timeoutMs 0: no limit
 */
export function startDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const forward = () => controller.abort(callerSignal?.reason);
  let expired = false;
  const expire = () => {
    expired = true;
    controller.abort();
  };
  if (callerSignal?.aborted) forward();
  callerSignal?.addEventListener("abort", forward);
  const timer = timeoutMs > 0 ? setTimeout(expire, timeoutMs) : undefined;
  return {
    signal: controller.signal,
    isExpired: () => expired,
    stop() {
      clearTimeout(timer);
      callerSignal?.removeEventListener("abort", forward);
    },
  };
}

import { failureOf, type Failure } from "./failure.ts";

/** What follows from a call; none of these may throw. */
export interface Outcome<Value> {
  readonly succeeded: (value: Value) => void;
  readonly failed: (failure: Failure) => void;
  /** The screen went or the member left: nobody waits any more. */
  readonly cancelled?: () => void;
}

/** Waits for a call and tells what came of it; it never rejects. */
export async function settle<Value>(
  call: Promise<Value>,
  { succeeded, failed, cancelled }: Outcome<Value>,
): Promise<void> {
  let value: Value;
  try {
    value = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") cancelled?.();
    else failed(failureOf(error));
    return;
  }
  succeeded(value);
}

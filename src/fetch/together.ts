/**
 * Runs work whose parts go on in parallel. When one fails the signal of the others is aborted, so
 * that nothing goes on in vain.
 * @param outer ends all of it
 */
export async function together<Result>(
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const forward = () => controller.abort(outer.reason);
  if (outer.aborted) forward();
  outer.addEventListener("abort", forward);
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    outer.removeEventListener("abort", forward);
  }
}

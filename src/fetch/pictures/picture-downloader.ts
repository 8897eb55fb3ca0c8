import { HttpError } from "../../http/http-error.ts";
import { withRetry } from "../../http/retry.ts";
import { send } from "../../http/send.ts";
import type { Limits } from "../services.ts";

/** No picture of this width needs more. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** So many failures in a row are the host's, not the picture's. */
const MAX_HOST_FAILURES = 5;

const REQUEST = {
  method: "GET",
  // WebP is half the size of JPEG, on the way here and in the snapshot.
  headers: { accept: "image/webp,image/*;q=0.9" },
  expect: "bytes",
  maxBytes: MAX_PICTURE_BYTES,
} as const;

/** What the picture service is asked for: wide enough for every place in the layout. */
const QUERY = [
  ["w", "1440"],
  ["fit", "max"],
  ["auto", "compress"],
] as const;

/**
 * Downloads pictures, without credentials. A host that failed {@link MAX_HOST_FAILURES} times in a
 * row is not asked again.
 */
export function pictureDownloader(
  limits: Limits,
  signal: AbortSignal,
): (address: string) => Promise<Uint8Array> {
  const failures = new Map<string, number>();
  const failuresOf = ({ origin }: URL) => failures.get(origin) ?? 0;
  return async (address) => {
    const url = requestAddress(address);
    if (failuresOf(url) >= MAX_HOST_FAILURES) throw new Error(`${url.origin} is out of order`);
    const request = { ...REQUEST, url, timeoutMs: limits.timeoutMs, signal };
    try {
      const { body } = await withRetry(limits.retry, signal, () => send(request));
      failures.delete(url.origin);
      return body as Uint8Array;
    } catch (error) {
      if (isHostFailure(error)) failures.set(url.origin, failuresOf(url) + 1);
      throw error;
    }
  };
}

function isHostFailure(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.kind === "network" || error.kind === "timeout" || (error.status ?? 0) >= 500;
}

/** The picture's address with what the service needs to know; its own query is kept. */
function requestAddress(address: string): URL {
  const url = new URL(address);
  const missing = QUERY.filter(([name]) => !url.searchParams.has(name)).map((pair) =>
    pair.join("="),
  );
  url.search = [url.search.slice(1), ...missing].filter((part) => part !== "").join("&");
  return url;
}

import { mkdir } from "node:fs/promises";
import pLimit from "p-limit";
import type { Problem } from "../../model/problem.ts";
import type { StoredPicture } from "../../model/snapshot.ts";
import { withRetry } from "../../http/retry.ts";
import { send } from "../../http/send.ts";
import type { Limits } from "../services.ts";
import type { PictureReference } from "./pictures-of.ts";
import { isStored, storePicture } from "./store-picture.ts";

/** Pictures at the same time. */
const CONCURRENCY = 6;

/** No picture of this width needs more. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** What the picture service is asked for: wide enough for every place in the layout. */
const QUERY = [
  ["w", "1440"],
  ["fit", "max"],
  ["auto", "compress"],
] as const;

/** How pictures are fetched. */
export interface PictureOptions {
  /** Folder that keeps the files; made where it is missing. */
  readonly dir: string;
  /** Pictures of the last fetch: what is still there is not asked for again. */
  readonly previous: readonly StoredPicture[];
  readonly limits: Limits;
  readonly signal: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Downloads the pictures that records refer to, for the `local` mode. One that fails is reported,
 * and the page shows a placeholder.
 * @returns the kept pictures in the order of `references`
 */
export async function fetchPictures(
  references: readonly PictureReference[],
  options: PictureOptions,
): Promise<{ readonly pictures: StoredPicture[]; readonly problems: Problem[] }> {
  await mkdir(options.dir, { recursive: true });
  const known = new Map(options.previous.map((picture) => [picture.url, picture]));
  const problems: Problem[] = [];
  let done = 0;
  const fetchOne = async (reference: PictureReference) => {
    const picture = await fetchPicture(reference, known.get(reference.url), options).catch(
      (error: unknown) => {
        options.signal.throwIfAborted();
        problems.push(missingProblem(reference, error));
        return undefined;
      },
    );
    options.onProgress?.(++done, references.length);
    return picture;
  };
  const pictures = await pLimit(CONCURRENCY).map(references, fetchOne);
  return { pictures: pictures.filter((picture) => picture !== undefined), problems };
}

async function fetchPicture(
  { url }: PictureReference,
  known: StoredPicture | undefined,
  { dir, limits, signal }: PictureOptions,
): Promise<StoredPicture> {
  if (known !== undefined && (await isStored(dir, known))) return known;
  const { body } = await withRetry(limits.retry, signal, () =>
    send({
      method: "GET",
      url: requestAddress(url),
      headers: { accept: "image/*" },
      expect: "bytes",
      timeoutMs: limits.timeoutMs,
      maxBytes: MAX_PICTURE_BYTES,
      signal,
    }),
  );
  return storePicture(dir, url, body as Uint8Array);
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

function missingProblem({ url, record }: PictureReference, error: unknown): Problem {
  const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  return { code: "picture-missing", message: `${record}: ${url}: ${reason}`, record };
}

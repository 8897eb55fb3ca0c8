import { mkdir } from "node:fs/promises";
import pLimit from "p-limit";
import type { Problem } from "../../model/problem.ts";
import type { StoredPicture } from "../../model/snapshot.ts";
import { startDeadline } from "../../http/deadline.ts";
import type { Limits } from "../services.ts";
import { pictureDownloader } from "./picture-downloader.ts";
import type { PictureReference } from "../../model/pictures-of.ts";
import { isStored, storePicture } from "./store-picture.ts";

/** Pictures at the same time. */
const CONCURRENCY = 6;

/** What does not come within this time comes with the next fetch. */
const DEFAULT_OVERALL_MS = 5 * 60 * 1000;

/** How pictures are fetched. */
export interface PictureOptions {
  /** Folder that keeps the files; made where it is missing. */
  readonly dir: string;
  /** Pictures of the last fetch: what is still there is not asked for again. */
  readonly previous: readonly StoredPicture[];
  readonly limits: Limits;
  /** For all pictures together. Default: 5 minutes. */
  readonly overallMs?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Downloads the pictures that records refer to, for the `local` mode. One that fails, or does not
 * come in time, is reported, and the page shows a placeholder.
 * @returns the kept pictures in the order of `references`
 */
export async function fetchPictures(
  references: readonly PictureReference[],
  options: PictureOptions,
): Promise<{ readonly pictures: StoredPicture[]; readonly problems: Problem[] }> {
  await mkdir(options.dir, { recursive: true });
  const deadline = startDeadline(options.overallMs ?? DEFAULT_OVERALL_MS, options.signal);
  const download = pictureDownloader(options.limits, deadline.signal);
  const known = new Map(options.previous.map((picture) => [picture.url, picture]));
  let done = 0;
  const pictureOf = async (url: string) => {
    const last = known.get(url);
    if (last !== undefined && (await isStored(options.dir, last))) return last;
    return storePicture(options.dir, url, await download(url));
  };
  const fetchOne = async (reference: PictureReference) => {
    const outcome = await pictureOf(reference.url).catch((error: unknown) => {
      options.signal?.throwIfAborted();
      return missingProblem(reference, deadline.isExpired() ? OUT_OF_TIME : error);
    });
    options.onProgress?.(++done, references.length);
    return outcome;
  };
  try {
    const outcomes = await pLimit(CONCURRENCY).map(references, fetchOne);
    return {
      pictures: outcomes.filter((outcome) => "file" in outcome),
      problems: outcomes.filter((outcome) => "code" in outcome),
    };
  } finally {
    deadline.stop();
  }
}

const OUT_OF_TIME = new Error("the time for pictures is over; the next fetch goes on");

function missingProblem({ url, record }: PictureReference, error: unknown): Problem {
  const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  return { code: "picture-missing", message: `${record}: ${url}: ${reason}`, record };
}

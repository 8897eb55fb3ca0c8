import { CinegenError } from "../model/errors.ts";
import type { Snapshot } from "../model/snapshot.ts";

/**
 * Refuses a snapshot that lost more than half of its events or articles, or all of them: more
 * likely a fault of the server than the venue's will.
 * @throws CinegenError `shrinkage-refused`
 */
export function refuseShrinkage(previous: Snapshot, next: Snapshot): void {
  for (const collection of ["events", "articles"] as const) {
    const before = previous[collection].length;
    const after = next[collection].length;
    if (after >= before / 2) continue;
    throw new CinegenError(
      "shrinkage-refused",
      `Site ${next.site.id}: only ${after} of ${before} ${collection} are left since the last fetch`,
      { hint: "If that is right, run again with --force; else look at what the API sends." },
    );
  }
}

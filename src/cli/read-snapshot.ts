import type { Problem } from "../model/problem.ts";
import type { Snapshot } from "../model/snapshot.ts";
import type { Generation } from "../snapshot/layout.ts";
import { loadSnapshot } from "../snapshot/load.ts";

/**
 * Reads a snapshot as a build starts from it. One whose files changed since the fetch, or which
 * older rules cleaned, is cleaned again: the build trusts nothing that fetch did not write.
 * @param generation `previous` for the snapshot before the last fetch
 * @throws CinegenError `snapshot-missing`, `snapshot-broken`
 */
export async function readSnapshot(
  dataDir: string,
  siteId: string,
  generation?: Generation,
): Promise<{ snapshot: Snapshot; problems: readonly Problem[] }> {
  const loaded = await loadSnapshot(dataDir, siteId, generation);
  if (loaded.intact) return loaded;
  // Only here: a snapshot that is as it was fetched needs no sanitiser.
  const { cleanSnapshot } = await import("../fetch/clean-snapshot.ts");
  const { snapshot, problems } = cleanSnapshot(loaded.snapshot);
  return { snapshot, problems: [...loaded.problems, ...problems] };
}

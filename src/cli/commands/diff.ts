import { resolve } from "node:path";
import type { Config, SiteConfiguration } from "../../config/config.ts";
import { loadConfig } from "../../config/load.ts";
import type { SnapshotDifference } from "../../model/difference.ts";
import { CinegenError } from "../../model/errors.ts";
import type { Snapshot } from "../../model/snapshot.ts";
import { comparePages, withPaths } from "../../resolve/compare-pages.ts";
import { changesOf, recordDifferences } from "../../snapshot/compare.ts";
import { flagsOf, type RunCommand } from "../command.ts";
import { differenceLines } from "../difference-text.ts";
import { readSnapshot } from "../read-snapshot.ts";
import { forSitesWithSnapshot, resolveConfigured } from "../resolve-configured.ts";

/**
 * `cinegen diff [BEFORE AFTER]`: tells for each configured or named site what is different between the
 * last two fetches, or between two folders of snapshots, and which pages that touches.
 */
export const runDiff: RunCommand = async (options, reporter) => {
  const folders = (options.folders ?? []).map((folder) => resolve(folder));
  if (folders.length !== 0 && folders.length !== 2) {
    throw new CinegenError("usage-invalid", `${folders.length} folders cannot be compared`, {
      hint: "Name two folders of snapshots, or none for the last two fetches",
    });
  }
  const config = await loadConfig(flagsOf(options), process.env);
  const answers = await forSitesWithSnapshot(config, options, reporter, async (site) => {
    const [before, after] = await readBoth(site.id, folders, config.dataDir);
    return { id: site.id, difference: await differenceOf(before, after, config, site) };
  });
  for (const { id, difference } of answers) {
    const { records, pages } = difference;
    const changes = changesOf(records);
    const counts = { records: records.length, pages: Object.values(pages).flat().length };
    const lines = differenceLines(id, difference);
    reporter.answer({ id, counts, changes, difference, problems: [] }, lines);
  }
};

async function readBoth(
  siteId: string,
  [earlier, later]: readonly string[],
  dataDir: string,
): Promise<readonly [Snapshot, Snapshot]> {
  const after = await readSnapshot(later ?? dataDir, siteId);
  const before =
    earlier === undefined
      ? await readSnapshot(dataDir, siteId, "previous")
      : await readSnapshot(earlier, siteId);
  return [before.snapshot, after.snapshot];
}

async function differenceOf(
  before: Snapshot,
  after: Snapshot,
  config: Config,
  site: SiteConfiguration,
): Promise<SnapshotDifference> {
  const records = recordDifferences(before, after);
  const { resolved: old } = await resolveConfigured(config, site, before);
  const { resolved: now } = await resolveConfigured(config, site, after);
  return {
    before: before.fetchedAt,
    after: after.fetchedAt,
    records: withPaths(records, old, now),
    pages: comparePages(old, now, records),
  };
}

import type { Config, Login, SiteConfiguration } from "../../config/config.ts";
import { loadConfig } from "../../config/load.ts";
import { cleanSnapshot } from "../../fetch/clean-snapshot.ts";
import { createFetcher, type Fetcher, type FetchProgress } from "../../fetch/fetcher.ts";
import { CinegenError } from "../../model/errors.ts";
import type { LoadedSnapshot, Snapshot } from "../../model/snapshot.ts";
import { compareSnapshots } from "../../snapshot/compare.ts";
import { pictureFolder } from "../../snapshot/layout.ts";
import { loadSnapshot } from "../../snapshot/load.ts";
import { withSnapshotLock } from "../../snapshot/lock.ts";
import { saveSnapshot } from "../../snapshot/save.ts";
import { flagsOf, type RunCommand } from "../command.ts";
import { interruptible } from "../interrupt.ts";
import { toCinegenError, type Reporter, type SiteSummary } from "../reporter.ts";

/**
 * `cinegen fetch`: snapshots each configured or named site, all at once. Where one fails, the others
 * are still kept; the run then ends with the first site's error.
 */
export const runFetch: RunCommand = async (options, reporter) => {
  const config = await loadConfig(flagsOf(options), process.env);
  const force = options.force === true;
  const results = await interruptible((signal) => {
    const fetcher = createFetcher({
      platformLogin: revealed(config.credentials.platform),
      managementLogin: revealed(config.credentials.management),
      now: config.now ?? Date.now(),
      signal,
      onProgress: (progress) => reporter.progress(progressText(progress)),
    });
    const run = { fetcher, force, ifStale: options.ifStale === true };
    const runs = config.sites.map((site) => fetchSite(config, site, run));
    return Promise.allSettled(runs);
  });
  const errors: CinegenError[] = [];
  for (const result of results) {
    if (result.status === "rejected") errors.push(toCinegenError(result.reason));
    else report(result.value, reporter);
  }
  const [first, ...others] = errors;
  // What several sites share fails for all of them alike: that is told once.
  for (const { code, message } of others) {
    if (message !== first?.message) reporter.line(`Error ${code}: ${message}`);
  }
  if (first) throw first;
};

interface FetchedSite {
  readonly summary: SiteSummary;
  /** There was no snapshot before. */
  readonly isFirst: boolean;
  /** The last snapshot was not stale: it stays. */
  readonly isSkipped: boolean;
}

interface SiteRun {
  readonly fetcher: Fetcher;
  readonly force: boolean;
  readonly ifStale: boolean;
}

/** Fetches one site and makes the result its current snapshot. */
function fetchSite(
  { dataDir }: Config,
  { id, services, settings }: SiteConfiguration,
  { fetcher, force, ifStale }: SiteRun,
): Promise<FetchedSite> {
  return withSnapshotLock(dataDir, id, async () => {
    const previous = await lastSnapshot(dataDir, id, force);
    if (ifStale && previous && !(await isStale(fetcher, services, previous))) {
      const { snapshot } = previous;
      const changes = { added: [], changed: [], removed: [] };
      const summary = { id, counts: countsOf(snapshot), changes, problems: [] };
      return { summary, isFirst: false, isSkipped: true };
    }
    const { snapshot, problems, sources, etags } = await fetcher.fetchSite({
      siteId: id,
      platformUrl: required(services.platform, "CINEGEN_PLATFORM_URL"),
      managementUrl: required(services.management, "CINEGEN_MANAGEMENT_URL"),
      previous,
      force,
      pictureDir: settings.pictures.mode === "local" ? pictureFolder(dataDir, id) : undefined,
    });
    await saveSnapshot(dataDir, snapshot, { sources, etags, generator: __CINEGEN_VERSION__ });
    const summary = {
      id,
      counts: countsOf(snapshot),
      changes: compareSnapshots(previous?.snapshot, snapshot),
      problems,
    };
    return { summary, isFirst: previous === undefined, isSkipped: false };
  });
}

/** Where nobody can tell, the site is fetched: an answer that is missing must not keep it old. */
async function isStale(
  fetcher: Fetcher,
  { runtime }: SiteConfiguration["services"],
  previous: LoadedSnapshot,
): Promise<boolean> {
  if (runtime === undefined) return true;
  return fetcher.isStale({ runtimeUrl: runtime, previous }).catch(() => true);
}

function countsOf({ productions, events, articles, blockData, pictures }: Snapshot) {
  return {
    productions: productions.length,
    events: events.length,
    articles: articles.length,
    blockData: blockData.length,
    pictures: pictures.length,
  };
}

/** A first fetch has none; one that cannot be read must not be overwritten by accident. */
async function lastSnapshot(
  dataDir: string,
  siteId: string,
  force: boolean,
): Promise<LoadedSnapshot | undefined> {
  try {
    const loaded = await loadSnapshot(dataDir, siteId);
    // What other hands changed can be anything; only clean records can be compared.
    return loaded.intact
      ? loaded
      : { ...loaded, snapshot: cleanSnapshot(loaded.snapshot).snapshot };
  } catch (cause) {
    const isMissing = cause instanceof CinegenError && cause.code === "snapshot-missing";
    if (isMissing || (force && cause instanceof CinegenError)) return undefined;
    throw cause;
  }
}

function required(address: string | undefined, variable: string): string {
  if (address !== undefined) return address;
  throw new CinegenError("config-missing", `${variable} is not set`, {
    hint: "Set it to the address of the API; `cinegen sandbox` prints a set to try with.",
  });
}

function revealed(login: Login | undefined) {
  return login && { user: login.user, password: login.password.reveal() };
}

function report({ summary, isFirst, isSkipped }: FetchedSite, reporter: Reporter): void {
  const { added, changed, removed } = summary.changes ?? { added: [], changed: [], removed: [] };
  // Of a first snapshot everything is new: naming it all would bury the problems.
  if (!isFirst) {
    for (const title of added) reporter.line(`  + ${title}`);
    for (const title of changed) reporter.line(`  ~ ${title}`);
    for (const title of removed) reporter.line(`  - ${title}`);
  }
  const counts = Object.entries(summary.counts).map(
    ([name, count]) => `${count} ${NAMES[name] ?? name}`,
  );
  const changes = isSkipped
    ? "not stale, left as it is"
    : `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  reporter.site(summary, `${counts.join(", ")}; ${changes}`);
}

const NAMES: Readonly<Record<string, string>> = { blockData: "block-data records" };

function progressText({ siteId, step, done, total }: FetchProgress): string {
  return `Site ${siteId}: ${step} ${done} of ${total}`;
}

import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config, SiteConfiguration } from "../../config/config.ts";
import { loadConfig } from "../../config/load.ts";
import { CinegenError } from "../../model/errors.ts";
import type { ExplainedFile, Explanation } from "../../model/explanation.ts";
import { normalisePath } from "../../model/path.ts";
import type { ResolvedSite } from "../../model/resolved-page.ts";
import { explainAbsence } from "../../resolve/explain-absence.ts";
import { explainPage } from "../../resolve/explain.ts";
import { flagsOf, type RunCommand } from "../command.ts";
import { explanationLines } from "../explanation-text.ts";
import { readSnapshot } from "../read-snapshot.ts";
import {
  forSitesWithSnapshot,
  isSnapshotMissing,
  resolveConfigured,
} from "../resolve-configured.ts";

/**
 * `cinegen explain PATH`: tells for each configured or named site what made the page at a path, or why
 * there is none.
 * @throws CinegenError `page-missing` where no site has a page there
 */
export const runExplain: RunCommand = async (options, reporter) => {
  const config = await loadConfig(flagsOf(options), process.env);
  const path = pathOf(options.address ?? "/");
  const answers = await forSitesWithSnapshot(config, options, reporter, async (site) => {
    const explanation = await explainSite(path, config, site);
    return { id: site.id, explanation };
  });
  const isThere = answers.some(({ explanation }) => explanation.exists);
  for (const { id, explanation } of answers) {
    const { problems } = explanation;
    const lines = isThere ? explanationLines(id, explanation) : [];
    reporter.answer({ id, counts: countsOf(explanation), explanation, problems }, lines);
  }
  if (!isThere) throw missingError(path, answers);
};

/** @returns the path that a route would be matched by; an address may be given whole, as a browser shows it */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, "");
  return normalisePath(path.startsWith("/") ? path : `/${path}`);
}

async function explainSite(
  path: string,
  config: Config,
  site: SiteConfiguration,
): Promise<Explanation> {
  const { snapshot } = await readSnapshot(config.dataDir, site.id);
  const { input, resolved } = await resolveConfigured(config, site, snapshot);
  const page = explainPage(path, input, resolved);
  if (page) return { ...page, files: await sizesOf(page.files, site.outDir) };
  const name = path.split("/").includes("..") ? [] : [{ path: path.slice(1) }];
  const [file] = await sizesOf(name, site.outDir);
  return explainAbsence(path, input, resolved, {
    previous: await resolvePrevious(config, site),
    isFile: file?.bytes !== undefined,
  });
}

/** A page may be gone since the last fetch: the snapshot before it tells whose it was. */
async function resolvePrevious(
  config: Config,
  site: SiteConfiguration,
): Promise<ResolvedSite | undefined> {
  try {
    const { snapshot } = await readSnapshot(config.dataDir, site.id, "previous");
    return (await resolveConfigured(config, site, snapshot)).resolved;
  } catch (cause) {
    if (isSnapshotMissing(cause)) return undefined;
    throw cause;
  }
}

function sizesOf(
  files: readonly ExplainedFile[],
  outDir: string,
): Promise<readonly ExplainedFile[]> {
  return Promise.all(
    files.map(async ({ path }) => {
      const found = await stat(join(outDir, path)).catch(() => undefined);
      return found?.isFile() === true ? { path, bytes: found.size } : { path };
    }),
  );
}

function countsOf(explanation: Explanation): Readonly<Record<string, number>> {
  if (!explanation.exists) return {};
  const { blocks, otherSources } = explanation;
  const sources = new Map(
    [...blocks.flatMap((block) => block.sources), ...otherSources].map((each) => [each.name, each]),
  );
  const records = [...sources.values()].reduce((sum, each) => sum + each.records.length, 0);
  return { blocks: blocks.length, sources: sources.size, records };
}

/** One line for all sites: those for which the same is true are named together. */
function missingError(
  path: string,
  answers: readonly { readonly id: string; readonly explanation: Explanation }[],
): CinegenError {
  const sitesByReason = new Map<string, string[]>();
  const nearest = new Set<string>();
  for (const { id, explanation } of answers) {
    if (explanation.exists) continue;
    const reason = explanation.reasons.join("; ");
    sitesByReason.set(reason, [...(sitesByReason.get(reason) ?? []), id]);
    for (const each of explanation.nearest) nearest.add(each);
  }
  const reasons = [...sitesByReason].map(
    ([reason, ids]) => `${ids.length === 1 ? "Site" : "Sites"} ${ids.join(", ")}: ${reason}`,
  );
  return new CinegenError("page-missing", `There is no page at ${path}. ${reasons.join(". ")}`, {
    hint: nearest.size === 0 ? "" : `Nearest: ${[...nearest].join(", ")}`,
  });
}

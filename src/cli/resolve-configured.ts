import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config, SiteConfiguration } from "../config/config.ts";
import { CinegenError } from "../model/errors.ts";
import type { ResolvedSite } from "../model/resolved-page.ts";
import type { Snapshot } from "../model/snapshot.ts";
import { resolveSite, type ResolveInput } from "../resolve/site.ts";
import type { CommandOptions } from "./command.ts";
import type { Reporter } from "./reporter.ts";

/** A site as a build would resolve it, for commands that only tell about it. */
export interface ConfiguredResolution {
  readonly input: ResolveInput;
  readonly resolved: ResolvedSite;
}

/** Resolves a snapshot with a site's pages and settings; nothing is bundled or rendered. */
export async function resolveConfigured(
  { packageRoot }: Pick<Config, "packageRoot">,
  { pages, settings, services }: SiteConfiguration,
  snapshot: Snapshot,
): Promise<ConfiguredResolution> {
  const components = await blockComponents(packageRoot);
  const input = { snapshot, pages, settings: { ...settings, services }, components };
  return { input, resolved: resolveSite(input) };
}

/** Each block component is a file of its own name, so that nothing need be compiled to know them. */
async function blockComponents(packageRoot: string): Promise<ReadonlySet<string>> {
  const files = await readdir(join(packageRoot, "templates/blocks"));
  return new Set(files.flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? []));
}

/**
 * Does the same for every site of a run. A site without a snapshot is passed over unless it was named,
 * or no site has one.
 * @throws CinegenError `snapshot-missing`
 */
export async function forSitesWithSnapshot<Answer>(
  { sites }: Pick<Config, "sites">,
  { site: named = [] }: CommandOptions,
  reporter: Reporter,
  answer: (site: SiteConfiguration) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const missing: CinegenError[] = [];
  for (const site of sites) {
    try {
      answers.push(await answer(site));
    } catch (cause) {
      if (!isSnapshotMissing(cause) || named.length > 0) throw cause;
      missing.push(cause);
    }
  }
  const [first] = missing;
  if (first && answers.length === 0) throw first;
  for (const { message } of missing) reporter.line(message);
  return answers;
}

/** @returns whether there is no snapshot where one was looked for */
export function isSnapshotMissing(cause: unknown): cause is CinegenError {
  return cause instanceof CinegenError && cause.code === "snapshot-missing";
}

import { join } from "node:path";
import { existsSync } from "node:fs";
import type { Config } from "../../config/config.ts";
import { loadConfig } from "../../config/load.ts";
import { CinegenError } from "../../model/errors.ts";
import { ReloadChannel } from "../../serve/reload.ts";
import { startPreview } from "../../serve/server.ts";
import { watchFolders, type Watch } from "../../serve/watch.ts";
import { buildSites } from "../build-site.ts";
import { flagsOf, type CommandOptions, type RunCommand } from "../command.ts";
import { untilInterrupted } from "../interrupt.ts";
import { toCinegenError, type Reporter } from "../reporter.ts";

/**
 * `cinegen serve`: previews the output of each configured or named site, each on a port of its own,
 * until it is interrupted. With `--watch` it builds first, and again after each change.
 */
export const runServe: RunCommand = async (options, reporter) => {
  const config = await loadConfig(flagsOf(options), process.env);
  const reload = options.watch === true ? new ReloadChannel() : undefined;
  const opened: { close(): Promise<void> }[] = [];
  try {
    if (reload) opened.push(await startWatch(options, config, reload, reporter));
    for (const place of placesOf(options, config, reload !== undefined)) {
      const preview = await startPreview({ ...place, reload });
      opened.push(preview);
      reporter.line(`Preview of site ${place.site}: ${preview.url}`);
    }
    await untilInterrupted();
  } finally {
    await Promise.all(opened.map((each) => each.close()));
  }
};

/** What is served where: each site at a port of its own, counting up from the first. */
function placesOf(
  { port = 4192, host = "127.0.0.1" }: CommandOptions,
  { sites }: Config,
  isWatched: boolean,
) {
  const missing = sites.find(({ outDir }) => !existsSync(join(outDir, "404.html")));
  if (missing && !isWatched) {
    throw new CinegenError("output-missing", `There is no output in ${missing.outDir}`, {
      hint: "Run cinegen build first, or serve with --watch.",
    });
  }
  if (port + sites.length - 1 > MAX_PORT) {
    throw new CinegenError("usage-invalid", `There is no port ${MAX_PORT + 1} for the last site`, {
      hint: "Name a lower one with --port, or one site with --site.",
    });
  }
  return sites.map(({ id, outDir }, index) => ({
    site: id,
    dir: outDir,
    host,
    port: port === 0 ? 0 : port + index,
  }));
}

const MAX_PORT = 65_535;

/** Builds once, then whenever `site/`, `templates/`, the runtime or the snapshots change. */
async function startWatch(
  options: CommandOptions,
  { siteDir, dataDir, packageRoot }: Config,
  reload: ReloadChannel,
  reporter: Reporter,
): Promise<Watch> {
  const rebuild = async () => {
    try {
      // The configuration itself may be what changed.
      await buildSites(await loadConfig(flagsOf(options), process.env), reporter);
      reload.reload();
    } catch (cause) {
      const { code, message, hint } = toCinegenError(cause);
      reporter.line(`Error ${code}: ${message}. ${hint}`);
      reload.fail(`${code}\n\n${message}\n\n${hint}`);
    }
  };
  await rebuild();
  const sources = ["templates", join("src", "runtime"), join("src", "membership")];
  const folders = [siteDir, dataDir, ...sources.map((folder) => join(packageRoot, folder))];
  return watchFolders(folders, rebuild);
}

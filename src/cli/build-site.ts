import { hash } from "node:crypto";
import { join } from "node:path";
import { bundleBrowser } from "../bundle/browser.ts";
import { bundleServer, type ServerBundle } from "../bundle/server.ts";
import { bundleWorker } from "../bundle/worker.ts";
import type { Config, SiteConfiguration } from "../config/config.ts";
import { membershipService } from "../model/membership.ts";
import type { Problem } from "../model/problem.ts";
import type { SiteSettings } from "../model/settings.ts";
import type { Snapshot } from "../model/snapshot.ts";
import { makeIcons, type IconFile } from "../pictures/icons.ts";
import { makeVariants } from "../pictures/variants.ts";
import { iconSvg } from "../render/icons.ts";
import { cdnPictures, localPictures } from "../render/pictures.ts";
import { renderSite } from "../render/site.ts";
import { resolveSite } from "../resolve/site.ts";
import { pictureFolder } from "../snapshot/layout.ts";
import { Output } from "../write/output.ts";
import { readSnapshot } from "./read-snapshot.ts";
import type { Reporter, SiteSummary } from "./reporter.ts";

/**
 * Builds every site of a configuration, one after the other.
 * @throws CinegenError; the output of the site that failed is as it was
 */
export async function buildSites(config: Config, reporter: Reporter): Promise<void> {
  const server = await bundleServer(config);
  for (const site of config.sites) {
    const started = performance.now();
    reporter.progress(`Site ${site.id}: building`);
    const summary = await buildSite(config, site, server, reporter);
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const { pages = 0, files = 0, bytes = 0, counts } = summary;
    const figures = `${pages} pages, ${files} files (${counts.rendered ?? 0} made anew), ${megabytes(bytes)} in ${seconds} s → ${site.outDir}`;
    reporter.site(summary, figures);
  }
}

/** The way of one site: load, resolve, bundle, render, write. */
async function buildSite(
  config: Config,
  site: SiteConfiguration,
  server: ServerBundle,
  reporter: Reporter,
): Promise<SiteSummary> {
  const settings: SiteSettings = { ...site.settings, services: site.services };
  const { snapshot, problems: snapshotProblems } = await readSnapshot(config.dataDir, site.id);
  const resolved = resolveSite({
    snapshot,
    pages: site.pages,
    settings,
    components: server.templates.components,
  });
  const hasMembership = membershipService(snapshot.site, settings) !== undefined;
  const browser = await bundleBrowser(config.packageRoot, hasMembership);
  const output = await Output.open(site.outDir, recordFile(config, site));
  try {
    const units = renderSite({
      site: snapshot.site,
      resolved,
      settings,
      origin: site.services.site ?? `https://${snapshot.site.host}`,
      fetchedAt: Date.parse(snapshot.fetchedAt),
      templates: server.templates,
      renderIsland: server.renderIsland,
      templatesDigest: server.digest,
      manifest: browser.manifest,
      pictures:
        settings.pictures.mode === "local" ? localPictures(snapshot.pictures) : cdnPictures(),
    });
    for (const unit of units) output.put(unit);
    for (const file of browser.files) output.put(fileUnit(file.path, file.content));
    for (const { path, file } of await siteIcons(config, settings)) output.putFile(path, file);
    const pictureProblems = await putPictures(output, config, snapshot, reporter);
    await output.settle();
    output.putFile("sw.js", await bundleWorker(config, settings.serviceWorker, output.stagedDir));
    const { files, bytes, made } = await output.publish();
    return {
      id: site.id,
      counts: {
        productions: snapshot.productions.length,
        events: snapshot.events.length,
        articles: snapshot.articles.length,
        redirects: resolved.redirects.length,
        rendered: made,
      },
      pages: resolved.pages.length,
      files,
      bytes,
      problems: [...snapshotProblems, ...resolved.problems, ...pictureProblems],
    };
  } finally {
    await output.close();
  }
}

async function putPictures(
  output: Output,
  { dataDir, cacheDir }: Config,
  { site, pictures }: Snapshot,
  reporter: Reporter,
): Promise<readonly Problem[]> {
  const places = {
    originalsDir: pictureFolder(dataDir, site.id),
    cacheDir: join(cacheDir, "pictures"),
    stored: pictures,
  };
  const { files, problems } = await makeVariants(output.pictures, places, (done, total) =>
    reporter.progress(`Site ${site.id}: pictures ${done} of ${total}`),
  );
  for (const { name, file } of files) output.putFile(`assets/pictures/${name}`, file);
  return problems;
}

function siteIcons({ cacheDir }: Config, { theme }: SiteSettings): Promise<readonly IconFile[]> {
  const drawings = { tile: iconSvg(theme, "tile"), bleed: iconSvg(theme, "bleed") };
  return makeIcons(drawings, join(cacheDir, "icons"));
}

function fileUnit(path: string, content: Uint8Array) {
  return { paths: [path], make: () => ({ contents: [content], pictures: [] }) };
}

/** What is known of the last build of an output, by its folder: two outputs never share a record. */
function recordFile({ cacheDir }: Config, { outDir }: SiteConfiguration): string {
  return join(cacheDir, "builds", `${hash("sha256", outDir).slice(0, 16)}.json`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

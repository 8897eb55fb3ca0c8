import { hash } from "node:crypto";
import { join } from "node:path";
import { setImmediate as giveWay } from "node:timers/promises";
import { bundleBrowser } from "../bundle/browser.ts";
import { bundleServer, type ServerBundle } from "../bundle/server.ts";
import { bundleWorker } from "../bundle/worker.ts";
import type { Config, SiteConfiguration } from "../config/config.ts";
import { membershipService } from "../model/membership.ts";
import type { OutputUnit } from "../model/output.ts";
import type { Problem } from "../model/problem.ts";
import type { SiteSettings } from "../model/settings.ts";
import type { Snapshot } from "../model/snapshot.ts";
import { makeIcons } from "../pictures/icons.ts";
import { makeVariants } from "../pictures/variants.ts";
import { iconSvg } from "../render/icons.ts";
import { cdnPictures, localPictures } from "../render/pictures.ts";
import { renderSite } from "../render/site.ts";
import { resolveSite } from "../resolve/site.ts";
import { pictureFolder } from "../snapshot/layout.ts";
import { Output } from "../write/output.ts";
import { readSnapshot } from "./read-snapshot.ts";
import type { Reporter, SiteSummary } from "./reporter.ts";

/** Units that are put before other work has its turn. */
const UNITS_AT_ONCE = 50;

/**
 * Builds every site of a configuration, one after the other.
 * @throws CinegenError; the output of the site that failed is as it was
 */
export async function buildSites(config: Config, reporter: Reporter): Promise<void> {
  const bundling = bundleServer(config);
  for (const site of config.sites) {
    const started = performance.now();
    reporter.progress(`Site ${site.id}: building`);
    const summary = await buildSite(config, site, bundling, reporter);
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const { pages = 0, files = 0, bytes = 0, counts } = summary;
    const figures = `${pages} pages, ${files} files (${counts.rendered ?? 0} made anew), ${megabytes(bytes)} in ${seconds} s → ${site.outDir}`;
    reporter.site(summary, figures);
  }
}

/** The way of one site: load, resolve, bundle, render, write. What does not wait for one another runs side by side. */
async function buildSite(
  config: Config,
  site: SiteConfiguration,
  bundling: Promise<ServerBundle>,
  reporter: Reporter,
): Promise<SiteSummary> {
  const settings: SiteSettings = { ...site.settings, services: site.services };
  const [server, { snapshot, problems: snapshotProblems }] = await Promise.all([
    bundling,
    readSnapshot(config.dataDir, site.id),
  ]);
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
    const { precached, others } = renderSite({
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
    for (const file of browser.files) output.put(fileUnit(file.path, file.content));
    for (const unit of precached) output.put(unit);
    await output.settle();
    const [worker, icons] = await Promise.all([
      bundleWorker(config, settings.serviceWorker, output.stagedDir),
      makeIcons(iconDrawings(settings), join(config.cacheDir, "icons")),
      putUnits(output, others),
    ]);
    output.putFile("sw.js", worker);
    for (const { path, file } of icons) output.putFile(path, file);
    const pictureProblems = await putPictures(output, config, snapshot, reporter);
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

/** Puts units one after the other, and now and then gives way to what runs beside. */
async function putUnits(output: Output, units: Iterable<OutputUnit>): Promise<void> {
  let count = 0;
  for (const unit of units) {
    output.put(unit);
    count++;
    if (count % UNITS_AT_ONCE === 0) await giveWay();
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

function iconDrawings({ theme }: SiteSettings) {
  return { tile: iconSvg(theme, "tile"), bleed: iconSvg(theme, "bleed") };
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

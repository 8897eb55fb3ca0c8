import { hash } from "node:crypto";
import { basename, join } from "node:path";
import { setImmediate as giveWay } from "node:timers/promises";
import { bundleBrowser, type BrowserBundle } from "../bundle/browser.ts";
import { bundleServer, type ServerBundle } from "../bundle/server.ts";
import { bundleWorker } from "../bundle/worker.ts";
import type { Config, SiteConfiguration } from "../config/config.ts";
import { membershipService } from "../model/membership.ts";
import type { OutputUnit } from "../model/output.ts";
import { picturesOf } from "../model/pictures-of.ts";
import type { Problem } from "../model/problem.ts";
import type { ResolvedSite } from "../model/resolved-page.ts";
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

/** The compiled file's name has a hash in it: what other code of cinegen rendered is rendered anew. */
const CODE = basename(import.meta.url);

/** What the sites of one build share. */
interface BuildRun {
  readonly config: Config;
  readonly reporter: Reporter;
  /** The compiled templates, as soon as they are there. */
  readonly bundling: Promise<ServerBundle>;
  /** Says that the build shall end. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Builds every site of a configuration, one after the other.
 * @param signal aborted: the build ends with its reason
 * @throws CinegenError; the output of the site that failed is as it was
 */
export async function buildSites(
  config: Config,
  reporter: Reporter,
  signal?: AbortSignal,
): Promise<void> {
  const run = { config, reporter, signal, bundling: bundleServer(config) };
  for (const site of config.sites) {
    const started = performance.now();
    reporter.progress(`Site ${site.id}: building`);
    const summary = await buildSite(run, site);
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const { pages = 0, files = 0, bytes = 0, counts } = summary;
    const figures = `${pages} pages, ${files} files (${counts.rendered ?? 0} made anew), ${megabytes(bytes)} in ${seconds} s → ${site.outDir}`;
    reporter.site(summary, figures);
  }
}

/** The way of one site: load, resolve, bundle; render, write; publish. */
async function buildSite(run: BuildRun, site: SiteConfiguration): Promise<SiteSummary> {
  const material = await gather(run, site);
  const output = await Output.open(site.outDir, recordFile(run.config, site));
  try {
    const pictureProblems = await fill(output, material, run);
    run.signal?.throwIfAborted();
    const { files, bytes, made } = await output.publish();
    const { snapshot, resolved, problems } = material;
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
      problems: [...problems, ...resolved.problems, ...pictureProblems],
    };
  } finally {
    await output.close();
  }
}

/** All that a site's files are made from. */
interface Material {
  readonly snapshot: Snapshot;
  /** What the snapshot's files have to say about themselves. */
  readonly problems: readonly Problem[];
  readonly settings: SiteSettings;
  readonly origin: string;
  readonly resolved: ResolvedSite;
  readonly server: ServerBundle;
  readonly browser: BrowserBundle;
}

async function gather(
  { config: { dataDir, packageRoot }, bundling }: BuildRun,
  { id, pages, services, settings: own }: SiteConfiguration,
): Promise<Material> {
  const settings: SiteSettings = { ...own, services };
  const [server, { snapshot, problems }] = await Promise.all([bundling, readSnapshot(dataDir, id)]);
  const { components, layouts } = server.templates;
  const resolved = resolveSite({ snapshot, pages, settings, components, layouts });
  const hasMembership = membershipService(snapshot.site, settings) !== undefined;
  const browser = await bundleBrowser(packageRoot, hasMembership);
  const origin = services.site ?? `https://${snapshot.site.host}`;
  return { snapshot, problems, settings, origin, resolved, server, browser };
}

/**
 * Puts every file of a site into its output. The service worker is made while pages are rendered:
 * it waits for nothing but the files that it keeps from the start.
 */
async function fill(
  output: Output,
  material: Material,
  run: BuildRun,
): Promise<readonly Problem[]> {
  const { config, signal } = run;
  const { browser, settings, snapshot } = material;
  const { precached, others } = renderSite(renderInput(material));
  for (const file of browser.files) output.put(fileUnit(file.path, file.content));
  for (const unit of precached) output.put(unit);
  await output.settle();
  const [worker, icons] = await Promise.all([
    bundleWorker(config, settings.serviceWorker, output.stagedDir),
    makeIcons(iconDrawings(settings), join(config.cacheDir, "icons")),
    putUnits(output, others, signal),
  ]);
  output.putFile("sw.js", worker);
  for (const { path, file } of icons) output.putFile(path, file);
  return putPictures(output, snapshot, run);
}

function renderInput({ snapshot, settings, origin, resolved, server, browser }: Material) {
  const isLocal = settings.pictures.mode === "local";
  const pictures = isLocal
    ? localPictures(snapshot.pictures)
    : cdnPictures(picturesOf(snapshot).map(({ url }) => url));
  return {
    site: snapshot.site,
    resolved,
    settings,
    origin,
    fetchedAt: Date.parse(snapshot.fetchedAt),
    templates: server.templates,
    renderIsland: server.renderIsland,
    templatesDigest: `${server.digest} ${CODE}`,
    manifest: browser.manifest,
    pictures,
  };
}

/** Puts units one after the other, and now and then gives way to what runs beside. */
async function putUnits(
  output: Output,
  units: Iterable<OutputUnit>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let count = 0;
  for (const unit of units) {
    output.put(unit);
    count++;
    if (count % UNITS_AT_ONCE > 0) continue;
    await giveWay();
    signal?.throwIfAborted();
  }
}

async function putPictures(
  output: Output,
  { site, pictures }: Snapshot,
  { config: { dataDir, cacheDir }, reporter, signal }: BuildRun,
): Promise<readonly Problem[]> {
  const places = {
    originalsDir: pictureFolder(dataDir, site.id),
    cacheDir: join(cacheDir, "pictures"),
    stored: pictures,
  };
  const { files, problems } = await makeVariants(output.pictures, places, {
    onProgress: (done, total) => reporter.progress(`Site ${site.id}: pictures ${done} of ${total}`),
    signal,
  });
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

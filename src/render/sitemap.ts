import { escapeHtml } from "../model/html.ts";
import { hrefOfPath } from "../model/path.ts";
import type { ResolvedPage, SourceResult } from "../model/resolved-page.ts";
import { toOsloIso } from "../model/time.ts";
import { metaPicture } from "./meta-picture.ts";
import type { RenderContext } from "./render-context.ts";

/** Search engines read this many addresses of one file. */
const MAX_ADDRESSES = 50_000;

type ListedRecord = SourceResult["items"][number];

/** A text file of the output. */
export interface TextFile {
  readonly path: string;
  readonly content: string;
}

/**
 * The sitemap: every page that a search engine should know, each at its canonical address, with its
 * picture, and with the time its content last changed where that is known. Split above 50,000
 * addresses.
 */
export function renderSitemap(context: RenderContext): readonly TextFile[] {
  const { resolved, origin, site } = context;
  const listed = site.stage === "production" ? resolved.pages.filter(isListed) : [];
  const entries = listed.map((page) => sitemapEntry(page, context));
  if (entries.length <= MAX_ADDRESSES) return [{ path: "sitemap.xml", content: urlSet(entries) }];
  const parts: TextFile[] = [];
  for (let start = 0; start < entries.length; start += MAX_ADDRESSES) {
    const content = urlSet(entries.slice(start, start + MAX_ADDRESSES));
    parts.push({ path: `sitemap-${parts.length + 1}.xml`, content });
  }
  const index = parts.map(({ path }) => `<sitemap><loc>${origin}/${path}</loc></sitemap>`);
  return [{ path: "sitemap.xml", content: xml("sitemapindex", index) }, ...parts];
}

/** @returns the file that tells crawlers what to leave alone */
export function renderRobots({ origin, site }: RenderContext): TextFile {
  const lines =
    site.stage === "production"
      ? [
          "User-agent: *",
          "Allow: /",
          "Disallow: /page-data/",
          "Disallow: /search-index/",
          "",
          `Sitemap: ${origin}/sitemap.xml`,
        ]
      : ["User-agent: *", "Disallow: /"];
  return { path: "robots.txt", content: lines.join("\n") + "\n" };
}

/** @returns whether a page belongs into sitemap and search */
export function isListed({ path, meta }: ResolvedPage): boolean {
  return !meta.noindex && !meta.isOver && meta.canonicalPath === path;
}

function sitemapEntry(page: ResolvedPage, { origin, pictures }: RenderContext): string {
  const changed = changedAt(page);
  const picture = metaPicture(page, pictures);
  return [
    `<url><loc>${escapeHtml(origin + hrefOfPath(page.path))}</loc>`,
    changed === undefined ? "" : `<lastmod>${toOsloIso(changed)}</lastmod>`,
    picture
      ? `<image:image><image:loc>${escapeHtml(new URL(picture.src, origin).href)}</image:loc></image:image>`
      : "",
    "</url>",
  ].join("");
}

/**
 * @returns when a page's content last changed: its record, or the newest of the records that a fixed
 * page lists; undefined where nothing tells
 */
function changedAt({ meta, entity, sources }: ResolvedPage): number | undefined {
  // A walk over what each detail page lists would be quadratic; fixed pages are few.
  if (entity) return meta.updatedAt;
  const records = Object.values(sources).flatMap((result): readonly ListedRecord[] => result.items);
  const latest = records.reduce((last, record) => Math.max(last, updateOf(record)), 0);
  return latest === 0 ? undefined : latest;
}

/** @returns epoch milliseconds; 0 where the platform does not say */
function updateOf(record: ListedRecord): number {
  if ("updatedAt" in record) return record.updatedAt ?? 0;
  return record.events.reduce((last, { updatedAt }) => Math.max(last, updatedAt ?? 0), 0);
}

function urlSet(entries: readonly string[]): string {
  return xml("urlset", entries, ` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`);
}

function xml(root: string, entries: readonly string[], namespaces = ""): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n` +
    entries.map((entry) => `${entry}\n`).join("") +
    `</${root}>\n`
  );
}

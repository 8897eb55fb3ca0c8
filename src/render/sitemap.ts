import { escapeHtml } from "../model/html.ts";
import { hrefOfPath } from "../model/path.ts";
import type { ResolvedPage } from "../model/resolved-page.ts";
import { toOsloIso } from "../model/time.ts";
import type { RenderContext } from "./render-context.ts";

/** Search engines read this many addresses of one file. */
const MAX_ADDRESSES = 50_000;

/** A text file of the output. */
export interface TextFile {
  readonly path: string;
  readonly content: string;
}

/**
 * The sitemap: every page that a search engine should know, each at its canonical address, with the
 * time its content last changed where that is known. Split above 50,000 addresses.
 */
export function renderSitemap({ resolved, origin, site }: RenderContext): readonly TextFile[] {
  const listed = site.stage === "production" ? resolved.pages.filter(isListed) : [];
  const entries = listed.map((page) => sitemapEntry(page, origin));
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
      ? ["User-agent: *", "Allow: /", "Disallow: /page-data/", "", `Sitemap: ${origin}/sitemap.xml`]
      : ["User-agent: *", "Disallow: /"];
  return { path: "robots.txt", content: lines.join("\n") + "\n" };
}

/** @returns whether a page belongs into sitemap and search */
export function isListed({ path, meta }: ResolvedPage): boolean {
  return !meta.noindex && !meta.isOver && meta.canonicalPath === path;
}

function sitemapEntry({ path, meta }: ResolvedPage, origin: string): string {
  const changed =
    meta.updatedAt === undefined ? "" : `<lastmod>${toOsloIso(meta.updatedAt)}</lastmod>`;
  return `<url><loc>${escapeHtml(origin + hrefOfPath(path))}</loc>${changed}</url>`;
}

function urlSet(entries: readonly string[]): string {
  return xml("urlset", entries);
}

function xml(root: string, entries: readonly string[]): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
    entries.map((entry) => `${entry}\n`).join("") +
    `</${root}>\n`
  );
}

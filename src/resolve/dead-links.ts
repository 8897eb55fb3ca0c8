import { isExternal, normalisePath } from "../model/path.ts";
import type { PageDefinition } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import type { Snapshot } from "../model/snapshot.ts";

/** Paths of the output that are no page: a link to one is not dead. */
const FILES = /^\/(?:assets|page-data|pictures|calendar)\/|\.(?:ics|xml|json|txt|pdf)$/;

/** How sanitised HTML begins a link to this site. */
const LINK = ' href="/';

/**
 * Reports links in the texts of pages, articles and productions that lead to a path of this site
 * which is not built. The links stay: they show the not-found page, which helps on.
 */
export function reportDeadLinks(
  definitions: readonly PageDefinition[],
  { articles, productions, blockData }: Snapshot,
  paths: ReadonlySet<string>,
  problems: Problem[],
): void {
  const report = (hrefs: Iterable<string>, about: { record?: string; path?: string }) => {
    for (const href of hrefs) {
      if (isLive(href, paths)) continue;
      const message = `A link leads to ${href}, where there is no page.`;
      problems.push({ code: "link-dead", message, ...about });
    }
  };
  for (const { body, file } of definitions) report(linksOf(body), { path: file });
  for (const { id, content } of articles) report(linksOf(content), { record: `article ${id}` });
  for (const { id, contents } of productions) {
    report(linksOf(contents.body), { record: `production ${id}` });
  }
  for (const { id, data } of blockData) report(hrefsOf(data), { record: `block data ${id}` });
}

/** Every text of a site is read for its links: this is several times as fast as an expression. */
function* linksOf(html: string): Iterable<string> {
  for (let at = html.indexOf(LINK); at !== -1; at = html.indexOf(LINK, at)) {
    const start = at + LINK.length - 1;
    at = html.indexOf('"', start);
    if (at === -1) return;
    yield html.slice(start, at);
  }
}

function isLive(href: string, paths: ReadonlySet<string>): boolean {
  if (paths.has(href) || isExternal(href)) return true;
  const path = normalisePath(href.replaceAll("&amp;", "&"));
  return paths.has(path) || FILES.test(path);
}

/** @returns every `href` and HTML link to this site of a block's data, whatever its component */
function hrefsOf(data: object): readonly string[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string" && key === "href") return value.startsWith("/") ? [value] : [];
    if (typeof value === "string" && key === "html") return [...linksOf(value)];
    return typeof value === "object" && value !== null ? hrefsOf(value) : [];
  });
}

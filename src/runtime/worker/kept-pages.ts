import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { CACHES } from "../cache-names.ts";
import { buildOf, composePage, partsOf, type PageParts } from "./compose-page.ts";
import { pageKeyOf } from "./keepable.ts";

const SHELL = "/offline.html";

/** @returns what is shown for an address of which nothing is kept */
export function offlinePage(): Promise<Response | undefined> {
  return matchPrecache(SHELL);
}

/**
 * Finds what is kept of a page, and shows it in today's shell: a document of an older build would ask
 * for styles and scripts that are gone, and of a page that was reached by a link only the data is kept.
 * @param document the kept document, where there is one
 */
export async function findKeptPage(
  address: string,
  document: Response | undefined,
): Promise<Response | undefined> {
  const shell = await matchPrecache(SHELL);
  if (!shell) return document;
  const [shellHtml, html] = await Promise.all([shell.clone().text(), document?.clone().text()]);
  if (html !== undefined && buildOf(html) === buildOf(shellHtml)) return document;
  const parts = (await findKeptData(address)) ?? (html === undefined ? undefined : partsOf(html));
  return parts ? htmlResponse(composePage(shellHtml, parts), shell) : document;
}

async function findKeptData(address: string): Promise<PageParts | undefined> {
  const { origin, pathname } = new URL(pageKeyOf(address));
  const name = pathname === "/" ? "/index" : pathname;
  const data = await caches.match(`${origin}/page-data${name}.json`, {
    cacheName: CACHES.pageData,
  });
  return data ? ((await data.json()) as PageParts) : undefined;
}

/** The shell's headers go along: its policy is the page's policy. */
function htmlResponse(html: string, shell: Response): Response {
  const headers = new Headers(shell.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  return new Response(html, { headers });
}

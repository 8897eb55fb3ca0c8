import { CACHES } from "./cache-names.ts";
import type { PageData } from "./loader.ts";

/** A connection that only flickers must not cut off a visitor who is about to leave. */
const SETTLING_MS = 1000;

/** Lists what can be read without a network, leads back, and tries again once there is one. */
export async function startOfflinePage(): Promise<void> {
  addEventListener("online", () => setTimeout(reloadIfOnline, SETTLING_MS));
  document.querySelector("[data-back]")?.addEventListener("click", (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
  const list = document.querySelector("[data-offline-pages]");
  const pages = await findKeptPages();
  list?.replaceChildren(...[...pages].sort(byTitle).map(itemOf));
}

function reloadIfOnline(): void {
  if (navigator.onLine) location.reload();
}

/** @returns titles by address of the pages that the worker has kept */
async function findKeptPages(): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const [address, response] of await entriesOf(CACHES.pages)) {
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    // Feeds and redirects are documents too.
    if (!page.getElementById("main")) continue;
    const name = page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
    titles.set(address, name ?? page.title);
  }
  for (const [address, response] of await entriesOf(CACHES.pageData)) {
    const { title } = (await response.json()) as PageData;
    const page = address.replace(/^\/page-data(?:\/index(?=\.json$))?/, "").replace(/\.json$/, "");
    titles.set(page || "/", title);
  }
  return titles;
}

/** @returns what a cache holds, by the path of its address */
async function entriesOf(cacheName: string): Promise<[path: string, response: Response][]> {
  // Opening a cache that does not exist would make it.
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const entries: [string, Response][] = [];
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    if (response) entries.push([new URL(url).pathname, response]);
  }
  return entries;
}

function byTitle([, a]: [string, string], [, b]: [string, string]): number {
  return a.localeCompare(b, "nb");
}

function itemOf([address, title]: [string, string]): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = address;
  link.textContent = title;
  item.append(link);
  return item;
}

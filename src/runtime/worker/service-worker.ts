import { clientsClaim } from "workbox-core/clientsClaim.js";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { enable as enableNavigationPreload } from "workbox-navigation-preload/enable.js";
import type { PrecacheEntry } from "workbox-precaching/_types.js";
import { cleanupOutdatedCaches } from "workbox-precaching/cleanupOutdatedCaches.js";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { CACHES } from "../cache-names.ts";
import { isKeepable, pageKeyOf, withoutRedirect } from "./keepable.ts";
import { findKeptPage, offlinePage } from "./kept-pages.ts";

/*
 * What works without a network: the shell (precached), pages and page data that were visited, assets
 * and pictures that were seen. Everything else, other origins first of all, never meets this worker.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the shell's files here (workbox.config.js). */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
/** With less coverage than this the kept page is better than waiting. */
const NETWORK_TIMEOUT_SECONDS = 4;

const keepOnlyPlain: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(isKeepable(request, response) ? withoutRedirect(response) : null),
};

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    keepOnlyPlain,
    bounded(30),
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKeyOf(request.url)),
      cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
        findKeptPage(request.url, cachedResponse),
      handlerDidError: () => offlinePage(),
    },
  ],
});

const pageData = new NetworkFirst({
  cacheName: CACHES.pageData,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [keepOnlyPlain, bounded(60)],
});

/** The parts of the search index that a visitor has used. */
const search = new NetworkFirst({
  cacheName: CACHES.search,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [keepOnlyPlain, bounded(4)],
});

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [keepOnlyPlain, bounded(120)],
});

const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [keepOnlyPlain, bounded(60)],
});

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", pages);
registerRoute(isBelow("/page-data/"), pageData);
registerRoute(isBelow("/search-index/"), search);
registerRoute(isBelow("/assets/pictures/"), pictures);
registerRoute(isBelow("/assets/"), assets);

enableNavigationPreload();
clientsClaim();
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("message", keepPage);

/** What was used longest ago goes first, and all of it goes when the device runs out of room. */
function bounded(maxEntries: number): WorkboxPlugin {
  const options = { maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true };
  // Workbox's own types disagree about hooks that a plugin does not have.
  return new ExpirationPlugin(options) as WorkboxPlugin;
}

function isBelow(prefix: string) {
  return ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(prefix);
}

/** A page that was opened before there was a worker is a visited page too: it sends its address. */
function keepPage(event: ExtendableMessageEvent): void {
  const request = new Request(pageKeyOf(String(event.data)));
  event.waitUntil(pages.handle({ request, event }));
}

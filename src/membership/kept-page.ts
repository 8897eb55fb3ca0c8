import { readIslandAddresses } from "./config.ts";

/** Scripts and styles of the site; their names tell versions apart. */
const ASSET = /^\/assets\/[^/]+\.(?:js|css)$/;

/**
 * Has the service worker keep a page that may never have been visited, so that it opens without a
 * network: its document, its page data, the chunk of its island and all that this page was made of.
 * These are the same public files for everybody; nothing of a member is in them.
 * @param path of the page
 * @param island that the page shows
 * @returns settles when all is kept, or could not be; waits as long as there is no service worker
 */
export async function keepPage(path: string, island: string): Promise<void> {
  const chunk = readIslandAddresses()[island];
  if (chunk === undefined || !("serviceWorker" in navigator)) return;
  const worker = await workerInCharge(navigator.serviceWorker);
  // The worker keeps a page whose address it is sent, as the runtime does with the first one.
  worker.postMessage(location.origin + path);
  // The browser finds out what else the chunk needs.
  await import(chunk).catch(() => undefined);
  // What was loaded before the worker was in charge has not met it yet.
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && ASSET.test(pathname))
    .map(({ pathname }) => pathname);
  const addresses = new Set([...loaded, `/page-data${path}.json`]);
  await Promise.allSettled([...addresses].map((address) => fetch(address)));
}

async function workerInCharge(container: ServiceWorkerContainer): Promise<ServiceWorker> {
  while (container.controller === null) {
    await new Promise((resolve) => {
      container.addEventListener("controllerchange", resolve, { once: true });
    });
  }
  return container.controller;
}

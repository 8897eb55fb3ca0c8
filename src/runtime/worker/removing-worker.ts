/*
 * Ships in place of the service worker where a site switches it off: takes over from the one that a
 * browser still has, clears what it kept, and is gone.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => /^(?:cinegen|workbox)-/.test(name));
  await Promise.all(own.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}

export {};

/*
 * What the service worker keeps from the start: the shell that every page can be shown in. Everything
 * else is kept when it has been used. The build adds its folders; `import * as` gives what
 * `injectManifest` reads, and so does `npx workbox injectManifest`.
 */

/** Files of the output. Chunks of islands are left out: who is no member downloads no React. */
export const globPatterns = [
  "offline.html",
  "assets/{runtime,navigation,islands,offline-page,schedule-filters}-*.js",
  "assets/site-*.css",
  "assets/*-latin-wght-normal-*.woff2",
];

/** A hash in the name already tells versions apart. */
export const dontCacheBustURLsMatching = /-[A-Z0-9]{8}\.\w+$/;

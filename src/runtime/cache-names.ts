/** The service worker's caches; the offline page reads the first two. */
export const CACHES = {
  pages: "cinegen-pages",
  pageData: "cinegen-page-data",
  assets: "cinegen-assets",
  pictures: "cinegen-pictures",
  search: "cinegen-search",
} as const;

/*
 * Elements between which the head of a document belongs to its page and not to the site: what a page
 * change exchanges (ARCHITECTURE.md). Found by name in the browser, by text in the service worker.
 */

/** Stands before a page's own head. */
export const HEAD_START = '<meta name="cinegen:head" content="">';

/** Stands after it. */
export const HEAD_END = '<meta name="cinegen:head-end" content="">';

/** Patterns of the output's files that are precached. */
export const globPatterns: string[];
/** Names that carry a hash of their content. */
export const dontCacheBustURLsMatching: RegExp;

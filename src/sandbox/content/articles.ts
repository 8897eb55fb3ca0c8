import { venueArticles } from "./articles-venue.ts";
import type { ArticleSeed, SiteId } from "./types.ts";

/** Articles by site. */
export const articleSeeds: Readonly<Record<SiteId, readonly ArticleSeed[]>> = {
  192: [...venueArticles],
  118: [],
  178: [],
};

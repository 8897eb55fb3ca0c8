import { clubArticles } from "./articles-club.ts";
import { fyrlyktaArticles } from "./articles-fyrlykta.ts";
import { heritageArticles } from "./articles-heritage.ts";
import { organiserArticles } from "./articles-organisers.ts";
import { programmeArticles } from "./articles-programme.ts";
import { sharedArticles } from "./articles-shared.ts";
import { skumringenArticles } from "./articles-skumringen.ts";
import { summerArticles } from "./articles-summer.ts";
import { venueArticles } from "./articles-venue.ts";
import type { ArticleSeed, SiteId } from "./types.ts";

/** Articles by site. */
export const articleSeeds: Readonly<Record<SiteId, readonly ArticleSeed[]>> = {
  192: [
    ...programmeArticles,
    ...clubArticles,
    ...heritageArticles,
    ...organiserArticles,
    ...summerArticles,
    ...venueArticles,
    ...sharedArticles,
  ],
  118: [...fyrlyktaArticles, ...sharedArticles],
  178: [...skumringenArticles, ...sharedArticles],
};

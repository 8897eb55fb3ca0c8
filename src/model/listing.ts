import type { Article } from "./article.ts";
import type { Event } from "./event.ts";
import type { Production } from "./production.ts";

/**
 * A production as templates see it: with the path of its page and the events that are not over.
 * Listings and events refer to each other, so these values are never serialised whole.
 */
export interface ListedProduction extends Production {
  /** Path of the production's own page; undefined where none could be built. */
  readonly path: string | undefined;
  /** Events not over at the snapshot's time, by start time, those without a date last. */
  readonly events: readonly ListedEvent[];
  /** The production has events and all of them are over. */
  readonly isOver: boolean;
}

/** An event as templates see it: with its production and the address where it is bought. */
export interface ListedEvent extends Event {
  readonly production: ListedProduction;
  /** Undefined where nothing can be bought: cancelled, sold out, not on sale, no checkout configured. */
  readonly checkoutUrl: string | undefined;
}

/** An article as templates see it: with the path of its page. */
export interface ListedArticle extends Article {
  readonly path: string | undefined;
}

import type { BlockData } from "./block-data.ts";
import type { ListedArticle, ListedEvent, ListedProduction } from "./listing.ts";
import type { Block, PageDefinition, Source } from "./page.ts";
import type { Problem } from "./problem.ts";
import type { Asset } from "./production.ts";
import type { Redirect } from "./redirect.ts";
import type { Menus } from "./settings.ts";

/** A page of one route, with everything that its template reads (specification, section 3). */
export interface ResolvedPage {
  /** Decoded path without trailing slash: `/`, `/kinoprogram`, `/article/vinn-medlemskap!`. */
  readonly path: string;
  /** Name of the page's data file below `/page-data/`, without `.json`. */
  readonly jsonName: string;
  /** Route parameters, e.g. `{ production: "den-lange-veien-dxm-1042" }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly definition: PageDefinition;
  /** Results of the page's sources by name. */
  readonly sources: Readonly<Record<string, SourceResult>>;
  /** Blocks that are shown, sorted by row, column and order. */
  readonly blocks: readonly ResolvedBlock[];
  /** The record that the route was made from; undefined for fixed pages. */
  readonly entity: Entity | undefined;
  readonly meta: ResolvedMeta;
}

/** What a source found: for a source that is no collection, at most one item. */
export type SourceResult =
  | SourceResultOf<"production", ListedProduction>
  | SourceResultOf<"event", ListedEvent>
  | SourceResultOf<"article", ListedArticle>;

interface SourceResultOf<Model extends string, Item> {
  readonly model: Model;
  readonly source: Source;
  readonly items: readonly Item[];
}

/** A block with the records and block data that its data ids name, in their order. */
export interface ResolvedBlock {
  readonly block: Block;
  readonly sources: readonly SourceResult[];
  readonly data: readonly BlockData[];
}

/** The record that a detail page is about. */
export type Entity =
  | { readonly model: "production"; readonly record: ListedProduction }
  | { readonly model: "article"; readonly record: ListedArticle };

/** Metadata of a page, bound to its entity where it has one (specification, section 2). */
export interface ResolvedMeta {
  /** The page's name without the site name. */
  readonly title: string;
  readonly description: string;
  /** The picture for shared links; undefined: the site's own. */
  readonly image: Asset | undefined;
  /** Path whose address is canonical; differs from the page's own for a film's event page. */
  readonly canonicalPath: string;
  readonly noindex: boolean;
  /** Out of listings, sitemap and search: every performance is over. */
  readonly isOver: boolean;
  /** When the content last changed, epoch milliseconds; undefined where nothing tells. */
  readonly updatedAt: number | undefined;
}

/** Everything that one site's build renders. */
export interface ResolvedSite {
  /** In the order in which they were found: fixed pages (`/404.html` among them), films, culture, articles. */
  readonly pages: readonly ResolvedPage[];
  readonly redirects: readonly Redirect[];
  readonly menus: Menus;
  /** All productions that are not over, in the platform's order. */
  readonly productions: readonly ListedProduction[];
  /** All events that are not over, by start time, undated last. */
  readonly events: readonly ListedEvent[];
  /** All articles, by order, then newest first. */
  readonly articles: readonly ListedArticle[];
  readonly problems: readonly Problem[];
}

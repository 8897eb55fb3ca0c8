/** A page as `site/` defines it in front matter and Markdown (specification, section 3). */
export interface PageDefinition {
  readonly id: string;
  readonly title: string;
  /** `/`, `/kinoprogram`, or with parameters: `/article/:article`, `/:production`. */
  readonly path: string;
  /** `ordinary`: a page an editor wrote; `standard`: a page every venue has. */
  readonly pageType: "ordinary" | "standard";
  /** Name of a layout in `templates/`. */
  readonly layout: string;
  readonly template: { readonly rows: readonly Row[] };
  readonly blocks: readonly Block[];
  readonly sources: readonly Source[];
  /** By locale; `:field` of the bound entity is not substituted: metadata of entities is bound by rule. */
  readonly meta: Readonly<Record<string, PageMeta>>;
  /** The page's own text, HTML rendered from the Markdown body; empty where there is none. */
  readonly body: string;
  /** Left out of sitemap, search and robots when true (member and search pages). */
  readonly noindex: boolean;
  /** Built only where the site's first partner has a membership backend. */
  readonly membersOnly: boolean;
  /** The Markdown file, relative to the site folder; names the page in errors. */
  readonly file: string;
}

/** Title, description and picture for search engines and shared links. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  readonly image?: string;
}

/** A row of the page's grid. */
export interface Row {
  readonly columns: readonly Span[];
}

/** How many of twelve grid columns a column takes, from narrow to wide screens. */
export interface Span {
  readonly xs: number;
  readonly md: number;
  readonly lg: number;
}

/** A placed component of a page. */
export interface Block {
  readonly component: string;
  readonly id: string;
  /** Defined but not shown. */
  readonly hide: boolean;
  readonly place: Place;
  /** Names of the page's sources, or ids of block-data records, in the order the component reads. */
  readonly data: readonly string[];
  /** A heading above the block, in the page's own words. */
  readonly heading?: string;
  /** A component's own choices, e.g. `{ days: 7 }`; which exist is the component's business. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** Where in the template a block stands; all count from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly order: number;
}

/** Records that a page asks for by filters; all filters must hold. */
export interface Source {
  readonly name: string;
  readonly model: SourceModel;
  /** true: every match; false: the first match. */
  readonly collection: boolean;
  readonly filters: readonly Filter[];
}

/** The kinds of record a source can ask for. */
export type SourceModel = "production" | "event" | "article";

/** `property operator value`; a value `:name` is the route's parameter of that name. */
export interface Filter {
  readonly property: FilterProperty;
  readonly value: string;
  readonly operator: "eq";
}

/** Every property that a filter may name (specification, section 3), by the models that have it. */
export const FILTER_PROPERTIES = {
  object: ["production", "event"],
  objectClass: ["production", "event"],
  typeText: ["production", "event"],
  parentSlug: ["production", "event"],
  pageReference: ["production", "event"],
  "class.title": ["production", "event"],
  "production.object": ["event"],
  "production.objectClass": ["event"],
  "production.typeText": ["event"],
  "production.parentSlug": ["event"],
  "production.pageReference": ["event"],
  "production.class.title": ["event"],
  category: ["article"],
  slug: ["article"],
} as const satisfies Readonly<Record<string, readonly SourceModel[]>>;

/** The name of a property that a filter may test. */
export type FilterProperty = keyof typeof FILTER_PROPERTIES;

/** @returns the names of a path's parameters: `["article"]` for `/article/:article` */
export function pathParameters(path: string): readonly string[] {
  return path
    .split("/")
    .filter((segment) => segment.startsWith(":"))
    .map((segment) => segment.slice(1));
}

/** The single source that a detail page's routes are made from, and the filter that binds its parameter. */
export interface RouteSource {
  readonly source: Source;
  readonly filter: Filter;
  readonly parameter: string;
}

/**
 * @returns the first source that is no collection and has a filter on the path's parameter; its
 * records are what the page is about. Undefined for pages of one path.
 */
export function routeSource(page: {
  readonly path: string;
  readonly sources: readonly Source[];
}): RouteSource | undefined {
  const parameter = pathParameters(page.path)[0];
  if (parameter === undefined) return undefined;
  for (const source of page.sources) {
    const filter = source.filters.find(({ value }) => value === `:${parameter}`);
    if (!source.collection && filter) return { source, filter, parameter };
  }
  return undefined;
}

import type { FilterProperty, PageDefinition } from "../model/page.ts";
import { routeSource, type RouteSource } from "../model/page.ts";
import { jsonNameOfPath, segmentOfSlug } from "../model/path.ts";
import type { Problem } from "../model/problem.ts";
import type { ListedRecord } from "./record-index.ts";
import { matching, type SourceResolver } from "./sources.ts";

/** An address of the site and the page definition that is shown there. */
export interface Route {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly definition: PageDefinition;
  /** The record the route was made from; undefined for fixed pages. */
  readonly record: ListedRecord | undefined;
}

/** Detail pages in the order in which they claim paths: films, culture, articles, others. */
const CLAIM_ORDER: readonly FilterProperty[] = ["parentSlug", "pageReference", "slug"];

/**
 * Finds every route of a site. Fixed pages come first and win over any record that claims their
 * path; then film pages, event pages and articles, each in the platform's order. Two paths that
 * differ in case only are one path, because some file systems and hosts see one.
 *
 * @param pages definitions of the site, without those that it does not build
 * @param problems is added to: unusable, mended and duplicate slugs, conflicts
 */
export function findRoutes(
  pages: readonly PageDefinition[],
  resolver: SourceResolver,
  problems: Problem[],
): readonly Route[] {
  const claims = new Claims(problems);
  for (const definition of pages) {
    if (!routeSource(definition)) {
      claims.add({ path: definition.path, params: {}, definition, record: undefined });
    }
  }
  for (const { definition, binding } of detailPages(pages)) {
    for (const route of detailRoutes(definition, binding, resolver, problems)) claims.add(route);
  }
  return claims.routes;
}

interface DetailPage {
  readonly definition: PageDefinition;
  readonly binding: RouteSource;
}

function detailPages(pages: readonly PageDefinition[]): readonly DetailPage[] {
  return pages
    .flatMap((definition): DetailPage[] => {
      const binding = routeSource(definition);
      return binding ? [{ definition, binding }] : [];
    })
    .sort((a, b) => rank(a.binding) - rank(b.binding));
}

function rank({ filter }: RouteSource): number {
  const position = CLAIM_ORDER.indexOf(filter.property);
  return position < 0 ? CLAIM_ORDER.length : position;
}

function* detailRoutes(
  definition: PageDefinition,
  { source, filter, parameter }: RouteSource,
  resolver: SourceResolver,
  problems: Problem[],
): Iterable<Route> {
  const prefix = definition.path.slice(0, definition.path.indexOf(`:${parameter}`));
  for (const value of resolver.all.values(source.model, filter.property)) {
    const filters = source.filters.map((each) => (each === filter ? { ...each, value } : each));
    const [record, ...others] = matching(resolver.all, source.model, filters);
    if (!record) continue;
    const about = { record: recordName(record), field: filter.property };
    const slug = segmentOfSlug(value, prefix === "/");
    if (!slug.ok) {
      const message = `The slug ${JSON.stringify(value)} ${slug.reason}: no page is built for ${title(record)}.`;
      problems.push({ code: "slug-unusable", message, path: prefix + value, ...about });
      continue;
    }
    const path = prefix + slug.segment;
    if (slug.mended) {
      const message = `The slug ${JSON.stringify(value)} was read as ${JSON.stringify(slug.segment)}.`;
      problems.push({ code: "slug-mended", message, path, ...about });
    }
    if (others.length > 0) {
      const names = others.map(recordName).join(", ");
      const message = `${path} is claimed by ${names} too: the page is that of ${recordName(record)}.`;
      problems.push({ code: "slug-duplicate", message, path, ...about });
    }
    yield { path, params: { [parameter]: value }, definition, record };
  }
}

/** Gives each path to the first route that asks for it; no two routes share a data file. */
class Claims {
  readonly routes: Route[] = [];
  readonly #byKey = new Map<string, Route>();
  readonly #problems: Problem[];

  constructor(problems: Problem[]) {
    this.#problems = problems;
  }

  add(route: Route): void {
    const key = jsonNameOfPath(route.path).toLowerCase();
    const owner = this.#byKey.get(key);
    if (!owner) {
      this.#byKey.set(key, route);
      this.routes.push(route);
      return;
    }
    const loser = route.record ? recordName(route.record) : route.definition.file;
    const winner = owner.record ? recordName(owner.record) : owner.definition.file;
    this.#problems.push({
      code: "path-conflict",
      message: `${route.path} of ${loser} is already the page of ${winner}: only that one is built.`,
      record: loser,
      path: route.path,
    });
  }
}

/** @returns how problems name a record: `production 17`, `article 3f…` */
export function recordName(record: ListedRecord): string {
  if ("slug" in record) return `article ${record.id}`;
  return "productionId" in record ? `event ${record.id}` : `production ${record.id}`;
}

function title(record: ListedRecord): string {
  return JSON.stringify(record.title);
}

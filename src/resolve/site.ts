import { membershipPartner, membershipService } from "../model/membership.ts";
import { type PageDefinition } from "../model/page.ts";
import { jsonNameOfPath } from "../model/path.ts";
import type { Problem } from "../model/problem.ts";
import { pictureOf } from "../model/production.ts";
import type { Entity, ResolvedPage, ResolvedSite, SourceResult } from "../model/resolved-page.ts";
import type { SiteSettings } from "../model/settings.ts";
import type { Snapshot } from "../model/snapshot.ts";
import { BUILT_IN_PAGES } from "./built-in-pages.ts";
import { bindBlocks, planBlocks, type BlockContext, type BlockPlan } from "./blocks.ts";
import { reportDeadLinks } from "./dead-links.ts";
import { linkRecords } from "./links.ts";
import { listRecords } from "./listings.ts";
import { resolveMenus } from "./menus.ts";
import { resolveMeta } from "./meta.ts";
import { fillPlaceholders } from "./placeholders.ts";
import type { ListedRecord } from "./record-index.ts";
import { resolveRedirects } from "./redirects.ts";
import { findRoutes, type Route } from "./routes.ts";
import { SourceResolver } from "./sources.ts";

/** What a site is resolved from. */
export interface ResolveInput {
  readonly snapshot: Snapshot;
  readonly pages: readonly PageDefinition[];
  /** Settings whose `services` are final: after the environment. */
  readonly settings: SiteSettings;
  /** Block components that the templates have. */
  readonly components: ReadonlySet<string>;
  /** Layouts that the templates have; undefined: nobody looked. */
  readonly layouts?: ReadonlySet<string>;
}

/**
 * Resolves every route of a site to the props of its page (specification, section 3). Pure: reads
 * no clock, no environment, no network; equal input gives an equal answer. The cost is linear in
 * records and routes.
 */
export function resolveSite(input: ResolveInput): ResolvedSite {
  const { snapshot, settings, components } = input;
  const problems: Problem[] = [];
  const { checkout } = settings.services;
  const listings = listRecords(snapshot, checkout);
  const resolver = new SourceResolver(listings);
  const definitions = definitionsFor(input, problems);
  const routes = findRoutes(definitions, resolver, problems);
  linkRecords(routes, listings.all);
  const paths = new Set(routes.map(({ path }) => path));
  const blockData = new Map(snapshot.blockData.map((entry) => [entry.id, entry]));
  const toPage = pageResolver(
    resolver,
    { components, blockData, problems },
    snapshot.site.locale.default,
  );
  reportDeadLinks(definitions, snapshot, paths, problems);
  reportPictureMode(snapshot, settings, problems);
  return {
    pages: routes.map(toPage),
    redirects: resolveRedirects(settings.redirects, paths, problems),
    menus: resolveMenus(settings.menus, paths, checkout, problems),
    productions: listings.current.production,
    events: listings.current.event,
    articles: listings.all.article,
    problems,
  };
}

/** Pictures come with a fetch: a mode that was changed since then has to wait for the next one. */
function reportPictureMode(
  { pictures, productions, articles }: Snapshot,
  { pictures: { mode } }: SiteSettings,
  problems: Problem[],
): void {
  const refersToSome =
    articles.some(({ image }) => image !== "") ||
    productions.some((production) => pictureOf(production) !== undefined);
  const report = (message: string) => problems.push({ code: "picture-mode-changed", message });
  if (mode === "local" && pictures.length === 0 && refersToSome)
    report("The snapshot has no pictures to make local ones from: pages show placeholders.");
  if (mode === "cdn" && pictures.length > 0)
    report("The pictures of the snapshot are not used: pages show those of the picture service.");
}

/** The definitions that this site builds, with the venue's own names in them. */
function definitionsFor(
  { snapshot: { site }, pages, settings, layouts }: ResolveInput,
  problems: Problem[],
): readonly PageDefinition[] {
  const hasMembership = membershipService(site, settings) !== undefined;
  if (!hasMembership && membershipPartner(site) !== undefined) {
    const message = `Partner ${membershipPartner(site) ?? ""} has a membership backend, but its address is not set: member pages are not built.`;
    problems.push({ code: "membership-unconfigured", message });
  }
  const missing = BUILT_IN_PAGES.filter(({ path }) => pages.every((page) => page.path !== path));
  return [...pages, ...missing]
    .filter(({ membersOnly }) => hasMembership || !membersOnly)
    .map((page) => withKnownLayout(page, layouts, problems))
    .map((page) => fillPlaceholders(page, site, settings.organisation));
}

function withKnownLayout(
  page: PageDefinition,
  layouts: ReadonlySet<string> | undefined,
  problems: Problem[],
): PageDefinition {
  if (layouts?.has(page.layout) !== false) return page;
  const message = `There is no layout ${page.layout}: the page has the layout default. There are ${[...layouts].join(", ")}.`;
  problems.push({ code: "layout-unknown", message, field: "layout", path: page.file });
  return { ...page, layout: "default" };
}

/** Makes the page of a route; what all routes of a definition share is made once. */
function pageResolver(resolver: SourceResolver, context: BlockContext, locale: string) {
  const plans = new Map<PageDefinition, readonly BlockPlan[]>();
  return ({ path, params, definition, record }: Route): ResolvedPage => {
    const plan = plans.get(definition) ?? planBlocks(definition, context);
    plans.set(definition, plan);
    const sources: Record<string, SourceResult> = {};
    for (const source of definition.sources) {
      sources[source.name] = resolver.resolve(source, params);
    }
    const entity = entityOf(record);
    return {
      path,
      jsonName: jsonNameOfPath(path),
      params,
      definition,
      sources,
      blocks: bindBlocks(plan, sources),
      entity,
      meta: resolveMeta(definition, path, entity, locale),
    };
  };
}

function entityOf(record: ListedRecord | undefined): Entity | undefined {
  if (!record) return undefined;
  if ("slug" in record) return { model: "article", record };
  return { model: "production", record: "productionId" in record ? record.production : record };
}

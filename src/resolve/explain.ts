import { eventCalendar, PROGRAMME_CALENDAR, productionCalendar } from "../model/calendar-path.ts";
import type {
  BlockExplanation,
  ExplainedFile,
  MetaExplanation,
  PageExplanation,
  RecordReference,
  RedirectExplanation,
  SourceExplanation,
} from "../model/explanation.ts";
import { fileOfPath, isExternal, normalisePath } from "../model/path.ts";
import type { Problem } from "../model/problem.ts";
import type { Redirect } from "../model/redirect.ts";
import type { ResolvedPage, ResolvedSite, SourceResult } from "../model/resolved-page.ts";
import type { Site } from "../model/site.ts";
import { bindBlocks, planBlocks } from "./blocks.ts";
import { metaOrigins } from "./meta.ts";
import type { ListedRecord } from "./record-index.ts";
import { recordName } from "./routes.ts";
import type { ResolveInput } from "./site.ts";
import { bindFilter } from "./sources.ts";

/**
 * Tells what decided a page: nothing is decided again, the answer is read off what
 * {@link resolveSite} made of `input`.
 * @param path normalised
 * @returns undefined where the site has no page at the path
 */
export function explainPage(
  path: string,
  input: ResolveInput,
  resolved: ResolvedSite,
): PageExplanation | undefined {
  const page = resolved.pages.find((each) => each.path === path);
  if (!page) return undefined;
  const { definition, params, entity } = page;
  const { id, file, pageType, layout, membersOnly } = definition;
  const sources = Object.values(page.sources).map((result) => explainSource(result, params));
  const blocks = explainBlocks(page, sources, input);
  const named = new Set(definition.blocks.flatMap(({ data }) => data));
  const redirects = redirectsTouching(path, input.settings.redirects, resolved.redirects);
  return {
    exists: true,
    path,
    page: { id, file, path: definition.path, pageType, layout, membersOnly },
    params,
    record: entity && referenceOf(entity.record),
    blocks,
    otherSources: sources.filter(({ name }) => !named.has(name)),
    meta: explainMeta(page, input.snapshot.site),
    redirects,
    files: filesOf(page),
    problems: problemsAbout(resolved.problems, [
      path,
      file,
      ...(entity ? [recordName(entity.record)] : []),
      ...redirects.map(({ from }) => from),
    ]),
  };
}

/** @returns a record by model, id, title and, for a dated event, its time */
export function referenceOf(record: ListedRecord): RecordReference {
  const { id, title } = record;
  if ("slug" in record) return { model: "article", id, title };
  if (!("productionId" in record)) return { model: "production", id, title };
  const { startTime } = record;
  return { model: "event", id, title, ...(startTime !== null && { startTime }) };
}

/**
 * @returns the lines of the redirect table that start at the path, lead to it, or end there after
 * other lines
 */
export function redirectsTouching(
  path: string,
  table: readonly Redirect[],
  kept: readonly Redirect[],
): readonly RedirectExplanation[] {
  const ends = new Map(kept.map(({ from, to }) => [from, to]));
  const leadsHere = (to: string | undefined) =>
    to !== undefined && !isExternal(to) && normalisePath(to) === path;
  return table
    .map((redirect) => ({ ...redirect, end: ends.get(normalisePath(redirect.from)) }))
    .filter(({ from, to, end }) => normalisePath(from) === path || leadsHere(to) || leadsHere(end));
}

/** @returns the problems whose path or record is one of `names`, compared as routes are and without case */
export function problemsAbout(
  problems: readonly Problem[],
  names: readonly string[],
): readonly Problem[] {
  const keyOf = (name: string) => normalisePath(name).toLowerCase();
  const wanted = new Set(names.map(keyOf));
  return problems.filter(({ path, record }) =>
    [path, record].some((name) => name !== undefined && wanted.has(keyOf(name))),
  );
}

function explainSource(
  { source, items }: SourceResult,
  params: ResolvedPage["params"],
): SourceExplanation {
  const { name, model, collection, filters } = source;
  return {
    name,
    model,
    collection,
    filters: filters.map((filter) => {
      const bound = bindFilter(filter, params);
      return bound === filter ? filter : { ...bound, written: filter.value };
    }),
    records: items.map(referenceOf),
  };
}

/** Hidden blocks are planned like the others, so that they too tell what they would show. */
function explainBlocks(
  { definition, sources, blocks }: ResolvedPage,
  explained: readonly SourceExplanation[],
  { components, snapshot }: ResolveInput,
): readonly BlockExplanation[] {
  const blockData = new Map(snapshot.blockData.map((entry) => [entry.id, entry]));
  const all = definition.blocks.map((block) => ({ ...block, hide: false }));
  const plan = planBlocks({ ...definition, blocks: all }, { components, blockData, problems: [] });
  const planned = new Map(bindBlocks(plan, sources).map((each) => [each.block.id, each]));
  const shown = blocks.map(({ block }) => block);
  const others = definition.blocks.filter((block) => !shown.includes(block));
  return [...shown, ...others].map((block) => {
    const { id, component, place, options, heading, hide } = block;
    return {
      id,
      component,
      place,
      options,
      ...(heading !== undefined && { heading }),
      state: shown.includes(block) ? "shown" : hide ? "hidden" : "left out",
      sources: explained.filter(({ name }) => block.data.includes(name)),
      blockData: planned.get(id)?.data.map((entry) => entry.id) ?? [],
    };
  });
}

function explainMeta(page: ResolvedPage, site: Site): MetaExplanation {
  const { definition, entity, meta } = page;
  const { title, description, image, canonicalPath } = meta;
  const origins = metaOrigins(definition, entity, site.locale.default);
  const place = entity ? recordName(entity.record) : definition.file;
  return {
    title: { value: title, from: `${place}: ${origins.title}` },
    description: { value: description, from: `${place}: ${origins.description}` },
    image: image
      ? { value: image.url, from: `${place}: ${origins.image ?? ""}` }
      : { value: "", from: `${place}: no picture` },
    canonicalPath,
    unlistedBecause: unlistedBecause(page, site),
  };
}

function unlistedBecause(
  { path, definition, meta }: ResolvedPage,
  { stage }: Site,
): string | undefined {
  if (stage !== "production") return `the site's stage is ${stage}`;
  if (meta.noindex) return `${definition.file} says noindex`;
  if (meta.isOver) return "every performance is over";
  return meta.canonicalPath === path ? undefined : `its canonical address is ${meta.canonicalPath}`;
}

function filesOf({ path, jsonName, entity }: ResolvedPage): readonly ExplainedFile[] {
  const calendars: string[] = path === "/" ? [PROGRAMME_CALENDAR] : [];
  if (entity?.model === "production") {
    const each = [productionCalendar(entity.record), ...entity.record.events.map(eventCalendar)];
    calendars.push(...each.filter((calendar) => calendar !== undefined));
  }
  return [
    { path: fileOfPath(path) },
    { path: `page-data/${jsonName}.json` },
    ...calendars.map((calendar) => ({ path: calendar.slice(1) })),
  ];
}

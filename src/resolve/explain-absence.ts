import { isOver } from "../model/event.ts";
import type { AbsenceExplanation } from "../model/explanation.ts";
import type { ListedProduction } from "../model/listing.ts";
import { membershipPartner } from "../model/membership.ts";
import { type PageDefinition, routeSource } from "../model/page.ts";
import { normalisePath } from "../model/path.ts";
import type { ProblemCode } from "../model/problem-codes.ts";
import type { Entity, ResolvedSite } from "../model/resolved-page.ts";
import type { Snapshot } from "../model/snapshot.ts";
import { BUILT_IN_PAGES } from "./built-in-pages.ts";
import { problemsAbout, redirectsTouching } from "./explain.ts";
import { listRecords } from "./listings.ts";
import { nearestPaths } from "./nearest-paths.ts";
import { valueOf } from "./record-index.ts";
import { recordName } from "./routes.ts";
import type { ResolveInput } from "./site.ts";

/** Problems that keep a page from a path; others only mention it. */
const PREVENTING: ReadonlySet<ProblemCode> = new Set([
  "slug-unusable",
  "path-conflict",
  "redirect-loop",
  "redirect-invalid",
]);

/** What is known beside what the site resolves to. */
export interface AbsenceClues {
  /** What the snapshot before the last fetch resolves to; undefined where there is none. */
  readonly previous: ResolvedSite | undefined;
  /** The output has a file of this very name. */
  readonly isFile: boolean;
}

/**
 * Tells why a site has no page at a path, and which paths are nearest.
 * @param path normalised
 */
export function explainAbsence(
  path: string,
  input: ResolveInput,
  resolved: ResolvedSite,
  { previous, isFile }: AbsenceClues,
): AbsenceExplanation {
  const redirects = redirectsTouching(path, input.settings.redirects, resolved.redirects);
  const away = redirects.filter(
    ({ from, end }) => end !== undefined && normalisePath(from) === path,
  );
  const problems = problemsAbout(resolved.problems, [path]);
  const former = previous?.pages.find((page) => page.path === path)?.entity;
  const moved = former && pathOf(former, resolved);
  const reasons = [
    ...away.map(({ status, end = "" }) => `a redirect (${status}) leads from it to ${end}`),
    ...problems
      .filter(({ code }) => PREVENTING.has(code))
      .map(({ message }) => message.replace(/\.$/, "")),
    ...(isFile && away.length === 0 ? ["it is a file of the output and no page"] : []),
    ...memberPageReasons(path, input),
    ...(former ? formerPageReasons(former, moved, input.snapshot) : []),
    ...otherCaseReasons(path, resolved),
    ...unfittingRecordReasons(path, input),
    ...blockReasons(path, input.pages),
  ];
  return {
    exists: false,
    path,
    reasons: reasons.length > 0 ? reasons : [noClaimReason(path, input.pages)],
    nearest: nearestOf(path, resolved, [...away.map(({ end }) => end), moved]),
    redirects,
    problems,
  };
}

/** @param better where something says that the path went; they come before what only looks alike */
function nearestOf(
  path: string,
  { pages }: ResolvedSite,
  better: readonly (string | undefined)[],
): readonly string[] {
  const builtIn = new Set(BUILT_IN_PAGES.map((page) => page.path));
  const paths = new Set(pages.map((page) => page.path).filter((each) => !builtIn.has(each)));
  const known = better.flatMap((each) => (each === undefined ? [] : normalisePath(each)));
  const nearest = [...known.filter((each) => paths.has(each)), ...nearestPaths(path, paths)];
  return nearest.length > 0 ? [...new Set(nearest)] : ["/"].filter((each) => paths.has(each));
}

function memberPageReasons(
  path: string,
  { pages, snapshot }: Pick<ResolveInput, "pages" | "snapshot">,
): readonly string[] {
  const page = pages.find((each) => each.membersOnly && each.path === path);
  if (!page) return [];
  const partner = membershipPartner(snapshot.site);
  const first = snapshot.site.partners[0];
  const why =
    partner === undefined
      ? `partner ${first ?? "(none)"} has no membership backend`
      : `the address of partner ${partner}'s membership backend is not set`;
  return [`${page.file} is a member page, and ${why}`];
}

function formerPageReasons(
  former: Entity,
  moved: string | undefined,
  { productions, articles, fetchedAt }: Snapshot,
): readonly string[] {
  const { id } = former.record;
  const was = `it was the page of ${recordName(former.record)} (${former.record.title})`;
  if (moved !== undefined) return [`${was}, which is at ${moved} now`];
  const present = former.model === "article" ? articles : productions;
  if (present.some((record) => record.id === id)) return [`${was}, which has another slug now`];
  const isEnded = former.model === "production" && hasEnded(former.record, Date.parse(fetchedAt));
  const ended = isEnded ? "whose performances are over and " : "";
  return [`${was}, ${ended}which the platform no longer sends`];
}

function hasEnded({ events, isOver: wasOver }: ListedProduction, now: number): boolean {
  return wasOver || (events.length > 0 && events.every((event) => isOver(event, now)));
}

/** @returns the path of a record's own page today */
function pathOf({ model, record }: Entity, { pages }: ResolvedSite): string | undefined {
  return pages.find(({ entity }) => entity?.model === model && entity.record.id === record.id)
    ?.path;
}

function otherCaseReasons(path: string, { pages }: ResolvedSite): readonly string[] {
  const other = pages.find((page) => page.path.toLowerCase() === path.toLowerCase());
  return other ? [`the page is at ${other.path}: upper and lower case differ`] : [];
}

/** A detail page that could be at a path, with the value that its parameter would have. */
function* detailPagesAt(path: string, pages: readonly PageDefinition[]) {
  for (const definition of pages) {
    const binding = routeSource(definition);
    if (!binding) continue;
    const prefix = definition.path.slice(0, definition.path.indexOf(`:${binding.parameter}`));
    const value = path.slice(prefix.length);
    if (path.startsWith(prefix) && value !== "" && !value.includes("/")) {
      yield { file: definition.file, value, ...binding };
    }
  }
}

/** Records that have the slug but not what else the detail page asks for. */
function unfittingRecordReasons(
  path: string,
  { pages, snapshot }: Pick<ResolveInput, "pages" | "snapshot">,
): readonly string[] {
  const { all } = listRecords(snapshot, undefined);
  return [...detailPagesAt(path, pages)].flatMap(({ file, source, filter, value }) =>
    all[source.model]
      .filter((record) => valueOf(record, filter.property) === value)
      .flatMap((record) => {
        const unmet = source.filters.find(
          (each) => each !== filter && valueOf(record, each.property) !== each.value,
        );
        if (!unmet) return [];
        const found = valueOf(record, unmet.property) ?? "none";
        return `${recordName(record)} (${record.title}) has this ${filter.property}, but ${file} asks for ${unmet.property} ${unmet.value} and it has ${found}`;
      }),
  );
}

function blockReasons(path: string, pages: readonly PageDefinition[]): readonly string[] {
  const id = path.slice(1);
  return pages.flatMap(({ blocks, file }) =>
    blocks
      .filter((block) => block.id === id)
      .map(({ hide }) => `${id} is a ${hide ? "hidden " : ""}block of ${file} and no page`),
  );
}

function noClaimReason(path: string, pages: readonly PageDefinition[]): string {
  const asked = [...detailPagesAt(path, pages)].map(
    ({ file, source, filter, value }) =>
      `no ${source.model} has the ${filter.property} ${JSON.stringify(value)} (${file})`,
  );
  return ["no page of the site folder has this path", ...asked].join(", ");
}

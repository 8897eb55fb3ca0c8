import { fileOfPath, isExternal, normalisePath, unusablePathReason } from "../model/path.ts";
import type { Problem } from "../model/problem.ts";
import type { Redirect } from "../model/redirect.ts";

/**
 * Makes the redirect table ready to serve: paths normalised, chains collapsed to their end, loops
 * and unusable lines left out (specification, section 2). A page wins over a redirect from its path.
 *
 * @param paths every path that is built
 * @param problems is added to
 */
export function resolveRedirects(
  table: readonly Redirect[],
  paths: ReadonlySet<string>,
  problems: Problem[],
): readonly Redirect[] {
  const usable = new Map<string, Redirect>();
  const files: ClaimedFiles = { pages: new Set([...paths].map(fileKey)), redirects: new Set() };
  for (const redirect of table) {
    const from = normalisePath(redirect.from);
    const fault = faultOf(redirect, from, files);
    if (fault) {
      problems.push({ ...fault, path: redirect.from });
      continue;
    }
    usable.set(from, { ...redirect, from });
    files.redirects.add(fileKey(from));
  }
  return [...usable.values()].flatMap((redirect) => {
    const to = followChain(redirect, usable);
    if (to !== undefined) {
      reportDeadEnd(redirect.from, to, paths, problems);
      return [{ ...redirect, to }];
    }
    const message = `The redirect from ${redirect.from} leads back to itself and was left out.`;
    problems.push({ code: "redirect-loop", message, path: redirect.from });
    return [];
  });
}

interface ClaimedFiles {
  readonly pages: ReadonlySet<string>;
  readonly redirects: Set<string>;
}

/** Paths whose files some hosts and file systems would not tell apart are one path. */
function fileKey(path: string): string {
  return fileOfPath(path).toLowerCase();
}

function faultOf(
  { from: written, to }: Redirect,
  from: string,
  { pages, redirects }: ClaimedFiles,
): Problem | undefined {
  const isPath = /^\/(?!\/)[^\s\\]*$/;
  const invalid = (message: string): Problem => ({ code: "redirect-invalid", message });
  if (!isPath.test(written))
    return invalid(`The redirect from ${written} does not start at a path of the site.`);
  if (!isPath.test(to) && !/^https?:\/\/[^\s]+$/.test(to))
    return invalid(
      `The redirect from ${written} leads to ${to}, which is no path or http(s) address.`,
    );
  if (pages.has(fileKey(from)))
    return {
      code: "redirect-shadowed",
      message: `There is a page at ${from}: the redirect from it was left out.`,
    };
  if (redirects.has(fileKey(from)))
    return invalid(`There are two redirects from ${from}: the first one is kept.`);
  const reason = unusablePathReason(from);
  return reason === undefined
    ? undefined
    : invalid(`The redirect from ${written} was left out: ${reason}.`);
}

/** @returns where the chain ends, query and hash of its last step kept; undefined for a loop */
function followChain(start: Redirect, table: ReadonlyMap<string, Redirect>): string | undefined {
  const seen = new Set([start.from]);
  let to = start.to;
  for (;;) {
    if (isExternal(to)) return to;
    const path = normalisePath(to);
    if (seen.has(path)) return undefined;
    const next = table.get(path);
    if (!next) return to;
    seen.add(path);
    to = next.to;
  }
}

function reportDeadEnd(
  from: string,
  to: string,
  paths: ReadonlySet<string>,
  problems: Problem[],
): void {
  if (isExternal(to) || paths.has(normalisePath(to))) return;
  problems.push({
    code: "link-dead",
    message: `The redirect from ${from} leads to ${to}, where there is no page.`,
    path: from,
  });
}

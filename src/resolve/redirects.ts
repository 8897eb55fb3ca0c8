import { isExternal, normalisePath } from "../model/path.ts";
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
  for (const redirect of table) {
    const from = normalisePath(redirect.from);
    const fault = faultOf(redirect, from, paths, usable);
    if (fault) problems.push({ ...fault, path: redirect.from });
    else usable.set(from, { ...redirect, from });
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

function faultOf(
  { from: written, to }: Redirect,
  from: string,
  paths: ReadonlySet<string>,
  known: ReadonlyMap<string, Redirect>,
): Problem | undefined {
  const isPath = /^\/(?!\/)[^\s\\]*$/;
  if (!isPath.test(written) || from.split("/").includes("..")) {
    return {
      code: "redirect-invalid",
      message: `The redirect from ${written} does not start at a path of the site.`,
    };
  }
  if (!isPath.test(to) && !/^https?:\/\/[^\s]+$/.test(to)) {
    return {
      code: "redirect-invalid",
      message: `The redirect from ${written} leads to ${to}, which is no path or http(s) address.`,
    };
  }
  if (paths.has(from)) {
    return {
      code: "redirect-shadowed",
      message: `There is a page at ${from}: the redirect from it was left out.`,
    };
  }
  if (known.has(from)) {
    return {
      code: "redirect-invalid",
      message: `There are two redirects from ${from}: the first one is kept.`,
    };
  }
  return undefined;
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

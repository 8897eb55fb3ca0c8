import { normalisePath, RESERVED_SEGMENTS } from "../model/path.ts";

/** A page of this site, as the browser knows it. */
export interface Route {
  /** Without trailing slash, query and hash (specification, section 2). */
  readonly path: string;
  /** Absolute address of the page's data file. */
  readonly dataUrl: string;
}

/**
 * Finds the page that an address means. Whether it exists is known only once its data is asked for.
 * @param origin the site's own, e.g. `https://kultursal.example`
 * @returns undefined for what is no page of this site: another origin, a file, a reserved name
 */
export function routeOf(url: URL, origin: string): Route | undefined {
  if (url.origin !== origin) return undefined;
  const path = normalisePath(url.pathname);
  const first = path.split("/")[1] ?? "";
  const isFile = path === `/${first}` && /\.\w{1,11}$/.test(first);
  if (isFile || RESERVED_SEGMENTS.has(first.toLowerCase())) return undefined;
  // Encodes a path as `hrefOfPath` does, for every character that a path may have.
  const name = path === "/" ? "/index" : encodeURI(path);
  return { path, dataUrl: `${origin}/page-data${name}.json` };
}

import { normalisePath } from "../model/path.ts";

/**
 * Follows the redirect table (specification, section 2). The query is kept where the target has none,
 * the hash likewise. A chain that comes back to where it was leads nowhere and is ignored.
 * @param table from-path to to-path or absolute address
 * @returns where the address leads; undefined where the table does not name it
 */
export function redirectOf(url: URL, table: Readonly<Record<string, string>>): URL | undefined {
  const seen = new Set<string>();
  let target = url;
  for (;;) {
    const path = normalisePath(target.pathname);
    const isOurs = target.origin === url.origin;
    if (!isOurs || !Object.hasOwn(table, path)) return seen.size > 0 ? target : undefined;
    if (seen.has(path)) return undefined;
    seen.add(path);
    target = withQueryAndHash(new URL(table[path] ?? "", url.origin), url);
  }
}

function withQueryAndHash(target: URL, source: URL): URL {
  target.search ||= source.search;
  target.hash ||= source.hash;
  return target;
}

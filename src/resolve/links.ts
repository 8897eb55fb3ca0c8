import type { PageDefinition } from "../model/page.ts";
import { routeSource, type RouteSource } from "../model/page.ts";
import { valueOf, type ListedRecord, type Records } from "./record-index.ts";
import type { Route } from "./routes.ts";

/**
 * Tells each record the path of its page, once the routes are known. The first detail page that
 * shows a record is the one it is linked at: a film's film page comes before its event page
 * (contract, section 2).
 */
export function linkRecords(routes: readonly Route[], records: Records): void {
  for (const [definition, paths] of pathsByValue(routes)) {
    const binding = routeSource(definition);
    if (!binding || binding.source.model === "event") continue;
    for (const record of records[binding.source.model]) {
      if (record.path !== undefined || !isShownBy(record, binding)) continue;
      const value = valueOf(record, binding.filter.property);
      const path = value === undefined ? undefined : paths.get(value);
      if (path !== undefined) Object.assign(record, { path });
    }
  }
}

/** Paths of each detail page by the value that its parameter had. */
function pathsByValue(routes: readonly Route[]): ReadonlyMap<PageDefinition, Map<string, string>> {
  const byDefinition = new Map<PageDefinition, Map<string, string>>();
  for (const { definition, params, path } of routes) {
    const [value] = Object.values(params);
    if (value === undefined) continue;
    const paths = byDefinition.get(definition) ?? new Map<string, string>();
    byDefinition.set(definition, paths.set(value, path));
  }
  return byDefinition;
}

function isShownBy(record: ListedRecord, { source, filter }: RouteSource): boolean {
  return source.filters.every(
    (each) => each === filter || valueOf(record, each.property) === each.value,
  );
}

import type { ListedEvent } from "../src/model/listing.ts";
import type { TemplateContext } from "../src/model/template.ts";
import { kindOf } from "./words.ts";

/** @returns whether the site has any tracking service: without one nothing is written down for it */
export function isTracked({ site }: Pick<TemplateContext, "site">): boolean {
  return Object.keys(site.tracking).length > 0;
}

/**
 * What analytics is told about an event (specification, section 3: Analytics events); the brand is
 * the venue that offers it.
 * @param listName where on the site it stands
 * @returns JSON; undefined where the site has no tracking service
 */
export function trackingOf(
  { id, production }: ListedEvent,
  listName: string,
  context: TemplateContext,
): string | undefined {
  if (!isTracked(context)) return undefined;
  return JSON.stringify({
    id,
    name: production.title,
    brand: context.settings.organisation.name,
    listName,
    category: kindOf(production),
  });
}

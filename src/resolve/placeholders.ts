import { escapeHtml } from "../model/html.ts";
import type { PageDefinition, PageMeta } from "../model/page.ts";
import type { Organisation } from "../model/settings.ts";
import type { Site } from "../model/site.ts";

/** What `{{name}}` stands for in the pages of `site/`. */
type Values = Readonly<Record<string, string>>;

/** Markdown percent-encodes braces in addresses, so both forms are looked for. */
const PLACEHOLDER = /(?:\{\{|%7B%7B)\s*([a-z.]+)\s*(?:\}\}|%7D%7D)/gi;

/**
 * Fills a page's `{{site.title}}` and `{{organisation.…}}` in, so that venues can share a page.
 * Unknown names are left as they stand: an editor sees them at once.
 */
export function fillPlaceholders(
  page: PageDefinition,
  site: Site,
  organisation: Organisation,
): PageDefinition {
  const values = valuesOf(site, organisation);
  const meta = Object.fromEntries(
    Object.entries(page.meta).map(([locale, entry]) => [locale, fillMeta(entry, values)]),
  );
  return {
    ...page,
    title: fill(page.title, values),
    body: fill(page.body, values, escapeHtml),
    meta,
  };
}

function valuesOf(site: Site, { name, email, phone, address }: Organisation): Values {
  return {
    "site.title": site.title,
    "site.host": site.host,
    "organisation.name": name === "" ? site.title : name,
    "organisation.email": email ?? "",
    "organisation.phone": phone ?? "",
    "organisation.address": address
      ? `${address.street}, ${address.postalCode} ${address.city}`
      : "",
  };
}

function fillMeta(meta: PageMeta, values: Values): PageMeta {
  return {
    ...meta,
    ...(meta.title !== undefined && { title: fill(meta.title, values) }),
    ...(meta.description !== undefined && { description: fill(meta.description, values) }),
  };
}

function fill(text: string, values: Values, escape = (value: string) => value): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escape(value);
  });
}

import type { Article } from "../src/model/article.ts";
import type { Event } from "../src/model/event.ts";
import type { PageDefinition } from "../src/model/page.ts";
import type { Production } from "../src/model/production.ts";
import type { SiteSettings } from "../src/model/settings.ts";
import type { Site } from "../src/model/site.ts";
import type { Snapshot } from "../src/model/snapshot.ts";

/** Builders of records for tests: each gives a whole, plain record; a test names what matters to it. */

export const NOW = "2026-11-21T12:00:00.000Z";

export function aSite(over: Partial<Site> = {}): Site {
  return {
    id: "192",
    host: "kultursal.example",
    title: "Kultursalen",
    partners: [192],
    locale: { available: ["nb"], enabled: ["nb"], default: "nb" },
    stage: "production",
    published: false,
    skeletonVersion: "v12.0.1",
    tracking: {},
    ...over,
  };
}

export function aProduction(over: Partial<Production> = {}): Production {
  return {
    id: "p1",
    title: "Den lange veien",
    object: "movie",
    objectClass: "movie",
    class: { title: "På kino nå" },
    typeText: null,
    parentSlug: "den-lange-veien-dxm-1",
    pageReference: null,
    ediNumber: "NO1",
    features: [],
    contents: { body: "<p>En film.</p>", summary: "En film om en vei." },
    assets: [],
    ...over,
  };
}

export function anEvent(over: Partial<Event> = {}): Event {
  return {
    id: "e1",
    code: "DXM1",
    title: "Den lange veien",
    startTime: "2026-11-21T18:00:00+01:00",
    endTime: null,
    venue: null,
    screen: "Sal 1",
    status: "onsale",
    price: { from: 130, currency: "NOK" },
    tags: [],
    updatedAt: null,
    productionId: "p1",
    ...over,
  };
}

export function anArticle(over: Partial<Article> = {}): Article {
  return {
    id: "a1",
    slug: "kinoklubb",
    title: "Kinoklubb",
    author: "Redaksjonen",
    category: "news",
    locale: "nb",
    image: "",
    thumbnail: "",
    content: "<p>Bli med.</p>",
    createdAt: 1_760_000_000_000,
    updatedAt: 1_760_000_000_000,
    order: 0,
    ...over,
  };
}

export function aSnapshot(over: Partial<Snapshot> = {}): Snapshot {
  return {
    site: aSite(),
    productions: [aProduction()],
    events: [anEvent()],
    articles: [anArticle()],
    blockData: [],
    pictures: [],
    fetchedAt: NOW,
    ...over,
  };
}

export function aPage(over: Partial<PageDefinition> = {}): PageDefinition {
  return {
    id: "page",
    title: "Side",
    path: "/side",
    pageType: "ordinary",
    layout: "default",
    template: { rows: [{ columns: [{ xs: 12, md: 12, lg: 12 }] }] },
    blocks: [],
    sources: [],
    meta: {},
    body: "",
    noindex: false,
    membersOnly: false,
    file: "site/pages/side.md",
    ...over,
  };
}

/** The three detail pages that the specification names. */
export const detailPages: readonly PageDefinition[] = [
  aPage({
    id: "culture",
    path: "/:culture",
    file: "site/pages/arrangement.md",
    sources: [
      source("production", "production", false, { pageReference: ":culture" }),
      source("events", "event", true, { "production.pageReference": ":culture" }),
    ],
  }),
  aPage({
    id: "production",
    path: "/:production",
    file: "site/pages/film.md",
    sources: [
      source("production", "production", false, { object: "movie", parentSlug: ":production" }),
      source("events", "event", true, { "production.parentSlug": ":production" }),
    ],
  }),
  aPage({
    id: "article",
    path: "/article/:article",
    file: "site/pages/artikkel.md",
    sources: [source("article", "article", false, { slug: ":article" })],
  }),
];

export function source(
  name: string,
  model: "production" | "event" | "article",
  collection: boolean,
  filters: Readonly<Record<string, string>>,
): PageDefinition["sources"][number] {
  return {
    name,
    model,
    collection,
    filters: Object.entries(filters).map(([property, value]) => ({
      property: property as PageDefinition["sources"][number]["filters"][number]["property"],
      value,
      operator: "eq",
    })),
  };
}

export function someSettings(over: Partial<SiteSettings> = {}): SiteSettings {
  return {
    services: { checkout: "https://billett.example/:eventId" },
    theme: { variant: "kultursal" },
    menus: { header: [], footer: [] },
    footer: [],
    redirects: [],
    pictures: { mode: "cdn" },
    organisation: { name: "Kultursalen", kind: "venue" },
    serviceWorker: "on",
    ...over,
  };
}

import type { ListedArticle, ListedEvent, ListedProduction } from "../../../src/model/listing.ts";
import type { Block, PageDefinition } from "../../../src/model/page.ts";
import type {
  ResolvedBlock,
  ResolvedPage,
  SourceResult,
} from "../../../src/model/resolved-page.ts";
import type { TemplateContext } from "../../../src/model/template.ts";
import { toOsloIso } from "../../../src/model/time.ts";
import { aPage, anArticle, anEvent, aProduction, aSite, someSettings } from "../../builders.ts";

/** Saturday 5 December 2026, midnight in Oslo. */
export const NOW = Date.parse("2026-12-05T00:00:00+01:00");

const HOUR_MS = 3_600_000;

/** A production with no events; `withEvents` gives it some. */
export function production(changes: Partial<ListedProduction> = {}): ListedProduction {
  const contents = { body: "<p>Brødtekst</p>", summary: "Sammendrag" };
  const features = [{ label: "Aldersgrense", value: "12 år" }];
  return {
    ...aProduction({ ediNumber: null, features, contents }),
    path: "/den-lange-veien-dxm-1",
    events: [],
    isOver: false,
    ...changes,
  };
}

/** @param hours when it starts, in hours after {@link NOW}; null: no date yet */
export function event(
  of: ListedProduction,
  hours: number | null,
  changes: Partial<ListedEvent> = {},
): ListedEvent {
  return {
    ...anEvent({
      id: `${of.id}-${hours}`,
      title: of.title,
      startTime: hours === null ? null : toOsloIso(NOW + hours * HOUR_MS),
      venue: { id: "v1", name: "Storsalen" },
      price: { from: 140, currency: "NOK" },
      tags: ["2D"],
      productionId: of.id,
    }),
    production: of,
    checkoutUrl: `https://billett.example/${of.id}-${hours}`,
    ...changes,
  };
}

/** A production whose events start at the given hours after {@link NOW}. */
export function withEvents(of: ListedProduction, ...hours: (number | null)[]): ListedProduction {
  const events: ListedEvent[] = [];
  const shown = { ...of, events };
  events.push(...hours.map((hour) => event(shown, hour)));
  return shown;
}

/** An article of the day of {@link NOW}. */
export function article(changes: Partial<ListedArticle> = {}): ListedArticle {
  const title = "Vinn medlemskap!";
  return {
    ...anArticle({ slug: "vinn-medlemskap!", title, createdAt: NOW, updatedAt: NOW }),
    path: "/article/vinn-medlemskap!",
    ...changes,
  };
}

/** What a test says about a block; the rest is filled in. */
export interface BlockInput extends Partial<Pick<Block, "options" | "heading">> {
  readonly component: string;
  readonly productions?: readonly ListedProduction[];
  readonly events?: readonly ListedEvent[];
  readonly articles?: readonly ListedArticle[];
  readonly data?: ResolvedBlock["data"];
}

/** A page with one block in each row. */
export function page(
  inputs: readonly BlockInput[],
  changes: Partial<ResolvedPage> = {},
): ResolvedPage {
  return {
    path: "/side",
    jsonName: "side",
    params: {},
    definition: definition(inputs),
    sources: {},
    blocks: inputs.map(resolvedBlock),
    entity: undefined,
    meta: {
      title: "Side",
      description: "",
      image: undefined,
      canonicalPath: "/side",
      noindex: false,
      isOver: false,
      updatedAt: undefined,
    },
    ...changes,
  };
}

function definition(inputs: readonly BlockInput[]): PageDefinition {
  return aPage({
    title: "Sidens navn",
    template: { rows: inputs.map(() => ({ columns: [{ xs: 12, md: 12, lg: 12 }] })) },
    body: "<p>Sidens egen tekst</p>",
  });
}

function resolvedBlock(input: BlockInput, index: number): ResolvedBlock {
  const { component, heading, options = {} } = input;
  return {
    block: {
      component,
      id: `block-${index}`,
      hide: false,
      place: { row: index, column: 0, order: 0 },
      data: [],
      options,
      ...(heading !== undefined && { heading }),
    },
    sources: sourcesOf(input),
    data: input.data ?? [],
  };
}

function sourcesOf({ productions, events, articles }: BlockInput): SourceResult[] {
  const source = { name: "s", collection: true, filters: [] };
  return [
    ...(productions
      ? [
          {
            model: "production" as const,
            source: { ...source, model: "production" as const },
            items: productions,
          },
        ]
      : []),
    ...(events
      ? [{ model: "event" as const, source: { ...source, model: "event" as const }, items: events }]
      : []),
    ...(articles
      ? [
          {
            model: "article" as const,
            source: { ...source, model: "article" as const },
            items: articles,
          },
        ]
      : []),
  ];
}

/** A site without membership, tracking or pictures. */
export function context(changes: Partial<TemplateContext> = {}): TemplateContext {
  return {
    site: aSite({ title: "Kultursal.example" }),
    settings: SETTINGS,
    origin: "https://kultursal.example",
    menus: { header: [], footer: [] },
    now: NOW,
    membership: undefined,
    picture: () => undefined,
    islandMarkup: (name) => `<p>${name}</p>`,
    ...changes,
  };
}

export const SETTINGS = someSettings({
  services: { checkout: "https://billett.example/kjop/:eventId" },
  organisation: { name: "Kultursalen på Gran", kind: "venue" },
});

/** A context whose pictures exist at any size. */
export const PICTURES: Pick<TemplateContext, "picture"> = {
  picture: ({ url, widths, ratio = 1 }) => {
    const width = widths.at(-1) ?? 0;
    return {
      src: url,
      width,
      height: Math.round(width / ratio),
      srcset: widths.map((candidate) => `${url}?w=${candidate} ${candidate}w`).join(", "),
      sources: [],
      colour: "#336699",
    };
  },
};

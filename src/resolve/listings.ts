import { checkoutAddressOf } from "../model/checkout.ts";
import { isBuyable, isOver, type Event } from "../model/event.ts";
import { compareText } from "../model/format.ts";
import type { ListedArticle, ListedEvent, ListedProduction } from "../model/listing.ts";
import type { Snapshot } from "../model/snapshot.ts";
import type { Records } from "./record-index.ts";

/** Listings of a snapshot, with what is over kept apart. */
export interface Listings {
  /** Everything, for detail pages. */
  readonly all: Records;
  /** What is not over, for listings (contract, section 2: what is over is not listed). */
  readonly current: Records;
}

/**
 * Links the snapshot's records: events to their production and checkout, productions to their
 * events. Paths are filled in later, by the routes.
 *
 * @param checkout address with `:eventId` in it; undefined: nothing can be bought
 */
export function listRecords(snapshot: Snapshot, checkout: string | undefined): Listings {
  const now = Date.parse(snapshot.fetchedAt);
  const productions = new Map<string, ListedProduction & { events: ListedEvent[] }>();
  for (const production of snapshot.productions) {
    productions.set(production.id, { ...production, path: undefined, events: [], isOver: false });
  }
  const events: ListedEvent[] = [];
  const ended = new Set<string>();
  for (const event of [...snapshot.events].sort(byTime)) {
    const production = productions.get(event.productionId);
    if (!production) continue;
    const listed = { ...event, production, checkoutUrl: checkoutUrl(event, checkout) };
    if (isOver(event, now)) {
      ended.add(production.id);
    } else {
      events.push(listed);
      production.events.push(listed);
    }
  }
  for (const id of ended) {
    const production = productions.get(id);
    if (production) Object.assign(production, { isOver: production.events.length === 0 });
  }
  const all = [...productions.values()];
  const article = snapshot.articles.map((entry) => ({ ...entry, path: undefined })).sort(byOrder);
  return {
    // A production that is still shown comes before one with the same slug that is over.
    all: {
      production: all.toSorted((a, b) => Number(a.isOver) - Number(b.isOver)),
      event: events,
      article,
    },
    current: { production: all.filter((production) => !production.isOver), event: events, article },
  };
}

function checkoutUrl(event: Event, checkout: string | undefined): string | undefined {
  if (checkout === undefined || !isBuyable(event.status)) return undefined;
  return checkoutAddressOf(event.id, checkout);
}

function byTime(a: Event, b: Event): number {
  const difference = startOf(a) - startOf(b);
  // Two undated events: Infinity minus Infinity is no number.
  return (
    (Number.isNaN(difference) ? 0 : difference) ||
    compareText(a.title, b.title) ||
    (a.id < b.id ? -1 : 1)
  );
}

function startOf(event: Event): number {
  return event.startTime === null ? Infinity : Date.parse(event.startTime);
}

function byOrder(a: ListedArticle, b: ListedArticle): number {
  return a.order - b.order || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
}

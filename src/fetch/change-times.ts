import { isDeepStrictEqual } from "node:util";
import type { Event } from "../model/event.ts";
import type { Snapshot } from "../model/snapshot.ts";

/** What of a snapshot tells that an event changed. */
type Programme = Pick<Snapshot, "productions" | "events">;

/** Calendars count changes in seconds. */
const SECOND_MS = 1000;

/**
 * Makes sure that an event which is not what it was, its production included, says so by a later time
 * of change: calendars move a show only where that has risen (RFC 5545, section 3.8.7.4), and search
 * engines read a page again. The platform's word counts; where it has none, or has not risen, this
 * fetch is when the event changed, and later ones remember it.
 *
 * @param previous the last snapshot
 * @param now the time of this fetch, epoch milliseconds
 */
export function withChangeTimes(
  { productions, events }: Programme,
  previous: Snapshot,
  now: number,
): readonly Event[] {
  if (events === previous.events) return events;
  const lastFetch = Date.parse(previous.fetchedAt);
  const last = byId(previous.events);
  const isSteady = steadiness(productions, previous.productions);
  return events.map((event) => {
    const before = last.get(event.id);
    if (!before) return event;
    const updatedAt =
      isSame(event, before) && isSteady(event.productionId)
        ? laterOf(event.updatedAt, before.updatedAt)
        : changeAfter(before.updatedAt ?? lastFetch, event.updatedAt, now);
    return updatedAt === event.updatedAt ? event : { ...event, updatedAt };
  });
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]) {
  return new Map(items.map((item) => [item.id, item]));
}

/** @returns whether the production of an id is what it was */
function steadiness(
  productions: Programme["productions"],
  previous: Programme["productions"],
): (id: string) => boolean {
  const last = byId(previous);
  const steady = productions.filter((each) => isDeepStrictEqual(each, last.get(each.id)));
  const ids = new Set(steady.map(({ id }) => id));
  return (id) => ids.has(id);
}

function isSame(event: Event, before: Event): boolean {
  return isDeepStrictEqual(event, { ...before, updatedAt: event.updatedAt });
}

function laterOf(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function changeAfter(known: number, told: number | null, now: number): number {
  const earliest = known + SECOND_MS;
  return told !== null && told >= earliest ? told : Math.max(now, earliest);
}

import { endOf } from "../src/model/event.ts";
import type { ListedEvent, ListedProduction } from "../src/model/listing.ts";
import { osloDay } from "../src/model/time.ts";

const DAY_MS = 86_400_000;

/** Performances of one day in Oslo. */
export interface ProgrammeDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** An instant of the day (epoch milliseconds), for formatting. */
  readonly instant: number;
  readonly events: readonly ListedEvent[];
}

/** Performances of one production. */
export interface ProductionEvents {
  readonly production: ListedProduction;
  readonly events: readonly ListedEvent[];
}

/** @returns when an event starts, epoch milliseconds; undefined without a date */
export function startOf(event: Pick<ListedEvent, "startTime">): number | undefined {
  return event.startTime === null ? undefined : Date.parse(event.startTime);
}

/** @returns the dated events by day in Oslo, in the order given */
export function groupByDay(events: readonly ListedEvent[]): readonly ProgrammeDay[] {
  const days = new Map<string, { day: string; instant: number; events: ListedEvent[] }>();
  for (const event of events) {
    const start = startOf(event);
    if (start === undefined) continue;
    const day = osloDay(start);
    const group = days.get(day);
    if (group) group.events.push(event);
    else days.set(day, { day, instant: start, events: [event] });
  }
  return [...days.values()];
}

/** @returns the events by production, productions in the order of their first event */
export function groupByProduction(events: readonly ListedEvent[]): readonly ProductionEvents[] {
  const groups = new Map<string, { production: ListedProduction; events: ListedEvent[] }>();
  for (const event of events) {
    const group = groups.get(event.production.id);
    if (group) group.events.push(event);
    else groups.set(event.production.id, { production: event.production, events: [event] });
  }
  return [...groups.values()];
}

/** A programme in two: what is listed performance by performance, and what lies beyond that. */
export interface SplitProgramme {
  /** Whole days, and what has no date yet. */
  readonly near: readonly ListedEvent[];
  readonly far: readonly ListedEvent[];
}

/** @returns a programme split after the day on which it reaches `count` performances */
export function splitProgramme(events: readonly ListedEvent[], count: number): SplitProgramme {
  const dated = events.filter(({ startTime }) => startTime !== null);
  const last = dated[count - 1];
  if (last === undefined || dated.length === count) return { near: events, far: [] };
  const lastDay = dayOf(last);
  const isFar = (event: ListedEvent) => event.startTime !== null && dayOf(event) > lastDay;
  return { near: events.filter((event) => !isFar(event)), far: dated.filter(isFar) };
}

/** @returns when the last of the events is over, epoch milliseconds; Infinity where none or one has no date */
export function lastEndOf(events: readonly ListedEvent[]): number {
  return events.length === 0 ? Infinity : Math.max(...events.map(endsAt));
}

/** @returns when an event is over, epoch milliseconds; Infinity without a date */
export function endsAt(event: ListedEvent): number {
  return endOf(event) ?? Infinity;
}

/** @returns noon (epoch milliseconds, UTC) of each of `count` days in Oslo from the day of `now` on */
export function daysFrom(now: number, count: number): readonly number[] {
  const noon = Date.parse(`${osloDay(now)}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => noon + index * DAY_MS);
}

/** @returns the Monday (`YYYY-MM-DD`) of the week that a day (`YYYY-MM-DD`) is in */
export function mondayOf(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const daysSinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** @returns the ISO 8601 number of the week that starts on a Monday (`YYYY-MM-DD`) */
export function weekNumber(monday: string): number {
  const thursday = Date.parse(`${monday}T12:00:00Z`) + 3 * DAY_MS;
  const firstOfYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - firstOfYear) / (7 * DAY_MS)) + 1;
}

/**
 * What may be next when the page is read: a page may be days older than its reader, and the browser
 * hides what is over since. All of the first performances, then the first of each month: a page that
 * is not built again for long still names something true.
 * @param count how many to take before thinning out
 */
export function candidatesForNext(
  events: readonly ListedEvent[],
  count: number,
): readonly ListedEvent[] {
  const dated = events.filter(({ startTime }) => startTime !== null);
  return dated.filter((event, index) => {
    const previous = dated[index - 1];
    return index < count || !previous || monthOf(previous) !== monthOf(event);
  });
}

/** @returns `2026-12` */
function monthOf(event: ListedEvent): string {
  return dayOf(event).slice(0, 7);
}

/** @returns the day in Oslo of an event that has a date */
function dayOf(event: ListedEvent): string {
  return osloDay(startOf(event) ?? 0);
}

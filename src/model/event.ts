/** One performance of a production at one time (contract, section 2). */
export interface Event {
  /** The id that the checkout link and the runtime API use. */
  readonly id: string;
  /** `DXM` + digits, or a short alphanumeric code. */
  readonly code: string;
  readonly title: string;
  /** ISO 8601 with the offset of Europe/Oslo on that day; null: announced, no date yet. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly venue: Venue | null;
  readonly screen: string | null;
  readonly status: EventStatus;
  readonly price: Price | null;
  /** Version and language: `2D`, `norsk tale`, `tekstet`. */
  readonly tags: readonly string[];
  /**
   * Epoch milliseconds: as the platform says, or the fetch that found the event different from the
   * last one; null where neither tells.
   */
  readonly updatedAt: number | null;
  /** The production's id: a snapshot holds each production once. */
  readonly productionId: string;
}

/** Where a performance takes place. */
export interface Venue {
  readonly id: string;
  readonly name: string;
  readonly address?: string;
  readonly postalCode?: string;
  readonly city?: string;
}

/** In whole currency units. */
export interface Price {
  readonly from: number;
  readonly currency: string;
}

/** Every status an event may have (contract: chosen). */
export const EVENT_STATUSES = [
  "onsale",
  "few",
  "soldout",
  "cancelled",
  "free",
  "notonsale",
] as const;

/** Whether and how a performance can be bought. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Statuses whose tickets can be had. */
const BUYABLE: readonly EventStatus[] = ["onsale", "few", "free"];

/** @returns whether tickets can be had at the checkout */
export function isBuyable(status: EventStatus): boolean {
  return BUYABLE.includes(status);
}

/** A performance without an end time is over this long after it starts (contract: chosen). */
export const DEFAULT_DURATION_MS = 3 * 60 * 60 * 1000;

/**
 * @returns the instant at which the performance is over, in epoch milliseconds: its end time, or
 * three hours after its start; undefined for an event without a date, which is never over
 */
export function endOf(event: Pick<Event, "startTime" | "endTime">): number | undefined {
  if (event.endTime !== null) return Date.parse(event.endTime);
  if (event.startTime !== null) return Date.parse(event.startTime) + DEFAULT_DURATION_MS;
  return undefined;
}

/** @returns whether the performance is over at `now` (epoch milliseconds) */
export function isOver(event: Pick<Event, "startTime" | "endTime">, now: number): boolean {
  const end = endOf(event);
  return end !== undefined && end <= now;
}

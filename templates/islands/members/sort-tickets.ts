import type { Ticket } from "../../../src/membership/entities.ts";
import { isExpired } from "../../../src/membership/tickets-offline.ts";

/** Tickets as a member looks for them. */
export interface SortedTickets {
  /** The next one first, those without a time last. */
  readonly upcoming: readonly Ticket[];
  /** The latest one first. */
  readonly past: readonly Ticket[];
}

/** @param now epoch milliseconds */
export function sortTickets(tickets: readonly Ticket[], now: number): SortedTickets {
  const byStart = [...tickets].sort((a, b) => startOf(a) - startOf(b));
  return {
    upcoming: byStart.filter((ticket) => !isExpired(ticket, now)),
    past: byStart.filter((ticket) => isExpired(ticket, now)).reverse(),
  };
}

/** @returns what tells one ticket of a member from another */
export function ticketKey({ movieId, startTime, qrCode, qrUrl }: Ticket): string {
  return [movieId, startTime, qrCode, qrUrl].join(" ");
}

function startOf({ startTime }: Ticket): number {
  return startTime ?? Number.MAX_SAFE_INTEGER;
}

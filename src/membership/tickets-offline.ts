import { DEFAULT_DURATION_MS } from "../model/event.ts";
import type { Device } from "./device.ts";
import { readStored, removeStored, writeStored } from "./device.ts";
import type { Ticket } from "./entities.ts";

/*
 * Tickets are kept on the member's own device, so that they open at a door without coverage. They
 * lie in the page's storage and never in a service worker's cache, and go when the member logs out
 * or when they have expired.
 */

const KEY = "cw-tickets";

/** Tickets as the device keeps them. */
export interface KeptTickets {
  /** E-mail of the member they belong to. */
  readonly owner: string;
  readonly items: readonly Ticket[];
  /** When the backend gave them, epoch milliseconds. */
  readonly updatedAt: number;
}

/** Keeps the tickets that have not expired. @returns whether the browser let it */
export function keepTickets(device: Device, tickets: KeptTickets): boolean {
  const items = tickets.items.filter((ticket) => !isExpired(ticket, device.now()));
  return writeStored(device, KEY, JSON.stringify({ ...tickets, items }));
}

/**
 * @param owner e-mail of the member who is logged in; another member's tickets are removed
 * @returns the tickets that have not expired; undefined where none were kept
 */
export function readKeptTickets(device: Device, owner: string): KeptTickets | undefined {
  const kept = parseKept(readStored(device, KEY));
  if (kept?.owner !== owner) {
    removeKeptTickets(device);
    return undefined;
  }
  const items = kept.items.filter((ticket) => !isExpired(ticket, device.now()));
  if (items.length < kept.items.length) keepTickets(device, { ...kept, items });
  return { ...kept, items };
}

/** Forgets all kept tickets. */
export function removeKeptTickets(device: Device): void {
  removeStored(device, KEY);
}

/**
 * @param now epoch milliseconds
 * @returns whether the ticket's expiration date has passed; without one, three hours after the start
 */
export function isExpired(
  ticket: Pick<Ticket, "startTime" | "expirationDate">,
  now: number,
): boolean {
  if (ticket.expirationDate !== undefined) return ticket.expirationDate <= now;
  return ticket.startTime !== undefined && ticket.startTime + DEFAULT_DURATION_MS <= now;
}

function parseKept(text: string | null): KeptTickets | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<KeptTickets> | null;
    return Array.isArray(value?.items) ? (value as KeptTickets) : undefined;
  } catch {
    return undefined;
  }
}

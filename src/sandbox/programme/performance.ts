import { toOsloIso } from "../../model/time.ts";
import { venues, type VenueKey } from "../content/venues.ts";
import type { WireEvent, WirePrice, WireProduction, WireStatus, WireVenue } from "../wire.ts";
import { instantOn, isoDate, type Day } from "./days.ts";
import { fraction } from "./fraction.ts";

/** When and where a performance takes place; what it is worth is in {@link Offer}. */
export interface Slot {
  readonly day: Day;
  /** Wall time in Oslo, `HH:MM`. */
  readonly time: string;
  readonly minutes: number;
  readonly venue: VenueKey;
  /** The event's `screen`; null where the venue is one room. */
  readonly hall: string | null;
}

/** How a performance is sold and known. */
export interface Offer {
  /** Digits; the same performance has the same id on every day that it is listed. */
  readonly id: string;
  readonly code: string;
  readonly status: WireStatus;
  /** Whole kroner. */
  readonly price: number;
  readonly tags: readonly string[];
}

/** Changes of records lie here, so that the same record has the same time on every day. */
const FIRST_UPDATE = Date.UTC(2026, 0, 5, 8);
const UPDATES_WITHIN_MS = 90 * 86_400_000;

/** A performance with a date, as the platform sends it. */
export function datedEvent(production: WireProduction, slot: Slot, offer: Offer): WireEvent {
  const starts = instantOn(slot.day, slot.time);
  return {
    ...identity(production, offer),
    startTime: startTime(slot, starts, offer.id),
    // Some have no end time: then three hours count (contract, section 2).
    ...(fraction("end", offer.id) < 0.15
      ? {}
      : { endTime: toOsloIso(starts + slot.minutes * 60_000) }),
    venue: venueOf(slot.venue),
    screen: slot.hall,
    status: offer.status,
    price: priceOf(offer),
    tags: offer.tags,
    production,
  };
}

/** What is announced and has no date yet (contract, section 2). */
export function undatedEvent(production: WireProduction, offer: Offer): WireEvent {
  return {
    ...identity(production, offer),
    startTime: null,
    endTime: null,
    venue: null,
    screen: null,
    status: offer.status,
    price: null,
    tags: offer.tags,
    production,
  };
}

/** @returns a number that names the performance as long as it is the same performance */
export function eventId(...parts: readonly (string | number)[]): string {
  const high = Math.floor(fraction("id", ...parts) * 900_000) + 100_000;
  const low = Math.floor(fraction("event", ...parts) * 1_000_000);
  return `${high}${String(low).padStart(6, "0")}`;
}

function identity(production: WireProduction, { id, code }: Offer) {
  const updatedAt = FIRST_UPDATE + Math.floor(fraction("updated", id) * UPDATES_WITHIN_MS);
  return { id, code, title: production.title, updatedAt };
}

/** Some times carry no offset: then they are Oslo's (contract, section 2). */
function startTime(slot: Slot, instant: number, id: string): string {
  const isBare = fraction("offset", id) < 0.1;
  return isBare ? `${isoDate(slot.day)}T${slot.time}:00` : toOsloIso(instant);
}

function priceOf({ price }: Offer): WirePrice {
  return { from: price, currency: "NOK" };
}

function venueOf(key: VenueKey): WireVenue {
  const { name, address, postalCode, city } = venues[key];
  return { id: key, name, address, postalCode, city };
}

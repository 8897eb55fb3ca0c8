import type { EventStatus } from "../model/event.ts";
import type { SearchEntry, Showing } from "./entry.ts";

/** When an entry's performances are, seen from a moment. */
export interface Timing {
  /** All performances that the site was built with have ended since. */
  readonly isOver: boolean;
  /** The next performance that can be visited, else the next one; undefined where none has a date. */
  readonly next?: { readonly start: number; readonly status: EventStatus } | undefined;
  /** How many performances there are after the next one. */
  readonly later: number;
}

const MINUTE_MS = 60_000;

/** @param now epoch milliseconds; so is the start in the result */
export function timingOf({ showings = [] }: SearchEntry, now: number): Timing {
  const ahead = showings.filter(([, end]) => end * MINUTE_MS > now);
  const next = ahead.find(isOpen) ?? ahead[0];
  return {
    isOver: showings.length > 0 && ahead.length === 0,
    next: next && { start: next[0] * MINUTE_MS, status: next[2] },
    later: next ? ahead.length - ahead.indexOf(next) - 1 : 0,
  };
}

function isOpen([, , status]: Showing): boolean {
  return status !== "soldout" && status !== "cancelled";
}

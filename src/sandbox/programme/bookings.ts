import { instantOn, isOpen } from "./days.ts";
import type { Slot } from "./performance.ts";

/** Between two performances the audience leaves and the next comes in. */
const PAUSE_MS = 15 * 60_000;

/** Which halls are taken when, so that nothing plays where something else does. */
export class Bookings {
  private readonly taken = new Map<string, { readonly from: number; readonly to: number }[]>();

  /** @returns whether the hall was free and open: then it is the performance's */
  book({ day, time, minutes, venue, hall }: Slot): boolean {
    if (!isOpen(day)) return false;
    const place = `${venue}/${hall ?? ""}`;
    const from = instantOn(day, time);
    const to = from + minutes * 60_000 + PAUSE_MS;
    const others = this.taken.get(place) ?? [];
    if (others.some((other) => from < other.to && other.from < to)) return false;
    this.taken.set(place, [...others, { from, to }]);
    return true;
  }
}

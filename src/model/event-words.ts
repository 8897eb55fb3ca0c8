import type { Event, EventStatus } from "./event.ts";
import {
  formatDay,
  formatDayOfMonth,
  formatMonthName,
  formatPrice,
  formatShortDay,
  formatWeekday,
} from "./format.ts";

/*
 * What visitors read about a performance's status, price and seats: in built pages, in search, and
 * where a browser writes fresh data into a page.
 */

/** The words for a status; nothing where tickets are simply on sale. */
export const STATUS_TEXT: Readonly<Record<EventStatus, string>> = {
  onsale: "",
  few: "Få igjen",
  soldout: "Utsolgt",
  cancelled: "Avlyst",
  free: "Gratis",
  notonsale: "Ikke i salg",
};

/**
 * How the day of a performance is written, by the names that templates give to such a place
 * (`data-event-day`); `now` decides whether the year is told.
 */
export const DAY_FORMATS = {
  /** `lørdag 5. desember` */
  long: formatDay,
  /** `lør 5. des` */
  short: formatShortDay,
  weekday: formatWeekday,
  number: formatDayOfMonth,
  month: formatMonthName,
} as const satisfies Readonly<Record<string, (instant: number, now: number) => string>>;

/** @returns `fra 140 kr`, `Gratis`, or an empty text: no price is known, or the status says more */
export function priceText({ price, status }: Pick<Event, "price" | "status">): string {
  if (price === null || STATUS_TEXT[status] !== "") return "";
  const amount = formatPrice(price.from, price.currency);
  return price.from === 0 ? amount : `fra ${amount}`;
}

/**
 * @param seatsAvailable null where it is not known
 * @returns `12 ledige` where few are left, else an empty text
 */
export function seatsText(status: EventStatus, seatsAvailable: number | null): string {
  if (status !== "few" || seatsAvailable === null || seatsAvailable < 1) return "";
  return `${seatsAvailable} ${seatsAvailable === 1 ? "ledig" : "ledige"}`;
}

import { osloDaysBetween, osloWeekday, wallTimeAt } from "./time.ts";

/*
 * The one place where dates, times and prices become Norwegian text. The words are our own tables
 * and not Intl's, so that the bytes do not depend on which ICU data a Node or a browser carries.
 */

const WEEKDAYS = ["søndag", "mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag"] as const;
const MONTHS = [
  "januar",
  "februar",
  "mars",
  "april",
  "mai",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "desember",
] as const;

const NO_BREAK_SPACE = "\u00a0";

/** @returns `lørdag` for an instant (epoch milliseconds) */
export function formatWeekday(instant: number): string {
  return WEEKDAYS[osloWeekday(instant)] ?? "";
}

/** @returns `5. desember` */
export function formatDate(instant: number): string {
  const { month, day } = wallTimeAt(instant);
  return `${day}. ${monthName(month)}`;
}

/** @returns `5. desember 2026` */
export function formatDateWithYear(instant: number): string {
  return `${formatDate(instant)} ${wallTimeAt(instant).year}`;
}

/** @returns `lørdag 5. desember`, with the year where it is not the year of `now` */
export function formatDay(instant: number, now: number): string {
  const isOtherYear = wallTimeAt(instant).year !== wallTimeAt(now).year;
  return `${formatWeekday(instant)} ${isOtherYear ? formatDateWithYear(instant) : formatDate(instant)}`;
}

/** @returns `5. des` */
export function formatShortDate(instant: number): string {
  const { month, day } = wallTimeAt(instant);
  return `${day}. ${monthName(month).slice(0, 3)}`;
}

/** @returns `lør 5. des` */
export function formatShortDay(instant: number): string {
  return `${formatWeekday(instant).slice(0, 3)} ${formatShortDate(instant)}`;
}

/** @returns `20.00` */
export function formatTime(instant: number): string {
  const { hour, minute } = wallTimeAt(instant);
  return `${String(hour).padStart(2, "0")}.${String(minute).padStart(2, "0")}`;
}

/** @returns `5.` */
export function formatDayOfMonth(instant: number): string {
  return `${wallTimeAt(instant).day}.`;
}

/** @returns `lørdag 5. desember kl. 20.00`, with the year where it is not the year of `now` */
export function formatDayAndTime(instant: number, now: number): string {
  return `${formatDay(instant, now)} kl.${NO_BREAK_SPACE}${formatTime(instant)}`;
}

/** @returns `desember` */
export function formatMonthName(instant: number): string {
  return monthName(wallTimeAt(instant).month);
}

/** @returns `desember 2026` */
export function formatMonth(instant: number): string {
  return `${formatMonthName(instant)} ${wallTimeAt(instant).year}`;
}

const RELATIVE_DAYS = ["i dag", "i morgen"];

/** @returns `i dag`, `i morgen`, or undefined for any other day than these two seen from `now` */
export function formatRelativeDay(instant: number, now: number): string | undefined {
  return RELATIVE_DAYS[osloDaysBetween(now, instant)];
}

/** @returns `250 kr`, `1 250 kr`, `90,50 kr`, `20 EUR`, each with hard spaces; `Gratis` for 0 */
export function formatPrice(amount: number, currency: string): string {
  if (amount === 0) return "Gratis";
  const [whole = "0", fraction] = (
    Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  ).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const unit = currency === "NOK" ? "kr" : currency;
  return `${grouped}${fraction === undefined ? "" : `,${fraction}`}${NO_BREAK_SPACE}${unit}`;
}

// Marked so that bundles which compare nothing are spared it.
const collator = /* @__PURE__ */ new Intl.Collator("nb");

/** Compares two texts by Norwegian order: æ, ø and å come last. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Text with its first letter as a capital, for headings. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function monthName(month: number): string {
  return MONTHS[month - 1] ?? "";
}

import { instantOfWallTime, osloDay } from "../../model/time.ts";

const DAY_MS = 86_400_000;

/** A calendar day in Oslo, counted from 1 January 1970: days can be added without a thought of DST. */
export type Day = number;

/** @returns the day in Oslo at an instant (epoch milliseconds) */
export function dayAt(instant: number): Day {
  return Date.parse(osloDay(instant)) / DAY_MS;
}

/** @returns `2026-12-05` */
export function isoDate(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** @returns 0 for Sunday to 6 for Saturday */
export function weekdayOf(day: Day): number {
  return (day + 4) % 7;
}

/** Month and day of the days on which every house is closed. */
const CLOSED_DAYS = ["-12-24", "-12-25"];

/** @returns whether anything is played on the day at all */
export function isOpen(day: Day): boolean {
  return !CLOSED_DAYS.some((closed) => isoDate(day).endsWith(closed));
}

/** @returns the first day at or after the given one that is this weekday and not closed */
export function nextOpen(day: Day, weekday: number): Day {
  let next = day;
  while (weekdayOf(next) !== weekday || !isOpen(next)) next += 1;
  return next;
}

/**
 * @param time wall time, `HH:MM`
 * @returns the instant (epoch milliseconds) of that time on the day in Oslo
 */
export function instantOn(day: Day, time: string): number {
  const [year = 1970, month = 1, date = 1] = isoDate(day).split("-").map(Number);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantOfWallTime({ year, month, day: date, hour, minute, second: 0 });
}

/** @returns the first Saturday of December: of the next one once Christmas is past at `today` */
export function firstChristmasWeekend(today: Day): Day {
  const year = Number(isoDate(today).slice(0, 4));
  const isPast = today > dayOf(`${year}-12-26`);
  return nextOpen(dayOf(`${isPast ? year + 1 : year}-12-01`), 6);
}

/** @returns the day of a date `YYYY-MM-DD` */
export function dayOf(date: string): Day {
  return Date.parse(date) / DAY_MS;
}

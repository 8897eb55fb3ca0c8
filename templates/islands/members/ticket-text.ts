import type { SeatRow } from "../../../src/membership/entities.ts";
import {
  formatDate,
  formatDayAndTime,
  formatRelativeDay,
  formatTime,
} from "../../../src/model/format.ts";

/** @returns `lørdag 5. desember kl. 20.00`, or `i dag, 5. desember, kl. 20.00` where it is near */
export function whenText(startTime: number, now: number): string {
  const day = formatRelativeDay(startTime, now);
  return day === undefined
    ? formatDayAndTime(startTime, now)
    : `${day}, ${formatDate(startTime)}, kl.\u00a0${formatTime(startTime)}`;
}

/** @returns `sete 8`, `seter 12, 13` */
export function seatsText({ seats }: SeatRow): string {
  return `${/\d\D+\d/.test(seats) ? "seter" : "sete"} ${seats}`;
}

/** @returns `i dag kl. 14.32`, or the day with its date */
export function updatedText(updatedAt: number, now: number): string {
  const day = formatRelativeDay(updatedAt, now);
  return day === undefined
    ? formatDayAndTime(updatedAt, now)
    : `${day} kl.\u00a0${formatTime(updatedAt)}`;
}

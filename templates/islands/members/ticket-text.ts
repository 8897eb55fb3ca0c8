import type { SeatRow, Ticket } from "../../../src/membership/entities.ts";
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

/** @returns the film's title; `Kinobillett` where the backend does not say which film */
export function titleOf({ movieTitle }: Pick<Ticket, "movieTitle">): string {
  return movieTitle === "" ? "Kinobillett" : movieTitle;
}

/** @returns `rad 7, seter 12, 13`; `sete 8` or `rad 7` where only that is known */
export function placeText({ row, seats }: SeatRow): string {
  return [row && `rad ${row}`, seats && seatsText(seats)].filter(Boolean).join(", ");
}

/** @returns `sete 8`, `seter 12, 13`; empty for no seats */
export function seatsText(seats: string): string {
  if (seats === "") return "";
  return `${/\d\D+\d/.test(seats) ? "seter" : "sete"} ${seats}`;
}

/** @returns `i dag kl. 14.32`, or the day with its date */
export function updatedText(updatedAt: number, now: number): string {
  const day = formatRelativeDay(updatedAt, now);
  return day === undefined
    ? formatDayAndTime(updatedAt, now)
    : `${day} kl.\u00a0${formatTime(updatedAt)}`;
}

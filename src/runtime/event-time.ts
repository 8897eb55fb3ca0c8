import { DEFAULT_DURATION_MS } from "../model/event.ts";
import { DAY_FORMATS } from "../model/event-words.ts";
import { formatShortDate, formatTime } from "../model/format.ts";
import { osloDay, parsePlatformTime } from "../model/time.ts";

/**
 * Writes the time of a performance that was moved into the places that its element has for time and
 * day (ARCHITECTURE.md), and moves the instant at which it is over.
 * @param startTime as the runtime API tells it; anything but a time is ignored
 * @returns whether it differs from what was shown
 */
export function showTime(element: HTMLElement, startTime: unknown): boolean {
  const time = element.querySelector("time");
  const start = parsePlatformTime(String(startTime));
  const shown = parsePlatformTime(time?.dateTime ?? "");
  if (start === undefined || start === shown) return false;
  if (time) time.dateTime = new Date(start).toISOString();
  const isOtherDay = shown === undefined || osloDay(start) !== osloDay(shown);
  for (const place of element.querySelectorAll<HTMLElement>("[data-event-time]")) {
    // A ticket stands under its old day: moving it would move everything below.
    const isMisplaced = isOtherDay && place.dataset.eventTime !== "";
    const day = isMisplaced ? `<small aria-hidden="true">${formatShortDate(start)}</small> ` : "";
    place.innerHTML = day + formatTime(start);
  }
  if (isOtherDay) showDay(element, start);
  const { ends } = element.dataset;
  const duration = shown === undefined ? DEFAULT_DURATION_MS : Number(ends) - shown;
  element.dataset.ends = String(start + duration);
  return true;
}

function showDay(element: HTMLElement, start: number): void {
  // What the schedule's filters go by.
  element.dataset.day = osloDay(start);
  for (const place of element.querySelectorAll<HTMLElement>("[data-event-day]")) {
    const format = place.dataset.eventDay as keyof typeof DAY_FORMATS;
    place.textContent = DAY_FORMATS[format](start, Date.now());
  }
}

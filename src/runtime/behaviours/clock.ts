import { formatRelativeDay, formatShortDay } from "../../model/format.ts";
import { wallTimeAt } from "../../model/time.ts";

const MINUTE_MS = 60_000;

/** From this hour on, a performance of today is one of this evening. */
const EVENING = 17;

/**
 * Keeps a page true while time passes: hides what is over (`data-ends`), says so where nothing is
 * left, and calls days by what they are seen from now. Built pages may be hours or days old.
 */
export function startClock(root: ParentNode, signal: AbortSignal): void {
  const days = findDays(root);
  const tick = () => {
    const now = Date.now();
    hideEnded(root, now);
    for (const { element, instant, absolute } of days) {
      const day = formatRelativeDay(instant, now);
      show(element, day?.replace("i", "I") ?? absolute);
    }
    for (const element of root.querySelectorAll<HTMLTimeElement>("time[data-relative-time]")) {
      show(element, relativeTime(Date.parse(element.dateTime), now));
    }
  };
  tick();
  unfoldNearest(root);
  const timer = setInterval(tick, MINUTE_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", tick, { signal });
}

/** A text that is set is laid out anew, even where it is the same. */
function show(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function hideEnded(root: ParentNode, now: number): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-ends]")) {
    element.hidden = Number(element.dataset.ends) <= now;
  }
  for (const group of root.querySelectorAll("[data-ends-group]")) {
    const empty = group.querySelector<HTMLElement>("[data-ends-empty]");
    if (empty) empty.hidden = group.querySelector("[data-ends]:not([hidden])") !== null;
  }
}

/** An old page has nothing left at hand: its first week with something in it stands open. */
function unfoldNearest(root: ParentNode): void {
  const left = [...root.querySelectorAll("[data-schedule] [data-event]:not([hidden])")];
  const weeks = left.map((event) => event.closest("details"));
  if (weeks[0] && !weeks.includes(null)) weeks[0].open = true;
}

/** A day as the page was built: what it says is true on any day but those next to it. */
interface DayLabel {
  readonly element: HTMLElement;
  /** Epoch milliseconds. */
  readonly instant: number;
  readonly absolute: string;
}

function findDays(root: ParentNode): readonly DayLabel[] {
  const elements = root.querySelectorAll<HTMLElement>("[data-relative-day]");
  return [...elements].map((element) => {
    const instant = Number(element.dataset.relativeDay);
    return { element, instant, absolute: element.textContent };
  });
}

/** A performance's own time, not just its day, which may be this evening; fresh data may move it. */
function relativeTime(start: number, now: number): string {
  const day = formatRelativeDay(start, now);
  if (day === "i dag" && wallTimeAt(start).hour >= EVENING) return "I kveld";
  return day?.replace("i", "I") ?? formatShortDay(start);
}

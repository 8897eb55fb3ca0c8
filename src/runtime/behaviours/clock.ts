import { formatRelativeDay } from "../../model/format.ts";
import { wallTimeAt } from "../../model/time.ts";

const MINUTE_MS = 60_000;

/** From this hour on, a performance of today is one of this evening. */
const EVENING = 17;

/**
 * Keeps a page true while time passes: hides what is over (`data-ends`), says so where nothing is
 * left, and calls days by what they are seen from now. Built pages may be hours or days old.
 */
export function startClock(root: ParentNode, signal: AbortSignal): void {
  const labels = findLabels(root);
  const tick = () => {
    const now = Date.now();
    hideEnded(root, now);
    for (const label of labels) label.element.textContent = relativeText(label, now);
  };
  tick();
  unfoldNearest(root);
  const timer = setInterval(tick, MINUTE_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", tick, { signal });
}

function hideEnded(root: ParentNode, now: number): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-ends]")) {
    if (Number(element.dataset.ends) <= now) element.hidden = true;
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

interface DayLabel {
  readonly element: HTMLElement;
  /** Epoch milliseconds. */
  readonly instant: number;
  /** A performance's own time, not just its day: it may be this evening. */
  readonly isTime: boolean;
  /** What the build wrote, true on any day. */
  readonly absolute: string;
}

function findLabels(root: ParentNode): readonly DayLabel[] {
  const elements = root.querySelectorAll<HTMLElement>("[data-relative-day], [data-relative-time]");
  return [...elements].map((element) => {
    const isTime = element instanceof HTMLTimeElement;
    const instant = isTime ? Date.parse(element.dateTime) : Number(element.dataset.relativeDay);
    return { element, instant, isTime, absolute: element.textContent };
  });
}

function relativeText({ instant, isTime, absolute }: DayLabel, now: number): string {
  const day = formatRelativeDay(instant, now);
  if (day === undefined) return absolute;
  if (day === "i dag" && isTime && wallTimeAt(instant).hour >= EVENING) return "I kveld";
  return day.replace("i", "I");
}

import { isBuyable, type EventStatus, type Price } from "../model/event.ts";
import { priceText, seatsText, STATUS_TEXT } from "../model/event-words.ts";
import { showTime } from "./event-time.ts";

/** What the runtime API knows about an event right now (contract, section 2). */
export interface LiveEvent {
  readonly id: string | number;
  readonly status: EventStatus;
  readonly price: Price | null;
  readonly startTime: string | null;
  readonly seatsAvailable: number | null;
}

/** What happened to an event that is worth interrupting a listener for. */
export type EventNews = keyof typeof NEWS_TEXT;

/** In the order in which they are told. */
const NEWS_TEXT = {
  cancelled: "avlyst",
  soldout: "utsolgt",
  few: "få igjen",
  moved: "med ny tid",
} as const;

/**
 * Writes fresh data into the places that an element has for it (ARCHITECTURE.md).
 * @returns what is new since the element was last written
 */
export function showEvent(element: HTMLElement, event: LiveEvent): readonly EventNews[] {
  const news: EventNews[] = showTime(element, event.startTime) ? ["moved"] : [];
  const { status } = event;
  if (!(status in STATUS_TEXT)) return news;
  for (const place of placesOf(element, "status")) {
    if (place.dataset.eventStatus !== status && status in NEWS_TEXT) news.push(status as EventNews);
    place.dataset.eventStatus = status;
    place.textContent = STATUS_TEXT[status];
  }
  for (const place of placesOf(element, "price")) place.textContent = priceOf(event);
  for (const place of placesOf(element, "seats")) {
    place.textContent = seatsText(status, event.seatsAvailable);
  }
  for (const place of placesOf(element, "buy")) openOrClose(place, isBuyable(status));
  return news;
}

/**
 * @param news what is new about each event
 * @returns a sentence for screen readers; an empty text where there is nothing to tell
 */
export function newsOf(news: readonly EventNews[]): string {
  const parts = Object.entries(NEWS_TEXT).flatMap(([kind, text]) => {
    const count = news.filter((candidate) => candidate === kind).length;
    return count > 0 ? [`${count} ${text}`] : [];
  });
  return parts.length > 0 ? `Nytt om forestillingene: ${parts.join(", ")}.` : "";
}

function placesOf(element: HTMLElement, what: string): NodeListOf<HTMLElement> {
  return element.querySelectorAll<HTMLElement>(`[data-event-${what}]`);
}

/** Another server's price may be anything. */
function priceOf({ price, status }: LiveEvent): string {
  return priceText({ price: typeof price?.from === "number" ? price : null, status });
}

/** A link without `href` cannot be followed, keeps its place, and can be opened again. */
function openOrClose(place: HTMLElement, isOpen: boolean): void {
  const href = place.getAttribute("href") ?? place.dataset.href;
  if (href === undefined) return;
  place.dataset.href = href;
  if (isOpen) {
    place.setAttribute("href", href);
    place.removeAttribute("aria-disabled");
    return;
  }
  // A link that loses its address while it has the focus would drop the focus.
  if (place === document.activeElement) place.tabIndex = -1;
  place.removeAttribute("href");
  place.setAttribute("role", "link");
  place.setAttribute("aria-disabled", "true");
}

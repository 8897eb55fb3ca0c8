import type { EventStatus, Price } from "../model/event.ts";
import { formatPrice } from "../model/format.ts";

/** What the runtime API knows about an event right now (contract, section 2). */
export interface LiveEvent {
  readonly id: string | number;
  readonly status: EventStatus;
  readonly price: Price | null;
  readonly seatsAvailable: number | null;
}

/** The words of the templates, so that fresh data reads as the page was built. */
const STATUS_TEXT: Readonly<Record<EventStatus, string>> = {
  onsale: "",
  few: "Få igjen",
  soldout: "Utsolgt",
  cancelled: "Avlyst",
  free: "Gratis",
  notonsale: "Foreløpig ikke i salg",
};

/** Statuses whose tickets cannot be had. */
const CLOSED: readonly EventStatus[] = ["soldout", "cancelled", "notonsale"];

/** Statuses worth interrupting a listener for, in the order in which they are told. */
const NEWS: readonly EventStatus[] = ["cancelled", "soldout", "few"];

/**
 * Writes fresh status, price and seats into the places that an element has for them (ARCHITECTURE.md).
 * @returns whether the status differs from what was shown
 */
export function showEvent(element: HTMLElement, event: LiveEvent): boolean {
  const text = STATUS_TEXT[event.status] as string | undefined;
  if (text === undefined) return false;
  let hasChanged = false;
  for (const place of placesOf(element, "status")) {
    hasChanged ||= place.dataset.eventStatus !== event.status;
    place.dataset.eventStatus = event.status;
    place.textContent = text;
  }
  for (const place of placesOf(element, "price")) {
    place.textContent = text === "" ? priceText(event) : "";
  }
  for (const place of placesOf(element, "seats")) place.textContent = seatsText(event);
  for (const place of placesOf(element, "buy")) openOrClose(place, !CLOSED.includes(event.status));
  return hasChanged;
}

/**
 * @param statuses the new status of each event that changed
 * @returns a sentence for screen readers; an empty text where nothing important changed
 */
export function newsOf(statuses: Iterable<EventStatus>): string {
  const all = [...statuses];
  const parts = NEWS.flatMap((status) => {
    const count = all.filter((candidate) => candidate === status).length;
    return count > 0 ? [`${count} ${STATUS_TEXT[status].toLowerCase()}`] : [];
  });
  return parts.length > 0 ? `Nytt om forestillingene: ${parts.join(", ")}.` : "";
}

function placesOf(element: HTMLElement, what: string): NodeListOf<HTMLElement> {
  return element.querySelectorAll<HTMLElement>(`[data-event-${what}]`);
}

function priceText({ price }: LiveEvent): string {
  if (typeof price?.from !== "number") return "";
  const amount = formatPrice(price.from, price.currency);
  return price.from === 0 ? amount : `fra ${amount}`;
}

function seatsText({ seatsAvailable, status }: LiveEvent): string {
  const isKnown = seatsAvailable !== null && !CLOSED.includes(status);
  return isKnown ? `Ledige plasser: ${seatsAvailable}` : "";
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
  place.setAttribute("aria-disabled", "true");
}

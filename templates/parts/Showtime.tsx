import type { ReactNode } from "react";
import { checkoutAddressOf } from "../../src/model/checkout.ts";
import { priceText, STATUS_TEXT } from "../../src/model/event-words.ts";
import { formatDay, formatTime } from "../../src/model/format.ts";
import type { ListedEvent } from "../../src/model/listing.ts";
import { useSite } from "../context.ts";
import { eventFilters } from "../filter-values.ts";
import { endsAt, startOf } from "../programme.ts";
import { trackingOf } from "../tracking.ts";
import { placeOf } from "../words.ts";
import { AddToCalendar } from "./CalendarLink.tsx";

interface ShowtimeProps extends BuyProps {
  /** Offers the performance for the visitor's own calendar. */
  readonly hasCalendar?: boolean;
}

interface BuyProps {
  readonly event: ListedEvent;
  /** Where on the site it stands, for analytics. */
  readonly listName: string;
}

/**
 * One performance as a ticket: the time on the stub, then screen and version, then status, seats or
 * price. Each line always keeps its place, so that fresh data never moves the layout.
 */
export function Showtime({ event, listName, hasCalendar = false }: ShowtimeProps) {
  return (
    <li
      className="showtime"
      data-event={event.id}
      data-ends={endsAt(event)}
      {...eventFilters(event)}
    >
      <BuyLink event={event} listName={listName}>
        <Stub event={event} />{" "}
        <span className="ticket__body">
          <span className="ticket__place">
            {placeOf(event) || (event.checkoutUrl === undefined ? "" : "Kjøp billett")}
          </span>{" "}
          {event.tags.length > 0 && <span>{event.tags.join(" · ")}</span>}{" "}
          <span className="ticket__note">
            <span data-event-status={event.status}>{STATUS_TEXT[event.status]}</span>{" "}
            <span data-event-seats="" />
            <span data-event-price="">{priceText(event)}</span>
          </span>
        </span>
      </BuyLink>
      {hasCalendar && <AddToCalendar event={event} />}
    </li>
  );
}

function Stub({ event }: { readonly event: ListedEvent }) {
  const start = startOf(event);
  if (start === undefined) {
    return (
      <span className="ticket__time" data-event-time="under-day">
        Snart
      </span>
    );
  }
  return (
    <time
      className="ticket__time"
      dateTime={event.startTime ?? undefined}
      data-event-time="under-day"
    >
      {formatTime(start)}
    </time>
  );
}

/**
 * The way to the checkout, with a name that says what is bought. Where nothing is sold now, the address
 * waits in `data-href` for fresh data to open it; without a checkout it is plain text.
 */
function BuyLink({ event, listName, children }: BuyProps & { readonly children: ReactNode }) {
  const site = useSite();
  const { id, checkoutUrl, production, status } = event;
  const { checkout } = site.settings.services;
  if (checkout === undefined) {
    return (
      <span className="ticket">
        <Name event={event} what="" />
        {children}
      </span>
    );
  }
  const isClosed = checkoutUrl === undefined;
  const verb = status === "free" ? "Skaff" : "Kjøp";
  return (
    <a
      className="ticket"
      href={checkoutUrl}
      {...(isClosed && closedLink(checkoutAddressOf(id, checkout)))}
      data-event-buy=""
      data-track-buy={trackingOf(event, listName, site)}
    >
      <Name event={event} what={`${isClosed ? "" : `${verb} billett til `}${production.title}, `} />
      {children}
    </a>
  );
}

/** A link that fresh data may open: to whom it is read out, it is one that cannot be used now. */
function closedLink(address: string) {
  return { "data-href": address, role: "link", "aria-disabled": true };
}

/** What is read out before the time: what for and, since a heading says it to the eye, which day. */
function Name({ event, what }: { readonly event: ListedEvent; readonly what: string }) {
  const { now } = useSite();
  const start = startOf(event);
  return (
    <span className="visually-hidden">
      {what}
      <span data-event-day="long">{start === undefined ? "" : formatDay(start, now)}</span>
      {start === undefined ? "" : " kl. "}
    </span>
  );
}

import type { ReactNode } from "react";
import type { ListedEvent } from "../../src/model/listing.ts";
import { formatDay, formatTime } from "../../src/model/format.ts";
import { useSite } from "../context.ts";
import { eventFilters } from "../filter-values.ts";
import { endsAt, startOf } from "../programme.ts";
import { trackingOf } from "../tracking.ts";
import { placeOf, priceText, STATUS_TEXT } from "../words.ts";
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
 * One performance as a ticket: the time on the stub, then screen and version, then status or price.
 * Both lines always keep their place, so that fresh data never moves the layout.
 */
export function Showtime({ event, listName, hasCalendar = false }: ShowtimeProps) {
  const status = STATUS_TEXT[event.status];
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
            <span data-event-status={event.status}>{status}</span>
            <span data-event-price="">{status === "" ? priceText(event) : ""}</span>
          </span>
        </span>
      </BuyLink>
      {hasCalendar && <AddToCalendar event={event} />}
    </li>
  );
}

function Stub({ event }: { readonly event: ListedEvent }) {
  const start = startOf(event);
  if (start === undefined) return <span className="ticket__time">Snart</span>;
  return (
    <time className="ticket__time" dateTime={event.startTime ?? undefined}>
      {formatTime(start)}
    </time>
  );
}

/** The way to the checkout, with a name that says what is bought; plain text where nothing is sold. */
function BuyLink({ event, listName, children }: BuyProps & { readonly children: ReactNode }) {
  const site = useSite();
  const { checkoutUrl, production, status } = event;
  const start = startOf(event);
  const day = start === undefined ? "" : `${formatDay(start, site.now)} kl. `;
  if (checkoutUrl === undefined) {
    return (
      <span className="ticket" data-event-buy="">
        <span className="visually-hidden">{day}</span>
        {children}
      </span>
    );
  }
  const verb = status === "free" ? "Skaff" : "Kjøp";
  return (
    <a
      className="ticket"
      href={checkoutUrl}
      data-event-buy=""
      data-track-buy={trackingOf(event, listName, site)}
    >
      <span className="visually-hidden">{`${verb} billett til ${production.title}, ${day}`}</span>
      {children}
    </a>
  );
}

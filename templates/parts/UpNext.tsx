import { STATUS_TEXT } from "../../src/model/event-words.ts";
import { formatShortDay, formatTime } from "../../src/model/format.ts";
import type { ListedEvent } from "../../src/model/listing.ts";
import { candidatesForNext, endsAt, startOf } from "../programme.ts";
import { placeOf } from "../words.ts";
import { AgeMark } from "./AgeMark.tsx";
import { ProductionLink } from "./ProductionLink.tsx";

/* Of which the style sheet shows the first four that are not over. */
const AT_HAND = 12;

/** The next performances in one glance: what is on tonight, on the first screen of a phone. */
export function UpNext({ events }: { readonly events: readonly ListedEvent[] }) {
  const next = candidatesForNext(events, AT_HAND);
  return (
    <section className="up-next" aria-labelledby="up-next">
      <h2 className="up-next__title" id="up-next">
        Neste på programmet
      </h2>
      <ul className="up-next__list">
        {next.map((event) => (
          <NextEvent key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function NextEvent({ event }: { readonly event: ListedEvent }) {
  const start = startOf(event) ?? 0;
  return (
    <li className="next" data-event={event.id} data-ends={endsAt(event)}>
      <span className="next__when">
        <time
          className="next__day"
          dateTime={event.startTime ?? undefined}
          data-event-day="short"
          data-relative-time=""
        >
          {formatShortDay(start)}
        </time>{" "}
        <span className="next__time" data-event-time="">
          {formatTime(start)}
        </span>
      </span>
      <span className="next__what">
        <ProductionLink production={event.production} className="next__title cover-link" />
        <span className="next__note">
          <span>{placeOf(event)}</span>{" "}
          <span data-event-status={event.status}>{STATUS_TEXT[event.status]}</span>
        </span>
      </span>
      <AgeMark production={event.production} />
    </li>
  );
}

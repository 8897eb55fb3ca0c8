import type { ReactNode } from "react";
import type { ListedEvent } from "../../src/model/listing.ts";
import { candidatesForNext, endsAt, startOf } from "../programme.ts";

/* Enough for a page that is read a day or two after it was built. */
const AT_HAND = 4;

interface NextOfProps {
  readonly events: readonly ListedEvent[];
  /** What to say of the next performance. */
  readonly show: (event: ListedEvent, start: number) => ReactNode;
  /** What to say where none has a date. */
  readonly undated?: string;
}

/**
 * Something about the next performance of a production: one line for each that may be next, of which
 * the style sheet shows the first that is not over. What `show` marks as places for fresh data
 * (ARCHITECTURE.md) is kept fresh.
 */
export function NextOf({ events, show, undated = "Dato kommer" }: NextOfProps) {
  const hasUndated = events.length === 0 || events.some(({ startTime }) => startTime === null);
  return (
    <span className="next-of">
      {candidatesForNext(events, AT_HAND).map((event) => (
        <span key={event.id} data-event={event.id} data-ends={endsAt(event)}>
          {show(event, startOf(event) ?? 0)}
        </span>
      ))}
      {hasUndated && undated !== "" && <span>{undated}</span>}
    </span>
  );
}

import type { ReactNode } from "react";
import type { ListedEvent } from "../../src/model/listing.ts";
import { candidatesForNext, endsAt, startOf } from "../programme.ts";

/* Enough for a page that is read a day or two after it was built. */
const AT_HAND = 4;

interface NextOfProps {
  readonly events: readonly ListedEvent[];
  /** What to say of the next performance. */
  readonly show: (event: ListedEvent, start: number) => ReactNode;
}

/**
 * Something about the next performance of a production: one line for each that may be next, of which
 * the style sheet shows the first that is not over.
 */
export function NextOf({ events, show }: NextOfProps) {
  const hasUndated = events.some((event) => startOf(event) === undefined);
  return (
    <span className="next-of">
      {candidatesForNext(events, AT_HAND).map((event) => (
        <span key={event.id} data-ends={endsAt(event)}>
          {show(event, startOf(event) ?? 0)}
        </span>
      ))}
      {hasUndated && <span>Dato kommer</span>}
    </span>
  );
}

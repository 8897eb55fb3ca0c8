import type { ReactNode } from "react";
import type { ListedEvent } from "../../src/model/listing.ts";
import { candidatesForNext, endsAt, lastEndOf, startOf } from "../programme.ts";

/* Enough for a page that is read a day or two after it was built. */
const AT_HAND = 4;

interface NextOfProps {
  readonly events: readonly ListedEvent[];
  /** What to say of the next performance. */
  readonly show: (event: ListedEvent, start: number) => ReactNode;
  /** What to say where none has a date; empty: nothing. */
  readonly undated?: string;
  /**
   * What to say instead of dates further ahead, where many productions stand side by side; empty:
   * nothing.
   */
  readonly later?: string;
}

/**
 * Something about the next performance of a production: one line for each that may be next, of which
 * the style sheet shows the first that is not over. What `show` marks as places for fresh data
 * (ARCHITECTURE.md) is kept fresh, as long as the performance is near.
 */
export function NextOf({ events, show, undated = "Dato kommer", later }: NextOfProps) {
  const hasUndated = events.length === 0 || events.some(({ startTime }) => startTime === null);
  const candidates = candidatesForNext(events, AT_HAND);
  const isCut = later !== undefined && candidates.length > AT_HAND;
  return (
    <span className="next-of">
      {candidates.slice(0, isCut ? AT_HAND : undefined).map((event, index) => (
        <span
          key={event.id}
          data-event={index < AT_HAND ? event.id : undefined}
          data-ends={endsAt(event)}
        >
          {show(event, startOf(event) ?? 0)}
        </span>
      ))}
      {isCut && later !== "" && <span data-ends={lastEndOf(candidates)}>{later}</span>}
      {hasUndated && undated !== "" && <span>{undated}</span>}
    </span>
  );
}

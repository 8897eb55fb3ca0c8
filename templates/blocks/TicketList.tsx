import type { ListedEvent } from "../../src/model/listing.ts";
import { capitalise, formatDay } from "../../src/model/format.ts";
import { useSite } from "../context.ts";
import { AgeMark } from "../parts/AgeMark.tsx";
import { FollowProduction } from "../parts/CalendarLink.tsx";
import { Empty } from "../parts/Empty.tsx";
import { Heading } from "../parts/Heading.tsx";
import { Section } from "../parts/Section.tsx";
import { Showtime } from "../parts/Showtime.tsx";
import { groupByDay, startOf } from "../programme.ts";
import { eventsOf, subjectOf, type BlockProps } from "../records.ts";
import { ageLimitOf, NOTHING_NOW } from "../words.ts";

/** A production's performances by day, each with its way to the checkout. */
export function TicketList(props: BlockProps) {
  const { block } = props;
  const production = subjectOf(props);
  const listed = eventsOf(block);
  const events = listed.length > 0 ? listed : (production?.events ?? []);
  const undated = events.filter((event) => startOf(event) === undefined);
  const limit = production && ageLimitOf(production);
  return (
    <div id="billetter" className="ticket-list">
      <Section
        block={block}
        className="tickets-by-day"
        heading={block.block.heading ?? "Tider og billetter"}
      >
        {production && limit && events.length > 0 && (
          <p className="ticket-list__age">
            <AgeMark production={production} /> <span aria-hidden="true">{limit.words}</span>
          </p>
        )}
        <div data-ends-group="">
          {groupByDay(events).map(({ day, instant, events: ofDay }) => (
            <TicketDay key={day} instant={instant} events={ofDay} />
          ))}
          {undated.length > 0 && <TicketDay instant={undefined} events={undated} />}
          <Empty isShown={events.length === 0} text={emptyText(production?.isOver ?? false)} />
        </div>
        {production && events.length > 1 && <FollowProduction production={production} />}
      </Section>
    </div>
  );
}

interface TicketDayProps {
  /** An instant of the day; undefined for performances without a date. */
  readonly instant: number | undefined;
  readonly events: readonly ListedEvent[];
}

function TicketDay({ instant, events }: TicketDayProps) {
  const { now } = useSite();
  return (
    <section className="programme-day programme-day--narrow">
      <Heading level={3} className="programme-day__title">
        {instant === undefined ? "Dato kommer" : capitalise(formatDay(instant, now))}
        {instant !== undefined && (
          <span className="programme-day__relative" data-relative-day={instant} />
        )}
      </Heading>
      <ul className="tickets">
        {events.map((event) => (
          <Showtime key={event.id} event={event} listName="Tider og billetter" hasCalendar />
        ))}
      </ul>
    </section>
  );
}

function emptyText(isOver: boolean): string {
  return isOver ? "Alle forestillingene er over. Takk til alle som kom!" : NOTHING_NOW;
}

import { STATUS_TEXT } from "../../src/model/event-words.ts";
import {
  formatDayOfMonth,
  formatMonthName,
  formatTime,
  formatWeekday,
} from "../../src/model/format.ts";
import type { ListedEvent, ListedProduction } from "../../src/model/listing.ts";
import { FollowProgramme } from "../parts/CalendarLink.tsx";
import { Empty } from "../parts/Empty.tsx";
import { Heading, below, type HeadingLevel } from "../parts/Heading.tsx";
import { ProductionPicture } from "../parts/ProductionPicture.tsx";
import { NextOf } from "../parts/NextOf.tsx";
import { ProductionLink } from "../parts/ProductionLink.tsx";
import { Section } from "../parts/Section.tsx";
import { lastEndOf, startOf } from "../programme.ts";
import { limitOf, productionsOf, type BlockProps } from "../records.ts";
import { kindOf } from "../words.ts";

/** Concerts, shows and talks as a playbill: the first one large, each with its date in front. */
export function CultureProgramme({ block }: BlockProps) {
  const { heading } = block.block;
  const all = byNextEvent(productionsOf(block));
  const productions = all.slice(0, limitOf(block));
  const isWhole = productions.length === all.length && all.length > 0;
  return (
    <Section block={block} className="playbill" heading={heading}>
      <div data-ends-group="">
        <ol className="playbill__list">
          {productions.map((production, index) => (
            <Bill
              key={production.id}
              production={production}
              level={below(2, heading)}
              shape={index === 0 ? "leadBill" : "bill"}
            />
          ))}
        </ol>
        <Empty isShown={productions.length === 0} />
      </div>
      {isWhole && <FollowProgramme events={all.flatMap(({ events }) => events)} />}
    </Section>
  );
}

interface BillProps {
  readonly production: ListedProduction;
  readonly level: HeadingLevel;
  readonly shape: "leadBill" | "bill";
}

function Bill({ production, level, shape }: BillProps) {
  const { events } = production;
  return (
    <li className="bill" data-ends={lastEndOf(production.events)}>
      <DateBlock production={production} />
      <div className="bill__text">
        <p className="kicker">{kindOf(production)}</p>
        <Heading level={level} className="bill__title">
          <ProductionLink production={production} className="cover-link" />
        </Heading>
      </div>
      <div className="bill__meta">
        <p>
          <NextOf
            events={events}
            show={(event, start) => <Meta event={event} start={start} count={events.length} />}
            undated=""
            later=""
          />
        </p>
        <p className="bill__summary">{production.contents.summary}</p>
      </div>
      <ProductionPicture production={production} shape={shape} />
    </li>
  );
}

/** The next date, large, and whether there are tickets: that line always keeps its place. */
function DateBlock({ production }: { readonly production: ListedProduction }) {
  return (
    <p className="date-block">
      <NextOf
        events={production.events}
        later="Flere datoer"
        show={({ startTime, status }, start) => (
          <>
            <time dateTime={startTime ?? undefined}>
              <span className="date-block__weekday" data-event-day="weekday">
                {formatWeekday(start)}
              </span>{" "}
              <span className="date-block__day" data-event-day="number">
                {formatDayOfMonth(start)}
              </span>{" "}
              <span className="date-block__month" data-event-day="month">
                {formatMonthName(start)}
              </span>
            </time>{" "}
            <span className="date-block__status" data-event-status={status}>
              {STATUS_TEXT[status]}
            </span>
          </>
        )}
      />
    </p>
  );
}

interface MetaProps {
  readonly event: ListedEvent;
  /** Epoch milliseconds. */
  readonly start: number;
  /** How many performances the production has. */
  readonly count: number;
}

/** `kl. 20.00 · Kultursalen · flere datoer` */
function Meta({ event: { startTime, venue }, start, count }: MetaProps) {
  return (
    <>
      kl.&nbsp;
      <time dateTime={startTime ?? undefined} data-event-time="">
        {formatTime(start)}
      </time>
      {venue !== null && ` · ${venue.name}`}
      {count > 1 && " · flere datoer"}
    </>
  );
}

function byNextEvent(productions: readonly ListedProduction[]): readonly ListedProduction[] {
  const keyed = productions.map((production) => ({
    production,
    start: (production.events[0] && startOf(production.events[0])) ?? Infinity,
  }));
  keyed.sort((a, b) => (a.start === b.start ? 0 : a.start - b.start));
  return keyed.map(({ production }) => production);
}

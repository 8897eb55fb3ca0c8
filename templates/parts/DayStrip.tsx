import type { ListedEvent } from "../../src/model/listing.ts";
import { formatDay, formatMonth, formatWeekday } from "../../src/model/format.ts";
import { instantOfWallTime, osloDay, wallTimeAt } from "../../src/model/time.ts";
import { useSite } from "../context.ts";
import { daysFrom, groupByDay } from "../programme.ts";
import { Link } from "./Link.tsx";

/* More than the seven that the style sheet shows: days that have passed are hidden in the browser. */
const SPARE_DAYS = 14;

interface DayStripProps {
  /** What the list below shows. */
  readonly events: readonly ListedEvent[];
  /** What is on after its last day. */
  readonly far: readonly ListedEvent[];
  /** A page that lists those too; undefined: the strip ends with the list. */
  readonly moreHref: string | undefined;
  /** Id of the schedule block, where "all days" leads. */
  readonly id: string;
}

/** The next seven days as a row of dates; each leads to its day in the list, or in the whole one. */
export function DayStrip({ events, far, moreHref, id }: DayStripProps) {
  const { now } = useSite();
  const near = daysOf(events);
  const beyond = daysOf(far);
  const [firstBeyond] = beyond;
  const isInReach = (day: string) =>
    moreHref !== undefined || firstBeyond === undefined || day < firstBeyond;
  return (
    <nav className="day-strip" aria-label="Velg dag">
      <ul>
        <li>
          <a href={`#${id}`} className="day day--all" data-filter-day="" aria-current="true">
            Alle
            <br />
            dager
          </a>
        </li>
        {daysFrom(now, SPARE_DAYS)
          .filter((instant) => isInReach(osloDay(instant)))
          .map((instant) => (
            <Day
              key={instant}
              instant={instant}
              isListed={near.has(osloDay(instant))}
              more={beyond.has(osloDay(instant)) ? moreHref : undefined}
            />
          ))}
      </ul>
    </nav>
  );
}

interface DayProps {
  readonly instant: number;
  /** The day has its place in the list. */
  readonly isListed: boolean;
  /** The page that has it instead. */
  readonly more: string | undefined;
}

function Day({ instant, isListed, more }: DayProps) {
  const { now } = useSite();
  const day = osloDay(instant);
  const label = (
    <>
      <span className="visually-hidden">{formatDay(instant, now)}</span>
      <span className="day__face" aria-hidden="true">
        <span className="day__weekday" data-relative-day={instant}>
          {formatWeekday(instant).slice(0, 3)}
        </span>
        <span className="day__number">{wallTimeAt(instant).day}</span>
        <span className="day__month">{formatMonth(instant).slice(0, 3)}</span>
      </span>
    </>
  );
  return (
    <li data-ends={endOfDay(instant)}>
      {isListed && (
        <a href={`#dag-${day}`} className="day" data-filter-day={day}>
          {label}
        </a>
      )}
      {more !== undefined && (
        <Link to={`${more}#dag-${day}`} className="day">
          {label}
        </Link>
      )}
      {!isListed && more === undefined && (
        <span className="day day--none">
          {label}
          <span className="visually-hidden"> (ingen forestillinger)</span>
        </span>
      )}
    </li>
  );
}

function daysOf(events: readonly ListedEvent[]): ReadonlySet<string> {
  return new Set(groupByDay(events).map(({ day }) => day));
}

/** @returns the last second of an instant's day in Oslo, epoch milliseconds */
function endOfDay(instant: number): number {
  return instantOfWallTime({ ...wallTimeAt(instant), hour: 23, minute: 59, second: 59 });
}

import type { ListedEvent } from "../../src/model/listing.ts";
import { formatDay, formatMonth, formatWeekday } from "../../src/model/format.ts";
import { instantOfWallTime, osloDay, wallTimeAt } from "../../src/model/time.ts";
import { useSite } from "../context.ts";
import { daysFrom, groupByDay } from "../programme.ts";

/* More than the seven that the style sheet shows: days that have passed are hidden in the browser. */
const SPARE_DAYS = 14;

interface DayStripProps {
  readonly events: readonly ListedEvent[];
  /** Id of the schedule block, where "all days" leads. */
  readonly id: string;
}

/** The next seven days as a row of dates; each leads to its day in the list. */
export function DayStrip({ events, id }: DayStripProps) {
  const { now } = useSite();
  const counts = new Map(groupByDay(events).map(({ day, events: of }) => [day, of.length]));
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
        {daysFrom(now, SPARE_DAYS).map((instant) => (
          <Day key={instant} instant={instant} count={counts.get(osloDay(instant)) ?? 0} />
        ))}
      </ul>
    </nav>
  );
}

interface DayProps {
  readonly instant: number;
  /** How many performances there are. */
  readonly count: number;
}

function Day({ instant, count }: DayProps) {
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
      {count === 0 ? (
        <span className="day day--none">
          {label}
          <span className="visually-hidden"> (ingen forestillinger)</span>
        </span>
      ) : (
        <a href={`#dag-${day}`} className="day" data-filter-day={day}>
          {label}
        </a>
      )}
    </li>
  );
}

/** @returns the last second of an instant's day in Oslo, epoch milliseconds */
function endOfDay(instant: number): number {
  return instantOfWallTime({ ...wallTimeAt(instant), hour: 23, minute: 59, second: 59 });
}

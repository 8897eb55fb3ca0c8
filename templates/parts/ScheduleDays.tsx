import type { ListedEvent } from "../../src/model/listing.ts";
import { capitalise, formatDate, formatDay } from "../../src/model/format.ts";
import { osloDay } from "../../src/model/time.ts";
import { useSite } from "../context.ts";
import {
  daysFrom,
  groupByDay,
  groupByProduction,
  mondayOf,
  startOf,
  weekNumber,
  type ProductionEvents,
  type ProgrammeDay,
} from "../programme.ts";
import { Heading, type HeadingLevel } from "./Heading.tsx";
import { Showing } from "./Showing.tsx";

const DAYS_AT_HAND = 7;
const DAY_MS = 86_400_000;

interface ScheduleDaysProps {
  readonly events: readonly ListedEvent[];
  readonly level: HeadingLevel;
  readonly listName: string;
}

/** The list itself: days at hand, weeks after that, and what has no date yet. */
export function ScheduleDays({ events, level, listName }: ScheduleDaysProps) {
  const { now } = useSite();
  const days = groupByDay(events);
  const lastAtHand = osloDay(daysFrom(now, DAYS_AT_HAND).at(-1) ?? now);
  const later = days.filter(({ day }) => day > lastAtHand);
  const undated = events.filter((event) => startOf(event) === undefined);
  const lower = Math.min(level + 1, 4) as HeadingLevel;
  return (
    <div className="days">
      {days
        .filter(({ day }) => day <= lastAtHand)
        .map((day) => (
          <DayOf key={day.day} day={day} level={level} listName={listName} />
        ))}
      {groupByWeek(later).map(({ monday, days: ofWeek }) => (
        <section key={monday} className="week">
          <Heading level={level} className="week__title">
            {weekTitle(monday)}
          </Heading>
          {ofWeek.map((day) => (
            <DayOf key={day.day} day={day} level={lower} listName={listName} />
          ))}
        </section>
      ))}
      {undated.length > 0 && (
        <section className="programme-day">
          <Heading level={level} className="programme-day__title">
            Dato kommer
          </Heading>
          <Showings groups={groupByProduction(undated)} level={lower} listName={listName} />
        </section>
      )}
    </div>
  );
}

interface DayOfProps {
  readonly day: ProgrammeDay;
  readonly level: HeadingLevel;
  readonly listName: string;
}

function DayOf({ day, level, listName }: DayOfProps) {
  const { now } = useSite();
  return (
    <section className="programme-day" id={`dag-${day.day}`}>
      <Heading level={level} className="programme-day__title">
        {capitalise(formatDay(day.instant, now))}
        <span className="programme-day__relative" data-relative-day={day.instant} />
      </Heading>
      <Showings
        groups={groupByProduction(day.events)}
        level={Math.min(level + 1, 4) as HeadingLevel}
        listName={listName}
      />
    </section>
  );
}

interface ShowingsProps {
  readonly groups: readonly ProductionEvents[];
  readonly level: HeadingLevel;
  readonly listName: string;
}

function Showings({ groups, level, listName }: ShowingsProps) {
  return (
    <ul className="showings">
      {groups.map((group) => (
        <Showing key={group.production.id} {...group} level={level} listName={listName} />
      ))}
    </ul>
  );
}

interface ProgrammeWeek {
  /** `YYYY-MM-DD`. */
  readonly monday: string;
  readonly days: readonly ProgrammeDay[];
}

function groupByWeek(days: readonly ProgrammeDay[]): readonly ProgrammeWeek[] {
  const weeks = new Map<string, ProgrammeDay[]>();
  for (const day of days) {
    const monday = mondayOf(day.day);
    const week = weeks.get(monday);
    if (week) week.push(day);
    else weeks.set(monday, [day]);
  }
  return [...weeks].map(([monday, ofWeek]) => ({ monday, days: ofWeek }));
}

/** `Uke 50: 7. desember til 13. desember` */
function weekTitle(monday: string): string {
  const start = Date.parse(`${monday}T12:00:00Z`);
  return `Uke ${weekNumber(monday)}: ${formatDate(start)} til ${formatDate(start + 6 * DAY_MS)}`;
}

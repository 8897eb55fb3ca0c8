import type { ListedEvent } from "../../src/model/listing.ts";
import { capitalise, formatDate, formatDay } from "../../src/model/format.ts";
import { osloDay } from "../../src/model/time.ts";
import { useSite } from "../context.ts";
import { Icon } from "../icons/Icon.tsx";
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

const DAY_MS = 86_400_000;

/** How productions are listed, whichever day or week they stand in. */
interface ListingProps {
  /** Level of the headings of days. */
  readonly level: HeadingLevel;
  /** Where on the site they stand, for analytics. */
  readonly listName: string;
  readonly hasPictures: boolean;
}

interface ScheduleDaysProps extends Omit<ListingProps, "hasPictures"> {
  readonly events: readonly ListedEvent[];
  /** How many days stand open, from the snapshot's own day on. */
  readonly daysAtHand: number;
}

/** The list itself: days at hand, weeks to unfold after that, and what has no date yet. */
export function ScheduleDays({ events, daysAtHand, level, listName }: ScheduleDaysProps) {
  const { now } = useSite();
  const days = groupByDay(events);
  const lastAtHand = osloDay(daysFrom(now, daysAtHand).at(-1) ?? now);
  const later = days.filter(({ day }) => day > lastAtHand);
  const undated = events.filter((event) => startOf(event) === undefined);
  const listing = { level, listName, hasPictures: true };
  return (
    <div className="days">
      {days
        .filter(({ day }) => day <= lastAtHand)
        .map((day) => (
          <Day key={day.day} day={day} {...listing} />
        ))}
      {groupByWeek(later).map((week) => (
        <Week key={week.monday} week={week} {...listing} hasPictures={false} />
      ))}
      {undated.length > 0 && (
        <section className="programme-day">
          <Heading level={level} className="programme-day__title">
            Dato kommer
          </Heading>
          <Showings groups={groupByProduction(undated)} {...listing} />
        </section>
      )}
    </div>
  );
}

/** A later week, folded: the page stays short, and the browser unfolds it for a link to its days. */
function Week({ week, ...listing }: ListingProps & { readonly week: ProgrammeWeek }) {
  const count = week.days.reduce((sum, { events }) => sum + events.length, 0);
  return (
    <details className="week">
      <summary className="week__title">
        <span className="week__name">{weekTitle(week.monday)}</span>{" "}
        <span className="week__count">
          {count} {count === 1 ? "forestilling" : "forestillinger"}
        </span>
        <Icon name="head-down" />
      </summary>
      {week.days.map((day) => (
        <Day key={day.day} day={day} {...listing} />
      ))}
    </details>
  );
}

function Day({ day, ...listing }: ListingProps & { readonly day: ProgrammeDay }) {
  const { now } = useSite();
  return (
    <section className="programme-day" id={`dag-${day.day}`} data-day={day.day}>
      <Heading level={listing.level} className="programme-day__title">
        {capitalise(formatDay(day.instant, now))}
        <span className="programme-day__relative" data-relative-day={day.instant} />
      </Heading>
      <Showings groups={groupByProduction(day.events)} {...listing} />
    </section>
  );
}

function Showings({
  groups,
  level,
  listName,
  hasPictures,
}: ListingProps & { readonly groups: readonly ProductionEvents[] }) {
  return (
    <ul className="showings">
      {groups.map((group) => (
        <Showing
          key={group.production.id}
          {...group}
          level={Math.min(level + 1, 4) as HeadingLevel}
          listName={listName}
          hasPicture={hasPictures}
        />
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

/** `Uke 50, 7. desember til 13. desember` */
function weekTitle(monday: string): string {
  const start = Date.parse(`${monday}T12:00:00Z`);
  return `Uke ${weekNumber(monday)}, ${formatDate(start)} til ${formatDate(start + 6 * DAY_MS)}`;
}

import { FollowProgramme } from "../parts/CalendarLink.tsx";
import { Empty } from "../parts/Empty.tsx";
import { DayStrip } from "../parts/DayStrip.tsx";
import { ScheduleFilters } from "../parts/ScheduleFilters.tsx";
import { ScheduleDays } from "../parts/ScheduleDays.tsx";
import { LaterProductions } from "../parts/LaterProductions.tsx";
import { Section } from "../parts/Section.tsx";
import { below } from "../parts/Heading.tsx";
import { Link } from "../parts/Link.tsx";
import { splitProgramme } from "../programme.ts";
import { eventsOf, limitOf, textOption, type BlockProps } from "../records.ts";

/* A page with more performances than this would be slow on a phone. */
const MOST = 100;

/**
 * Everything that can be seen, by day: the next seven days at hand, then week by week, then what has
 * no date yet, then by name what lies far ahead. The option `limit` says after how many performances
 * that begins; where `moreHref` names a page with the whole programme, the list ends there. Without
 * scripts the days are links into the list; with scripts they filter it.
 */
export function Schedule({ block, page }: BlockProps) {
  const { heading, id, options } = block.block;
  const events = eventsOf(block);
  const { near, far } = splitProgramme(events, limitOf(block) ?? MOST);
  const moreHref = textOption(block, "moreHref");
  const level = below(2, heading);
  return (
    <Section block={block} className="schedule" heading={heading}>
      {events.length === 0 ? (
        <Empty isShown />
      ) : (
        <div data-schedule="">
          <DayStrip events={near} far={far} moreHref={moreHref} id={id} />
          <ScheduleFilters events={moreHref === undefined ? events : near} />
          <p className="visually-hidden" role="status" data-filter-status="" />
          <div data-ends-group="">
            <ScheduleDays
              events={near}
              daysAtHand={typeof options.days === "number" ? options.days : 7}
              level={level}
              listName={heading ?? page.definition.title}
            />
            {moreHref === undefined && <LaterProductions events={far} level={level} />}
            <Empty isShown={false} />
          </div>
          <p className="empty" data-filter-empty="" hidden>
            Ingen forestillinger passer til valgene dine.{" "}
            <button type="button" className="text-button" data-filter-clear="">
              Vis hele programmet
            </button>
          </p>
          {moreHref !== undefined && far.length > 0 && (
            <p className="schedule__rest">
              <Link to={moreHref} className="button button--quiet">
                Se hele programmet
              </Link>
            </p>
          )}
          <FollowProgramme events={events} />
        </div>
      )}
    </Section>
  );
}

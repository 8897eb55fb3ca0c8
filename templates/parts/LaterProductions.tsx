import type { ListedEvent } from "../../src/model/listing.ts";
import { eventFilters, productionFilters } from "../filter-values.ts";
import { groupByProduction, lastEndOf, type ProductionEvents } from "../programme.ts";
import { kindOf } from "../words.ts";
import { Heading, type HeadingLevel } from "./Heading.tsx";
import { ProductionLink } from "./ProductionLink.tsx";

interface LaterProductionsProps {
  readonly events: readonly ListedEvent[];
  readonly level: HeadingLevel;
}

/** What is on beyond the days that a schedule lists, by name: their own pages have all the times. */
export function LaterProductions({ events, level }: LaterProductionsProps) {
  if (events.length === 0) return null;
  return (
    <section className="later">
      <Heading level={level} className="programme-day__title">
        Lenger fram
      </Heading>
      <ul className="later__list">
        {groupByProduction(events).map((group) => (
          <Later key={group.production.id} {...group} />
        ))}
      </ul>
    </section>
  );
}

function Later({ production, events }: ProductionEvents) {
  const [first] = events;
  if (first === undefined) return null;
  return (
    <li data-ends={lastEndOf(events)} {...productionFilters(production)} {...eventFilters(first)}>
      <ProductionLink production={production} />{" "}
      <span className="kicker">{kindOf(production)}</span>
    </li>
  );
}

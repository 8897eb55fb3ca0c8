import type { ListedProduction } from "../../src/model/listing.ts";
import { FEATURE, featureOf } from "../../src/model/production.ts";
import { productionFilters } from "../filter-values.ts";
import type { ProductionEvents } from "../programme.ts";
import { kindOf } from "../words.ts";
import { AgeMark } from "./AgeMark.tsx";
import { Heading, type HeadingLevel } from "./Heading.tsx";
import { ProductionPicture } from "./ProductionPicture.tsx";
import { ProductionLink } from "./ProductionLink.tsx";
import { Showtime } from "./Showtime.tsx";

interface ShowingProps extends ProductionEvents {
  /** Weeks ahead are listed without pictures. */
  readonly hasPicture: boolean;
  readonly level: HeadingLevel;
  readonly listName: string;
}

/** A production with its performances of one day: picture, title, facts, then the tickets. */
export function Showing({ production, events, hasPicture, level, listName }: ShowingProps) {
  return (
    <li className="showing" {...productionFilters(production)}>
      {hasPicture && <ProductionPicture production={production} shape="posterThumbnail" />}
      <div className="showing__text">
        <Heading level={level} className="showing__title">
          <ProductionLink production={production} />
        </Heading>
        <p className="showing__facts">
          <AgeMark production={production} /> {factsOf(production)}
        </p>
      </div>
      <ul className="tickets">
        {events.map((event) => (
          <Showtime key={event.id} event={event} listName={listName} />
        ))}
      </ul>
    </li>
  );
}

/** `Film · Drama · 104 min` */
function factsOf(production: ListedProduction): string {
  return [
    kindOf(production),
    featureOf(production, FEATURE.genre),
    featureOf(production, FEATURE.runningTime),
  ]
    .filter(Boolean)
    .join(" · ");
}

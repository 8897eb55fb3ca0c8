import type { ListedProduction } from "../../src/model/listing.ts";
import { assetOf, FEATURE, featureOf } from "../../src/model/production.ts";
import type { ProductionEvents } from "../programme.ts";
import { SHAPES } from "../shapes.ts";
import { kindOf } from "../words.ts";
import { AgeMark } from "./AgeMark.tsx";
import { Heading, type HeadingLevel } from "./Heading.tsx";
import { Picture } from "./Picture.tsx";
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
  const picture = assetOf(production, "poster", "first_image", "image");
  return (
    <li className="showing">
      {hasPicture && (
        <Picture
          url={picture?.url}
          alt=""
          focalPoint={picture?.focalPoint}
          shape={SHAPES.posterThumbnail}
          seed={production.title}
        />
      )}
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

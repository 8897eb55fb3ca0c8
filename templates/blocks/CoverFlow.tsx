import type { ListedProduction } from "../../src/model/listing.ts";
import { formatShortDay, formatTime } from "../../src/model/format.ts";
import { Icon } from "../icons/Icon.tsx";
import { AgeMark } from "../parts/AgeMark.tsx";
import { Empty } from "../parts/Empty.tsx";
import { Heading, below } from "../parts/Heading.tsx";
import { ProductionPicture } from "../parts/ProductionPicture.tsx";
import { NextOf } from "../parts/NextOf.tsx";
import { ProductionLink } from "../parts/ProductionLink.tsx";
import { Section } from "../parts/Section.tsx";
import { lastEndOf } from "../programme.ts";
import { limitOf, productionsOf, type BlockProps } from "../records.ts";

/** Film posters side by side, moved by swiping, by the arrow keys or by the two buttons. */
export function CoverFlow({ block }: BlockProps) {
  const { heading } = block.block;
  const films = productionsOf(block).slice(0, limitOf(block));
  return (
    <Section block={block} className="cover-flow stage" heading={heading}>
      <div data-ends-group="" data-cover-flow="">
        <ul
          className="cover-flow__track"
          data-cover-flow-track=""
          tabIndex={0}
          aria-label={heading ?? "Filmplakater"}
        >
          {films.map((film) => (
            <li key={film.id} className="poster-card" data-ends={lastEndOf(film.events)}>
              <ProductionPicture production={film} shape="poster" />
              <Heading level={below(2, heading)} className="poster-card__title">
                <ProductionLink production={film} className="cover-link" />
              </Heading>
              <p className="poster-card__meta">
                <AgeMark production={film} /> <NextTime film={film} />
              </p>
            </li>
          ))}
        </ul>
        {films.length > 2 && <Steps />}
        <Empty isShown={films.length === 0} />
      </div>
    </Section>
  );
}

function NextTime({ film }: { readonly film: ListedProduction }) {
  if (film.events.length === 0) return <span>Kommer</span>;
  return (
    <NextOf
      events={film.events}
      later="Flere datoer"
      show={({ startTime }, start) => (
        <>
          <time dateTime={startTime ?? undefined} data-event-day="short" data-relative-time="">
            {formatShortDay(start)}
          </time>{" "}
          <span data-event-time="">{formatTime(start)}</span>
        </>
      )}
    />
  );
}

function Steps() {
  return (
    <div className="cover-flow__steps scripted">
      <button type="button" className="round" data-cover-flow-step="-1">
        <Icon name="arrow-left" />
        <span className="visually-hidden">Forrige filmer</span>
      </button>
      <button type="button" className="round" data-cover-flow-step="1">
        <Icon name="arrow-right" />
        <span className="visually-hidden">Flere filmer</span>
      </button>
    </div>
  );
}

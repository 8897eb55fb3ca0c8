import type { ListedProduction } from "../../src/model/listing.ts";
import { capitalise, formatDate, formatMonth } from "../../src/model/format.ts";
import { FEATURE, featureOf } from "../../src/model/production.ts";
import { AgeMark } from "../parts/AgeMark.tsx";
import { Empty } from "../parts/Empty.tsx";
import { below, Heading, type HeadingLevel } from "../parts/Heading.tsx";
import { ProductionPicture } from "../parts/ProductionPicture.tsx";
import { ProductionLink } from "../parts/ProductionLink.tsx";
import { Section } from "../parts/Section.tsx";
import { WatchListAdd } from "../parts/WatchListAdd.tsx";
import { premiereOf } from "../premiere.ts";
import { limitOf, productionsOf, type BlockProps } from "../records.ts";

interface Month {
  /** `Desember 2026`, or `Dato kommer`. */
  readonly name: string;
  readonly films: readonly Premiere[];
}

interface Premiere {
  readonly film: ListedProduction;
  /** Epoch milliseconds; undefined where nobody has said it. */
  readonly instant: number | undefined;
}

/** Premieres by month, those without a date last. */
export function UpcomingFilms({ block, page }: BlockProps) {
  const { heading } = block.block;
  const months = groupByMonth(productionsOf(block), limitOf(block));
  const level = below(2, heading);
  return (
    <Section block={block} className="premieres" heading={heading}>
      {months.map(({ name, films }) => (
        <section key={name} className="premiere-month">
          <Heading level={level} className="premiere-month__title">
            {name}
          </Heading>
          <ul className="premiere-month__list">
            {films.map((premiere) => (
              <Film
                key={premiere.film.id}
                {...premiere}
                level={below(level, name)}
                path={page.path}
              />
            ))}
          </ul>
        </section>
      ))}
      <Empty
        isShown={months.length === 0}
        text="Ingen premierer er satt opp akkurat nå. Kom gjerne tilbake om noen dager."
      />
    </Section>
  );
}

interface FilmProps extends Premiere {
  readonly level: HeadingLevel;
  /** Path of the page that lists the film. */
  readonly path: string;
}

function Film({ film, instant, level, path }: FilmProps) {
  return (
    <li className="premiere">
      <ProductionPicture production={film} shape="poster" />
      <div className="premiere__text">
        <p className="kicker">{instant === undefined ? "Dato kommer" : formatDate(instant)}</p>
        <Heading level={level} className="premiere__title">
          <ProductionLink production={film} className="cover-link" />
        </Heading>
        <p className="premiere__facts">
          <AgeMark production={film} /> {featureOf(film, FEATURE.genre)}
        </p>
        <WatchListAdd film={film} path={path} />
      </div>
    </li>
  );
}

function groupByMonth(
  films: readonly ListedProduction[],
  limit: number | undefined,
): readonly Month[] {
  const premieres = films.map((film) => ({ film, instant: premiereOf(film) }));
  premieres.sort((a, b) => order(a.instant) - order(b.instant));
  const months = new Map<string, Premiere[]>();
  for (const premiere of premieres.slice(0, limit)) {
    const { instant } = premiere;
    const name = instant === undefined ? "Dato kommer" : capitalise(formatMonth(instant));
    const month = months.get(name);
    if (month) month.push(premiere);
    else months.set(name, [premiere]);
  }
  return [...months].map(([name, list]) => ({ name, films: list }));
}

function order(instant: number | undefined): number {
  return instant ?? Number.MAX_SAFE_INTEGER;
}

import type { ListedProduction } from "../../src/model/listing.ts";
import { FEATURE, featureOf } from "../../src/model/production.ts";
import { AgeMark } from "../parts/AgeMark.tsx";
import { Empty } from "../parts/Empty.tsx";
import { below, Heading, type HeadingLevel } from "../parts/Heading.tsx";
import { ProductionPicture } from "../parts/ProductionPicture.tsx";
import { NextOf } from "../parts/NextOf.tsx";
import { ProductionLink } from "../parts/ProductionLink.tsx";
import { Section } from "../parts/Section.tsx";
import { WatchListAdd } from "../parts/WatchListAdd.tsx";
import { useSite } from "../context.ts";
import { lastEndOf } from "../programme.ts";
import { limitOf, productionsOf, type BlockProps } from "../records.ts";
import { kindOf, whenText } from "../words.ts";

/** Productions as an index: poster, title, facts and when they are next shown. */
export function ProductionList({ block, page }: BlockProps) {
  const { heading } = block.block;
  const productions = productionsOf(block).slice(0, limitOf(block));
  return (
    <Section block={block} className="production-list" heading={heading}>
      <div data-ends-group="">
        <ul className="production-list__items">
          {productions.map((production) => (
            <Item
              key={production.id}
              production={production}
              level={below(2, heading)}
              path={page.path}
            />
          ))}
        </ul>
        <Empty isShown={productions.length === 0} />
      </div>
    </Section>
  );
}

interface ItemProps {
  readonly production: ListedProduction;
  readonly level: HeadingLevel;
  /** Path of the page that lists the production. */
  readonly path: string;
}

function Item({ production, level, path }: ItemProps) {
  const { now } = useSite();
  return (
    <li className="production" data-ends={lastEndOf(production.events)}>
      <ProductionPicture production={production} shape="poster" />
      <div className="production__text">
        <p className="kicker">
          {featureOf(production, FEATURE.genre) ?? kindOf(production)}{" "}
          <AgeMark production={production} />
        </p>
        <Heading level={level} className="production__title">
          <ProductionLink production={production} className="cover-link" />
        </Heading>
        <p className="production__summary">{production.contents.summary}</p>
        <p className="production__next">
          {production.events.length === 0 ? (
            "Ingen forestillinger ennå"
          ) : (
            <NextOf events={production.events} show={(event) => `Neste: ${whenText(event, now)}`} />
          )}
        </p>
        <WatchListAdd film={production} path={path} />
      </div>
    </li>
  );
}

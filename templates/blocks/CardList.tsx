import type { Card } from "../../src/model/block-data.ts";
import { below, Heading, type HeadingLevel } from "../parts/Heading.tsx";
import { Link } from "../parts/Link.tsx";
import { Picture } from "../parts/Picture.tsx";
import { Section } from "../parts/Section.tsx";
import { dataOf, type BlockProps } from "../records.ts";
import { SHAPES } from "../shapes.ts";

/** Cards that lead to other pages; those with a picture show it. */
export function CardList({ block }: BlockProps) {
  const data = dataOf(block, "CardList");
  if (data === undefined || data.cards.length === 0) return null;
  const heading = block.block.heading ?? data.heading;
  return (
    <Section block={block} className="cards" heading={heading}>
      <ul className="cards__list">
        {data.cards.map((card) => (
          <CardItem key={card.href + card.title} card={card} level={below(2, heading)} />
        ))}
      </ul>
    </Section>
  );
}

function CardItem({ card, level }: { readonly card: Card; readonly level: HeadingLevel }) {
  return (
    <li className="card">
      {card.image !== undefined && (
        <Picture url={card.image} alt={card.alt ?? ""} shape={SHAPES.photo} seed={card.title} />
      )}
      <div className="card__text">
        <Heading level={level} className="card__title">
          <Link to={card.href} className="cover-link">
            {card.title}
          </Link>
        </Heading>
        {card.text !== undefined && <p>{card.text}</p>}
      </div>
    </li>
  );
}

import { Icon } from "../icons/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { Section } from "../parts/Section.tsx";
import { dataOf, type BlockProps } from "../records.ts";

/** Short ways to the pages that most visitors look for, as large lines of type. */
export function QuickLinks({ block }: BlockProps) {
  const data = dataOf(block, "QuickLinks");
  if (data === undefined || data.cards.length === 0) return null;
  return (
    <Section block={block} className="quick-links" heading={block.block.heading ?? data.heading}>
      <ul className="quick-links__list">
        {data.cards.map(({ title, text, href }) => (
          <li key={href + title}>
            <Link to={href} className="quick-link">
              <span className="quick-link__title">{title}</span>
              {text !== undefined && <span className="quick-link__text">{text}</span>}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

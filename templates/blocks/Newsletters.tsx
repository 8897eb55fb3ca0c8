import { formatDateWithYear } from "../../src/model/format.ts";
import { Empty } from "../parts/Empty.tsx";
import { Link } from "../parts/Link.tsx";
import { Section } from "../parts/Section.tsx";
import { dataOf, type BlockProps } from "../records.ts";

/** Newsletters that were sent, newest first. */
export function Newsletters({ block }: BlockProps) {
  const items = [...(dataOf(block, "Newsletters")?.items ?? [])].sort((a, b) =>
    b.date.localeCompare(a.date, "en"),
  );
  return (
    <Section block={block} className="archive" heading={block.block.heading}>
      <ul className="archive__list">
        {items.map(({ title, date, href }) => (
          <li key={href + date} className="archive__entry">
            <time dateTime={date}>{formatDateWithYear(Date.parse(`${date}T12:00:00Z`))}</time>
            <Link to={href}>{title}</Link>
          </li>
        ))}
      </ul>
      <Empty isShown={items.length === 0} text="Ingen nyhetsbrev er sendt ut ennå." />
    </Section>
  );
}

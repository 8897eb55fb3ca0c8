import type { ListedArticle } from "../../src/model/listing.ts";
import { formatDate } from "../../src/model/format.ts";
import { toOsloIso, wallTimeAt } from "../../src/model/time.ts";
import { Empty } from "../parts/Empty.tsx";
import { below, Heading } from "../parts/Heading.tsx";
import { Link } from "../parts/Link.tsx";
import { Section } from "../parts/Section.tsx";
import { articlesOf, type BlockProps } from "../records.ts";

/** Every article, newest first, by the year in which it was published. */
export function ArticleArchive({ block }: BlockProps) {
  const { heading } = block.block;
  const years = groupByYear(articlesOf(block));
  return (
    <Section block={block} className="archive" heading={heading}>
      {years.map(([year, articles]) => (
        <section key={year} className="archive__year">
          <Heading level={below(2, heading)} className="archive__title">
            {year}
          </Heading>
          <ul className="archive__list">
            {articles.map((article) => (
              <Entry key={article.id} article={article} />
            ))}
          </ul>
        </section>
      ))}
      <Empty isShown={years.length === 0} text="Arkivet er tomt." />
    </Section>
  );
}

function Entry({ article }: { readonly article: ListedArticle }) {
  return (
    <li className="archive__entry">
      <time dateTime={toOsloIso(article.createdAt)}>{formatDate(article.createdAt)}</time>
      {article.path === undefined ? (
        <span>{article.title}</span>
      ) : (
        <Link to={article.path}>{article.title}</Link>
      )}
    </li>
  );
}

function groupByYear(
  articles: readonly ListedArticle[],
): readonly (readonly [number, readonly ListedArticle[]])[] {
  const years = new Map<number, ListedArticle[]>();
  for (const article of [...articles].sort((a, b) => b.createdAt - a.createdAt)) {
    const { year } = wallTimeAt(article.createdAt);
    const group = years.get(year);
    if (group) group.push(article);
    else years.set(year, [article]);
  }
  return [...years];
}

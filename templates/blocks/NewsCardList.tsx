import type { ListedArticle } from "../../src/model/listing.ts";
import { ArticleCard } from "../parts/ArticleCard.tsx";
import { Empty } from "../parts/Empty.tsx";
import { below } from "../parts/Heading.tsx";
import { Section } from "../parts/Section.tsx";
import { articlesOf, limitOf, type BlockProps } from "../records.ts";

/** News as on a front page of print: one leading story, the others beside and below it. */
export function NewsCardList({ block }: BlockProps) {
  const { heading } = block.block;
  const articles: readonly ListedArticle[] = articlesOf(block).slice(0, limitOf(block));
  return (
    <Section block={block} className="news" heading={heading}>
      <ul className="news__list">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} level={below(2, heading)} />
        ))}
      </ul>
      <Empty isShown={articles.length === 0} text="Ingen nyheter akkurat nå." />
    </Section>
  );
}

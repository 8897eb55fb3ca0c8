import { ArticleCard } from "../parts/ArticleCard.tsx";
import { Section } from "../parts/Section.tsx";
import { articleOf, articlesOf, limitOf, type BlockProps } from "../records.ts";

/** Other articles to read next: the source's first, without the one that the page shows. */
export function RelatedArticles(props: BlockProps) {
  const { block } = props;
  const current = articleOf(props);
  const limit = limitOf(block) ?? 3;
  // One more than is shown: the page's own article may be among them.
  const others = articlesOf(block)
    .slice(0, limit + 1)
    .filter(({ id }) => id !== current?.id)
    .slice(0, limit);
  if (others.length === 0) return null;
  return (
    <Section block={block} className="related" heading={block.block.heading ?? "Les også"}>
      <ul className="related__list">
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} level={3} />
        ))}
      </ul>
    </Section>
  );
}

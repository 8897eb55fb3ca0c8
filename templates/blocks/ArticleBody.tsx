import { Html } from "../parts/Html.tsx";
import { articleOf, type BlockProps } from "../records.ts";

/** The text of an article. */
export function ArticleBody(props: BlockProps) {
  const article = articleOf(props);
  return article === undefined ? null : (
    <Html html={article.content} className="prose prose--article" />
  );
}

import { formatDateWithYear } from "../../src/model/format.ts";
import { osloDay, toOsloIso } from "../../src/model/time.ts";
import { headingLevelOf, titleClass } from "../headings.ts";
import { Heading } from "../parts/Heading.tsx";
import { Picture } from "../parts/Picture.tsx";
import { articleOf, type BlockProps } from "../records.ts";
import { SHAPES } from "../shapes.ts";
import { PageHeading } from "./PageHeading.tsx";

/** The top of an article: title, who wrote it and when, then the picture. */
export function ArticleCover(props: BlockProps) {
  const article = articleOf(props);
  if (article === undefined) return <PageHeading {...props} />;
  const isRevised = osloDay(article.updatedAt) > osloDay(article.createdAt);
  return (
    <header className="article-cover">
      <p className="kicker">{article.category === "news" ? "Nyhet" : "Artikkel"}</p>
      <Heading level={headingLevelOf(props)} className={titleClass(article.title)}>
        {article.title}
      </Heading>
      <p className="byline">
        {article.author !== "" && <span>{article.author}</span>}
        <time dateTime={toOsloIso(article.createdAt)}>{formatDateWithYear(article.createdAt)}</time>
        {isRevised && (
          <span>
            Sist endret{" "}
            <time dateTime={toOsloIso(article.updatedAt)}>
              {formatDateWithYear(article.updatedAt)}
            </time>
          </span>
        )}
      </p>
      {article.image !== "" && (
        <Picture url={article.image} alt="" shape={SHAPES.hero} priority seed={article.title} />
      )}
    </header>
  );
}

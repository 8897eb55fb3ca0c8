import type { ListedArticle } from "../../src/model/listing.ts";
import { formatDateWithYear } from "../../src/model/format.ts";
import { toOsloIso } from "../../src/model/time.ts";
import { SHAPES } from "../shapes.ts";
import { Heading, type HeadingLevel } from "./Heading.tsx";
import { Link } from "./Link.tsx";
import { Picture } from "./Picture.tsx";

interface ArticleCardProps {
  readonly article: ListedArticle;
  readonly level: HeadingLevel;
}

/** An article in a list: picture, date and title. */
export function ArticleCard({ article, level }: ArticleCardProps) {
  return (
    <li className="story">
      <Picture
        url={article.image || article.thumbnail}
        alt=""
        shape={SHAPES.photo}
        seed={article.title}
      />
      <div className="story__text">
        <ArticleDate instant={article.createdAt} />
        <Heading level={level} className="story__title">
          {article.path === undefined ? (
            article.title
          ) : (
            <Link to={article.path} className="cover-link">
              {article.title}
            </Link>
          )}
        </Heading>
      </div>
    </li>
  );
}

/** The day on which an article was published. */
function ArticleDate({ instant }: { readonly instant: number }) {
  return (
    <time className="kicker" dateTime={toOsloIso(instant)}>
      {formatDateWithYear(instant)}
    </time>
  );
}

import { escapeHtml, excerptOfHtml } from "../../model/html.ts";
import type { ListedArticle } from "../../model/listing.ts";
import { hrefOfPath } from "../../model/path.ts";
import { articlePicture } from "../meta-picture.ts";
import type { RenderContext } from "../render-context.ts";

/** A feed holds this many articles; who follows it has read the older ones. */
const MAX_ITEMS = 50;

/** A news article as both feeds tell it; addresses are absolute. */
export interface NewsItem {
  /** The article's id and the site's host: stays when title or address change. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly picture:
    { readonly url: string; readonly width: number; readonly height: number } | undefined;
  /** Epoch milliseconds. */
  readonly published: number;
  readonly updated: number;
}

/** @returns the news articles that have a page, newest first */
export function newsItems(context: RenderContext): readonly NewsItem[] {
  return context.resolved.articles
    .filter(({ category }) => category === "news")
    .flatMap((article) => (article.path === undefined ? [] : [{ article, path: article.path }]))
    .sort((a, b) => byAge(a.article, b.article))
    .slice(0, MAX_ITEMS)
    .map(({ article, path }) => itemOf(article, path, context));
}

function byAge(a: ListedArticle, b: ListedArticle): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
}

function itemOf(article: ListedArticle, path: string, context: RenderContext): NewsItem {
  const { origin, site, pictures } = context;
  const url = origin + hrefOfPath(path);
  const picture = articlePicture(article.image, pictures);
  return {
    id: `${article.id}@${site.host}`,
    url,
    title: article.title,
    summary: excerptOfHtml(article.content),
    html: absoluteHtml(article.content, url),
    author: article.author,
    picture: picture && { ...picture, url: new URL(picture.src, origin).href },
    published: article.createdAt,
    updated: Math.max(article.createdAt, article.updatedAt),
  };
}

const ADDRESS = /\b(href|src)="([^"]*)"/g;

/**
 * @param html sanitised: attributes stand in double quotes
 * @param base address of the page that the HTML is from
 * @returns the HTML with every address absolute, for readers that show it elsewhere
 */
export function absoluteHtml(html: string, base: string): string {
  return html.replace(ADDRESS, (whole, name: string, value: string) => {
    const address = value.replaceAll("&amp;", "&");
    return URL.canParse(address, base)
      ? `${name}="${escapeHtml(new URL(address, base).href)}"`
      : whole;
  });
}

import { ICON_SVG_PATH } from "../../model/icon.ts";
import type { RenderContext } from "../render-context.ts";
import type { TextFile } from "../sitemap.ts";
import type { NewsItem } from "./news.ts";

/** The path of the JSON feed, beside the RSS feed. */
export const JSON_FEED_PATH = "feed.json";

/** @returns the news as JSON Feed 1.1 with the full text of each article */
export function renderJsonFeed(
  items: readonly NewsItem[],
  { site, origin }: RenderContext,
): TextFile {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: site.title,
    home_page_url: `${origin}/`,
    feed_url: `${origin}/${JSON_FEED_PATH}`,
    description: `Nyheter fra ${site.title}`,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/${ICON_SVG_PATH}`,
    language: site.locale.default,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_html: item.html,
      summary: item.summary,
      ...(item.picture && { image: item.picture.url }),
      date_published: new Date(item.published).toISOString(),
      date_modified: new Date(item.updated).toISOString(),
      ...(item.author !== "" && { authors: [{ name: item.author }] }),
    })),
  };
  return { path: JSON_FEED_PATH, content: `${JSON.stringify(feed)}\n` };
}

import { escapeHtml } from "../../model/html.ts";
import type { RenderContext } from "../render-context.ts";
import type { TextFile } from "../sitemap.ts";
import type { NewsItem } from "./news.ts";

/** The path of the RSS feed (contract, section 5). */
export const RSS_PATH = "feed.xml";

const NAMESPACES = [
  `xmlns:atom="http://www.w3.org/2005/Atom"`,
  `xmlns:content="http://purl.org/rss/1.0/modules/content/"`,
  `xmlns:dc="http://purl.org/dc/elements/1.1/"`,
  `xmlns:media="http://search.yahoo.com/mrss/"`,
].join(" ");

/** @returns the news as RSS 2.0 with the full text of each article */
export function renderRss(items: readonly NewsItem[], { site, origin }: RenderContext): TextFile {
  const latest = items.reduce((last, { updated }) => Math.max(last, updated), 0);
  const channel = [
    element("title", site.title),
    element("link", `${origin}/`),
    element("description", `Nyheter fra ${site.title}`),
    element("language", site.locale.default),
    `<atom:link href="${origin}/${RSS_PATH}" rel="self" type="application/rss+xml"/>`,
    latest === 0 ? "" : element("lastBuildDate", new Date(latest).toUTCString()),
    ...items.map(rssItem),
  ];
  return {
    path: RSS_PATH,
    content:
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}>\n<channel>\n` +
      `${channel.filter((line) => line !== "").join("\n")}\n</channel>\n</rss>\n`,
  };
}

function rssItem({ id, url, title, summary, html, author, picture, ...times }: NewsItem): string {
  const lines = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    element("pubDate", new Date(times.published).toUTCString()),
    element("atom:updated", new Date(times.updated).toISOString()),
    author === "" ? "" : element("dc:creator", author),
    element("description", summary),
    `<content:encoded>${characterData(html)}</content:encoded>`,
    picture
      ? `<media:content url="${xmlText(picture.url)}" medium="image" width="${picture.width}" height="${picture.height}"/>`
      : "",
  ];
  return `<item>\n${lines.filter((line) => line !== "").join("\n")}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

function xmlText(text: string): string {
  return escapeHtml(withoutForbidden(text));
}

/** @returns a CDATA section; its end inside the text is split over two sections */
function characterData(html: string): string {
  return `<![CDATA[${withoutForbidden(html).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** Characters that no XML document may have, not even as a reference (XML 1.0, section 2.2). */
function withoutForbidden(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}

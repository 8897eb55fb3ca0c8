import { parseRssFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import type { Article } from "../../../src/model/article.ts";
import { absoluteHtml } from "../../../src/render/feeds/news.ts";
import { anArticle } from "../../builders.ts";
import { files } from "./rendered-site.ts";

interface JsonFeed {
  readonly feed_url: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

function feeds(...articles: readonly Partial<Article>[]) {
  const output = files({ snapshot: { articles: articles.map((each) => anArticle(each)) } });
  return {
    rss: output.get("feed.xml") ?? "",
    json: JSON.parse(output.get("feed.json") ?? "{}") as JsonFeed,
  };
}

/** The texts of an element in a feed, CDATA sections joined, references resolved. */
function textsOf(xml: string, name: string): readonly string[] {
  const elements = xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"));
  return [...elements].map(([, inner = ""]) =>
    inner.startsWith("<![CDATA[")
      ? inner.replace(/<!\[CDATA\[(.*?)\]\]>/gs, "$1")
      : inner.replace(/&(lt|gt|quot|#39|amp);/g, (_all, entity: string) => ENTITIES[entity] ?? ""),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  amp: "&",
};

const day = (number: number) => Date.UTC(2026, 9, number, 10);

describe("the feeds", () => {
  it("have the news and nothing else, newest first, both the same", () => {
    const { rss, json } = feeds(
      { id: "a", slug: "a", createdAt: day(1), order: -5 },
      { id: "b", slug: "b", createdAt: day(3) },
      { id: "c", slug: "c", createdAt: day(2), category: "general" },
      { id: "d", slug: "../d", createdAt: day(4) },
    );
    expect(textsOf(rss, "guid")).toEqual(["b@kultursal.example", "a@kultursal.example"]);
    expect(json.items.map(({ id }) => id)).toEqual(textsOf(rss, "guid"));
    expect(json.feed_url).toBe("https://kultursal.example/feed.json");
    expect(rss).toContain('<atom:link href="https://kultursal.example/feed.xml" rel="self"');
  });

  it("are bounded to the fifty newest", () => {
    const articles = Array.from({ length: 60 }, (_, index) => ({
      id: `a${index}`,
      slug: `a${index}`,
      createdAt: day(1) + index,
    }));
    const { rss, json } = feeds(...articles);
    expect(json.items).toHaveLength(50);
    expect(json.items[0]).toMatchObject({ id: "a59@kultursal.example" });
    expect(textsOf(rss, "guid")).toHaveLength(50);
  });

  it("tell when an article was published and when it changed, and when the newest changed", () => {
    const { rss, json } = feeds({ createdAt: day(1), updatedAt: day(5) });
    expect(textsOf(rss, "pubDate")).toEqual(["Thu, 01 Oct 2026 10:00:00 GMT"]);
    expect(textsOf(rss, "lastBuildDate")).toEqual(["Mon, 05 Oct 2026 10:00:00 GMT"]);
    expect(json.items[0]).toMatchObject({
      date_published: "2026-10-01T10:00:00.000Z",
      date_modified: "2026-10-05T10:00:00.000Z",
    });
  });

  it("keep an article's identity when its title and address change", () => {
    const [before, after] = [feeds({}), feeds({ slug: "ny", title: "Ny" })];
    expect(textsOf(after.rss, "guid")).toEqual(textsOf(before.rss, "guid"));
    expect(textsOf(after.rss, "link")).not.toEqual(textsOf(before.rss, "link"));
  });

  it("have the whole text, with absolute addresses and the picture", () => {
    const content = '<p>Se <a href="/kinoprogram?a=1&amp;b=2">her</a>.</p>';
    const { rss, json } = feeds({ content, image: "https://pictures.example/a.jpg" });
    const absolute = content.replace("/kino", "https://kultursal.example/kino");
    expect(textsOf(rss, "content:encoded")).toEqual([absolute]);
    expect(json.items[0]?.content_html).toBe(absolute);
    expect(json.items[0]?.image).toContain("https://pictures.example/a.jpg?w=1920");
    expect(rss).toContain('<media:content url="https://pictures.example/a.jpg?w=1920&amp;');
  });

  it("cannot be broken by what an article says", () => {
    const hostile = `]]></content:encoded><script>&"'\u0008\ufffe`;
    const { rss, json } = feeds({ title: hostile, author: hostile, content: hostile });
    const clean = hostile.replace(/[\u0008\ufffe]/g, "");
    const [item] = parseRssFeed(rss).items ?? [];
    expect(item).toMatchObject({ title: clean, content: { encoded: clean } });
    expect(textsOf(rss, "content:encoded")).toHaveLength(1);
    expect(rss.match(/<item>/g)).toHaveLength(1);
    expect(textsOf(rss, "dc:creator")).toEqual([clean]);
    expect(rss).not.toMatch(/[\u0000-\u0008\ufffe]/);
    expect(json.items[0]?.title).toBe(hostile);
    // What is outside CDATA sections has no markup of the article's.
    expect(rss.replace(/<!\[CDATA\[.*?\]\]>/gs, "")).not.toContain("<script>");
  });

  it("are there, and whole, when there is no news", () => {
    const { rss, json } = feeds();
    expect(rss).toContain("<channel>");
    expect(rss).not.toContain("lastBuildDate");
    expect(json.items).toEqual([]);
  });

  it("are announced on every page, and so is the calendar", () => {
    const html = files().get("index.html") ?? "";
    for (const [type, href] of [
      ["application/rss+xml", "/feed.xml"],
      ["application/feed+json", "/feed.json"],
      ["text/calendar", "/calendar.ics"],
    ]) {
      expect(html).toMatch(
        new RegExp(
          `<link rel="alternate" type="${type?.replace("+", "\\+")}"[^>]* href="${href}">`,
        ),
      );
    }
  });
});

describe("addresses in a feed", () => {
  it.each([
    ["/kinoprogram", "https://kultursal.example/kinoprogram"],
    ["annet", "https://kultursal.example/article/annet"],
    ["#slik", "https://kultursal.example/article/kinoklubb#slik"],
    ["?a=1&amp;b=2", "https://kultursal.example/article/kinoklubb?a=1&amp;b=2"],
    ["//andre.example/x", "https://andre.example/x"],
    ["mailto:post@kultursal.example", "mailto:post@kultursal.example"],
    ["https://andre.example/?a=1&amp;b=2", "https://andre.example/?a=1&amp;b=2"],
    ["http://[", "http://["],
  ])("%s is read from the article's own page", (address, absolute) => {
    const base = "https://kultursal.example/article/kinoklubb";
    expect(absoluteHtml(`<a href="${address}">x</a>`, base)).toBe(`<a href="${absolute}">x</a>`);
  });
});

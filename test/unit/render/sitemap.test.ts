import { describe, expect, it } from "vitest";
import {
  anArticle,
  anEvent,
  aPage,
  aProduction,
  aSite,
  detailPages,
  source,
} from "../../builders.ts";
import { files, type Given } from "./rendered-site.ts";

const FRONT = aPage({ path: "/", title: "Forside" });
const UPDATED = Date.UTC(2026, 9, 1, 10);

function entriesOf(given: Given): Readonly<Record<string, string>> {
  const sitemap = files(given).get("sitemap.xml") ?? "";
  const entries = [
    ...sitemap.matchAll(/<url><loc>https:\/\/kultursal\.example([^<]*)<\/loc>(.*?)<\/url>/g),
  ];
  return Object.fromEntries(entries.map(([, path = "", rest = ""]) => [path, rest]));
}

describe("the sitemap", () => {
  it("tells when content changed, never when the site was built", () => {
    const snapshot = {
      articles: [anArticle({ updatedAt: UPDATED })],
      events: [
        anEvent({ updatedAt: UPDATED - 2000 }),
        anEvent({ id: "e2", updatedAt: UPDATED - 1000 }),
      ],
    };
    const listing = aPage({
      path: "/program",
      sources: [source("films", "production", true, { object: "movie" })],
    });
    const entries = entriesOf({ snapshot, pages: [FRONT, listing, ...detailPages] });
    expect(entries).toEqual({
      "/": "",
      "/program": "<lastmod>2026-10-01T11:59:59+02:00</lastmod>",
      "/den-lange-veien-dxm-1": "<lastmod>2026-10-01T11:59:59+02:00</lastmod>",
      "/article/kinoklubb": "<lastmod>2026-10-01T12:00:00+02:00</lastmod>",
    });
    const later = { ...snapshot, fetchedAt: "2026-11-21T15:00:00.000Z" };
    expect(entriesOf({ snapshot: later, pages: [FRONT, listing, ...detailPages] })).toEqual(
      entries,
    );
  });

  it("names the picture of a page, as an XML text", () => {
    const url = "https://pictures.example/a.jpg";
    const productions = [aProduction({ assets: [{ type: "poster", url }] })];
    expect(entriesOf({ snapshot: { productions } })["/den-lange-veien-dxm-1"]).toMatch(
      /^<image:image><image:loc>https:\/\/pictures\.example\/a\.jpg\?w=1920&amp;h=750&amp;[^<]*<\/image:loc><\/image:image>$/,
    );
  });

  it("leaves out pages that are kept from search engines", () => {
    const pages = [FRONT, aPage({ path: "/min-side", noindex: true }), aPage({ path: "/om-oss" })];
    expect(Object.keys(entriesOf({ pages }))).toEqual(["/", "/om-oss"]);
  });

  it("is split above fifty thousand addresses, with an index", () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => aPage({ path: `/side-${index}` }));
    const output = files({ pages });
    expect(output.get("sitemap.xml")).toContain("https://kultursal.example/sitemap-2.xml");
    expect(output.get("sitemap-1.xml")?.match(/<url>/g)).toHaveLength(50_000);
    expect(output.get("sitemap-2.xml")?.match(/<url>/g)).toHaveLength(1);
  });
});

describe("robots.txt", () => {
  it("lets everything be read but page data, calendars for their followers included", () => {
    const robots = files().get("robots.txt");
    expect(robots).toContain("Disallow: /page-data/\n");
    expect(robots).not.toContain("calendar");
    expect(robots).toContain("Sitemap: https://kultursal.example/sitemap.xml\n");
  });

  it("keeps crawlers away from a site that is not in production", () => {
    const output = files({ snapshot: { site: aSite({ stage: "test" }) } });
    expect(output.get("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    expect(output.get("sitemap.xml")).not.toContain("<url>");
  });
});

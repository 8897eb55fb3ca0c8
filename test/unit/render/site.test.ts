import { describe, expect, it } from "vitest";
import { HEAD_END, HEAD_START } from "../../../src/model/head-markers.ts";
import type { Templates } from "../../../src/model/template.ts";
import { aPage, anArticle, anEvent, aProduction, aSite, NOW, source } from "../../builders.ts";
import { files, units, type Given } from "./rendered-site.ts";

const FILM = "den-lange-veien-dxm-1/index.html";

/** What the structured data of a page says about things of one type. */
function things(html: string | undefined, type: string): readonly Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html ?? "")?.[1] ?? "{}";
  const { "@graph": graph = [] } = JSON.parse(json) as { "@graph"?: Record<string, unknown>[] };
  return graph.filter((thing) => thing["@type"] === type);
}

describe("a page", () => {
  it("is a complete document, titled with the site name and then the page name", () => {
    const html = files().get(FILM) ?? "";
    expect(html).toMatch(/^<!doctype html><html lang="nb"/);
    expect(html).toContain("<title>Kultursalen – Den lange veien</title>");
    expect(html).toContain(
      '<link rel="canonical" href="https://kultursal.example/den-lange-veien-dxm-1">',
    );
    expect(html.trimEnd()).toMatch(/<\/body><\/html>$/);
  });

  it("has page data with the same head and main part", () => {
    const output = files();
    const data = JSON.parse(output.get("page-data/den-lange-veien-dxm-1.json") ?? "{}") as Record<
      string,
      string
    >;
    const html = output.get(FILM) ?? "";
    expect(html).toContain(`${HEAD_START}${data.head ?? "?"}${HEAD_END}`);
    expect(html).toContain(`tabindex="-1">${data.main ?? "?"}</main>`);
    expect(data.path).toBe("/den-lange-veien-dxm-1");
    expect(html).toContain(`data-build="${data.build ?? "?"}"`);
  });

  it("cannot be broken out of by what a record says", () => {
    const title = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>`;
    const html = files({
      snapshot: { productions: [aProduction({ title })], events: [anEvent({ title })] },
      templates: { renderMain: () => "" },
    }).get(FILM);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img");
  });

  it("is kept from search engines when it is over, or the site is not in production", () => {
    const over = { events: [anEvent({ startTime: "2020-01-01T18:00:00+01:00" })] };
    expect(files({ snapshot: over }).get(FILM)).toContain('<meta name="robots" content="noindex">');
    const staging = { site: aSite({ stage: "staging" }) };
    expect(files({ snapshot: staging }).get("index.html")).toContain('content="noindex"');
    expect(files().get(FILM)).not.toContain("noindex");
  });

  it("that throws is named with its path, file, component and sources", () => {
    const renderMain: Templates["renderMain"] = ({ blocks }) => {
      if (blocks.some(({ block }) => block.id === "broken"))
        throw new TypeError("x is no function");
      return "";
    };
    const block = (id: string, data: readonly string[]) => ({
      ...{ component: "PageText", id, hide: false, data, options: {} },
      place: { row: 0, column: 0, order: 0 },
    });
    const page = aPage({
      path: "/brutt",
      sources: [source("films", "production", true, { object: "movie" })],
      blocks: [block("sound", []), block("broken", ["films"])],
    });
    expect(() => files({ templates: { renderMain }, pages: [page] })).toThrow(
      expect.objectContaining({
        code: "render-failed",
        message:
          "/brutt could not be rendered: PageText (block broken) of site/pages/side.md, source films: x is no function",
      }),
    );
  });
});

describe("structured data", () => {
  it("has one screening for each dated performance, with the day's own offset", () => {
    const events = [
      anEvent({ id: "w", startTime: "2026-12-05T20:00:00+01:00" }),
      anEvent({ id: "s", startTime: "2027-06-05T20:00:00+02:00", status: "cancelled" }),
      anEvent({ id: "u", startTime: null }),
    ];
    const found = things(files({ snapshot: { events } }).get(FILM), "ScreeningEvent");
    expect(found.map(({ startDate }) => startDate)).toEqual([
      "2026-12-05T20:00:00+01:00",
      "2027-06-05T20:00:00+02:00",
    ]);
    expect(found.map(({ eventStatus }) => eventStatus)).toEqual([
      "https://schema.org/EventScheduled",
      "https://schema.org/EventCancelled",
    ]);
    expect(found[0]?.offers).toMatchObject({
      price: 130,
      priceCurrency: "NOK",
      url: "https://billett.example/w",
    });
    expect(found[1]).not.toHaveProperty("offers");
  });

  it("describes an article with its dates", () => {
    const html = files({ snapshot: { articles: [anArticle()] } }).get(
      "article/kinoklubb/index.html",
    );
    expect(things(html, "NewsArticle")).toEqual([
      expect.objectContaining({
        headline: "Kinoklubb",
        datePublished: "2025-10-09T10:53:20+02:00",
      }),
    ]);
  });
});

describe("the files of a site", () => {
  it("list every page once in the sitemap, without pages that are over or not canonical", () => {
    const snapshot = {
      productions: [
        aProduction({ pageReference: "veien-DXM1" }),
        aProduction({ id: "p2", parentSlug: "over-dxm-2" }),
      ],
      events: [
        anEvent(),
        anEvent({ id: "e2", productionId: "p2", startTime: "2020-01-01T18:00:00+01:00" }),
      ],
    };
    const sitemap = files({ snapshot }).get("sitemap.xml") ?? "";
    expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
      "https://kultursal.example/",
      "https://kultursal.example/den-lange-veien-dxm-1",
      "https://kultursal.example/article/kinoklubb",
    ]);
  });

  it("have a line and a page for each redirect", () => {
    const redirects = [{ from: "/gammel side", to: "/?a=1&b=2", status: 302 as const }];
    const output = files({ settings: { redirects } });
    // A space is no part of a path that a table can hold: such a line is left out and reported.
    expect(output.get("_redirects")).toBe("");
    const good = files({ settings: { redirects: [{ from: "/æ", to: "/?a=1&b=2", status: 302 }] } });
    expect(good.get("_redirects")).toBe("/%C3%A6 /?a=1&b=2 302\n");
    expect(good.get("æ/index.html")).toContain('content="0; url=/?a=1&amp;b=2"');
  });

  it("have a policy that names exactly the configured services", () => {
    const policy = (given: Given) =>
      /Content-Security-Policy: (.*)/.exec(files(given).get("_headers") ?? "")?.[1];
    expect(policy({})).toContain("connect-src 'self';");
    expect(policy({})).not.toContain("unsafe");
    expect(policy({ settings: { services: { runtime: "https://run.example/v1" } } })).toContain(
      "connect-src 'self' https://run.example;",
    );
    const tracked = policy({ snapshot: { site: aSite({ tracking: { tagManager: "GTM-1" } }) } });
    expect(tracked).toContain("script-src 'self' https://www.googletagmanager.com;");
  });
});

describe("on somebody's own machine", () => {
  it("the policy lets pictures and forms lead to plain http, where records say so", () => {
    const signUp = {
      id: "signup",
      component: "NewsletterSignup" as const,
      locale: "nb",
      data: { heading: "Hei", text: "", action: "http://127.0.0.1:4180/meld-pa" },
    };
    const block = {
      component: "PageText",
      id: "text",
      hide: false,
      place: { row: 0, column: 0, order: 0 },
      data: ["signup"],
      options: {},
    };
    const headers = files({
      snapshot: {
        articles: [anArticle({ content: '<img src="http://127.0.0.1:4181/a.jpg" alt="">' })],
        blockData: [signUp],
      },
      pages: [aPage({ path: "/", blocks: [block] })],
    }).get("_headers");
    expect(headers).toContain("img-src 'self' data: https: http://127.0.0.1:4181;");
    expect(headers).toContain("form-action 'self' https: http://127.0.0.1:4180;");
  });
});

describe("a page's key", () => {
  const keyOf = (given: Given, path = FILM) =>
    units(given).find(({ paths }) => paths[0] === path)?.key;

  it("stays when nothing that the page shows has changed", () => {
    expect(keyOf({ snapshot: { articles: [anArticle({ title: "Ny" })] } })).toBe(keyOf({}));
    const sameDay = new Date(Date.parse(NOW) + 3_600_000).toISOString();
    expect(keyOf({ snapshot: { fetchedAt: sameDay } })).toBe(keyOf({}));
  });

  it.each([
    ["its record", { snapshot: { productions: [aProduction({ title: "Ny" })] } }],
    ["an event of it", { snapshot: { events: [anEvent({ status: "few" as const })] } }],
    ["the site", { snapshot: { site: aSite({ title: "Ny" }) } }],
    ["the settings", { settings: { theme: { variant: "fjord" as const } } }],
    ["the day", { snapshot: { fetchedAt: "2026-11-22T12:00:00.000Z" } }],
  ])("changes with %s", (_what, given) => {
    expect(keyOf(given as Given)).not.toBe(keyOf({}));
  });
});

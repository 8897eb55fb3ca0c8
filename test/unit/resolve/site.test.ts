import { describe, expect, it } from "vitest";
import type { PageDefinition } from "../../../src/model/page.ts";
import type { SiteSettings } from "../../../src/model/settings.ts";
import type { Snapshot, StoredPicture } from "../../../src/model/snapshot.ts";
import { resolveSite } from "../../../src/resolve/site.ts";
import {
  aPage,
  anArticle,
  anEvent,
  aProduction,
  aSite,
  aSnapshot,
  detailPages,
  someSettings,
  source,
} from "../../builders.ts";

function resolve(
  snapshot: Partial<Snapshot>,
  pages: readonly PageDefinition[] = detailPages,
  settings: Partial<SiteSettings> = {},
) {
  return resolveSite({
    snapshot: aSnapshot(snapshot),
    pages,
    settings: someSettings(settings),
    components: new Set(["PageHeading", "PageText", "Schedule", "Cover", "NotFound", "Offline"]),
    layouts: new Set(["default", "wide"]),
  });
}

function pathsOf({ pages }: ReturnType<typeof resolve>): readonly string[] {
  return pages.map(({ path }) => path);
}

describe("routes", () => {
  it("come from fixed pages, film slugs, page references and article slugs", () => {
    const site = resolve(
      {
        productions: [
          aProduction(),
          aProduction({
            id: "p2",
            object: "culture",
            parentSlug: null,
            pageReference: "julekonsert-DXM22",
          }),
        ],
        events: [anEvent(), anEvent({ id: "e2", productionId: "p2" })],
        articles: [anArticle({ slug: "vinn-medlemskap!" })],
      },
      [aPage({ path: "/kinoprogram" }), ...detailPages],
    );
    expect(pathsOf(site)).toEqual([
      "/kinoprogram",
      "/404.html",
      "/offline.html",
      "/den-lange-veien-dxm-1",
      "/julekonsert-DXM22",
      "/article/vinn-medlemskap!",
    ]);
  });

  it("give a fixed page its path before any record", () => {
    const site = resolve({ productions: [aProduction({ parentSlug: "Om-Oss" })] }, [
      aPage({ path: "/om-oss" }),
      ...detailPages,
    ]);
    expect(pathsOf(site).filter((path) => path.toLowerCase() === "/om-oss")).toEqual(["/om-oss"]);
    expect(site.problems).toContainEqual(
      expect.objectContaining({ code: "path-conflict", record: "production p1" }),
    );
  });

  it("never give two pages one data file", () => {
    const site = resolve({ productions: [aProduction({ parentSlug: "om-oss" })] }, [
      aPage({ path: "/om-oss.html" }),
      ...detailPages,
    ]);
    expect(pathsOf(site)).not.toContain("/om-oss");
    expect(site.problems.map(({ code }) => code)).toContain("path-conflict");
  });

  it.each([
    "..",
    "../../etc",
    "/etc/passwd",
    "%2e%2e",
    "a%2Fb",
    "assets",
    "404",
    "",
    "x".repeat(201),
    "a\u0000b",
    ".git",
    "robots.txt",
  ])("are not made from the unusable slug %j, and it is reported", (slug) => {
    const site = resolve({ productions: [aProduction({ parentSlug: slug })] });
    expect(site.pages.filter(({ entity }) => entity?.model === "production")).toEqual([]);
    expect(site.problems).toContainEqual(
      expect.objectContaining({ code: "slug-unusable", record: "production p1" }),
    );
  });

  it.each([
    ["Julekonsert-DXM9", "/Julekonsert-DXM9"],
    ["blåbærskogen", "/blåbærskogen"],
    ["vinn-medlemskap!", "/vinn-medlemskap!"],
    ["bl%C3%A5b%C3%A6r", "/blåbær"],
  ])("are made from the slug %j", (slug, path) => {
    expect(pathsOf(resolve({ productions: [aProduction({ parentSlug: slug })] }))).toContain(path);
  });

  it("share one page where two productions have one slug, with the events of both", () => {
    const site = resolve({
      productions: [aProduction(), aProduction({ id: "p2", title: "Den lange veien 3D" })],
      events: [anEvent(), anEvent({ id: "e2", productionId: "p2" })],
    });
    const page = site.pages.find(({ path }) => path === "/den-lange-veien-dxm-1");
    expect(page?.sources.events?.items.map(({ id }) => id)).toEqual(["e1", "e2"]);
    expect(page?.entity?.record.id).toBe("p1");
    expect(site.problems).toContainEqual(expect.objectContaining({ code: "slug-duplicate" }));
    expect(site.productions.map(({ path }) => path)).toEqual([page?.path, page?.path]);
  });

  it("build a film's event page too, with the film page as its canonical address", () => {
    const site = resolve({ productions: [aProduction({ pageReference: "veien-DXM1" })] });
    const page = site.pages.find(({ path }) => path === "/veien-DXM1");
    expect(page?.meta.canonicalPath).toBe("/den-lange-veien-dxm-1");
  });

  it("leave member pages out of a site whose first partner has no backend", () => {
    const pages = [aPage({ path: "/logg-inn", membersOnly: true })];
    expect(pathsOf(resolve({}, pages))).not.toContain("/logg-inn");
    const withBackend = resolve({ site: aSite({ partners: [118] }) }, pages, {
      services: { membership: { 118: "https://medlem.example" } },
    });
    expect(pathsOf(withBackend)).toContain("/logg-inn");
  });
});

describe("sources", () => {
  it("hold every filter, and an event may be asked for its production's properties", () => {
    const culture = aProduction({ id: "p2", object: "culture", typeText: "Kirkejubileum" });
    const site = resolve(
      {
        productions: [aProduction(), culture],
        events: [anEvent(), anEvent({ id: "e2", productionId: "p2" })],
      },
      [
        aPage({
          sources: [
            source("church", "production", true, { object: "culture", typeText: "Kirkejubileum" }),
            source("films", "event", true, { "production.object": "movie" }),
            source("now", "production", true, { "class.title": "På kino nå" }),
            source("none", "production", true, { object: "movie", typeText: "Kirkejubileum" }),
          ],
        }),
      ],
    );
    const ids = Object.values(site.pages[0]?.sources ?? {}).map(({ items }) =>
      items.map(({ id }) => id),
    );
    expect(ids).toEqual([["p2"], ["e1"], ["p1", "p2"], []]);
  });

  it("leave out what is over, but still build its page and say so", () => {
    const site = resolve({ events: [anEvent({ startTime: "2026-11-21T09:59:00+01:00" })] }, [
      aPage({ sources: [source("films", "production", true, { object: "movie" })] }),
      ...detailPages,
    ]);
    expect(site.pages[0]?.sources.films?.items).toEqual([]);
    expect(site.productions).toEqual([]);
    const page = site.pages.find(({ path }) => path === "/den-lange-veien-dxm-1");
    expect(page?.meta.isOver).toBe(true);
  });

  it("keep a performance until three hours after its start, or until its end time", () => {
    const site = resolve({
      events: [
        anEvent({ id: "running", startTime: "2026-11-21T10:01:00+01:00" }),
        anEvent({
          id: "ended",
          startTime: "2026-11-21T11:00:00+01:00",
          endTime: "2026-11-21T12:59:00+01:00",
        }),
      ],
    });
    expect(site.events.map(({ id }) => id)).toEqual(["running"]);
  });

  it("list events by start time with undated ones last", () => {
    const site = resolve({
      events: [
        anEvent({ id: "undated", startTime: null }),
        anEvent({ id: "later", startTime: "2026-12-24T18:00:00+01:00" }),
        anEvent({ id: "sooner", startTime: "2026-11-22T18:00:00+01:00" }),
        anEvent({ id: "undated2", startTime: null }),
      ],
    });
    expect(site.events.map(({ id }) => id)).toEqual(["sooner", "later", "undated", "undated2"]);
  });
});

describe("events", () => {
  it("are bought at the checkout under their percent-encoded id, unless they cannot be bought", () => {
    const site = resolve({
      events: [anEvent({ id: "a/b" }), anEvent({ id: "c", status: "soldout" })],
    });
    expect(site.events.map(({ checkoutUrl }) => checkoutUrl)).toEqual([
      "https://billett.example/a%2Fb",
      undefined,
    ]);
  });
});

describe("blocks", () => {
  const block = (over: object) => ({
    component: "Schedule",
    id: "b",
    hide: false,
    place: { row: 0, column: 0, order: 0 },
    data: [],
    options: {},
    ...over,
  });

  it("are sorted by place, and hidden ones are left out", () => {
    const page = aPage({
      blocks: [
        block({ id: "second", place: { row: 0, column: 0, order: 2 } }),
        block({ id: "hidden", hide: true }),
        block({ id: "first", place: { row: 0, column: 0, order: 1 } }),
      ],
    });
    const blocks = resolve({}, [page]).pages[0]?.blocks.map(({ block: { id } }) => id);
    expect(blocks).toEqual(["first", "second"]);
  });

  it("of an unknown component are reported, and the page is built without them", () => {
    const site = resolve({}, [aPage({ blocks: [block({ component: "Marquee" })] })]);
    expect(site.pages[0]?.blocks).toEqual([]);
    expect(site.problems).toContainEqual(
      expect.objectContaining({ code: "block-unknown", path: "site/pages/side.md" }),
    );
  });

  it("are in the default layout where the page asks for one that does not exist", () => {
    const site = resolve({}, [aPage({ layout: "wide" }), aPage({ path: "/a", layout: "cinema" })]);
    const layouts = site.pages.map(({ definition }) => definition.layout);
    expect(layouts.slice(0, 2)).toEqual(["wide", "default"]);
    expect(site.problems.filter(({ code }) => code === "layout-unknown")).toHaveLength(1);
  });

  it("get the block data and the sources that they name", () => {
    const cover = {
      id: "side-cover",
      component: "Cover" as const,
      locale: "nb",
      data: { image: "", alt: "", heading: "Hei" },
    };
    const page = aPage({
      blocks: [block({ component: "Cover", data: ["side-cover", "films", "missing"] })],
      sources: [source("films", "event", true, {})],
    });
    const site = resolve({ blockData: [cover] }, [page]);
    expect(site.pages[0]?.blocks[0]?.data).toEqual([cover]);
    expect(site.pages[0]?.blocks[0]?.sources[0]?.items).toHaveLength(1);
    expect(site.problems).toContainEqual(expect.objectContaining({ code: "block-data-missing" }));
  });
});

describe("redirects", () => {
  const redirect = (from: string, to: string) => ({ from, to, status: 301 as const });

  it("are collapsed to the end of their chain, and loops are left out and reported", () => {
    const site = resolve({}, [aPage()], {
      redirects: [
        redirect("/a", "/b/"),
        redirect("/b", "/side?x=1#y"),
        redirect("/loop", "/pool"),
        redirect("/pool", "/loop"),
        redirect("/side", "/elsewhere"),
        redirect("/evil", "javascript:alert(1)"),
        redirect("/out", "//evil.example"),
      ],
    });
    expect(site.redirects.map(({ from, to }) => [from, to])).toEqual([
      ["/a", "/side?x=1#y"],
      ["/b", "/side?x=1#y"],
    ]);
    expect(site.problems.map(({ code }) => code)).toEqual([
      "redirect-shadowed",
      "redirect-invalid",
      "redirect-invalid",
      "redirect-loop",
      "redirect-loop",
    ]);
  });

  it.each([
    ["/Side", "redirect-shadowed"],
    ["/side/index.html", "redirect-shadowed"],
    ["/GAMMEL", "redirect-invalid"],
    ["/gammel/index.html", "redirect-invalid"],
    ["/feed.xml", "redirect-invalid"],
    ["/assets/gammel", "redirect-invalid"],
    ["/a//b", "redirect-invalid"],
    ["/%2e%2e/b", "redirect-invalid"],
    ["/linje%0Askift", "redirect-invalid"],
  ])("from %s would be a file that is taken, or none: it is left out", (from, code) => {
    const site = resolve({}, [aPage()], {
      redirects: [redirect("/gammel", "/side"), redirect(from, "/side")],
    });
    expect(site.redirects.map((each) => each.from)).toEqual(["/gammel"]);
    expect(site.problems).toEqual([expect.objectContaining({ code, path: from })]);
  });
});

describe("menus", () => {
  it("lead to pages that exist, to addresses, and to the checkout", () => {
    const item = (id: string, path: string) => ({ id, label: id, path });
    const site = resolve({}, [aPage()], {
      menus: {
        header: [
          item("a", "/side"),
          item("b", "/borte"),
          item("c", "checkout:gave 1"),
          item("d", "https://leie.example"),
        ],
        footer: [],
      },
    });
    expect(site.menus.header.map(({ path }) => path)).toEqual([
      "/side",
      "https://billett.example/gave%201",
      "https://leie.example",
    ]);
    expect(site.problems).toContainEqual(
      expect.objectContaining({ code: "menu-dead", path: "/borte" }),
    );
  });
});

describe("metadata", () => {
  it("of a film page is bound to the film's title, summary and features", () => {
    const features = [
      { label: "Sjanger", value: "Drama" },
      { label: "Aldersgrense", value: "12 år" },
    ];
    const site = resolve({ productions: [aProduction({ features })] });
    const page = site.pages.find(({ entity }) => entity);
    expect(page?.meta).toMatchObject({
      title: "Den lange veien",
      description: "En film om en vei. Drama, 12 år.",
    });
  });

  it("takes the text of the body where there is no summary", () => {
    const contents = { body: "<h2>Om</h2><p>Far &amp; sønn.</p>", summary: "" };
    const site = resolve({ productions: [aProduction({ contents })] });
    expect(site.pages.find(({ entity }) => entity)?.meta.description).toBe("Om Far & sønn.");
  });
});

describe("dead links", () => {
  it("in texts are reported with the record they stand in", () => {
    const content = '<p><a href="/kinoprogram">Program</a> <a href="/borte?x=1">Borte</a></p>';
    const site = resolve({ articles: [anArticle({ content })] }, [aPage({ path: "/kinoprogram" })]);
    expect(site.problems).toEqual([
      expect.objectContaining({ code: "link-dead", record: "article a1" }),
    ]);
  });
});

describe("a snapshot that was fetched for the other picture mode", () => {
  const stored = {
    url: "https://p.example/a.jpg",
    file: "a.jpg",
    width: 1,
    height: 1,
    colour: "#fff",
  };
  const article = anArticle({ image: stored.url });
  const codes = (mode: "cdn" | "local", pictures: readonly StoredPicture[]) =>
    resolve({ articles: [article], pictures }, undefined, { pictures: { mode } }).problems.map(
      ({ code }) => code,
    );

  it("is reported either way", () => {
    expect(codes("local", [])).toContain("picture-mode-changed");
    expect(codes("cdn", [stored])).toContain("picture-mode-changed");
  });

  it("is told from one that fits", () => {
    expect(codes("local", [stored])).not.toContain("picture-mode-changed");
    expect(codes("cdn", [])).not.toContain("picture-mode-changed");
  });
});

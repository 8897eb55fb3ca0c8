import { describe, expect, it } from "vitest";
import type { PageDefinition } from "../../../src/model/page.ts";
import { explainPage } from "../../../src/resolve/explain.ts";
import { explainAbsence, type AbsenceClues } from "../../../src/resolve/explain-absence.ts";
import { resolveSite, type ResolveInput } from "../../../src/resolve/site.ts";
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

interface Given {
  readonly snapshot?: Parameters<typeof aSnapshot>[0];
  readonly pages?: readonly PageDefinition[];
  readonly settings?: Parameters<typeof someSettings>[0];
}

function inputOf({ snapshot, pages = [FRONT, ...detailPages], settings }: Given): ResolveInput {
  return {
    snapshot: aSnapshot(snapshot),
    pages,
    settings: someSettings(settings),
    components: new Set(["Schedule", "Cover", "NotFound", "Offline", "PageHeading"]),
  };
}

function explained(path: string, given: Given = {}) {
  const input = inputOf(given);
  const page = explainPage(path, input, resolveSite(input));
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

function absent(path: string, given: Given = {}, clues: Partial<AbsenceClues> = {}) {
  const input = inputOf(given);
  const resolved = resolveSite(input);
  expect(explainPage(path, input, resolved)).toBeUndefined();
  return explainAbsence(path, input, resolved, { previous: undefined, isFile: false, ...clues });
}

const block = (over: object) => ({
  component: "Schedule",
  id: "b",
  hide: false,
  place: { row: 0, column: 0, order: 0 },
  data: [],
  options: {},
  ...over,
});

const FRONT = aPage({ path: "/", file: "site/pages/index.md" });

describe("a page that exists", () => {
  const cover = {
    id: "side-cover",
    component: "Cover" as const,
    locale: "nb",
    data: { image: "", alt: "", heading: "Hei" },
  };
  const page = aPage({
    path: "/side",
    blocks: [
      block({ id: "second", place: { row: 0, column: 0, order: 1 }, data: ["films"] }),
      block({ id: "hidden", hide: true, component: "Cover", data: ["side-cover", "films"] }),
      block({ id: "first", data: ["side-cover"], component: "Cover" }),
      block({ id: "unknown", component: "Marquee" }),
    ],
    sources: [
      source("films", "event", true, { "production.object": "movie" }),
      source("unused", "article", true, {}),
    ],
  });
  const given = { pages: [page, ...detailPages], snapshot: { blockData: [cover] } };

  it("names its file, and its blocks as the page has them, then those that are not shown", () => {
    const { page: definition, blocks } = explained("/side", given);
    expect(definition).toMatchObject({ file: "site/pages/side.md", path: "/side" });
    expect(blocks.map(({ id, state }) => [id, state])).toEqual([
      ["first", "shown"],
      ["second", "shown"],
      ["hidden", "hidden"],
      ["unknown", "left out"],
    ]);
  });

  it("tells for each block its block data, sources, filters and records", () => {
    const { blocks, otherSources } = explained("/side", given);
    expect(blocks[1]?.sources).toEqual([
      {
        name: "films",
        model: "event",
        collection: true,
        filters: [{ property: "production.object", value: "movie", operator: "eq" }],
        records: [
          {
            model: "event",
            id: "e1",
            title: "Den lange veien",
            startTime: "2026-11-21T18:00:00+01:00",
          },
        ],
      },
    ]);
    expect(blocks[2]).toMatchObject({ blockData: ["side-cover"], sources: [{ name: "films" }] });
    expect(otherSources).toMatchObject([{ name: "unused", records: [{ id: "a1" }] }]);
  });

  it("names the problems of its file and its record, and no others", () => {
    const features = { productions: [aProduction(), aProduction({ id: "p2", parentSlug: "a/b" })] };
    const codes = explained("/side", { ...given, snapshot: features }).problems.map(
      ({ code }) => code,
    );
    expect(codes).toEqual(["block-data-missing", "block-unknown"]);
  });

  it("of a record tells the parameter, the record, and the filters with the parameter in them", () => {
    const page = explained("/den-lange-veien-dxm-1");
    expect(page.params).toEqual({ production: "den-lange-veien-dxm-1" });
    expect(page.record).toEqual({ model: "production", id: "p1", title: "Den lange veien" });
    expect(page.otherSources[0]?.filters).toEqual([
      { property: "object", value: "movie", operator: "eq" },
      {
        property: "parentSlug",
        value: "den-lange-veien-dxm-1",
        written: ":production",
        operator: "eq",
      },
    ]);
  });

  it("names the files that are made for it", () => {
    const files = explained("/den-lange-veien-dxm-1").files.map(({ path }) => path);
    expect(files).toEqual([
      "den-lange-veien-dxm-1/index.html",
      "page-data/den-lange-veien-dxm-1.json",
      "calendar/produksjon/p1.ics",
      "calendar/forestilling/e1.ics",
    ]);
    expect(explained("/").files.map(({ path }) => path)).toEqual([
      "index.html",
      "page-data/index.json",
      "calendar.ics",
    ]);
  });

  it("names the redirects that lead to it, by a chain too, and those that it shadows", () => {
    const redirect = (from: string, to: string) => ({ from, to, status: 301 as const });
    const redirects = [
      redirect("/a", "/b"),
      redirect("/b", "/side/?x=1"),
      redirect("/side", "/c"),
      redirect("/c", "/d"),
    ];
    const page = explained("/side", { ...given, settings: { redirects } });
    expect(page.redirects.map(({ from, end }) => [from, end])).toEqual([
      ["/a", "/side/?x=1"],
      ["/b", "/side/?x=1"],
      ["/side", undefined],
    ]);
    expect(page.problems).toContainEqual(expect.objectContaining({ code: "redirect-shadowed" }));
  });
});

describe("metadata", () => {
  const from = (path: string, given: Given = {}) => {
    const { title, description, image } = explained(path, given).meta;
    return [title.from, description.from, image.from];
  };

  it("of a page comes from its metadata, else from its title and text", () => {
    const meta = { nb: { title: "T", description: "D", image: "https://p.example/a.jpg" } };
    const pages = [aPage({ path: "/a", meta, file: "a.md" }), aPage({ path: "/b", file: "b.md" })];
    expect(from("/a", { pages })).toEqual([
      "a.md: meta.nb.title",
      "a.md: meta.nb.description",
      "a.md: meta.nb.image",
    ]);
    expect(from("/b", { pages })).toEqual(["b.md: title", "b.md: text", "b.md: no picture"]);
  });

  it("of a film comes from its title, summary and features, and its first picture", () => {
    const production = aProduction({
      features: [{ label: "Aldersgrense", value: "9 år" }],
      assets: [{ type: "poster", url: "https://p.example/a.jpg" }],
    });
    expect(from("/den-lange-veien-dxm-1", { snapshot: { productions: [production] } })).toEqual([
      "production p1: title",
      "production p1: contents.summary, feature Aldersgrense",
      "production p1: asset poster",
    ]);
    const bare = aProduction({ contents: { body: "<p>Tekst.</p>", summary: "" } });
    expect(from("/den-lange-veien-dxm-1", { snapshot: { productions: [bare] } })[1]).toBe(
      "production p1: contents.body",
    );
  });

  it("of an article comes from its title, content and image", () => {
    const articles = [anArticle({ image: "https://p.example/a.jpg" })];
    expect(from("/article/kinoklubb", { snapshot: { articles } })).toEqual([
      "article a1: title",
      "article a1: content",
      "article a1: image",
    ]);
  });
});

describe("a page that sitemap and search leave out", () => {
  const why = (path: string, given: Given = {}) => explained(path, given).meta.unlistedBecause;

  it("says why, and others do not", () => {
    expect(why("/den-lange-veien-dxm-1")).toBeUndefined();
    expect(why("/404.html")).toBe("built-in page says noindex");
    expect(why("/", { snapshot: { site: aSite({ stage: "test" }) } })).toBe(
      "the site's stage is test",
    );
    const events = [anEvent({ startTime: "2026-11-20T18:00:00+01:00" })];
    expect(why("/den-lange-veien-dxm-1", { snapshot: { events } })).toBe(
      "every performance is over",
    );
    const productions = [aProduction({ pageReference: "veien-DXM1" })];
    expect(why("/veien-DXM1", { snapshot: { productions } })).toBe(
      "its canonical address is /den-lange-veien-dxm-1",
    );
  });
});

describe("a path without a page", () => {
  it("is nobody's: says what was looked for, and what is nearest", () => {
    const pages = [FRONT, aPage({ path: "/kinoprogram" }), ...detailPages];
    const { reasons, nearest } = absent("/kinoprogrm", { pages });
    expect(reasons).toEqual([
      "no page of the site folder has this path, " +
        'no production has the pageReference "kinoprogrm" (site/pages/arrangement.md), ' +
        'no production has the parentSlug "kinoprogrm" (site/pages/film.md)',
    ]);
    expect(nearest).toEqual(["/kinoprogram"]);
    expect(absent("/xyz").nearest).toEqual(["/"]);
  });

  it("redirects: says where to, and that is the nearest", () => {
    const redirects = [{ from: "/gammel/", to: "/side?x", status: 308 as const }];
    const pages = [FRONT, aPage()];
    const { reasons, nearest } = absent("/gammel", { pages, settings: { redirects } });
    expect(reasons).toEqual(["a redirect (308) leads from it to /side?x"]);
    expect(nearest).toEqual(["/side"]);
  });

  it("redirects to itself: says that the line was left out", () => {
    const redirects = [{ from: "/a", to: "/a/", status: 301 as const }];
    expect(absent("/a", { settings: { redirects } }).reasons).toEqual([
      "The redirect from /a leads back to itself and was left out",
    ]);
  });

  it.each([
    ["..", "/.."],
    ["%2e%2e", "/.."],
    ["a/b", "/a/b"],
    ["assets", "/assets"],
    ["Robots.txt", "/robots.txt"],
  ])("is claimed by the unusable slug %j: says why that is", (parentSlug, path) => {
    const { reasons } = absent(path, { snapshot: { productions: [aProduction({ parentSlug })] } });
    expect(reasons[0]).toMatch(/^The slug .*: no page is built for "Den lange veien"$/);
  });

  it("lost its path to a fixed page: says to which", () => {
    const { reasons, nearest } = absent("/Om-Oss", {
      snapshot: { productions: [aProduction({ parentSlug: "Om-Oss" })] },
      pages: [FRONT, aPage({ path: "/om-oss", file: "site/pages/om-oss.md" }), ...detailPages],
    });
    expect(reasons).toEqual([
      "/Om-Oss of production p1 is already the page of site/pages/om-oss.md: only that one is built",
      "the page is at /om-oss: upper and lower case differ",
    ]);
    expect(nearest).toEqual(["/om-oss"]);
  });

  it("has a record that lacks what the page asks for: says what", () => {
    const productions = [aProduction({ object: "culture", parentSlug: "jul" })];
    expect(absent("/jul", { snapshot: { productions } }).reasons).toEqual([
      "production p1 (Den lange veien) has this parentSlug, but site/pages/film.md asks for object movie and it has culture",
    ]);
  });

  it("is a member page: says what the site lacks", () => {
    const pages = [FRONT, aPage({ path: "/logg-inn", membersOnly: true, file: "inn.md" })];
    expect(absent("/logg-inn", { pages }).reasons).toEqual([
      "inn.md is a member page, and partner 192 has no membership backend",
    ]);
    const site = aSite({ partners: [118] });
    expect(absent("/logg-inn", { pages, snapshot: { site } }).reasons).toEqual([
      "inn.md is a member page, and the address of partner 118's membership backend is not set",
    ]);
  });

  it("is the name of a hidden block: says so", () => {
    const pages = [
      aPage({ path: "/", file: "i.md", blocks: [block({ id: "lenker", hide: true })] }),
    ];
    expect(absent("/lenker", { pages }).reasons).toEqual([
      "lenker is a hidden block of i.md and no page",
    ]);
  });

  it("is a file of the output: says so", () => {
    expect(absent("/feed.xml", {}, { isFile: true }).reasons).toEqual([
      "it is a file of the output and no page",
    ]);
  });
});

describe("a path that had a page before the last fetch", () => {
  const path = "/den-lange-veien-dxm-1";
  const before = (event: Parameters<typeof anEvent>[0] = {}) =>
    resolveSite(inputOf({ snapshot: { events: [anEvent(event)] } }));

  it("is that of a record which is no longer sent", () => {
    const empty = { productions: [], events: [] };
    const later = { ...empty, fetchedAt: "2026-11-22T12:00:00.000Z" };
    const was = "it was the page of production p1 (Den lange veien)";
    expect(absent(path, { snapshot: empty }, { previous: before() }).reasons).toEqual([
      `${was}, which the platform no longer sends`,
    ]);
    expect(absent(path, { snapshot: later }, { previous: before() }).reasons).toEqual([
      `${was}, whose performances are over and which the platform no longer sends`,
    ]);
  });

  it("is that of a record which is elsewhere now, or nowhere", () => {
    const productions = [aProduction({ parentSlug: "veien-dxm-1" })];
    const moved = absent(path, { snapshot: { productions } }, { previous: before() });
    expect(moved.reasons).toEqual([
      "it was the page of production p1 (Den lange veien), which is at /veien-dxm-1 now",
    ]);
    expect(moved.nearest[0]).toBe("/veien-dxm-1");
    const without = { snapshot: { productions: [aProduction({ parentSlug: null })] } };
    expect(absent(path, without, { previous: before() }).reasons).toEqual([
      "it was the page of production p1 (Den lange veien), which has another slug now",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { cleanArticles } from "../../../src/fetch/clean/article.ts";
import { cleanBlockData } from "../../../src/fetch/clean/block-data.ts";
import { cleanSite } from "../../../src/fetch/clean/site.ts";
import { cleanProgramme, cleanSnapshot } from "../../../src/fetch/clean-snapshot.ts";
import type { Problem } from "../../../src/model/problem.ts";
import type { Snapshot } from "../../../src/model/snapshot.ts";
import { anArticle, anEvent, aProduction, aSite, aSnapshot } from "../../builders.ts";
import { aWireArticle, aWireEvent, aWireProduction } from "../../wire-builders.ts";

function collect<Clean>(clean: (report: (problem: Problem) => void) => Clean) {
  const problems: Problem[] = [];
  return { clean: clean((problem) => problems.push(problem)), problems };
}

const articles = (...raws: unknown[]) => collect((report) => cleanArticles(raws, report));
const blockData = (...raws: unknown[]) => collect((report) => cleanBlockData(raws, report));
const site = (raw: unknown) => collect((report) => cleanSite(raw, "192", "GET /sites", report));

/** Code, record and field of each problem. */
const summary = (problems: readonly Problem[]) =>
  problems.map(({ code, record, field }) => [code, record, field].join(" | "));

describe("an article", () => {
  it("goes through without a problem", () => {
    expect(articles(aWireArticle())).toEqual({ clean: [anArticle()], problems: [] });
  });

  it("keeps what is right of it", () => {
    const { clean, problems } = articles(
      aWireArticle({ slug: null, category: "sport", image: "x", thumbnail: null, order: "1" }),
    );
    expect(clean).toEqual([anArticle({ slug: "", category: "general" })]);
    expect(problems.map(({ field }) => field)).toEqual(["slug", "category", "image", "order"]);
  });

  it("with one of its times gets the other from it, and with none is left out", () => {
    const { clean, problems } = articles(
      aWireArticle({ createdAt: "i fjor" }),
      aWireArticle({ id: "a2", createdAt: null, updatedAt: undefined }),
    );
    expect(clean).toEqual([anArticle()]);
    expect(problems.at(-1)).toMatchObject({ code: "record-invalid", record: "article a2" });
  });
});

describe("a time in epoch milliseconds", () => {
  it("that is in seconds is read as such, and reported", () => {
    const { clean, problems } = articles(aWireArticle({ createdAt: 1_700_000_000 }));
    expect(clean[0]?.createdAt).toBe(1_700_000_000_000);
    expect(problems).toMatchObject([
      {
        code: "field-invalid",
        field: "createdAt",
        message:
          "article a1: createdAt is in seconds instead of milliseconds, and was taken as such.",
      },
    ]);
  });

  it.each([0, -1, 1e15, "1700000000000"])("is not %j", (updatedAt) => {
    const { clean, problems } = articles(aWireArticle({ updatedAt }));
    expect(clean[0]?.updatedAt).toBe(clean[0]?.createdAt);
    expect(summary(problems)).toEqual(["field-invalid | article a1 | updatedAt"]);
  });
});

describe("block data", () => {
  const block = (component: string, data: unknown, id = "front-x") => ({
    id,
    component,
    locale: "nb",
    data,
  });

  it("of every component goes through without a problem", () => {
    const cards = {
      heading: "Kort",
      cards: [{ title: "A", href: "/a", image: "https://p.example/a" }],
    };
    const raws = [
      block(
        "Slideshow",
        { slides: [{ image: "https://p.example/1", alt: "", heading: "H" }] },
        "1",
      ),
      block("QuickLinks", cards, "2"),
      block("CardList", { cards: [] }, "3"),
      block("Content", { html: "<p>a</p>" }, "4"),
      block(
        "Cover",
        { image: "https://p.example/1", alt: "b", heading: "H", focalPoint: { x: 0, y: 1 } },
        "5",
      ),
      block("GiftCard", { heading: "G", html: "", checkoutId: "gavekort" }, "6"),
      block(
        "Newsletters",
        { items: [{ title: "N", date: "2026-02-28", href: "https://n.example/1" }] },
        "7",
      ),
      block("NewsletterSignup", { heading: "S", text: "T", action: "https://n.example/paa" }, "8"),
    ];
    expect(blockData(...raws)).toEqual({ clean: raws, problems: [] });
  });

  it("for an unknown component is left out", () => {
    const { clean, problems } = blockData(
      block("Marquee", {}),
      block("Content", { html: "a" }, "b"),
    );
    expect(clean.map(({ id }) => id)).toEqual(["b"]);
    expect(problems).toMatchObject([{ code: "block-unknown", record: "block-data front-x" }]);
    expect(problems[0]?.message).toContain("Marquee");
  });

  it("cannot bring control characters of a terminal into a report", () => {
    const { problems } = blockData(
      { id: "a\u001b[2J", component: "x\n\u001b[31m", locale: "nb", data: {} },
      block("Content", { html: "<x\u001b[1m href=javascript:1 on\u001b[2m=1>" }),
    );
    expect(problems).toHaveLength(2);
    for (const { message } of problems) expect(message).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each([undefined, 5, null])("without a component (%j) is left out", (component) => {
    const { problems } = blockData({ id: "a", component, data: {} });
    expect(summary(problems)).toEqual(["record-invalid | block-data a | component"]);
  });

  it("loses cards that lead nowhere, and addresses of danger", () => {
    const cards = [
      { title: "A", href: "javascript:alert(1)" },
      { title: "B", href: "//evil.example", image: "data:image/png;base64,x" },
      { title: "C", href: "/c" },
    ];
    const { clean, problems } = blockData(block("CardList", { cards }));
    expect(clean[0]?.data).toEqual({
      cards: [
        { title: "B", href: "https://evil.example/" },
        { title: "C", href: "/c" },
      ],
    });
    expect(problems.map(({ field }) => field)).toEqual([
      "data.cards[0].href",
      "data.cards[1].image",
    ]);
  });

  it("of one id is kept as it came last", () => {
    const { clean, problems } = blockData(
      block("Content", { html: "a" }),
      block("Content", { html: "b" }),
    );
    expect(clean).toMatchObject([{ data: { html: "b" } }]);
    expect(problems).toMatchObject([{ code: "block-data-duplicate" }]);
  });
});

describe("a site's own record", () => {
  it("goes through without a problem, its id as a string", () => {
    expect(site({ ...aSite(), id: 192 })).toEqual({ clean: aSite(), problems: [] });
  });

  it("keeps what is right of it", () => {
    const { clean, problems } = site({
      ...aSite(),
      partners: ["192", "x", 118],
      locale: null,
      stage: undefined,
      tracking: { analytics: "G-1", pixel: "');alert(1)//" },
    });
    expect(clean).toEqual(aSite({ partners: [192, 118], tracking: { analytics: "G-1" } }));
    expect(problems.map(({ field }) => field)).toEqual([
      "partners[1]",
      "locale",
      "stage",
      "tracking.pixel",
    ]);
  });

  it("has its host as it stands in addresses", () => {
    const { clean, problems } = site({ ...aSite(), host: "Blåbær.Example:8443" });
    expect(clean.host).toBe("xn--blbr-roah.example:8443");
    expect(problems).toEqual([]);
  });

  it.each([
    { host: "https://kultursal.example/x" },
    { host: "kultursal.example?x" },
    { host: null },
    { title: "" },
  ])("cannot do without %j", (over) => {
    expect(() => site({ ...aSite(), ...over })).toThrow(
      expect.objectContaining({ code: "body-invalid" }) as Error,
    );
  });
});

describe("cleaning a snapshot", () => {
  const clean = aSnapshot({
    productions: [aProduction({ contents: { body: "<h2>A</h2>", summary: "b\nc" } })],
    pictures: [
      {
        url: "https://p.example/a",
        file: `${"0".repeat(32)}.jpg`,
        width: 1,
        height: 2,
        colour: "#aabbcc",
      },
    ],
  });

  it("that is clean gives an equal one", () => {
    expect(cleanSnapshot(clean)).toEqual({ snapshot: clean, problems: [] });
  });

  it("that was mended at the first cleaning changes nothing either", () => {
    const { events, productions } = cleanProgramme(
      [
        aWireEvent({ code: null, venue: { name: "Sal" }, tags: [5], price: { from: 1 } }),
        aWireEvent({ id: "e2", production: aWireProduction({ objectClass: null, contents: 1 }) }),
      ],
      () => undefined,
    );
    const articles = cleanArticles(
      [aWireArticle({ slug: null, image: 1, content: "<p>a<iframe src=//youtu.be/abcdefgh>" })],
      () => undefined,
    );
    const mended = aSnapshot({ events, productions, articles });
    expect(mended).toMatchObject({ events: [{ code: "" }, {}], articles: [{ slug: "" }] });
    expect(cleanSnapshot(mended)).toEqual({ snapshot: mended, problems: [] });
  });

  it("that others changed leaves nothing that may not be built", () => {
    const changed = {
      ...clean,
      productions: [aProduction({ contents: { body: "<script>1</script>", summary: "" } })],
      events: [anEvent(), anEvent({ id: "e2", productionId: "gone" }), { id: "e3" }],
      articles: [anArticle({ title: 5 as unknown as string })],
      pictures: [{ ...clean.pictures[0], file: "../../etc/passwd" }],
    } as Snapshot;
    const { snapshot, problems } = cleanSnapshot(changed);
    expect(snapshot).toMatchObject({
      events: [{ id: "e1" }],
      pictures: [],
      articles: [{ title: "5" }],
    });
    expect(snapshot.productions[0]?.contents.body).toBe("");
    expect(problems.map(({ code }) => code)).toEqual([
      "html-sanitised",
      "event-missing-production",
      "record-invalid",
      "field-invalid",
      "record-invalid",
    ]);
  });
});

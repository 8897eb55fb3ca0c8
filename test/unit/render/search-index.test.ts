import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { SearchPart } from "../../../src/search/entry.ts";
import { anArticle, anEvent, aPage, aProduction, detailPages } from "../../builders.ts";
import { files, type Given } from "./rendered-site.ts";

const FILM_PATH = "/den-lange-veien-dxm-1";

function parts(given: Given = {}): Readonly<Record<"upcoming" | "rest", SearchPart>> {
  const output = files(given);
  const read = (name: string) =>
    JSON.parse(output.get(`search-index/${name}.json`) ?? "") as SearchPart;
  return { upcoming: read("upcoming"), rest: read("rest") };
}

describe("the first index file", () => {
  it("has what visitors look for first: title, facts, people, place and times", () => {
    const features = [
      { label: "Aldersgrense", value: "9 år" },
      { label: "Sjanger", value: "Drama" },
      { label: "Spilletid", value: "104 min" },
      { label: "Regi", value: "Odile Marchevent" },
    ];
    const events = [anEvent({ venue: { id: "v", name: "Kultursalen" }, tags: ["2D"] })];
    const { entries } = parts({
      snapshot: { productions: [aProduction({ features })], events },
    }).upcoming;
    const start = Date.parse("2026-11-21T18:00:00+01:00") / 60_000;
    expect(entries).toEqual([
      {
        type: "event",
        path: FILM_PATH,
        title: "Den lange veien",
        facts: ["Film", "Drama", "9 år"],
        about: [
          ["Regi", "Odile Marchevent"],
          ["Versjon", "2D"],
        ],
        place: "Kultursalen",
        showings: [[start, start + 180, "onsale"]],
      },
    ]);
  });

  it("calls culture what the platform calls it, and an age limit for all by its name", () => {
    const features = [{ label: "Aldersgrense", value: "A" }];
    const page = { parentSlug: null, pageReference: "en-kveld-DXM1" };
    const concert = aProduction({ object: "culture", typeText: "Konsert", features, ...page });
    const { entries } = parts({ snapshot: { productions: [concert] } }).upcoming;
    expect(entries[0]?.facts).toEqual(["Konsert", "Tillatt for alle"]);
  });

  it("has the premiere of a film that has no dates yet", () => {
    const features = [{ label: "Premiere", value: "11. desember 2026" }];
    const productions = [aProduction({ features })];
    const premiereOf = (startTime: string | null) =>
      parts({ snapshot: { productions, events: [anEvent({ startTime })] } }).upcoming.entries[0]
        ?.premiere;
    expect(premiereOf(null)).toBe("11. desember 2026");
    expect(premiereOf("2026-12-11T18:00:00+01:00")).toBeUndefined();
  });
});

it("has a first file of at most 30 kB compressed for 300 productions, no two words of which are alike", () => {
  const word = (seed: string) => hash("sha256", seed).replace(/\d/g, "").slice(0, 8);
  const productions = Array.from({ length: 300 }, (_, number) => {
    const words = Array.from({ length: 10 }, (__, part) => word(`${number} ${part}`));
    return aProduction({
      id: `p${number}`,
      title: words.slice(0, 2).join(" "),
      parentSlug: `${words.slice(0, 2).join("-")}-dxm-${number}`,
      features: [
        { label: "Aldersgrense", value: "12 år" },
        { label: "Sjanger", value: "Drama" },
        { label: "Regi", value: words.slice(2, 4).join(" ") },
        { label: "Skuespillere", value: words.slice(4).join(" ") },
      ],
    });
  });
  const events = productions.map(({ id }, number) =>
    anEvent({
      id: `e${number}`,
      productionId: id,
      startTime: `2026-12-${String(1 + (number % 30)).padStart(2, "0")}T${12 + (number % 9)}:00:00+01:00`,
    }),
  );
  const file = files({ snapshot: { productions, events } }).get("search-index/upcoming.json") ?? "";
  expect((JSON.parse(file) as SearchPart).entries).toHaveLength(300);
  expect(gzipSync(file).length).toBeLessThanOrEqual(30_000);
});

describe("the second index file", () => {
  it("has texts and pictures of the first file's entries, by path", () => {
    const assets = [{ type: "poster", url: "https://bilder.example/plakat.jpg" }];
    const { details } = parts({ snapshot: { productions: [aProduction({ assets })] } }).rest;
    expect(details).toEqual([
      {
        path: FILM_PATH,
        text: "En film om en vei. En film.",
        picture: expect.stringContaining("https://bilder.example/plakat.jpg?w=160&h=240") as string,
      },
    ]);
  });

  it("has articles with author and day, and pages with their description and text", () => {
    const about = aPage({
      path: "/om-oss",
      title: "Om oss",
      meta: { nb: { title: "Om oss", description: "Hvem vi er." } },
      body: "<p>Vi er <b>ti</b>.</p>",
    });
    const { entries } = parts({ pages: [about, ...detailPages] }).rest;
    expect(entries).toEqual([
      { type: "page", path: "/om-oss", title: "Om oss", text: "Hvem vi er. Vi er ti." },
      {
        type: "article",
        path: "/article/kinoklubb",
        title: "Kinoklubb",
        facts: ["Nyhet"],
        about: [["Av", "Redaksjonen"]],
        published: 1_760_000_000_000,
        text: "Bli med.",
      },
    ]);
  });

  it("has long texts cut, so that a browser can hold them all", () => {
    const content = `<p>${"ord ".repeat(10_000)}</p>`;
    const { entries } = parts({ snapshot: { articles: [anArticle({ content })] } }).rest;
    expect(entries[0]?.text?.length).toBe(5_000);
  });
});

it("leaves out pages that are hidden, over, or the front page", () => {
  const pages = [
    aPage({ path: "/", title: "Forside" }),
    aPage({ path: "/min-side", noindex: true }),
    ...detailPages,
  ];
  const past = anEvent({ startTime: "2026-11-20T18:00:00+01:00" });
  const { upcoming, rest } = parts({ pages, snapshot: { events: [past], articles: [] } });
  expect([...upcoming.entries, ...rest.entries]).toEqual([]);
  expect(rest.details).toEqual([]);
});

it("gives a film that has an event page too one entry, at its film page", () => {
  const productions = [aProduction({ pageReference: "den-lange-veien-DXM1" })];
  const { entries } = parts({ snapshot: { productions } }).upcoming;
  expect(entries.map(({ path }) => path)).toEqual([FILM_PATH]);
});

import { describe, expect, it } from "vitest";
import { comingUp } from "../../../src/search/coming-up.ts";
import type { SearchEntry, Showing } from "../../../src/search/entry.ts";
import { highlight, snippet } from "../../../src/search/highlight.ts";
import { SearchIndex } from "../../../src/search/search-index.ts";
import { search } from "../../../src/search/search.ts";
import { timingOf } from "../../../src/search/timing.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

/** A performance that starts in so many days and lasts two hours. */
function inDays(days: number, status: Showing[2] = "onsale"): Showing {
  const start = NOW / 60_000 + days * 1440;
  return [start, start + 120, status];
}

function entry(title: string, over: Partial<SearchEntry> = {}): SearchEntry {
  return { type: "event", path: `/${title}`, title, showings: [inDays(3)], ...over };
}

function indexOf(...entries: SearchEntry[]): SearchIndex {
  const index = new SearchIndex();
  index.add({ entries });
  return index;
}

function found(query: string, ...entries: SearchEntry[]) {
  const { groups, ...rest } = search(indexOf(...entries), query, NOW);
  const titles = groups.map(({ name, entries: hits }) => [name, ...hits.map(({ title }) => title)]);
  return { titles, ...rest };
}

describe("what comes first", () => {
  it("is a title, then a person, then a text", () => {
    const text = entry("Tredje", { text: "Fortalt av Solveig" });
    const person = entry("Andre", { about: [["Regi", "Solveig Nordbakken"]] });
    const title = entry("Solveigs sang");
    expect(found("solveig", text, person, title).titles).toEqual([
      ["event", "Solveigs sang", "Andre"],
      ["mention", "Tredje"],
    ]);
  });

  it("is what is to come before what is over", () => {
    const over = entry("Konsert i går", { showings: [inDays(-1)] });
    const later = entry("Konsert om et år", { showings: [inDays(365)] });
    const soon = entry("Konsert om litt", { showings: [inDays(1)] });
    expect(found("konsert", over, later, soon).titles).toEqual([
      ["event", "Konsert om litt", "Konsert om et år", "Konsert i går"],
    ]);
  });

  it("is the programme, then articles, then pages", () => {
    const page = entry("Konsertsalen", { type: "page" });
    const article = entry("Konsertåret", { type: "article" });
    expect(found("konsert", page, article, entry("Konsertfilm")).titles).toEqual([
      ["event", "Konsertfilm"],
      ["article", "Konsertåret"],
      ["page", "Konsertsalen"],
    ]);
  });

  it("is the page whose whole title was typed", () => {
    const show = entry("Alle vil fortelle om oss");
    const page = entry("Om oss", { type: "page" });
    expect(found("om oss", show, page).titles[0]).toEqual(["page", "Om oss"]);
  });

  it("is the title of which the query is most", () => {
    const long = entry("Ulven som ikke ville hjem");
    expect(found("ulv", long, entry("Ulven")).titles).toEqual([
      ["event", "Ulven", "Ulven som ikke ville hjem"],
    ]);
  });

  it("is the word itself, then a longer one, then a compound, then a synonym", () => {
    const titles = ["Teaterkveld", "Barneteater", "Skuespill", "Teater"].map((title) =>
      entry(title),
    );
    expect(found("teater", ...titles).titles).toEqual([
      ["event", "Teater", "Teaterkveld", "Barneteater", "Skuespill"],
    ]);
  });

  it("is the newer of two articles", () => {
    const day = 86_400_000;
    const article = { type: "article", showings: [] } as const;
    const old = entry("Prisen", { ...article, path: "/a", published: NOW - 800 * day });
    const fresh = entry("Prisen", { ...article, path: "/b", published: NOW - day });
    const { groups } = search(indexOf(old, fresh), "prisen", NOW);
    expect(groups[0]?.entries.map(({ path }) => path)).toEqual(["/b", "/a"]);
  });
});

describe("a query", () => {
  it("finds what has all its words; else what has most of them, and says so", () => {
    const both = entry("Ulv i skogen");
    const one = entry("Ulv på fjellet");
    expect(found("ulv skog", both, one)).toMatchObject({
      titles: [["event", "Ulv i skogen"]],
      isApproximate: false,
    });
    expect(found("ulv skog", one)).toMatchObject({ count: 1, isApproximate: true });
  });

  it("that is misspelt finds what is spelt nearly so, and says so", () => {
    expect(found("konserrt", entry("Konserten"))).toMatchObject({ count: 1, isApproximate: true });
    expect(found("konserten", entry("Konserten")).isApproximate).toBe(false);
  });

  it("finds nothing where nothing is like it", () => {
    const none = { titles: [], count: 0 };
    expect(found("qwerty", entry("Konserten"))).toMatchObject(none);
    expect(found("?!", entry("Konserten"))).toMatchObject(none);
    expect(found("konsert")).toMatchObject(none);
  });

  it("of a few letters is no reason to find words that are only like it", () => {
    expect(found("sal", entry("Sol")).count).toBe(0);
    expect(found("inne", entry("Kvinnen")).count).toBe(0);
  });

  it("of a number finds that number and no longer one", () => {
    expect(found("9", entry("Film", { facts: ["9 år"] })).count).toBe(1);
    expect(found("9", entry("Film", { facts: ["90 år"] })).count).toBe(0);
  });

  it("of a compound finds its parts, and before what only mentions it", () => {
    const mention = entry("Regnskap", { type: "article", text: "Vi hadde én skrekkfilm." });
    const film = entry("Kjelleren", { facts: ["Film", "Skrekk"] });
    expect(found("skrekkfilm", mention, film).titles).toEqual([
      ["event", "Kjelleren"],
      ["mention", "Regnskap"],
    ]);
    expect(found("foreningsfest", entry("Fest i foreningen")).count).toBe(1);
  });
});

it("of a compound that nobody knows finds what it is a kind of, and says so", () => {
  const exhibition = entry("Hender som husker", { facts: ["Utstilling"] });
  expect(found("fotoutstilling", exhibition)).toMatchObject({ count: 1, isApproximate: true });
  expect(found("spiderman", entry("Alle mann"))).toMatchObject({ count: 0 });
});

describe("the index", () => {
  it("takes up texts and pictures of entries that it has, once", () => {
    const index = indexOf(entry("Ulven"));
    const detail = { path: "/Ulven", text: "Den bor i skogen.", picture: "/ulv.webp" };
    index.add({ entries: [], details: [detail, detail, { path: "/ukjent", text: "skogen" }] });
    const { groups, count } = search(index, "skogen", NOW);
    expect(count).toBe(1);
    expect(groups[0]?.entries[0]).toMatchObject({ title: "Ulven", picture: "/ulv.webp" });
  });

  it("answers anew for what was asked before an entry came", () => {
    const index = indexOf();
    expect(search(index, "ulven", NOW).count).toBe(0);
    index.add({ entries: [entry("Ulven"), entry("Ulven")] });
    expect(search(index, "ulven", NOW).count).toBe(1);
  });

  it("knows what is next on the programme", () => {
    const over = entry("Før", { showings: [inDays(-2)] });
    const undated = entry("En gang", { showings: [] });
    const index = indexOf(entry("Siden", { showings: [inDays(9)] }), over, undated, entry("Snart"));
    expect(comingUp(index, 2, NOW).map(({ title }) => title)).toEqual(["Snart", "Siden"]);
  });
});

describe("the time of an event", () => {
  it("is its next performance that has tickets", () => {
    const showings = [inDays(-1), inDays(1, "soldout"), inDays(2, "few"), inDays(3)];
    expect(timingOf(entry("Ulven", { showings }), NOW)).toEqual({
      isOver: false,
      next: { start: NOW + 2 * 86_400_000, status: "few" },
      later: 1,
    });
  });

  it("is the next performance where none has tickets", () => {
    const showings = [inDays(1, "soldout"), inDays(2, "cancelled")];
    expect(timingOf(entry("Ulven", { showings }), NOW).next?.status).toBe("soldout");
  });

  it("goes on until the performance has ended", () => {
    const timing = (minutes: number) =>
      timingOf(entry("Ulven", { showings: [inDays(0)] }), NOW + minutes * 60_000);
    expect(timing(119).isOver).toBe(false);
    expect(timing(120)).toEqual({ isOver: true, next: undefined, later: 0 });
  });

  it("is open where no performance has a date", () => {
    expect(timingOf(entry("Ulven", { showings: [] }), NOW)).toEqual({
      isOver: false,
      next: undefined,
      later: 0,
    });
  });
});

describe("highlighting", () => {
  it("marks whole words as they are written, whichever way they were found", () => {
    const { words } = found("blaabaer", entry("Blåbærturen"));
    expect(highlight("På Blåbærturen!", words)).toEqual([
      { text: "På ", isMatch: false },
      { text: "Blåbærturen", isMatch: true },
      { text: "!", isMatch: false },
    ]);
  });

  it("shows the piece of a long text that has the word, cut at spaces", () => {
    const text = `${"ord ".repeat(100)}ulven kom ${"ord ".repeat(100)}`.trim();
    const piece = snippet(text, new Set(["ulven"]), 80);
    expect(piece).toMatch(/^… (?:ord )+ulven kom (?:ord ?)+ …$/);
    expect(piece.length).toBeLessThan(90);
    expect(snippet(text, new Set(["annet"]), 20)).toMatch(/^ord .* …$/);
    expect(snippet("Kort.", new Set(["annet"]), 20)).toBe("Kort.");
  });
});

import { describe, expect, it } from "vitest";
import { compareSnapshots, recordDifferences } from "../../../src/snapshot/compare.ts";
import { anArticle, anEvent, aProduction, aSite, aSnapshot } from "../../builders.ts";

describe("the comparison of two snapshots", () => {
  it("is empty for equal ones", () => {
    const nothing = { added: [], changed: [], removed: [] };
    expect(compareSnapshots(aSnapshot(), aSnapshot())).toEqual(nothing);
  });

  it("calls everything added where there was none before", () => {
    expect(compareSnapshots(undefined, aSnapshot())).toEqual({
      added: ["Den lange veien", "Kinoklubb"],
      changed: [],
      removed: [],
    });
  });

  it("names a production once, however many performances came or went with it", () => {
    const production = aProduction({ id: "p2", title: "Nordlys" });
    const events = ["x", "y"].map((id) => anEvent({ id, productionId: "p2", title: "Nordlys" }));
    const larger = aSnapshot({
      productions: [...aSnapshot().productions, production],
      events: [...aSnapshot().events, ...events],
    });
    expect(compareSnapshots(aSnapshot(), larger).added).toEqual(["Nordlys"]);
    expect(compareSnapshots(larger, aSnapshot()).removed).toEqual(["Nordlys"]);
  });

  it("names a performance of a known production with its time", () => {
    const events = [...aSnapshot().events, anEvent({ id: "e2", startTime: null })];
    const more = aSnapshot({ events });
    expect(compareSnapshots(aSnapshot(), more).added).toEqual(["Den lange veien"]);
    const moved = aSnapshot({ events: [anEvent({ startTime: "2026-11-22T20:00:00+01:00" })] });
    expect(compareSnapshots(aSnapshot(), moved).changed).toEqual([
      "Den lange veien (2026-11-22 20:00)",
    ]);
  });

  it("does not name a performance of which only the time of change is different", () => {
    const after = aSnapshot({ events: [anEvent({ updatedAt: 5 })] });
    expect(compareSnapshots(aSnapshot(), after).changed).toEqual([]);
  });

  it("names changed productions, articles, block data and the site itself", () => {
    const html = (text: string) =>
      ({ id: "front-content", component: "Content", locale: "nb", data: { html: text } }) as const;
    const before = aSnapshot({ blockData: [html("a")] });
    const after = aSnapshot({
      site: aSite({ title: "Nytt navn" }),
      productions: [aProduction({ typeText: "Konsert" })],
      articles: [anArticle({ content: "<p>Nytt</p>" })],
      blockData: [html("b")],
    });
    expect(compareSnapshots(before, after)).toEqual({
      added: [],
      changed: ["Den lange veien", "Kinoklubb", "front-content", "Nytt navn"],
      removed: [],
    });
  });
});

describe("the difference of a record", () => {
  it("names each field with both values, inside objects too; lists are compared whole", () => {
    const after = aSnapshot({
      events: [anEvent({ status: "few", price: { from: 150, currency: "NOK" }, tags: ["2D"] })],
    });
    expect(recordDifferences(aSnapshot(), after)).toEqual([
      {
        change: "changed",
        model: "event",
        id: "e1",
        title: "Den lange veien (2026-11-21 18:00)",
        fields: [
          { field: "status", before: "onsale", after: "few" },
          { field: "price.from", before: 130, after: 150 },
          { field: "tags", before: [], after: ["2D"] },
        ],
      },
    ]);
  });

  it("names fields that are new or gone", () => {
    const venue = { id: "v", name: "Kirka" };
    const before = aSnapshot({ events: [anEvent({ venue })] });
    const after = aSnapshot({ events: [anEvent({ venue: { ...venue, city: "Gran" } })] });
    expect(recordDifferences(before, after)[0]?.fields).toEqual([
      { field: "venue.city", before: undefined, after: "Gran" },
    ]);
    expect(recordDifferences(after, before)[0]?.fields).toEqual([
      { field: "venue.city", before: "Gran", after: undefined },
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { cleanProgramme } from "../../../src/fetch/clean-snapshot.ts";
import type { Problem } from "../../../src/model/problem.ts";
import { anEvent } from "../../builders.ts";
import { aWireEvent, aWireProduction, without } from "../../wire-builders.ts";

function collect<Clean>(clean: (report: (problem: Problem) => void) => Clean) {
  const problems: Problem[] = [];
  return { clean: clean((problem) => problems.push(problem)), problems };
}

const programme = (...events: unknown[]) => collect((report) => cleanProgramme(events, report));

/** Code, record and field of each problem. */
const summary = (problems: readonly Problem[]) =>
  problems.map(({ code, record, field }) => [code, record, field].join(" | "));

describe("a whole record", () => {
  it("goes through without a problem, and a production is kept once", () => {
    const { clean, problems } = programme(aWireEvent(), aWireEvent({ id: "e2" }));
    expect(problems).toEqual([]);
    expect(clean.productions).toEqual([aWireProduction()]);
    expect(clean.events).toEqual([anEvent(), anEvent({ id: "e2" })]);
  });

  it("loses fields that nobody knows, silently", () => {
    const { clean, problems } = programme(aWireEvent({ internal: { secret: 1 } }));
    expect(problems).toEqual([]);
    expect(clean.events[0]).not.toHaveProperty("internal");
  });

  it("may have ids that are numbers", () => {
    const { clean, problems } = programme(
      aWireEvent({ id: 4711, production: aWireProduction({ id: 12, ediNumber: 99 }) }),
    );
    expect(problems).toEqual([]);
    expect(clean.events[0]).toMatchObject({ id: "4711", productionId: "12" });
    expect(clean.productions[0]).toMatchObject({ id: "12", ediNumber: "99" });
  });

  it("may leave out, or set to null, what the contract calls optional", () => {
    const production = without(
      aWireProduction(),
      ...["class", "typeText", "parentSlug", "pageReference", "ediNumber"],
    );
    const event = without(
      aWireEvent(),
      ...["endTime", "screen", "status", "price", "tags", "updatedAt"],
    );
    const bare = programme({ ...event, production });
    expect(bare.problems).toEqual([]);
    expect(bare.clean.events[0]).toMatchObject({ endTime: null, status: "onsale", tags: [] });
    const empty = programme(
      aWireEvent({ venue: null, status: null, tags: null, startTime: null, endTime: null }),
    );
    expect(empty.problems).toEqual([]);
    expect(empty.clean.events[0]).toMatchObject({ startTime: null, venue: null, tags: [] });
  });
});

describe("a time", () => {
  it("without an offset is Oslo's, in summer and in winter", () => {
    const { clean } = programme(
      aWireEvent({ startTime: "2026-07-01T20:00:00" }),
      aWireEvent({ id: "e2", startTime: "2026-12-01T20:00" }),
      aWireEvent({ id: "e3", startTime: "2026-12-01T19:00:00Z" }),
    );
    expect(clean.events.map(({ startTime }) => startTime)).toEqual([
      "2026-07-01T20:00:00+02:00",
      "2026-12-01T20:00:00+01:00",
      "2026-12-01T20:00:00+01:00",
    ]);
  });

  it.each(["i kveld", "2026-02-31T20:00", "", 1_760_000_000_000, "9999-12-31T23:59:59-12:00"])(
    "that is %j costs the event: no date yet would be a lie",
    (startTime) => {
      const { clean, problems } = programme(aWireEvent({ startTime }));
      expect(clean.events).toEqual([]);
      expect(summary(problems)).toEqual(["record-invalid | event e1 | startTime"]);
    },
  );

  it("of an end before the start is left out", () => {
    const { clean, problems } = programme(aWireEvent({ endTime: "2026-11-21T17:00" }));
    expect(clean.events[0]?.endTime).toBeNull();
    expect(summary(problems)).toEqual(["field-invalid | event e1 | endTime"]);
  });
});

describe("a fault in a field that is not vital", () => {
  it("costs that field alone, and names record, field and reason", () => {
    const { clean, problems } = programme(
      aWireEvent({
        code: undefined,
        venue: { id: 1, name: "Kultursalen", city: 7, address: ["x"] },
        status: "perhaps",
        price: { from: "mye", currency: "NOK" },
        tags: ["2D", { a: 1 }, "tekstet"],
        updatedAt: "i går",
        endTime: false,
      }),
    );
    expect(clean.events[0]).toMatchObject({
      code: "",
      venue: { id: "1", name: "Kultursalen" },
      status: "onsale",
      price: null,
      tags: ["2D", "tekstet"],
      updatedAt: null,
      endTime: null,
    });
    expect(clean.events[0]?.venue).not.toHaveProperty("address");
    expect(summary(problems)).toEqual(
      [
        "code",
        "endTime",
        "venue.address",
        "venue.city",
        "status",
        "price.from",
        "tags[1]",
        "updatedAt",
      ].map((field) => `field-invalid | event e1 | ${field}`),
    );
    expect(problems[0]?.message).toBe("event e1: code is missing; the record is kept without it.");
  });

  it("may be a number where a text belongs", () => {
    const { clean, problems } = programme(
      aWireEvent({ production: aWireProduction({ title: 1917 }) }),
    );
    expect(clean.productions[0]?.title).toBe("1917");
    expect(summary(problems)).toEqual(["field-invalid | production p1 | title"]);
    expect(problems[0]?.message).toBe("production p1: title is a number, and was taken as a text.");
  });

  it("may be that an event has no production at all, which is one fault", () => {
    const { clean, problems } = programme(aWireEvent({ production: null }), aWireEvent());
    expect(clean.events).toHaveLength(1);
    expect(summary(problems)).toEqual(["record-invalid | event e1 | production"]);
  });

  it("of a production keeps the production", () => {
    const production = aWireProduction({
      objectClass: 5.5,
      features: [{ label: "Aldersgrense" }, { label: "Spilletid", value: "104 min" }],
      contents: { body: null, summary: "Ja\u0000 vel\r\nda" },
      assets: [
        { type: "poster", url: "javascript:alert(1)" },
        { type: "image", url: "https://p.example/b.jpg", focalPoint: { x: 7, y: 0 } },
      ],
      class: "På kino nå",
    });
    const { clean, problems } = programme(aWireEvent({ production }));
    expect(clean.productions[0]).toMatchObject({
      objectClass: "5.5",
      features: [{ label: "Spilletid", value: "104 min" }],
      contents: { body: "", summary: "Ja vel\nda" },
      assets: [{ type: "image", url: "https://p.example/b.jpg" }],
      class: null,
    });
    expect(clean.productions[0]?.assets[0]).not.toHaveProperty("focalPoint");
    expect(problems.map(({ field }) => field)).toEqual([
      "objectClass",
      "class",
      "features[0].value",
      "contents.body",
      "assets[0].url",
      "assets[1].focalPoint.x",
    ]);
  });

  it("may be that lists and objects are something else altogether", () => {
    const production = aWireProduction({ features: null, contents: "tekst", assets: {} });
    const { clean, problems } = programme(aWireEvent({ production, tags: "2D", venue: 3 }));
    expect(clean.productions[0]).toMatchObject({
      features: [],
      contents: { body: "", summary: "" },
      assets: [],
    });
    expect(clean.events[0]).toMatchObject({ tags: [], venue: null });
    expect(problems).toHaveLength(5);
  });
});

describe("a fault in a vital field", () => {
  it.each([
    ["title", { title: "" }],
    ["title", { title: null }],
    ["id", { id: {} }],
    ["id", { id: 12345678901234567890 }],
    ["production.id", { production: { title: "uten id" } }],
    ["production", { production: null }],
  ])("%s costs the record, and the rest goes on", (field, over) => {
    const { clean, problems } = programme({ ...aWireEvent(), ...over }, aWireEvent({ id: "e2" }));
    expect(clean.events.map(({ id }) => id)).toEqual(["e2"]);
    expect(problems).toContainEqual(expect.objectContaining({ code: "record-invalid", field }));
  });

  it.each([null, 5, "event", []])("may be that the record is %j", (raw) => {
    const { clean, problems } = programme(raw, aWireEvent());
    expect(clean.events).toHaveLength(1);
    expect(problems).toMatchObject([
      { code: "record-invalid", record: "event without id (number 1 of the list)" },
    ]);
  });

  it("of a production costs its events, too", () => {
    const production = aWireProduction({ object: "opera" });
    const { clean, problems } = programme(aWireEvent({ production }));
    expect(clean).toEqual({ productions: [], events: [] });
    expect(summary(problems)).toEqual([
      "record-invalid | production p1 | object",
      "event-missing-production | event e1 | production.id",
    ]);
  });
});

describe("records that come twice", () => {
  it("are kept as they came last", () => {
    const { clean, problems } = programme(aWireEvent(), aWireEvent({ screen: "Sal 2" }));
    expect(clean.events.map(({ screen }) => screen)).toEqual(["Sal 2"]);
    expect(summary(problems)).toEqual(["record-duplicate | event e1 | id"]);
  });

  it("with differing copies of a production are reported once for the production", () => {
    const copy = (id: string, title: string, typeText: string) =>
      aWireEvent({ id, production: aWireProduction({ title, typeText }) });
    const { clean, problems } = programme(
      copy("a", "Én", "Konsert"),
      copy("b", "To", "Konsert"),
      copy("c", "Tre", "Teater"),
      aWireEvent({
        id: "d",
        production: aWireProduction({ title: "Tre", typeText: "Teater", x: 1 }),
      }),
    );
    expect(clean.productions).toMatchObject([{ title: "Tre", typeText: "Teater" }]);
    expect(clean.events).toHaveLength(4);
    expect(summary(problems)).toEqual(["production-differs | production p1 | "]);
    expect(problems[0]?.message).toContain("title, typeText");
  });

  it("with a faulty last copy of a production keep the good one", () => {
    const { clean, problems } = programme(
      aWireEvent(),
      aWireEvent({ id: "e2", production: aWireProduction({ title: null }) }),
    );
    expect(clean.events).toHaveLength(2);
    expect(clean.productions).toMatchObject([{ title: "Den lange veien" }]);
    expect(summary(problems)).toEqual(["record-invalid | production p1 | title"]);
  });

  it("may be nested deeper than any stack goes where nobody looks", () => {
    const depth = 100_000;
    const nested = () => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;
    const event = (id: string) =>
      aWireEvent({ id, production: aWireProduction({ internal: nested() }) });
    const { clean, problems } = programme(event("a"), event("b"));
    expect(clean.events).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  it("report the faults of a production that many events repeat once", () => {
    const production = aWireProduction({ ediNumber: {} });
    const { problems } = programme(...["a", "b", "c"].map((id) => aWireEvent({ id, production })));
    expect(problems).toHaveLength(1);
  });
});

describe("HTML", () => {
  it("is sanitised, and what was dangerous is named", () => {
    const body = '<p onclick="x">Hei</p><script>1</script>';
    const production = aWireProduction({ contents: { body, summary: "<b>" } });
    const { clean, problems } = programme(aWireEvent({ production }));
    expect(clean.productions[0]?.contents).toEqual({ body: "<p>Hei</p>", summary: "<b>" });
    expect(problems).toEqual([
      {
        code: "html-sanitised",
        message: "production p1: removed from contents.body: onclick, script.",
        record: "production p1",
        field: "contents.body",
      },
    ]);
  });
});

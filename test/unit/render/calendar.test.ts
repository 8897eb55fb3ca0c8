import ICAL from "ical.js";
import { afterEach, describe, expect, it } from "vitest";
import type { Event } from "../../../src/model/event.ts";
import type { Snapshot } from "../../../src/model/snapshot.ts";
import { anEvent, aProduction, NOW } from "../../builders.ts";
import { faultsOf } from "../../calendar-faults.ts";
import { files, units } from "./rendered-site.ts";

/** What another parser reads out of a calendar. */
function parse(text = ""): { calendar: ICAL.Component; events: readonly ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  // The calendar's own rules are tested, not those that the parser may know.
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone), "Europe/Oslo");
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return { calendar, events };
}

function programme(events: readonly Event[], over: Partial<Snapshot> = {}) {
  return parse(files({ snapshot: { events, ...over } }).get("calendar.ics"));
}

function only(event: Partial<Event>, over: Partial<Snapshot> = {}): ICAL.Event {
  const [first] = programme([anEvent(event)], over).events;
  if (!first) throw new Error("The calendar is empty.");
  return first;
}

const instant = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();

const { TZ } = process.env;
afterEach(() => {
  process.env.TZ = TZ;
});

describe("a performance in a calendar", () => {
  it.each([
    ["in winter", "2026-12-05T20:00:00+01:00", "2026-12-05T19:00:00.000Z"],
    ["in summer", "2027-06-05T20:00:00+02:00", "2027-06-05T18:00:00.000Z"],
    [
      "the evening before clocks go forward",
      "2027-03-27T23:30:00+01:00",
      "2027-03-27T22:30:00.000Z",
    ],
    [
      "the morning after clocks went forward",
      "2027-03-28T03:30:00+02:00",
      "2027-03-28T01:30:00.000Z",
    ],
    ["in the first hour that comes twice", "2027-10-31T02:30:00+02:00", "2027-10-31T00:30:00.000Z"],
    [
      "in the second hour that comes twice",
      "2027-10-31T02:30:00+01:00",
      "2027-10-31T01:30:00.000Z",
    ],
  ])("begins %s at the right instant, wherever it is built and read", (_when, startTime, utc) => {
    for (const zone of ["UTC", "America/New_York", "Pacific/Auckland"]) {
      process.env.TZ = zone;
      const { startDate, endDate } = only({ startTime });
      expect(instant(startDate)).toBe(utc);
      expect(endDate.toUnixTime() - startDate.toUnixTime()).toBe(3 * 3600);
    }
  });

  it("says its wall time in Oslo", () => {
    const text = files({ snapshot: { events: [anEvent()] } }).get("calendar.ics");
    expect(text).toContain("DTSTART;TZID=Europe/Oslo:20261121T180000\r\n");
  });

  it("ends when the platform says, and never before it starts", () => {
    const startTime = "2026-12-05T20:00:00+01:00";
    const end = (endTime: string) => instant(only({ startTime, endTime }).endDate);
    expect(end("2026-12-05T21:44:00+01:00")).toBe("2026-12-05T20:44:00.000Z");
    expect(end(startTime)).toBe("2026-12-05T22:00:00.000Z");
  });

  it.each([
    "Første akt; andre, tredje \\ «slutt»\nny linje",
    "😀".repeat(40),
    "æøå ".repeat(40).trim(),
    "a".repeat(66) + "👩‍👩‍👧‍👦".repeat(9),
    'BEGIN:VEVENT\r\nEND:VCALENDAR\r\n"; X=1:',
    "x\u0000y\u001b[2J",
  ])("keeps the hostile title %j whole", (title) => {
    expect(
      faultsOf(files({ snapshot: { events: [anEvent({ title })] } }).get("calendar.ics")),
    ).toEqual([]);
    const plain = title.replace(/\r\n/g, "\n").replace(/[\u0000\u001b]/g, "");
    expect(only({ title }).summary).toBe(plain);
  });

  it("is folded at 75 octets, never inside a character, every line with CRLF", () => {
    const title = "Ærlig talt 🎻 ".repeat(30);
    const text = files({ snapshot: { events: [anEvent({ title })] } }).get("calendar.ics") ?? "";
    const lines = text.split("\r\n");
    expect(lines.pop()).toBe("");
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(lines.some((line) => Buffer.byteLength(line) >= 72)).toBe(true);
  });

  it("tells place, page, tickets and age limit", () => {
    const venue = {
      id: "v",
      name: "Haugkirka",
      address: "Veien 1",
      postalCode: "2750",
      city: "Gran",
    };
    const features = [{ label: "Aldersgrense", value: "9 år" }];
    const event = only({ venue, screen: "Skipet" }, { productions: [aProduction({ features })] });
    expect(event.location).toBe("Haugkirka, Skipet, Veien 1, 2750 Gran");
    expect(event.component.getFirstPropertyValue("url")).toBe(
      "https://kultursal.example/den-lange-veien-dxm-1",
    );
    expect(event.description).toContain("En film om en vei.");
    expect(event.description).toContain("Aldersgrense: 9 år");
    expect(event.description).toContain("https://billett.example/e1");
  });

  it("keeps its identity and raises its sequence when it is moved", () => {
    const before = only({ updatedAt: 1_790_000_000_000 });
    const after = only({ updatedAt: 1_790_000_060_000, startTime: "2026-12-24T11:00:00+01:00" });
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.component.getFirstPropertyValue("dtstamp")).not.toEqual(
      before.component.getFirstPropertyValue("dtstamp"),
    );
  });

  it("raises its sequence with the snapshot where the platform tells no time of change", () => {
    const later = new Date(Date.parse(NOW) + 60_000).toISOString();
    const moved = only({ startTime: "2026-12-24T11:00:00+01:00" }, { fetchedAt: later });
    expect(moved.sequence).toBeGreaterThan(only({}).sequence);
    expect(moved.uid).toBe(only({}).uid);
  });

  it("stays when it is cancelled, and says so", () => {
    const event = only({ status: "cancelled" });
    expect(event.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(event.summary).toBe("Avlyst: Den lange veien");
  });

  it("is left out while it has no date", () => {
    expect(programme([anEvent({ startTime: null })]).events).toEqual([]);
  });
});

describe("the calendars of a site", () => {
  const venue = (id: string) => ({ id, name: `Sted ${id}` });
  const snapshot = {
    productions: [
      aProduction(),
      aProduction({ id: "K2", object: "culture", parentSlug: null, pageReference: "jul-DXM2" }),
      aProduction({ id: "p3", parentSlug: "snart-dxm-3" }),
      aProduction({ id: "p4", parentSlug: "over-dxm-4" }),
    ],
    events: [
      anEvent({ venue: venue("kino") }),
      anEvent({ id: "e2", productionId: "K2", venue: venue("Kirke/æ") }),
      anEvent({ id: "e3", productionId: "p3", startTime: null }),
      anEvent({ id: "e4", productionId: "p4", startTime: "2020-01-01T18:00:00+01:00" }),
    ],
  };

  it("are the programme, each kind, each venue, each production and each dated performance", () => {
    const output = files({ snapshot });
    const found = [...output].filter(([path]) => path.endsWith(".ics"));
    const ids = found.map(([path, text]) => [
      path,
      parse(text).events.map(({ uid }) => uid.split("@")[0]),
    ]);
    expect(Object.fromEntries(ids)).toEqual({
      "calendar.ics": ["e1", "e2"],
      "calendar/film.ics": ["e1"],
      "calendar/kultur.ics": ["e2"],
      "calendar/sted/kino.ics": ["e1"],
      "calendar/sted/_kirke~2f~~e6~.ics": ["e2"],
      "calendar/produksjon/p1.ics": ["e1"],
      "calendar/produksjon/_k2.ics": ["e2"],
      "calendar/produksjon/p3.ics": [],
      "calendar/produksjon/p4.ics": [],
      "calendar/forestilling/e1.ics": ["e1"],
      "calendar/forestilling/e2.ics": ["e2"],
    });
  });

  it("are valid, to the letter of the standards", () => {
    for (const [path, text] of files({ snapshot })) {
      if (path.endsWith(".ics")) expect(faultsOf(text), path).toEqual([]);
    }
  });

  it("name themselves and where they can be had again, but for a single performance", () => {
    const output = files({ snapshot });
    const { calendar } = parse(output.get("calendar/kultur.ics"));
    expect(calendar.getFirstPropertyValue("name")).toBe("Kultursalen – Kultur");
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Kultursalen – Kultur");
    expect(calendar.getFirstPropertyValue("source")).toBe(
      "https://kultursal.example/calendar/kultur.ics",
    );
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT3H");
    const single = parse(output.get("calendar/forestilling/e1.ics")).calendar;
    expect(single.getFirstPropertyValue("source")).toBeNull();
  });

  it("never share a file, however alike ids are", () => {
    const ids = ["a", "A", "_a", "~61~", "a b", "a/b", "æ", "Æ", "a-b", "a%2Fb"];
    const paths = units({ snapshot: { events: ids.map((id) => anEvent({ id })) } })
      .flatMap((unit) => unit.paths)
      .filter((path) => path.startsWith("calendar/forestilling/"));
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(ids.length);
    for (const path of paths) expect(path).toMatch(/^calendar\/forestilling\/[a-z0-9_~-]+\.ics$/);
  });

  it("have no file for a performance whose id is longer than a file's name", () => {
    const paths = units({ snapshot: { events: [anEvent({ id: "x".repeat(300) })] } });
    expect(paths.flatMap((unit) => unit.paths)).not.toContainEqual(
      expect.stringContaining("calendar/forestilling/"),
    );
  });

  it("keep their key, and so their file, until something in them changes", () => {
    const keyOf = (events: readonly Event[], path: string) =>
      units({ snapshot: { events } }).find(({ paths }) => paths[0] === path)?.key;
    const own = anEvent({ updatedAt: 1 });
    const other = (title: string) => anEvent({ id: "e2", title, updatedAt: 1 });
    const single = "calendar/forestilling/e1.ics";
    expect(keyOf([own, other("Ny")], single)).toBe(keyOf([own, other("Gammel")], single));
    expect(keyOf([own, other("Ny")], "calendar.ics")).not.toBe(
      keyOf([own, other("Gammel")], "calendar.ics"),
    );
  });
});

describe("the strict reader of these tests", () => {
  it.each([
    ["a line end of its own", "\r\nSUMMARY", "\nSUMMARY"],
    ["a line that is too long", "SUMMARY:", `SUMMARY:${"x".repeat(80)}`],
    ["a text that is not escaped", "SUMMARY:", "SUMMARY:a;b"],
    ["a time in no zone", "DTSTART;TZID=Europe/Oslo:", "DTSTART:"],
    ["a zone that is not told", "DTSTART;TZID=Europe/Oslo:", "DTSTART;TZID=Europe/Paris:"],
    ["a stamp that is not in UTC", /(DTSTAMP:\w+)Z/, "$1"],
    ["a property that is missing", /UID:e1.*\r\n/, ""],
    ["a property that comes twice", /(SEQUENCE:\d+\r\n)/, "$1$1"],
    ["a property that nobody knows", "SUMMARY:", "SUMMERY:"],
    ["a value type that is not named", "SOURCE;VALUE=URI:", "SOURCE:"],
    ["an address that is none", /URL:.*\r\n/, "URL:/side\r\n"],
    ["a component without end", "END:VEVENT\r\n", ""],
  ])("finds %s", (_what, part, replacement) => {
    const text = files({ snapshot: { events: [anEvent()] } }).get("calendar.ics") ?? "";
    expect(faultsOf(text)).toEqual([]);
    const broken = text.replace(part, replacement);
    expect(broken).not.toBe(text);
    expect(faultsOf(broken)).not.toEqual([]);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { cultureSeeds, filmSeeds } from "../../../src/sandbox/content/index.ts";
import type { SiteId } from "../../../src/sandbox/content/types.ts";
import { programmeOf } from "../../../src/sandbox/programme/programme.ts";
import { dayAt, dayOf } from "../../../src/sandbox/programme/days.ts";
import type { WireEvent } from "../../../src/sandbox/wire.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SITES = [118, 178, 192] as const;
const AUTUMN = "2026-09-14";

function programme(date: string, siteId: SiteId = 192, evergreen = false): WireEvent[] {
  return programmeOf(filmSeeds, cultureSeeds, {
    siteId,
    today: dayOf(date),
    evergreen,
    pictureAddress: (name) => `https://pictures.example/${name}`,
  });
}

function startOf(event: WireEvent): number {
  return event.startTime === null ? NaN : Date.parse(event.startTime);
}

function titlesOf(events: readonly WireEvent[]): Set<string> {
  return new Set(events.map(({ title }) => title));
}

describe("the programme of a day", () => {
  afterEach(() => {
    delete process.env.TZ;
  });

  it("is the same however often it is made, and in whatever zone the process runs", () => {
    process.env.TZ = "UTC";
    const inUtc = JSON.stringify(programme(AUTUMN));
    process.env.TZ = "America/New_York";
    expect(JSON.stringify(programme(AUTUMN))).toBe(inUtc);
  });

  it("begins with the day in Oslo, not in UTC", () => {
    expect(dayAt(Date.parse("2026-07-01T22:30:00Z"))).toBe(dayOf("2026-07-02"));
  });

  it("gives every performance an id of its own", () => {
    const ids = SITES.flatMap((siteId) => programme(AUTUMN, siteId, true).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps the ids of the same performances on the next day", () => {
    const today = new Map(programme(AUTUMN).map((event) => [event.id, event]));
    const known = programme("2026-09-15").filter(({ id }) => today.has(id));
    expect(known.length).toBeGreaterThan(today.size * 0.8);
    for (const event of known) expect(event.startTime).toBe(today.get(event.id)?.startTime);
  });

  it("shows every current film within two weeks, on any day of the year and at every site", () => {
    for (const siteId of SITES) {
      const current = filmSeeds.filter(
        ({ sites, objectClass }) => sites.includes(siteId) && objectClass === "movie",
      );
      for (let ahead = 0; ahead < 370; ahead += 5) {
        const date = new Date(Date.parse(AUTUMN) + ahead * DAY_MS).toISOString().slice(0, 10);
        const shown = titlesOf(programme(date, siteId));
        const missing = current.filter(({ title }) => !shown.has(title));
        expect(
          missing.map(({ title }) => title.slice(0, 30)),
          `${siteId} on ${date}`,
        ).toEqual([]);
      }
    }
  });

  it("lists some performances that are over already", () => {
    const midnight = Date.parse(`${AUTUMN}T00:00:00+02:00`);
    expect(programme(AUTUMN).some((event) => startOf(event) < midnight)).toBe(true);
  });

  it.each([false, true])(
    "has a production that is over, on any day of the year (evergreen: %s)",
    (evergreen) => {
      for (let ahead = 0; ahead < 370; ahead++) {
        const date = new Date(Date.parse(AUTUMN) + ahead * DAY_MS).toISOString().slice(0, 10);
        const starts = programme(date, 192, evergreen)
          .filter(({ title }) => title === "Foajéquizen")
          .map(startOf);
        expect(starts, date).toHaveLength(1);
        expect(starts[0], date).toBeLessThan(Date.parse(date) - DAY_MS / 2);
      }
    },
  );

  it("announces coming films with a date in their own week, or with none", () => {
    const coming = programme(AUTUMN).filter(
      ({ production }) => production.objectClass === "movie_coming",
    );
    expect(coming.some(({ startTime }) => startTime === null)).toBe(true);
    for (const event of coming.filter(({ startTime }) => startTime !== null)) {
      expect(new Date(startOf(event)).getUTCDay()).toBe(5);
      expect(startOf(event)).toBeGreaterThan(Date.parse(AUTUMN) + 7 * DAY_MS);
    }
  });

  it("has every status, and prices in whole kroner", () => {
    const events = SITES.flatMap((siteId) => programme(AUTUMN, siteId));
    const statuses = new Set(events.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(
      ["cancelled", "few", "free", "notonsale", "onsale", "soldout"].sort(),
    );
    for (const { price } of events) if (price) expect(Number.isInteger(price.from)).toBe(true);
  });

  it("writes some times without an offset and leaves some end times out", () => {
    const dated = programme(AUTUMN).filter(({ startTime }) => startTime !== null);
    const bare = dated.filter(({ startTime }) => /T\d\d:\d\d:\d\d$/.test(startTime ?? ""));
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.length).toBeLessThan(dated.length / 2);
    expect(dated.some(({ endTime }) => endTime === undefined)).toBe(true);
  });

  it("keeps wall times over the end of summer time", () => {
    const events = programme("2026-10-20").filter(({ startTime }) =>
      /[+]0[12]:00$/.test(startTime ?? ""),
    );
    const primeTimes = events.filter(({ startTime }) => startTime?.includes("T19:"));
    const offsets = new Set(primeTimes.map(({ startTime }) => startTime?.slice(-6)));
    expect(offsets).toEqual(new Set(["+02:00", "+01:00"]));
    for (const { startTime } of events) {
      const isWinter = (startTime ?? "") >= "2026-10-25T03";
      expect(startTime?.endsWith(isWinter ? "+01:00" : "+02:00"), startTime ?? "").toBe(true);
    }
  });

  it("never has two performances in one hall at one time", () => {
    for (const siteId of SITES) {
      const lastEnd = new Map<string, string>();
      for (const { startTime, endTime, venue, screen } of programme("2026-11-28", siteId, true)) {
        if (startTime === null || !endTime) continue;
        const hall = `${venue?.id ?? ""}/${screen ?? ""}`;
        expect(startTime >= (lastEnd.get(hall) ?? ""), `${hall} ${startTime}`).toBe(true);
        lastEnd.set(hall, endTime.slice(0, 19));
      }
    }
  });

  it("plays Christmas shows in December, and nothing on Christmas Eve", () => {
    const christmas = cultureSeeds.filter(({ dates }) => dates.from === "christmas");
    const titles = new Set(christmas.map(({ title }) => title));
    const shows = programme("2027-03-01").filter(({ title }) => titles.has(title));
    expect(shows.length).toBeGreaterThan(0);
    for (const { startTime } of shows) expect(startTime).toMatch(/^2027-12-/);
    const inDecember = programme("2027-12-15", 192, true);
    expect(inDecember.filter(({ startTime }) => startTime?.includes("-12-24T"))).toEqual([]);
  });

  it("sends a production the same in each of its events", () => {
    const byId = new Map<string, string>();
    for (const { production } of programme(AUTUMN)) {
      const text = JSON.stringify(production);
      expect(byId.get(production.id) ?? text).toBe(text);
      byId.set(production.id, text);
    }
  });
});

describe("the evergreen programme", () => {
  it("still has films and culture ahead a year later, at every site", () => {
    const later = Date.parse(AUTUMN) + 365 * DAY_MS;
    for (const siteId of SITES) {
      const ahead = programme(AUTUMN, siteId, true).filter((event) => startOf(event) > later);
      const objects = ahead.map(({ production }) => production.object);
      expect(objects.filter((object) => object === "movie").length).toBeGreaterThan(10);
      expect(objects.filter((object) => object === "culture").length).toBeGreaterThan(3);
    }
  });

  it("leaves the next two weeks as they are without it", () => {
    const near = (events: readonly WireEvent[]) =>
      events.filter((event) => startOf(event) < Date.parse(AUTUMN) + 14 * DAY_MS);
    expect(near(programme(AUTUMN, 192, true))).toEqual(near(programme(AUTUMN)));
  });

  it("stays small enough for a committed snapshot", () => {
    expect(programme(AUTUMN, 192, true).length).toBeLessThan(700);
  });
});

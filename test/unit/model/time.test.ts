import { describe, expect, it } from "vitest";
import { osloDay, osloOffset, parsePlatformTime, toOsloIso } from "../../../src/model/time.ts";

describe("a time of the platform", () => {
  it.each([
    ["2026-12-05T20:00:00", "2026-12-05T20:00:00+01:00"],
    ["2026-07-05T20:00:00", "2026-07-05T20:00:00+02:00"],
    ["2026-07-05 20:00", "2026-07-05T20:00:00+02:00"],
    ["2026-12-05T19:00:00Z", "2026-12-05T20:00:00+01:00"],
    ["2026-12-05T14:00:00.123-05:00", "2026-12-05T20:00:00+01:00"],
    ["2026-12-05 19:00:00+00", "2026-12-05T20:00:00+01:00"],
    ["2026-12-05T14:00-0500", "2026-12-05T20:00:00+01:00"],
    // The hour that is skipped in March, and the hour that comes twice in October.
    ["2027-03-28T02:30:00", "2027-03-28T03:30:00+02:00"],
    ["2026-10-25T02:30:00", "2026-10-25T02:30:00+02:00"],
    ["2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+01:00"],
    ["2024-02-29T12:00", "2024-02-29T12:00:00+01:00"],
  ])("%s is %s in Oslo", (text, expected) => {
    const instant = parsePlatformTime(text);
    expect(instant).toBeDefined();
    expect(toOsloIso(instant ?? 0)).toBe(expected);
  });

  it.each([
    "",
    "i morgen",
    "2026-02-31T12:00:00",
    "2026-13-01T12:00",
    "2026-01-01T24:30",
    "2026-01-01",
    "2026-01-01T12:00+99:99",
    "1767225600000",
  ])("%j is none", (text) => {
    expect(parsePlatformTime(text)).toBeUndefined();
  });
});

describe("Oslo", () => {
  it("changes its offset on the last Sunday of March and of October, at 01:00 UTC", () => {
    expect(osloOffset(Date.UTC(2026, 2, 29, 0, 59))).toBe(60);
    expect(osloOffset(Date.UTC(2026, 2, 29, 1, 0))).toBe(120);
    expect(osloOffset(Date.UTC(2026, 9, 25, 0, 59))).toBe(120);
    expect(osloOffset(Date.UTC(2026, 9, 25, 1, 0))).toBe(60);
  });

  it("has the offsets of the zone data of Node, in every hour of six years and around every change", () => {
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Oslo",
      timeZoneName: "longOffset",
    });
    const expected = (instant: number) => (clock.format(instant).endsWith("+02:00") ? 120 : 60);
    const HOUR = 3_600_000;
    const instants: number[] = [];
    for (let hour = Date.UTC(2022); hour < Date.UTC(2028); hour += HOUR) instants.push(hour);
    for (let year = 1996; year < 2100; year += 1) {
      // Each hour of the last week of March and of October.
      for (const month of [2, 9]) {
        const end = Date.UTC(year, month + 1, 1);
        for (let hour = end - 7 * 24 * HOUR; hour < end; hour += HOUR) instants.push(hour);
      }
    }
    const wrong = instants.filter((instant) => osloOffset(instant) !== expected(instant));
    expect(wrong.map((instant) => new Date(instant).toISOString())).toEqual([]);
  });

  it("has its own midnight", () => {
    expect(osloDay(Date.UTC(2026, 11, 31, 22, 59))).toBe("2026-12-31");
    expect(osloDay(Date.UTC(2026, 11, 31, 23, 0))).toBe("2027-01-01");
  });
});

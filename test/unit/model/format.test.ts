import { describe, expect, it } from "vitest";
import {
  compareText,
  formatDay,
  formatDayAndTime,
  formatMonth,
  formatPrice,
  formatRelativeDay,
} from "../../../src/model/format.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const at = (text: string) => Date.parse(text);

describe("Norwegian text", () => {
  it("writes days and times as Norwegians do", () => {
    expect(formatDayAndTime(at("2026-12-05T20:00:00+01:00"), NOW)).toBe(
      "lørdag 5. desember kl.\u00a020.00",
    );
    expect(formatDay(at("2027-01-01T00:30:00+01:00"), NOW)).toBe("fredag 1. januar 2027");
    expect(formatMonth(at("2026-05-01T00:00:00+02:00"))).toBe("mai 2026");
  });

  it.each([
    [250, "NOK", "250\u00a0kr"],
    [1250, "NOK", "1\u00a0250\u00a0kr"],
    [90.5, "NOK", "90,50\u00a0kr"],
    [20, "EUR", "20\u00a0EUR"],
    [0, "NOK", "Gratis"],
  ])("writes the price %d %s as %s", (amount, currency, expected) => {
    expect(formatPrice(amount, currency)).toBe(expected);
  });

  it("says today and tomorrow by Oslo's calendar, over a month's end too", () => {
    expect(formatRelativeDay(at("2026-11-21T23:30:00+01:00"), NOW)).toBe("i dag");
    expect(formatRelativeDay(at("2026-11-22T00:30:00+01:00"), NOW)).toBe("i morgen");
    expect(formatRelativeDay(at("2026-11-23T00:30:00+01:00"), NOW)).toBeUndefined();
    expect(formatRelativeDay(at("2026-12-01T10:00:00+01:00"), at("2026-11-30T10:00:00Z"))).toBe(
      "i morgen",
    );
  });

  it("sorts æ, ø and å last", () => {
    expect(["Åse", "Ørn", "Ære", "Zorro", "Arne"].sort(compareText)).toEqual([
      "Arne",
      "Zorro",
      "Ære",
      "Ørn",
      "Åse",
    ]);
  });
});

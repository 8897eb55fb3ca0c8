import { expect, test } from "vitest";
import { DAY_FORMATS, priceText, seatsText } from "../../../src/model/event-words.ts";

const NOW = Date.parse("2026-12-01T12:00:00+01:00");
const SATURDAY = Date.parse("2026-12-05T20:00:00+01:00");

test("a price is told where tickets are simply on sale, and nowhere else", () => {
  const price = { from: 140, currency: "NOK" };
  expect(priceText({ price, status: "onsale" })).toBe("fra 140\u00a0kr");
  expect(priceText({ price: { ...price, from: 0 }, status: "onsale" })).toBe("Gratis");
  expect(priceText({ price, status: "soldout" })).toBe("");
  expect(priceText({ price: null, status: "onsale" })).toBe("");
});

test("seats are told where few are left, in the right number", () => {
  expect(seatsText("few", 12)).toBe("12 ledige");
  expect(seatsText("few", 1)).toBe("1 ledig");
  expect(seatsText("few", 0)).toBe("");
  expect(seatsText("few", null)).toBe("");
  expect(seatsText("onsale", 120)).toBe("");
});

test("a day is written as its place has room for", () => {
  const texts = Object.entries(DAY_FORMATS).map(([name, format]) => [name, format(SATURDAY, NOW)]);
  expect(Object.fromEntries(texts)).toEqual({
    long: "lørdag 5. desember",
    short: "lør 5. des",
    weekday: "lørdag",
    number: "5.",
    month: "desember",
  });
});

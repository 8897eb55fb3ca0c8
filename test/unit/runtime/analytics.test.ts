import { expect, test } from "vitest";
import { trackingValue } from "../../../src/runtime/analytics.ts";

const ITEM = {
  id: "4711",
  name: "Den lange veien",
  brand: "På kino nå",
  listName: "Kinoprogram",
  category: "Film",
};

test.each(["BUY_TICKET", "VIEW_ITEM"] as const)(
  "tells of %s with id, name, brand, list name, category and list position 1",
  (event) => {
    expect(trackingValue(event, JSON.stringify(ITEM))).toEqual({ event, ...ITEM, position: 1 });
  },
);

test("passes on nothing but the fields that were agreed", () => {
  const told = trackingValue("VIEW_ITEM", JSON.stringify({ ...ITEM, email: "kari@example.no" }));
  expect(told).not.toHaveProperty("email");
});

test("tells nothing of an attribute that is not JSON", () => {
  expect(trackingValue("VIEW_ITEM", "{")).toBeUndefined();
});

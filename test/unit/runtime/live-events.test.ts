import { expect, test } from "vitest";
import { newsOf } from "../../../src/runtime/event-display.ts";
import { eventsUrl } from "../../../src/runtime/live-events.ts";

const SITE = { runtimeUrl: "https://runtime.example/api/", siteKey: "site192a" };

test("encodes each id and joins them by plain commas", () => {
  expect(eventsUrl(SITE, ["4711", "a/b", "å,ø"])).toBe(
    "https://runtime.example/api/events?site=site192a&keys=4711,a%2Fb,%C3%A5%2C%C3%B8",
  );
});

test("has nothing to ask where no runtime API or no partner is configured", () => {
  expect(eventsUrl({ siteKey: "site192a" }, ["1"])).toBeUndefined();
  expect(eventsUrl({ runtimeUrl: "https://runtime.example" }, ["1"])).toBeUndefined();
});

test("tells what matters in one sentence, the worst first", () => {
  expect(newsOf(["moved", "few", "soldout", "cancelled", "soldout"])).toBe(
    "Nytt om forestillingene: 1 avlyst, 2 utsolgt, 1 få igjen, 1 med ny tid.",
  );
});

test("interrupts nobody where nothing is new", () => {
  expect(newsOf([])).toBe("");
});

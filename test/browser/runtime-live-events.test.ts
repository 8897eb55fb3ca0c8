import type { ServerResponse } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendJson, startServer, type LocalServer } from "../local-server.ts";
import { launchChromium } from "./chromium.ts";
import { RuntimeSite } from "./runtime-site.ts";
import { eventually, visit, type Visitor } from "./runtime-visitor.ts";

let browser: Browser;
let site: RuntimeSite;
let api: LocalServer;
let answer: (keys: readonly string[], response: ServerResponse) => void;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  api = await startServer(({ url }, response) => {
    response.setHeader("access-control-allow-origin", "*");
    const keys = /&keys=(.*)$/.exec(url)?.[1] ?? "";
    answer(keys.split(",").map(decodeURIComponent), response);
  });
  site = await RuntimeSite.start();
  site.allowed.push(api.url);
  Object.assign(site.settings, { runtimeUrl: `${api.url}/v1`, siteKey: "site192a" });
});
afterEach(async () => {
  await visitor.leave();
  await site.close();
  await api.close();
});

const START = "2037-12-05T20:00:00+01:00";
const HOUR_MS = 3_600_000;
const ENDS = Date.parse(START) + 2 * HOUR_MS;

function showtime(id: string, status = "onsale", price = "fra 140 kr"): string {
  return `<li data-event="${id}" data-ends="${ENDS}"><a href="https://checkout.example/${id}" data-event-buy>
    <span data-event-day="long">lørdag 5. desember</span>
    <time datetime="${START}" data-event-time="under-day">20.00</time>
    <span data-event-status="${status}"></span><span data-event-price>${price}</span>
    <span data-event-seats></span></a></li>`;
}

async function openProgramme(...showtimes: string[]): Promise<void> {
  site.pages.set("/", { title: "Kino", main: `<h1>Kino</h1><ul>${showtimes.join("")}</ul>` });
  site.pages.set("/kultur", {
    title: "Kultur",
    main: `<h1>Kultur</h1>${showtime("1")}${showtime("9")}`,
  });
  visitor = await visit(browser, site, "/");
  page = visitor.page;
}

function fresh(id: string, status: string, rest: object = {}) {
  const price = { from: 150, currency: "NOK" };
  return { id, status, price, startTime: START, seatsAvailable: null, ...rest };
}

function place(id: string, what: string) {
  return page.locator(`[data-event="${id}"] [data-event-${what}]`);
}

function asked(): string[] {
  return api.requests.map(({ url }) => url);
}

test("asks once for all events of the page, each id encoded and joined by commas", async () => {
  answer = (_keys, response) => sendJson(response, []);
  await openProgramme(showtime("4711"), showtime("a/b"), showtime("4711"));
  await eventually(asked).toEqual(["/v1/events?site=site192a&keys=4711,a%2Fb"]);
  expect(api.requests[0]?.headers).not.toHaveProperty("cookie");
});

test("asks for at most 50 at a time", async () => {
  const batches: number[] = [];
  answer = (keys, response) => {
    batches.push(keys.length);
    sendJson(response, []);
  };
  await openProgramme(...Array.from({ length: 120 }, (_, n) => showtime(String(n))));
  await eventually(() => batches.toSorted((a, b) => a - b)).toEqual([20, 50, 50]);
});

test("writes status, price and seats where they belong and tells of it politely", async () => {
  answer = (_keys, response) =>
    sendJson(response, [
      fresh("1", "few", { seatsAvailable: 7 }),
      fresh("2", "soldout", { seatsAvailable: 0 }),
      fresh("3", "cancelled"),
      fresh("4", "onsale"),
    ]);
  await openProgramme(showtime("1"), showtime("2"), showtime("3"), showtime("4"), showtime("5"));
  await place("1", "status").getByText("Få igjen").waitFor();
  expect(await place("1", "seats").innerText()).toBe("7 ledige");
  expect(await place("2", "status").innerText()).toBe("Utsolgt");
  expect(await place("2", "seats").innerText()).toBe("");
  expect(await place("3", "status").innerText()).toBe("Avlyst");
  expect(await place("3", "status").getAttribute("data-event-status")).toBe("cancelled");
  expect(await place("4", "price").innerText()).toBe("fra 150\u00a0kr");
  expect(await place("5", "price").innerText()).toBe("fra 140 kr");
  expect(await page.getByRole("status").innerText()).toBe(
    "Nytt om forestillingene: 1 avlyst, 1 utsolgt, 1 få igjen.",
  );
});

test("closes the way to the checkout where nothing can be bought, and opens it again", async () => {
  answer = (_keys, response) => sendJson(response, [fresh("1", "soldout"), fresh("2", "onsale")]);
  await openProgramme(
    showtime("1"),
    showtime("2").replace(
      ' href="https://checkout.example/2"',
      ' data-href="https://checkout.example/2"',
    ),
  );
  await place("1", "status").getByText("Utsolgt").waitFor();
  expect(await place("1", "buy").getAttribute("href")).toBeNull();
  expect(await place("1", "buy").getAttribute("aria-disabled")).toBe("true");
  expect(await place("1", "buy").getAttribute("role")).toBe("link");
  expect(await place("2", "buy").getAttribute("href")).toBe("https://checkout.example/2");
});

test("shows a new time in place, moves what is over by then, and tells of it politely", async () => {
  answer = (_keys, response) =>
    sendJson(response, [fresh("1", "onsale", { startTime: "2037-12-05T18:30:00+01:00" })]);
  await openProgramme(showtime("1"), showtime("2"));
  await place("1", "time").getByText("18.30").waitFor();
  expect(await place("1", "time").innerText()).toBe("18.30");
  expect(Date.parse((await place("1", "time").getAttribute("datetime")) ?? "")).toBe(
    Date.parse("2037-12-05T18:30:00+01:00"),
  );
  const ends = await page.locator('[data-event="1"]').getAttribute("data-ends");
  expect(Number(ends)).toBe(ENDS - 1.5 * HOUR_MS);
  expect(await place("2", "time").innerText()).toBe("20.00");
  expect(await page.getByRole("status").innerText()).toBe("Nytt om forestillingene: 1 med ny tid.");
});

test("says the day too where a performance has moved to another one", async () => {
  answer = (_keys, response) =>
    sendJson(response, [fresh("1", "onsale", { startTime: "2037-12-06T18:30" })]);
  await openProgramme(showtime("1"));
  await place("1", "time").getByText("18.30").waitFor();
  expect(await place("1", "time").innerText()).toBe("6. des 18.30");
  expect(await place("1", "day").innerText()).toBe("søndag 6. desember 2037");
  expect(await page.locator('[data-event="1"]').getAttribute("data-day")).toBe("2037-12-06");
});

test("gives a time to a performance that had none", async () => {
  answer = (_keys, response) =>
    sendJson(response, [fresh("1", "onsale", { startTime: "2037-12-06T18:30:00Z" })]);
  const undated = showtime("1")
    .replace(`data-ends="${ENDS}"`, 'data-ends="Infinity"')
    .replace(/<time[^>]*>20.00<.time>/, '<span data-event-time="under-day">Snart</span>');
  await openProgramme(undated);
  await place("1", "time").getByText("19.30").waitFor();
  expect(await place("1", "time").innerText()).toBe("6. des 19.30");
  const ends = await page.locator('[data-event="1"]').getAttribute("data-ends");
  expect(Number(ends)).toBe(Date.parse("2037-12-06T18:30:00Z") + 3 * HOUR_MS);
});

test("moves nothing on the page", async () => {
  answer = (_keys, response) => sendJson(response, [fresh("1", "few"), fresh("2", "cancelled")]);
  await openProgramme(showtime("1"), showtime("2"), "<li>Sist</li>");
  const before = await page.getByText("Sist").boundingBox();
  await place("2", "status").getByText("Avlyst").waitFor();
  expect(await page.getByText("Sist").boundingBox()).toEqual(before);
});

test("does not repeat what the page says already", async () => {
  answer = (_keys, response) => sendJson(response, [fresh("1", "soldout")]);
  await openProgramme(showtime("1", "soldout"));
  await place("1", "status").getByText("Utsolgt").waitFor();
  expect(await page.getByRole("status").innerText()).toBe("");
});

test("asks only for what it has not asked for, and shows what it knows on every page", async () => {
  answer = (keys, response) =>
    sendJson(
      response,
      keys.map((id) => fresh(id, "few")),
    );
  await openProgramme(showtime("1"), showtime("2"));
  await place("1", "status").getByText("Få igjen").waitFor();
  await page.getByRole("link", { name: "Kultur" }).click();
  await place("9", "status").getByText("Få igjen").waitFor();
  expect(await place("1", "status").innerText()).toBe("Få igjen");
  await page.goBack();
  await place("2", "status").getByText("Få igjen").waitFor();
  expect(asked()).toEqual(["/v1/events?site=site192a&keys=1,2", "/v1/events?site=site192a&keys=9"]);
});

test("asks again for what a visitor did not stay to hear", async () => {
  answer = () => undefined;
  await openProgramme(showtime("1"));
  await eventually(asked).toHaveLength(1);
  answer = (keys, response) =>
    sendJson(
      response,
      keys.map((id) => fresh(id, "few")),
    );
  await page.getByRole("link", { name: "Kultur" }).click();
  await place("1", "status").getByText("Få igjen").waitFor();
  expect(visitor.errors).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["an error", (response) => response.writeHead(500).end()],
  ["a cut connection", (response) => response.destroy()],
  ["no JSON", (response) => response.end("<!doctype html>")],
  ["no list", (response) => sendJson(response, { Message: "no" })],
])("logs «Failed to fetch» for %s and shows nothing", async (_what, fault) => {
  answer = (_keys, response) => fault(response);
  await openProgramme(showtime("1"));
  const before = await page.locator("body").innerText();
  await eventually(() => visitor.errors).toContain("Failed to fetch");
  expect(await page.locator("body").innerText()).toBe(before);
});

test("keeps what it understands of an answer", async () => {
  answer = (_keys, response) =>
    sendJson(response, [
      fresh("1", "postponed", { startTime: "soon" }),
      fresh("2", "few", { id: 2 }),
      fresh("3", "onsale", { price: "100" }),
    ]);
  await openProgramme(showtime("1"), showtime("2"), showtime("3", "few"));
  await place("2", "status").getByText("Få igjen").waitFor();
  expect(await place("3", "status").innerText()).toBe("");
  expect(await place("1", "price").innerText()).toBe("fra 140 kr");
});

test("asks nothing where no runtime API is configured", async () => {
  answer = (_keys, response) => sendJson(response, []);
  Object.assign(site.settings, { runtimeUrl: undefined });
  await openProgramme(showtime("1"));
  await page.waitForTimeout(200);
  expect(asked()).toEqual([]);
});

import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EVENT_STATUSES } from "../../src/model/event.ts";
import { launchChromium } from "./chromium.ts";
import { MemberSites } from "./member-sites.ts";

/* The runtime on sites as the real command builds them: with a membership backend and without one. */

const PATHS = [
  "/",
  "/kinoprogram",
  "/kulturprogram",
  "/nyheter",
  "/kjop-gavekort",
  "/search",
  "/hjelp",
];

const MINUTE_MS = 60_000;

let browser: Browser;
let sites: MemberSites;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchChromium(), MemberSites.start(["192", "118"])]);
});
afterAll(async () => {
  await browser.close();
  await sites.close();
});
beforeEach(() => {
  faults = [];
});
afterEach(() => context.close());

async function openSite(id: string, path: string): Promise<void> {
  context = await browser.newContext({ baseURL: sites.origin(id) });
  page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.goto(path);
}

async function firstFilm(): Promise<string> {
  const link = page.locator('main a[href*="-dxm-"]').first();
  return (await link.getAttribute("href")) ?? "";
}

describe.each(["192", "118"])("on site %s", (id) => {
  test("no page throws or breaks the policy, opened as a document or by a link", async () => {
    await openSite(id, "/kinoprogram");
    const paths = [...PATHS, await firstFilm()];
    for (const path of paths) await page.goto(path);
    for (const path of paths) {
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        document.body.append(link);
        link.click();
      }, path);
      await page.waitForFunction((href) => location.pathname === href, path);
    }
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
  });

  test("every page opens without an error, a broken policy or a request to a third party", async () => {
    const origins = new Set<string>();
    await openSite(id, "/");
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    const sitemap = await (await fetch(`${sites.origin(id)}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) await page.goto(new URL(address ?? "").pathname);
    expect(faults).toEqual([]);
    const known = [sites.origin(id), new URL(sites.sandbox.url).origin];
    expect([...origins].filter((origin) => !known.includes(origin))).toEqual([]);
  });

  test("a page's HTML is at most 20 kB compressed, and all its styles are at most 12 kB", async () => {
    await openSite(id, "/kinoprogram");
    for (const path of [...PATHS, await firstFilm()]) {
      const html = await (await fetch(sites.origin(id) + path)).text();
      expect([path, gzipSync(html).length <= 20_000]).toEqual([path, true]);
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)];
      const styles = await Promise.all(
        sheets.map(async ([, href = ""]) => (await fetch(sites.origin(id) + href)).arrayBuffer()),
      );
      expect(styles).not.toEqual([]);
      const bytes = styles.reduce((sum, css) => sum + gzipSync(css).length, 0);
      expect(bytes).toBeLessThanOrEqual(12_000);
    }
  });

  test("a content page loads one script of at most 6 kB before anyone does anything", async () => {
    const scripts: Promise<Buffer>[] = [];
    await openSite(id, "/kinoprogram");
    const film = await firstFilm();
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.body());
    });
    for (const path of ["/", film]) {
      scripts.length = 0;
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
      expect(sizes).toHaveLength(1);
      expect(sizes[0]).toBeLessThanOrEqual(6_000);
    }
  });
});

/** What the runtime API may tell about an event: every status, seats, a price, a new time or day. */
function news(id: string, start: number, index: number) {
  const moved = [0, -90 * MINUTE_MS, 26 * 60 * MINUTE_MS][index % 3] ?? 0;
  return {
    id,
    status: EVENT_STATUSES[index % EVENT_STATUSES.length],
    price: { from: 1250, currency: "NOK" },
    startTime: Number.isNaN(start) ? null : new Date(start + moved).toISOString(),
    seatsAvailable: 12,
  };
}

describe.each([360, 1280])("at %i px fresh data of every kind moves nothing", (width) => {
  test.each(["/", "/kinoprogram", "/kulturprogram", "a film's page"])("on %s", async (path) => {
    await openSite("192", "/kinoprogram");
    const address = path.startsWith("/") ? path : await firstFilm();
    await page.setViewportSize({ width, height: 800 });
    let tell: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (tell = resolve));
    let count = 0;
    await page.route("**/runtime/events?*", async (route) => {
      await isTime;
      const keys = new URL(route.request().url()).searchParams.get("keys")?.split(",") ?? [];
      const starts = await page.evaluate(startsOf, keys);
      const answer = keys.map((id, index) => news(id, starts[index] ?? NaN, count++));
      await route.fulfill({ json: answer, headers: { "access-control-allow-origin": "*" } });
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await isWhole();
    const before = await page.evaluate(places);
    tell();
    await page.getByRole("status").filter({ hasText: "Nytt om" }).waitFor({ state: "attached" });
    expect(await page.evaluate(places)).toEqual(before);
    const hasTickets = (await page.locator("main .ticket").count()) > 0;
    expect((await page.getByText("12 ledige").count()) > 0).toBe(hasTickets);
  });
});

/** Everything is laid out, what is far below the screen too. */
async function isWhole(): Promise<void> {
  await page.locator("main[data-whole]").waitFor();
}

describe.each([360, 1280])("at %i px the first layout leaves out what is far down", (width) => {
  const LATER = ".programme-day .showing, .cover-flow";

  async function openWatched(path: string): Promise<void> {
    await openSite("192", "/hjelp");
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((later) => {
      addEventListener("load", () => {
        Object.assign(window, {
          firstHeight: document.documentElement.scrollHeight,
          firstLeftOut: [...document.querySelectorAll(later)].filter(
            (element) => getComputedStyle(element).contentVisibility === "auto",
          ).length,
        });
      });
    }, LATER);
    await page.goto(path);
    await isWhole();
  }
  const leftOut = () =>
    page
      .locator(LATER)
      .evaluateAll(
        (elements) =>
          elements.filter((one) => getComputedStyle(one).contentVisibility !== "visible").length,
      );
  const first = (name: string) => page.evaluate((key) => Number(Reflect.get(window, key)), name);

  test("and the page is as high as it will be when all has been laid out", async () => {
    await openWatched("/kinoprogram");
    expect(await first("firstLeftOut")).toBeGreaterThan(10);
    expect(await leftOut()).toBe(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.abs((await first("firstHeight")) - height) / height).toBeLessThan(0.05);
  });

  test("but nothing where the address names a place, nor on pages that are swapped in", async () => {
    await openWatched("/kinoprogram");
    const day = (await page.locator(".programme-day").nth(2).getAttribute("id")) ?? "";
    await page.goto("/hjelp");
    await page.goto(`/kinoprogram#${day}`);
    await isWhole();
    expect(await first("firstLeftOut")).toBe(0);
    const { top } = await page.locator(`#${day}`).evaluate((one) => one.getBoundingClientRect());
    // Below the row of days, which stays in sight.
    expect(Math.round(top)).toBe(112);
    await page.getByRole("link", { name: "Kultursal.example" }).first().click();
    await page.waitForFunction(() => location.pathname === "/");
    expect(await page.locator(LATER).count()).toBeGreaterThan(10);
    expect(await leftOut()).toBe(0);
  });
});

/** Runs in the page. @returns when each event starts, epoch milliseconds */
function startsOf(ids: string[]): number[] {
  return ids.map((id) => {
    const time = document.querySelector<HTMLTimeElement>(`[data-event="${id}"] time`);
    return Date.parse(time?.dateTime ?? "");
  });
}

/** Runs in the page. @returns where everything that can move stands and how large it is */
function places(): string[] {
  return [...document.querySelectorAll("main :is(section, li, p, h2, h3, .ticket, footer)")].map(
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.className} ${[x, y + scrollY, width, height].map(Math.round).join(" ")}`;
    },
  );
}

import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { MemberSites } from "./member-sites.ts";
import { eventually } from "./runtime-visitor.ts";

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

test("a hover and a click ask once for a page, and never for its document", async () => {
  await openSite("192", "/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const link = page
    .getByRole("navigation", { name: "Hovedmeny" })
    .getByRole("link", { name: "Kinoprogram" });
  await link.hover();
  await eventually(() => asked).toContain("/page-data/kinoprogram.json");
  await link.click();
  await page.waitForURL("**/kinoprogram");
  await page.getByRole("heading", { level: 1, name: "Kinoprogram" }).waitFor();
  expect(asked.filter((path) => path === "/page-data/kinoprogram.json")).toHaveLength(1);
  expect(asked).not.toContain("/kinoprogram");
});

test("fresh data reaches the programme without a layout shift", async () => {
  await openSite("192", "/");
  await context.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const answered = page.waitForResponse("**/runtime/events?site=site192a&keys=*");
  await page.goto("/kinoprogram");
  await (await answered).finished();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.001,
  );
});

test("without a network visited pages open, and others lead to what can be read", async () => {
  await openSite("192", "/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto("/hjelp");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.goto("/hjelp");
  await page.getByRole("heading", { level: 1, name: "Hjelp" }).waitFor();
  await page.goto("/utleie");
  await page.getByRole("heading", { name: "Du er uten nett" }).waitFor();
  await page.getByRole("main").getByRole("listitem").filter({ hasText: "Hjelp" }).waitFor();
});

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { MemberSites } from "./member-sites.ts";

/* Search on the kultursal's demo site, as the real command builds it. */

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const SITE = "192";
/** The event of the demo programme that is a `Barneforestilling`. */
const SOKKEN = "Sokken som ville ut i verden";

let browser: Browser;
let sites: MemberSites;
const faults: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  sites = await MemberSites.start([SITE]);
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(faults.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await sites.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: sites.origin(SITE), ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (/hydrat|Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  await page.goto(path);
  return page;
}

const headerField = (page: Page) => page.locator("#site-field");
const pageField = (page: Page) => page.locator("#search-page-field");
const options = (page: Page) => page.locator("a[role=option]");
const results = (page: Page) => page.locator(".result h3");

describe("the field in the header", () => {
  test("finds a misspelt show while typing, and goes there by the keyboard alone", async () => {
    const page = await open("/");
    await headerField(page).focus();
    await page.keyboard.type("forestiling");
    await options(page).first().waitFor();
    expect(await options(page).first().innerText()).toContain(SOKKEN);
    expect(await headerField(page).getAttribute("aria-activedescendant")).toBeNull();
    await page.keyboard.press("ArrowDown");
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    expect(await chosen.innerText()).toContain(SOKKEN);
    expect(await headerField(page).getAttribute("aria-activedescendant")).toBe(
      await chosen.getAttribute("id"),
    );
    await page.keyboard.press("Enter");
    await page.waitForURL(/sokken/);
    await page.getByRole("heading", { level: 1, name: SOKKEN }).waitFor();
    expect(await headerField(page).inputValue()).toBe("");
    expect(await options(page).count()).toBe(0);
  });

  test("is an editable combobox: open and closed, in a circle with its list, left by Escape", async () => {
    const page = await open("/");
    await headerField(page).focus();
    await page.keyboard.type("haugkirka");
    await options(page).first().waitFor();
    const field = headerField(page);
    expect(await field.getAttribute("role")).toBe("combobox");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    expect(await page.getByRole("listbox").getAttribute("id")).toBe(
      await field.getAttribute("aria-controls"),
    );
    await page.keyboard.press("ArrowUp");
    expect(await options(page).last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    expect(await field.getAttribute("aria-activedescendant")).toBeNull();
    await page.keyboard.press("Escape");
    expect(await options(page).count()).toBe(0);
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    expect(await field.inputValue()).toBe("haugkirka");
    await page.keyboard.press("ArrowDown");
    expect(await options(page).first().getAttribute("aria-selected")).toBe("true");
  });

  test("tells screen readers how much there is, once the typing has paused", async () => {
    const page = await open("/");
    await headerField(page).focus();
    await page.keyboard.type("gavekort");
    await page
      .getByRole("status")
      .filter({ hasText: /^\d+ treff på «gavekort»$/ })
      .waitFor();
  });

  test("leads to all results where none is chosen", async () => {
    const page = await open("/");
    await headerField(page).focus();
    await page.keyboard.type("konsert");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=konsert");
    await results(page).first().waitFor();
    expect(await pageField(page).inputValue()).toBe("konsert");
  });

  test("goes where a click on a result leads", async () => {
    const page = await open("/");
    await headerField(page).fill("polarmer");
    await options(page).first().click();
    await page.waitForURL(/polarmeridianen/);
  });

  test("keeps what was typed before it came to life", async () => {
    const page = await open("/");
    await page.route("**/assets/Search-*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await headerField(page).focus();
    await page.keyboard.type("mireilles");
    await options(page).filter({ hasText: "Mireilles brev" }).waitFor();
    expect(await headerField(page).inputValue()).toBe("mireilles");
  });

  test("costs nothing before it is used", async () => {
    const page = await open("/");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: "networkidle" });
    const ofSearch = () => asked.filter((path) => /search-index|assets\/Search/.test(path));
    expect(ofSearch()).toEqual([]);
    await headerField(page).focus();
    await expect.poll(ofSearch, { timeout: 20_000 }).toContain("/search-index/upcoming.json");
  });
});

describe("the search page", () => {
  test("groups what it finds: programme, articles, pages, mentions", async () => {
    const page = await open("/search?q=kino");
    const headings = page.locator(".results h2");
    // Mentions come with the second file.
    await headings.filter({ hasText: "Nevnt i teksten" }).waitFor();
    expect(await headings.allInnerTexts()).toEqual([
      "På programmet",
      "Artikler",
      "Sider",
      "Nevnt i teksten",
    ]);
  });

  test("shows date, place and the words that were found", async () => {
    const page = await open("/search?q=tarnvandring");
    const result = page.locator(".result").first();
    await result.waitFor();
    expect(await result.innerText()).toMatch(/kl\.\s\d\d\.\d\d.*Haugkirka/);
    expect(await result.locator("mark").allInnerTexts()).toContain("Tårnvandring");
    expect(await result.locator("img").getAttribute("src")).toMatch(/^http/);
  });

  test("keeps the query in the address without filling the history, and comes back to it", async () => {
    const page = await open("/search");
    const entries = await page.evaluate(() => history.length);
    await pageField(page).pressSequentially("svigermor");
    await page.waitForURL("**/search?q=svigermor");
    await results(page).first().waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/svigermor-pa-slep/);
    await page.goBack();
    await page.waitForURL("**/search?q=svigermor");
    await results(page).first().waitFor();
    expect(await pageField(page).inputValue()).toBe("svigermor");
  });

  test("helps who finds nothing: advice, what is on next, and the programme", async () => {
    const page = await open("/search?q=qwertyqwerty");
    await page.getByText("Ingen treff på «qwertyqwerty».").first().waitFor();
    expect(await page.getByRole("heading", { name: "Snart på programmet" }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "Bla i programmet" }).isVisible()).toBe(true);
  });

  test("says when the index cannot be had, and tries again when asked", async () => {
    const page = await open("/", { serviceWorkers: "block" });
    await page.route("**/search-index/**", (route) => route.abort());
    await page.goto("/search?q=konsert");
    await page.getByText("Søket svarte ikke.").waitFor();
    await page.unroute("**/search-index/**");
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await results(page).first().waitFor();
  });
});

test("without JavaScript the form leads to the search page with the programme to browse", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  await headerField(page).fill("konsert");
  await headerField(page).press("Enter");
  await page.waitForURL("**/search?q=konsert");
  expect(await page.getByRole("heading", { name: "Bla i programmet" }).isVisible()).toBe(true);
  expect(await page.locator(".showing").count()).toBeGreaterThan(10);
});

test("what was loaded once searches without a network, in a new document too", async () => {
  const page = await open("/search");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await pageField(page).fill("konsert");
  await results(page).first().waitFor();
  // The second file is on its way when the first one answers.
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.goto("/search?q=tarnvandring");
  await results(page).filter({ hasText: "Tårnvandring" }).waitFor();
});

describe.each([
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 360 },
] as const)("axe finds nothing, $colorScheme, $width px wide", ({ width, ...rest }) => {
  // The test puts axe into the page, which the site's policy rightly refuses.
  const visitor = { bypassCSP: true, viewport: { width, height: 800 }, ...rest };

  test("in the open list", async () => {
    const page = await open("/", visitor);
    if (width < 600) await page.getByRole("button", { name: "Meny" }).click();
    await headerField(page).fill("kino");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await violationsOf(page)).toEqual([]);
  });

  test.each(["konsert", "qwertyqwerty"])("on the page of «%s»", async (query) => {
    const page = await open(`/search?q=${query}`, visitor);
    await results(page).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

async function violationsOf(page: Page): Promise<unknown[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

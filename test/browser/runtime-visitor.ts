import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { launchChromium } from "./chromium.ts";
import { RuntimeSite } from "./runtime-site.ts";

/** Someone with a browser of their own, and what their browser said. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the console, in order. */
  readonly errors: string[];
  /** Names of the events that the runtime told of, in order. */
  events(): Promise<string[]>;
  /** @returns the heading of the page that is shown */
  heading(): Promise<string>;
  /** Waits until the page with that heading is shown. */
  showsHeading(text: string): Promise<void>;
  /** Clicks a link to an address at once, without the hover that loads its page ahead. */
  follow(address: string): Promise<void>;
  /** Scrolls to a place, in CSS pixels, as a visitor does: the page is painted, here and there. */
  scrollTo(position: number): Promise<void>;
  /** @returns how far down the page is scrolled, in CSS pixels */
  scrollY(): Promise<number>;
  /** Ends the visit; no page may have thrown, nor broken the policy. */
  leave(): Promise<void>;
}

/** Visits a page of a site with a fresh profile. */
export async function visit(
  browser: Browser,
  site: { readonly origin: string },
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: site.origin, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
    if (message.text().includes("Content Security Policy")) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  await context.addInitScript(recordEvents);
  await page.goto(path);
  return {
    context,
    page,
    errors,
    events: () => page.evaluate(() => (window as { told?: string[] }).told ?? []),
    heading: () => page.locator("main h1").innerText(),
    showsHeading: (name) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor(),
    follow: (address) => page.evaluate(clickLinkTo, address),
    scrollTo: (position) => page.evaluate(scrollPainted, position),
    scrollY: () => page.evaluate(() => window.scrollY),
    async leave() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/**
 * Gives the tests of a file a browser, and each a miniature site of its own.
 * @param begin what else each test begins with
 */
export function beforeEachSite(
  begin: (browser: Browser, site: RuntimeSite) => Promise<void> | void,
): void {
  let browser: Browser;
  let site: RuntimeSite;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    site = await RuntimeSite.start();
    await begin(browser, site);
  });
  afterEach(() => site.close());
}

/** Blocks the storage of every page that is opened from now on, as a browser's settings can. */
export function blockStorage({ context }: Visitor): Promise<unknown> {
  return context.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
}

/** Expects something that takes its time, on a busy machine too. */
export function eventually(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: 15_000 });
}

function recordEvents(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  for (const name of ["cinegen:delayed", "cinegen:navigated", "cinegen:offline-ready"]) {
    addEventListener(name, () => told.push(name));
  }
}

/** Runs in the page. */
function clickLinkTo(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
}

/** Runs in the page. */
function scrollPainted(position: number): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      addEventListener("scroll", () => resolve(), { once: true });
      window.scrollTo({ top: position, behavior: "instant" });
    });
  });
}

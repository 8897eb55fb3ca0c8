import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import type { RuntimeSite } from "./runtime-site.ts";

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
  /** Ends the visit; no page may have thrown, nor broken the policy. */
  leave(): Promise<void>;
}

/** Visits a page of the site with a fresh profile. */
export async function visit(
  browser: Browser,
  site: RuntimeSite,
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
    async leave() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
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

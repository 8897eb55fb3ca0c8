import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { HtmlValidate } from "html-validate";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { MemberSites } from "./member-sites.ts";

/* Every kind of page of the demo sites as the real command builds them, one site of each theme. */

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const SHARED = [
  "/",
  "/kinoprogram",
  "/kommende",
  "/kulturprogram",
  "/den-store-kinodagen",
  "/filmer",
  "/nyheter",
  "/nyhetsarkiv",
  "/nyhetsbrev",
  "/tidligere-nyhetsbrev",
  "/kjop-gavekort",
  "/program",
  "/search",
  "/hjelp",
  "/om-oss",
  "/kontakt-oss",
  "/404.html",
  "/offline.html",
];

/** What only some sites have; `film`, `culture` and `article` stand for the first of each. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  192: [
    ...SHARED,
    "/kulturkirke",
    "/utleie",
    "/aktiv-sommer-bildene",
    "film",
    "culture",
    "article",
  ],
  118: ["/", "/kinoprogram", "film"],
  178: ["/", "/kinoprogram", "film"],
};

let browser: Browser;
let sites: MemberSites;
const found = new Map<string, string>();

beforeAll(async () => {
  browser = await launchChromium();
  sites = await MemberSites.start(Object.keys(PAGES));
  for (const id of Object.keys(PAGES)) await findDetailPages(id);
});

afterAll(async () => {
  await browser.close();
  await sites.close();
});

async function findDetailPages(id: string): Promise<void> {
  const sitemap = await (await fetch(`${sites.origin(id)}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => {
    return new URL(address).pathname;
  });
  const first = (pattern: RegExp) => paths.find((path) => pattern.test(path)) ?? "/";
  found.set(`${id}/film`, first(/-dxm-\d+$/));
  found.set(`${id}/culture`, first(/-DXM\d+$/));
  found.set(`${id}/article`, first(/^\/article\//));
}

async function open(id: string, path: string, options: BrowserContextOptions): Promise<Page> {
  // The test puts axe into the page, which the site's policy rightly refuses.
  const context = await browser.newContext({ bypassCSP: true, ...options });
  const page = await context.newPage();
  await page.goto(sites.origin(id) + (found.get(`${id}/${path}`) ?? path));
  await page.waitForLoadState("networkidle");
  // Fresh data may have changed a ticket's colours: half-way through, they are those of no state.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  return page;
}

async function violationsOf(page: Page): Promise<unknown[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const VISITORS = [
  { colorScheme: "dark", width: 360 },
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 1280 },
] as const;

describe.each(Object.entries(PAGES))("site %s", (id, pages) => {
  test.each(pages)(
    "axe finds nothing on %s, on a phone or a desk, in the dark or by day",
    async (path) => {
      for (const { width, ...options } of VISITORS) {
        const page = await open(id, path, { viewport: { width, height: 800 }, ...options });
        expect(await violationsOf(page)).toEqual([]);
        await page.context().close();
      }
    },
  );

  test.each(pages)("%s reflows at 320 px, with wide text too, and never shifts", async (path) => {
    const page = await open(id, path, { viewport: { width: 320, height: 640 } });
    expect(await overflowOf(page)).toBe(0);
    expect(await shiftOf(page)).toBeLessThan(0.005);
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
        "p { margin-block-end: 2em !important }",
    });
    expect(await overflowOf(page)).toBe(0);
    await page.context().close();
  });

  test.each(pages)(
    "%s is valid HTML with one first heading and no style of its own",
    async (path) => {
      const response = await fetch(sites.origin(id) + (found.get(`${id}/${path}`) ?? path));
      const html = await response.text();
      const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
      const { results } = await validator.validateString(html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle=/);
    },
  );
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** How far things moved while the page came, as browsers score it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Two frames later, nothing has been reported because nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test.each([320, 360, 390].flatMap((width) => ["118", "178"].map((id) => [width, id] as const)))(
  "at %i px the name of site %s and the way in for members stand side by side",
  async (width, id) => {
    const page = await open(id, "/", { viewport: { width, height: 640 } });
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const name = await boxOf(".wordmark__name");
    const wayIn = await boxOf(".member-link");
    expect(name.x + name.width).toBeLessThanOrEqual(wayIn.x);
    // The name itself is never broken, only its ending may stand below.
    expect(name.height).toBeLessThan(50);
    await page.context().close();
  },
);

describe("by keyboard", () => {
  test("the first step leads past the menu, into the page", async () => {
    const page = await open("192", "/kinoprogram", {});
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Hopp til innholdet" });
    expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  test("the menu opens, holds search and pages, passes axe, and gives the focus back", async () => {
    const page = await open("192", "/kinoprogram", { viewport: { width: 360, height: 700 } });
    const button = page.getByRole("button", { name: "Meny", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "Hovedmeny" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("q");
    await page.keyboard.press("Escape");
    expect(await page.getByRole("navigation", { name: "Hovedmeny" }).isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("the menu works without scripts", async () => {
    const page = await open("192", "/", {
      viewport: { width: 360, height: 700 },
      javaScriptEnabled: false,
    });
    await page.getByRole("button", { name: "Meny", exact: true }).click();
    await page.getByRole("link", { name: "Kulturprogram", exact: true }).first().click();
    await page.waitForURL("**/kulturprogram");
  });

  test("every stop of the front page shows where the focus is", async () => {
    const page = await open("192", "/", {});
    const unseen = await page.evaluate(() => {
      const stops = document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, summary",
      );
      return [...stops].flatMap((stop) => {
        stop.focus({ focusVisible: true });
        if (document.activeElement !== stop) return [];
        const outlines = [getComputedStyle(stop), getComputedStyle(stop, "::after")];
        const isSeen = outlines.some(({ outlineStyle }) => outlineStyle === "solid");
        return isSeen ? [] : [stop.outerHTML];
      });
    });
    expect(unseen).toEqual([]);
  });
});

test("nothing is smaller to press than 24 px, unless it stands in a line of text", async () => {
  const page = await open("192", "/kinoprogram", { viewport: { width: 360, height: 700 } });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, select, input:not([type=hidden])")]
      .filter((target) => target.checkVisibility() && !target.closest("p, h2, h3, h4, .skip-link"))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 24;
      })
      .map((target) => target.outerHTML),
  );
  expect(small).toEqual([]);
});

test("contrast is left to the visitor's own colours where they have chosen some", async () => {
  const page = await open("192", "/kinoprogram", { forcedColors: "active" });
  const border = await page
    .locator("a.ticket")
    .first()
    .evaluate((ticket) => getComputedStyle(ticket).borderTopStyle);
  expect(border).toBe("solid");
});

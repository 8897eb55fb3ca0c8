import type { Browser, Locator, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { blockStorage, eventually, visit, type Visitor } from "./runtime-visitor.ts";
import { ServedSite } from "./served-site.ts";

/* The demo site as the real command builds and serves it, with everything that can go wrong on the way. */

const NOT_FOUND = "Her er det mørkt på lerretet";

let browser: Browser;
let site: ServedSite;
let visitor: Visitor;
let page: Page;
/** Paths and queries of the documents that were loaded since the visit began, in order. */
let documents: string[];
/** Paths of everything else that was asked for since then, in order. */
let files: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Visits a page and writes down what it asks for from then on. */
async function open(path: string, options?: Parameters<typeof visit>[3]): Promise<void> {
  visitor = await visit(browser, site, path, options);
  page = visitor.page;
  [documents, files] = [[], []];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
    else files.push(pathname);
  });
}

function menuLink(name: string): Locator {
  const menu = page.getByRole("navigation", { name: "Hovedmeny" });
  return menu.getByRole("link", { name, exact: true });
}

function timesAsked(path: string): number {
  return files.filter((file) => file === path).length;
}

/** Holds back what is asked for, until the answer may come. */
async function holdBack(pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await isTime;
    await route.continue();
  });
  return release;
}

describe.each(["serve", "serve --watch"] as const)("on a site behind cinegen %s", (command) => {
  beforeAll(async () => {
    site = await ServedSite.start(command);
  });
  afterAll(() => site.close());

  // What the worker asks for, the browser does not let a test answer.
  beforeEach(() => open("/nyhetsbrev", { serviceWorkers: "block" }));
  afterEach(() => visitor.leave());

  describe("a click", () => {
    test("shows the page from its data, which the hover has asked for", async () => {
      await menuLink("Kinoprogram").hover();
      await eventually(() => timesAsked("/page-data/kinoprogram.json")).toBe(1);
      await menuLink("Kinoprogram").click();
      await visitor.showsHeading("Kinoprogram");
      expect(page.url()).toBe(`${site.origin}/kinoprogram`);
      expect(timesAsked("/page-data/kinoprogram.json")).toBe(1);
      expect(documents).toEqual([]);
    });

    test("that comes second wins over a slower first", async () => {
      const path = "/page-data/kinoprogram.json";
      const release = await holdBack(`**${path}`);
      const answer = page.waitForResponse(`**${path}`);
      await menuLink("Kinoprogram").click();
      await eventually(() => timesAsked(path)).toBe(1);
      await menuLink("Hjelp").click();
      await visitor.showsHeading("Hjelp");
      release();
      await (await answer).finished();
      await page.goBack();
      await visitor.showsHeading("Nyhetsbrev");
      await page.goForward();
      await visitor.showsHeading("Hjelp");
      expect(page.url()).toBe(`${site.origin}/hjelp`);
      expect(documents).toEqual([]);
    });

    test("on a link to nowhere shows the not-found page at that address", async () => {
      await visitor.follow("/finnes-ikke");
      await visitor.showsHeading(NOT_FOUND);
      expect(page.url()).toBe(`${site.origin}/finnes-ikke`);
      expect(documents).toEqual(["/finnes-ikke"]);
      expect(visitor.errors).toContain("page not found: /finnes-ikke");
    });
  });

  test("an address of nowhere is not found, and leads on like any other page", async () => {
    const answer = await page.goto("/finnes-ikke");
    expect(answer?.status()).toBe(404);
    await visitor.showsHeading(NOT_FOUND);
    await menuLink("Kinoprogram").click();
    await visitor.showsHeading("Kinoprogram");
    expect(documents).toEqual(["/finnes-ikke"]);
  });

  test("an old address leads to the new one, opened as a document or by a link", async () => {
    await visitor.follow("/kino?dag=1#main");
    await visitor.showsHeading("Kinoprogram");
    expect(page.url()).toBe(`${site.origin}/kinoprogram?dag=1#main`);
    expect(documents).toEqual([]);
    await page.goto("/kino?dag=2#main");
    expect(page.url()).toBe(`${site.origin}/kinoprogram?dag=2#main`);
  });

  test("back and forward restore where the visitor was", async () => {
    await menuLink("Kinoprogram").click();
    await visitor.showsHeading("Kinoprogram");
    await visitor.scrollTo(700);
    await visitor.follow("/kulturprogram");
    await visitor.showsHeading("Kulturprogram");
    expect(await visitor.scrollY()).toBe(0);
    await visitor.scrollTo(500);
    await page.goBack();
    await visitor.showsHeading("Kinoprogram");
    expect(await visitor.scrollY()).toBe(700);
    await page.goForward();
    await visitor.showsHeading("Kulturprogram");
    expect(await visitor.scrollY()).toBe(500);
    expect(documents).toEqual([]);
  });

  describe("data that cannot be had", () => {
    function failKinoprogram(answer: (route: Route) => unknown): Promise<unknown> {
      return page.route("**/page-data/kinoprogram.json", answer);
    }

    test.each<[string, (route: Route) => unknown]>([
      ["fails", (route) => route.fulfill({ status: 500 })],
      ["is cut off", (route) => route.abort()],
      [
        "is no JSON",
        (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
      ],
      ["never comes", () => undefined],
    ])("because it %s leads to one document load of the complete address", async (_why, answer) => {
      await failKinoprogram(answer);
      await visitor.follow("/kinoprogram?dag=1#main");
      await visitor.showsHeading("Kinoprogram");
      expect(page.url()).toBe(`${site.origin}/kinoprogram?dag=1#main`);
      expect(documents).toEqual(["/kinoprogram?dag=1"]);
      expect(visitor.errors).toContain("JSON load failure: /kinoprogram");
    });

    test("is remembered: the next click is the browser's at once", async () => {
      await failKinoprogram((route) => route.fulfill({ status: 500 }));
      for (const path of ["/kinoprogram", "/hjelp", "/kinoprogram"]) {
        await visitor.follow(path);
        await visitor.showsHeading(path === "/hjelp" ? "Hjelp" : "Kinoprogram");
      }
      expect(documents).toEqual(["/kinoprogram", "/kinoprogram"]);
      expect(timesAsked("/page-data/kinoprogram.json")).toBe(1);
    });
  });

  test("data that takes its time is announced, and shown when it comes", async () => {
    const release = await holdBack("**/page-data/kinoprogram.json");
    await visitor.follow("/kinoprogram");
    await page.waitForURL("**/kinoprogram");
    await page.getByRole("progressbar", { name: "Laster siden" }).waitFor();
    expect(await visitor.heading()).toBe("Nyhetsbrev");
    expect(await visitor.events()).toEqual(["cinegen:delayed"]);
    release();
    await visitor.showsHeading("Kinoprogram");
    expect(documents).toEqual([]);
  });

  test("a navigation chunk that is blocked leaves navigation to the browser", async () => {
    await page.route("**/assets/navigation-*.js", (route) => route.abort());
    await menuLink("Kinoprogram").click();
    await visitor.showsHeading("Kinoprogram");
    expect(documents).toEqual(["/kinoprogram"]);
    expect(visitor.errors.join()).toContain("bundle loading error");
  });

  test("pages open where the browser blocks storage", async () => {
    await blockStorage(visitor);
    await page.reload();
    await menuLink("Kinoprogram").click();
    await visitor.showsHeading("Kinoprogram");
    await page.goBack();
    await visitor.showsHeading("Nyhetsbrev");
    await page.route("**/page-data/hjelp.json", (route) => route.abort());
    await menuLink("Hjelp").click();
    await visitor.showsHeading("Hjelp");
    expect(documents).toEqual(["/nyhetsbrev", "/hjelp"]);
  });

  test("pages open with JavaScript off", async () => {
    await visitor.leave();
    await open("/", { javaScriptEnabled: false });
    await menuLink("Kinoprogram").click();
    await visitor.showsHeading("Kinoprogram");
    const film = page.locator('main a[href*="-dxm-"]').first();
    const address = (await film.getAttribute("href")) ?? "";
    await film.click();
    await page.waitForURL(`**${address}`);
    expect(await visitor.heading()).not.toBe("Kinoprogram");
    expect(documents).toEqual(["/kinoprogram", address]);
  });

  test("without a network visited pages open, and others lead to what can be read", async () => {
    await visitor.leave();
    await open("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await menuLink("Hjelp").click();
    await visitor.showsHeading("Hjelp");
    await visitor.context.setOffline(true);
    await page.reload();
    await visitor.showsHeading("Hjelp");
    await page.goto("/leie-kino");
    await visitor.showsHeading("Du er uten nett");
    await page.getByRole("main").getByRole("listitem").filter({ hasText: "Hjelp" }).waitFor();
  });

  // The last one: what is deployed stays.
  test("a deployment under an open page makes the next click a document load", async () => {
    await page.route("**/.cinegen/**", (route) => route.abort());
    await page.reload();
    await menuLink("Kinoprogram").click();
    await visitor.showsHeading("Kinoprogram");
    await site.deployMenu("Om oss", "Om huset");
    await eventually(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      return page.locator("html[data-navigation]").count();
    }).toBe(0);
    await visitor.follow("/hjelp?fra=meny#main");
    await menuLink("Om huset").waitFor();
    expect(page.url()).toBe(`${site.origin}/hjelp?fra=meny#main`);
    expect(documents).toEqual(["/nyhetsbrev", "/hjelp?fra=meny"]);
    expect(timesAsked("/page-data/hjelp.json")).toBe(0);
  });
});

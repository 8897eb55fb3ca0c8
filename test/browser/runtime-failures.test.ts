import type { ServerResponse } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  renderSpeculationRules,
  SPECULATION_RULES_PATH,
  SPECULATION_RULES_TYPE,
} from "../../src/render/speculation-rules.ts";
import type { RuntimeSite } from "./runtime-site.ts";
import {
  beforeEachSite,
  blockStorage,
  eventually,
  visit,
  type Visitor,
} from "./runtime-visitor.ts";

let browser: Browser;
let site: RuntimeSite;
let visitor: Visitor;
let page: Page;

beforeEachSite(async (...started) => {
  [browser, site] = started;
  site.pages.set("/", { title: "Forsiden", main: "<h1>Forsiden</h1>" });
  site.pages.set("/kino", { title: "Kino", main: '<h1>Kino</h1><p id="tider">Tider</p>' });
  site.pages.set("/kultur", { title: "Kultur", main: "<h1>Kultur</h1>" });
  visitor = await visit(browser, site, "/");
  page = visitor.page;
});
afterEach(() => visitor.leave());

function failKino(answer: (response: ServerResponse) => void): void {
  site.answers.set("/page-data/kino.json", answer);
}

describe("data that cannot be had", () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ["an error", (response) => response.writeHead(500).end()],
    ["a cut connection", (response) => response.destroy()],
    ["no JSON", (response) => response.end("<!doctype html>")],
  ])("for %s leads to one document load of the complete address", async (_what, answer) => {
    failKino(answer);
    await visitor.follow("/kino?dag=1#tider");
    await visitor.showsHeading("Kino");
    expect(page.url()).toBe(`${site.origin}/kino?dag=1#tider`);
    expect(site.documents()).toEqual(["/", "/kino?dag=1"]);
    expect(visitor.errors).toContain("JSON load failure: /kino");
  });

  test("is remembered: the next click is the browser's at once", async () => {
    failKino((response) => response.writeHead(500).end());
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    await visitor.follow("/kultur");
    await visitor.showsHeading("Kultur");
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    expect(visitor.errors).toContain("previously detected load failure: /kino");
    expect(site.requestsOf("/page-data/kino.json")).toHaveLength(1);
  });

  test("does not disturb a visitor who only passes over the link", async () => {
    failKino((response) => response.writeHead(500).end());
    await page.getByRole("link", { name: "Kino" }).hover();
    await eventually(() => site.requestsOf("/page-data/kino.json").length).toBe(1);
    await visitor.follow("/kultur");
    await visitor.showsHeading("Kultur");
    expect(site.documents()).toEqual(["/"]);
  });

  test("on the way back leads to a document load too", async () => {
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    for (const path of ["/kultur", "/a", "/b", "/c", "/d"]) {
      site.pages.set(path, { title: path, main: `<h1>${path}</h1>` });
      await visitor.follow(path);
      await visitor.showsHeading(path);
    }
    failKino((response) => response.destroy());
    await page.evaluate(() => history.go(-5));
    await visitor.showsHeading("Kino");
    expect(site.documents()).toEqual(["/", "/kino"]);
  });

  test("for a page that does not exist shows the not-found page", async () => {
    await visitor.follow("/finnes-ikke");
    await visitor.showsHeading("Fant ikke siden");
    expect(page.url()).toBe(`${site.origin}/finnes-ikke`);
    expect(visitor.errors).toContain("page not found: /finnes-ikke");
    expect(site.requestsOf("/finnes-ikke", "document")).toHaveLength(1);
  });
});

test("the not-found page leads on like any other", async () => {
  await page.goto("/finnes-ikke");
  await visitor.showsHeading("Fant ikke siden");
  await page.getByRole("link", { name: "Kino" }).click();
  await visitor.showsHeading("Kino");
  expect(site.requestsOf("/kino", "document")).toHaveLength(0);
  await page.goBack();
  await visitor.showsHeading("Fant ikke siden");
});

describe("data that takes its time", () => {
  test("is navigated to after 1000 ms, announced, and shown when it comes", async () => {
    let answerNow: () => void = () => undefined;
    failKino((response) => {
      const main = "<h1>Kino til slutt</h1>";
      answerNow = () =>
        response.end(JSON.stringify({ build: "b1", title: "Kino", head: "", main }));
    });
    await visitor.follow("/kino");
    await page.waitForURL("**/kino");
    expect(await visitor.heading()).toBe("Forsiden");
    expect(await visitor.events()).toEqual(["cinegen:delayed"]);
    await expect(page.getByRole("progressbar", { name: "Laster siden" }).isVisible()).resolves.toBe(
      true,
    );
    expect(await page.getByRole("status").innerText()).toContain("Siden er på vei");
    expect(await page.getByText("Siden er på vei").count()).toBe(2);
    answerNow();
    await visitor.showsHeading("Kino til slutt");
    expect(await page.getByRole("progressbar").count()).toBe(0);
    await page.goBack();
    await visitor.showsHeading("Forsiden");
  });

  test("is given up where the visitor goes back", async () => {
    failKino(() => undefined);
    await visitor.follow("/kino");
    await page.waitForURL("**/kino");
    await page.goBack();
    expect(page.url()).toBe(`${site.origin}/`);
    expect(await visitor.heading()).toBe("Forsiden");
    expect(await page.getByRole("progressbar").count()).toBe(0);
  });

  test("leaves no entry behind where another link is followed", async () => {
    failKino(() => undefined);
    await visitor.follow("/kino");
    await page.waitForURL("**/kino");
    await visitor.follow("/kultur");
    await visitor.showsHeading("Kultur");
    await page.goBack();
    await visitor.showsHeading("Forsiden");
  });

  test("and fails in the end is opened as a document", async () => {
    failKino((response) => setTimeout(() => response.writeHead(500).end(), 1500));
    await visitor.follow("/kino?dag=1#tider");
    await page.waitForURL("**/kino?dag=1#tider");
    await visitor.showsHeading("Kino");
    expect(site.documents()).toEqual(["/", "/kino?dag=1"]);
  });

  test("and never comes is opened as a document", async () => {
    failKino(() => undefined);
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    expect(site.documents()).toEqual(["/", "/kino"]);
  });
});

test("a navigation chunk that is blocked leaves navigation to the browser", async () => {
  site.answers.set(site.assetPath("navigation"), (response) => response.destroy());
  await page.getByRole("link", { name: "Kino" }).click();
  await visitor.showsHeading("Kino");
  expect(site.documents()).toEqual(["/", "/kino"]);
  expect(visitor.errors.some((error) => error.startsWith("bundle loading error"))).toBe(true);
});

test("a navigation chunk that fails once is tried again", async () => {
  const chunk = site.assetPath("navigation");
  site.answers.set(chunk, (response) => {
    site.answers.delete(chunk);
    response.destroy();
  });
  await page.getByRole("link", { name: "Kino" }).click();
  await visitor.showsHeading("Kino");
  expect(site.documents()).toEqual(["/"]);
});

test("a navigation chunk that hangs does not keep a visitor waiting", async () => {
  site.answers.set(site.assetPath("navigation"), () => undefined);
  await page.getByRole("link", { name: "Kino" }).click();
  await visitor.showsHeading("Kino");
  expect(site.documents()).toEqual(["/", "/kino"]);
});

test("a document without a place for pages is left for a document that has one", async () => {
  await page.evaluate(() => document.querySelector("meta[name='cinegen:head']")?.remove());
  await visitor.follow("/kino");
  await visitor.showsHeading("Kino");
  expect(site.documents()).toEqual(["/", "/kino"]);
  expect(visitor.errors).toContain("layout load failure: /kino");
});

test("pages open where the browser blocks storage", async () => {
  await blockStorage(visitor);
  await page.reload();
  await visitor.follow("/kino");
  await visitor.showsHeading("Kino");
  await page.goBack();
  await visitor.showsHeading("Forsiden");
  site.answers.set("/page-data/kultur.json", (response) => response.destroy());
  await visitor.follow("/kultur");
  await visitor.showsHeading("Kultur");
  expect(site.documents()).toEqual(["/", "/", "/kultur"]);
});

test("pages open with JavaScript off", async () => {
  const other = await visit(browser, site, "/", { javaScriptEnabled: false });
  await other.page.getByRole("link", { name: "Kino" }).click();
  await other.page.getByRole("heading", { name: "Kino" }).waitFor();
  await other.leave();
});

test("pages open where the settings cannot be read", async () => {
  site.answers.set("/", (response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<script type="application/json" id="cinegen">{</script><a href="/kino">Kino</a>
      <script type="module" src="${site.assetPath("runtime")}"></script>`);
  });
  await page.reload();
  await page.getByRole("link", { name: "Kino" }).click();
  await visitor.showsHeading("Kino");
});

describe("a new build", () => {
  test("that the data tells of makes this click a document load", async () => {
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    site.build = "b2";
    await visitor.follow("/kultur?fra=meny");
    await visitor.showsHeading("Kultur");
    expect(site.documents()).toEqual(["/", "/kultur?fra=meny"]);
    expect(await page.locator("html").getAttribute("data-build")).toBe("b2");
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    expect(site.documents()).toHaveLength(2);
  });

  test("that a glance at the tab reveals makes the next click a document load", async () => {
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    site.build = "b2";
    const checked = page.waitForResponse("**/version.json");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await (await checked).finished();
    await visitor.follow("/");
    await visitor.showsHeading("Forsiden");
    expect(site.documents()).toEqual(["/", "/"]);
    expect(site.requestsOf("/page-data/index.json")).toHaveLength(0);
  });

  test("is looked for past every cache", async () => {
    await visitor.follow("/kino");
    await eventually(() => site.requestsOf("/version.json").length).toBeGreaterThan(0);
    expect(site.requestsOf("/version.json")[0]?.headers["cache-control"]).toBe("no-cache");
  });

  test("that cannot be told from no build leaves everything as it is", async () => {
    site.answers.set("/version.json", (response) => response.end("<!doctype html>"));
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    await visitor.follow("/kultur");
    await visitor.showsHeading("Kultur");
    expect(site.documents()).toEqual(["/"]);
  });
});

describe("without a network and without a worker", () => {
  test("a page that is not remembered stays where it is and says why", async () => {
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    await visitor.context.setOffline(true);
    await visitor.follow("/kultur");
    await page.getByText("Du er uten nett").last().waitFor();
    expect(page.url()).toBe(`${site.origin}/kino`);
    await visitor.context.setOffline(false);
    await visitor.follow("/kultur");
    await visitor.showsHeading("Kultur");
  });

  test("a page that is remembered opens", async () => {
    await visitor.follow("/kino");
    await visitor.showsHeading("Kino");
    await visitor.context.setOffline(true);
    await visitor.follow("/");
    await visitor.showsHeading("Forsiden");
    await page.goBack();
    await visitor.showsHeading("Kino");
  });
});

describe("speculation rules", () => {
  beforeEach(async () => {
    site.documentHeaders["speculation-rules"] = `"${SPECULATION_RULES_PATH}"`;
    site.answers.set(SPECULATION_RULES_PATH, (response) => {
      response.setHeader("content-type", SPECULATION_RULES_TYPE);
      response.end(renderSpeculationRules().content);
    });
    await page.reload();
  });

  function prefetchesOf(path: string): number {
    const asked = site.requestsOf(path).filter(({ headers }) => "sec-purpose" in headers);
    return asked.length;
  }

  test("prefetch documents once a new build is known", async () => {
    site.build = "b2";
    await page.getByRole("link", { name: "Kultur" }).hover();
    await page.waitForSelector("html:not([data-navigation])");
    await page.getByRole("link", { name: "Kino" }).hover();
    await eventually(() => prefetchesOf("/kino")).toBe(1);
  });

  test("leave pages alone whose data serves better", async () => {
    await page.getByRole("link", { name: "Kino" }).hover();
    await eventually(() => site.requestsOf("/page-data/kino.json").length).toBe(1);
    await page.waitForTimeout(400);
    expect(prefetchesOf("/kino")).toBe(0);
  });
});

import type { Browser, Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { startServer } from "../local-server.ts";
import type { RuntimeSite } from "./runtime-site.ts";
import { beforeEachSite, eventually, visit, type Visitor } from "./runtime-visitor.ts";

let browser: Browser;
let site: RuntimeSite;
let visitor: Visitor;
let page: Page;

beforeEachSite((...started) => {
  [browser, site] = started;
  site.pages.set("/", { title: "Forsiden", main: "<h1>Forsiden</h1>" });
  site.pages.set("/kino", { title: "Kino", main: "<h1>Kino</h1>" });
  site.pages.set("/kultur", { title: "Kultur", main: "<h1>Kultur</h1>" });
  site.pages.set("/kontakt", {
    title: "Kontakt",
    main: '<h1>Kontakt</h1><form><input aria-label="Navn"></form>',
  });
});
afterEach(() => visitor.leave());

/** Opens a page of the site with its worker in charge. */
async function openSite(path = "/"): Promise<void> {
  await site.publishWorker();
  visitor = await visit(browser, site, path);
  page = visitor.page;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await eventually(() => keptAddresses("cinegen-pages")).toContain(path);
}

function keptAddresses(cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cacheName);
}

async function allKeptAddresses(): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return (await Promise.all(names.map(keptAddresses))).flat();
}

/** Publishes a worker that differs from the one before, as a new build would. */
function changeWorker(): void {
  site.addFile("/sw.js", `${site.file("/sw.js")}\n// changed`);
}

async function updateWorker(): Promise<void> {
  const update = page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  // The page may be reloaded before it can answer.
  await update.catch(() => undefined);
}

describe("the first version", () => {
  test("makes the site available offline and says so", async () => {
    await openSite();
    expect(await visitor.events()).toEqual(["cinegen:offline-ready"]);
    expect(site.documents()).toEqual(["/"]);
  });

  test("keeps the shell: styles, scripts, offline page, but no chunks of islands", async () => {
    site.addFile("/assets/Search-AAAAAAAA.js", "");
    await openSite();
    const kept = await allKeptAddresses();
    expect(kept).toEqual(
      expect.arrayContaining([
        "/offline.html",
        site.assetPath("runtime"),
        site.assetPath("navigation"),
        "/assets/site-AAAAAAAA.css",
      ]),
    );
    expect(kept).not.toContain("/assets/Search-AAAAAAAA.js");
  });
});

describe("without a network", () => {
  test("a visited page opens again, styled and alive", async () => {
    await openSite();
    await page.goto("/kino/?fra=brev");
    await visitor.context.setOffline(true);
    await page.goto("/kino");
    await visitor.showsHeading("Kino");
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Forsiden" }).click();
    await visitor.showsHeading("Forsiden");
  });

  test("a page that was reached by a link opens by its address too", async () => {
    await openSite();
    await page.getByRole("link", { name: "Kino" }).click();
    await visitor.showsHeading("Kino");
    await visitor.context.setOffline(true);
    await page.reload();
    await visitor.showsHeading("Kino");
    expect(await page.title()).toBe("Testsalen – Kino");
    expect(page.url()).toBe(`${site.origin}/kino`);
  });

  test("a page that is not kept leads to the offline page, with what is kept and a way back", async () => {
    await openSite();
    site.addFile("/feed.xml", "<rss/>");
    await page.goto("/feed.xml");
    await page.goto("/");
    await page.getByRole("link", { name: "Kino" }).click();
    await visitor.showsHeading("Kino");
    await visitor.context.setOffline(true);
    await page.getByRole("link", { name: "Kultur" }).click();
    await visitor.showsHeading("Du er uten nett");
    expect(page.url()).toBe(`${site.origin}/kultur`);
    const list = page.getByRole("main").getByRole("listitem");
    await eventually(() => list.allInnerTexts()).toEqual(["Forsiden", "Kino"]);
    await list.getByText("Forsiden").click();
    await visitor.showsHeading("Forsiden");
    await page.goBack();
    await visitor.showsHeading("Du er uten nett");
    await page.getByText("Gå tilbake").click();
    await visitor.showsHeading("Kino");
  });

  test("the search index works once it has been used", async () => {
    site.addFile("/search-index/upcoming.json", "[1]");
    await openSite();
    const read = () =>
      page.evaluate(async () => (await fetch("/search-index/upcoming.json")).text());
    await read();
    await eventually(() => keptAddresses("cinegen-search")).toHaveLength(1);
    await visitor.context.setOffline(true);
    expect(await read()).toBe("[1]");
  });

  test("the offline page gives way to the page when the network is back", async () => {
    await openSite();
    await visitor.context.setOffline(true);
    await page.goto("/kultur");
    await visitor.showsHeading("Du er uten nett");
    await visitor.context.setOffline(false);
    await visitor.showsHeading("Kultur");
  });

  test("a page of an older build is shown in today's shell", async () => {
    await openSite();
    await page.goto("/kino");
    await visitor.showsHeading("Kino");
    site.build = "b2";
    await site.publishWorker();
    await updateWorker();
    await eventually(() => site.documents().length).toBeGreaterThan(2);
    await page.waitForLoadState();
    await visitor.context.setOffline(true);
    await page.goto("/");
    await visitor.showsHeading("Forsiden");
    expect(await page.locator("html").getAttribute("data-build")).toBe("b2");
  });
});

describe("never kept", () => {
  test("is anything of another origin, posted, with credentials, or that forbids it", async () => {
    const other = await startServer((_request, response) => {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "x-token");
      response.end("{}");
    });
    site.allowed.push(other.url);
    site.answers.set("/page-data/privat.json", (response) => {
      response.setHeader("cache-control", "private, no-store");
      response.end("{}");
    });
    await openSite();
    await page.evaluate(async (origin) => {
      await fetch(`${origin}/tickets`);
      await fetch("/page-data/kino.json", { method: "POST" });
      await fetch("/page-data/kultur.json", { headers: { "X-Token": "secret" } });
      await fetch("/page-data/privat.json");
      await fetch("/membership/tickets");
      await fetch("/version.json");
      await fetch("/page-data/kontakt.json");
    }, other.url);
    await eventually(() => keptAddresses("cinegen-page-data")).toEqual(["/page-data/kontakt.json"]);
    const kept = await allKeptAddresses();
    for (const path of ["/tickets", "/membership/tickets", "/version.json"]) {
      expect(kept).not.toContain(path);
    }
    await other.close();
  });

  test("are more pictures than there is room for", async () => {
    for (let n = 0; n < 130; n++) site.addFile(`/assets/pictures/${n}.svg`, "<svg/>");
    await openSite();
    await page.evaluate(async () => {
      for (let n = 0; n < 130; n++) await fetch(`/assets/pictures/${n}.svg`);
    });
    await eventually(async () => (await keptAddresses("cinegen-pictures")).length).toBe(120);
  });
});

describe("a new version", () => {
  test("reloads the page once", async () => {
    await openSite();
    changeWorker();
    await updateWorker();
    await eventually(site.documents.bind(site)).toEqual(["/", "/"]);
    await page.waitForLoadState();
    changeWorker();
    await updateWorker();
    await page.waitForTimeout(500);
    expect(site.documents()).toEqual(["/", "/"]);
  });

  test("does not reload the page while someone fills in a form", async () => {
    await openSite("/kontakt");
    await page.getByLabel("Navn").fill("Kari");
    await page.getByRole("heading").click();
    changeWorker();
    await updateWorker();
    await page.waitForTimeout(500);
    expect(site.documents()).toEqual(["/kontakt"]);
    expect(await page.getByLabel("Navn").inputValue()).toBe("Kari");
  });

  test("does not reload the page while a field has the focus", async () => {
    await openSite("/kontakt");
    await page.getByLabel("Navn").focus();
    changeWorker();
    await updateWorker();
    await page.waitForTimeout(500);
    expect(site.documents()).toEqual(["/kontakt"]);
  });

  test("that comes with each load is no endless loop", async () => {
    await openSite();
    const { origin } = site;
    let served = 0;
    const worker = site.file("/sw.js");
    site.answers.set("/sw.js", (response) => {
      site.build = `b${served}`;
      response.setHeader("content-type", "text/javascript");
      response.end(`${worker}\n// ${String((served += 1))}`);
    });
    await page.goto(`${origin}/kino`);
    await page.waitForTimeout(1500);
    expect(site.documents().length).toBeLessThanOrEqual(3);
  });

  test("is looked for when a newer build is noticed", async () => {
    await openSite();
    await page.getByRole("link", { name: "Kino" }).click();
    await visitor.showsHeading("Kino");
    const before = site.requestsOf("/sw.js").length;
    site.build = "b2";
    changeWorker();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await eventually(() => site.requestsOf("/sw.js").length).toBeGreaterThan(before);
  });
});

describe("a worker that cannot work", () => {
  test("because it is missing is logged", async () => {
    Object.assign(site.settings, { serviceWorker: "on" });
    visitor = await visit(browser, site, "/");
    page = visitor.page;
    await eventually(() => visitor.errors.join()).toContain("service worker registration failed");
  });

  test("because a file of the shell is missing is logged", async () => {
    await site.publishWorker();
    site.answers.set("/offline.html", (response) => response.writeHead(404).end());
    visitor = await visit(browser, site, "/");
    page = visitor.page;
    await eventually(() => visitor.errors.join()).toContain("service worker became redundant");
  });
});

test("switched off, the worker removes itself and what it kept", async () => {
  await openSite();
  await site.publishRemovingWorker();
  await page.reload();
  await updateWorker();
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto("/kino");
  await visitor.showsHeading("Kino");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

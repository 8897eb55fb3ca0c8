import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type LocalServer } from "../local-server.ts";
import { launchChromium } from "./chromium.ts";
import { RuntimeSite } from "./runtime-site.ts";
import { eventually, visit, type Visitor } from "./runtime-visitor.ts";

let browser: Browser;
let site: RuntimeSite;
let service: LocalServer;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const ITEM = {
  id: "7",
  name: "Veien",
  brand: "På kino nå",
  listName: "Kinoprogram",
  category: "Film",
};
const TRACK = JSON.stringify(ITEM).replace(/"/g, "&quot;");

beforeEach(async () => {
  service = await startServer((_request, response) => {
    response.setHeader("content-type", "text/javascript");
    response.end("document.cookie = '_ga=GA1.1; path=/'; window.isTracking = true;");
  });
  site = await RuntimeSite.start();
  site.allowed.push(service.url);
  site.pages.set("/", { title: "Forsiden", main: `<h1>Forsiden</h1>` });
  site.pages.set("/film", {
    title: "Film",
    main: `<h1>Film</h1><article data-track-view="${TRACK}">
      <a href="#kjop" data-track-buy="${TRACK}">Kjøp</a><a data-track-buy="${TRACK}">Utsolgt</a></article>`,
  });
});
afterEach(async () => {
  await visitor.leave();
  await site.close();
  await service.close();
});

async function openTrackedSite(path = "/"): Promise<void> {
  Object.assign(site.settings, {
    tracking: {
      tagManager: { id: "GTM-1", src: `${service.url}/gtm.js?id=GTM-1` },
      analytics: { id: "G-1", src: `${service.url}/gtag.js?id=G-1` },
      pixel: { id: "99", src: `${service.url}/pixel.js` },
    },
  });
  visitor = await visit(browser, site, path);
  page = visitor.page;
}

function dialog() {
  return page.getByRole("dialog", { name: "Får vi telle besøket ditt?" });
}

function told(): Promise<unknown[]> {
  return page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
}

function loadedScripts(): string[] {
  return service.requests.map(({ url }) => url).sort();
}

describe("before a choice", () => {
  test("nothing is loaded, stored or told", async () => {
    await openTrackedSite("/film");
    await dialog().waitFor();
    await page.getByText("Kjøp").click();
    expect(loadedScripts()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await visitor.context.cookies()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test("the question neither takes the focus nor bars the way", async () => {
    await openTrackedSite();
    await dialog().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await page.getByRole("link", { name: "Film" }).click();
    await page.getByRole("heading", { name: "Film" }).waitFor();
    expect(await dialog().isVisible()).toBe(true);
  });

  test("saying no is as easy as saying yes", async () => {
    await openTrackedSite();
    const looks = await dialog()
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, fontSize, fontWeight, borderColor } =
            getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { color, backgroundColor, fontSize, fontWeight, borderColor, width, height };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  });

  test("the keyboard meets the question first", async () => {
    await openTrackedSite();
    await dialog().waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => !!document.activeElement?.closest("dialog"))).toBe(true);
  });
});

describe("after a yes", () => {
  test("the configured scripts are loaded, now and on later visits", async () => {
    await openTrackedSite();
    await dialog().getByRole("button", { name: "Godta" }).click();
    const scripts = ["/gtag.js?id=G-1", "/gtm.js?id=GTM-1", "/pixel.js"];
    await eventually(loadedScripts).toEqual(scripts);
    await page.reload();
    await eventually(loadedScripts).toHaveLength(6);
    expect(await dialog().count()).toBe(0);
  });

  test("the tag manager is told of what is viewed and bought", async () => {
    await openTrackedSite();
    await dialog().getByRole("button", { name: "Godta" }).click();
    await page.getByRole("link", { name: "Film" }).click();
    await page.getByRole("heading", { name: "Film" }).waitFor();
    await page.getByText("Kjøp").click();
    await page.getByText("Utsolgt").click();
    const items = (await told()).filter((value) => Object.hasOwn(value as object, "listName"));
    expect(items).toEqual([
      { event: "VIEW_ITEM", ...ITEM, position: 1 },
      { event: "BUY_TICKET", ...ITEM, position: 1 },
    ]);
  });

  test("a changed mind ends the tracking and removes its cookies", async () => {
    await openTrackedSite();
    await dialog().getByRole("button", { name: "Godta" }).click();
    await page.waitForFunction(() => "isTracking" in window);
    await page.getByRole("button", { name: "Endre samtykke" }).click();
    const reloaded = page.waitForEvent("load");
    await dialog().getByRole("button", { name: "Avslå" }).click();
    await reloaded;
    expect(await page.evaluate(() => "isTracking" in window)).toBe(false);
    expect(await visitor.context.cookies()).toEqual([]);
    expect(await dialog().count()).toBe(0);
  });
});

describe("after a no", () => {
  test("nothing is loaded or told, and nobody asks again", async () => {
    await openTrackedSite();
    await dialog().getByRole("button", { name: "Avslå" }).click();
    await page.goto("/film");
    await page.getByText("Kjøp").click();
    expect(await dialog().count()).toBe(0);
    expect(loadedScripts()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test("the choice can be changed from the footer, and the keyboard returns there", async () => {
    await openTrackedSite();
    await dialog().getByRole("button", { name: "Avslå" }).click();
    await page.getByRole("button", { name: "Endre samtykke" }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Avslå");
    await dialog().getByRole("button", { name: "Godta" }).click();
    await eventually(loadedScripts).toHaveLength(3);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Endre samtykke");
  });
});

test("a choice holds for the visit where storage is blocked", async () => {
  await openTrackedSite();
  await visitor.context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.reload();
  await dialog().getByRole("button", { name: "Godta" }).click();
  await eventually(loadedScripts).toHaveLength(3);
});

test("a site without tracking asks nothing and runs nothing", async () => {
  visitor = await visit(browser, site, "/film");
  page = visitor.page;
  await page.waitForTimeout(200);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByText("Endre samtykke").isVisible()).toBe(false);
  expect(site.requestsOf(site.assetPath("tracking"))).toHaveLength(0);
});

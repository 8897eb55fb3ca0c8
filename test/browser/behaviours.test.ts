import { build } from "esbuild";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BlockData } from "../../src/model/block-data.ts";
import { templates } from "../unit/templates/compiled.ts";
import {
  context,
  event,
  NOW,
  page as pageOf,
  production,
  withEvents,
  type BlockInput,
} from "../unit/templates/records.ts";
import { launchChromium } from "./chromium.ts";

/*
 * Blocks as the templates render them, with the real styles and behaviours, in a browser whose clock
 * the test turns.
 */

const HOUR = 3_600_000;
const MINUTE = 60_000;
const ORIGIN = "http://side.example";

let browser: Browser;
let scripts = "";
let styles = "";

beforeAll(async () => {
  const root = new URL("../..", import.meta.url).pathname;
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `import { startBehaviours } from "./src/runtime/behaviours/index.ts";
window.stopBehaviours = startBehaviours(document);`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
  });
  const css = await build({
    absWorkingDir: root,
    entryPoints: ["templates/styles/index.css"],
    loader: { ".woff2": "empty" },
    bundle: true,
    write: false,
  });
  scripts = outputFiles[0]?.text ?? "";
  styles = css.outputFiles[0]?.text ?? "";
  browser = await launchChromium();
});
afterAll(() => browser.close());

interface Visit extends BrowserContextOptions {
  /** Hours after {@link NOW}. */
  readonly at?: number;
  readonly query?: string;
}

async function open(
  block: BlockInput,
  { at = 0, query = "", ...options }: Visit = {},
): Promise<Page> {
  const html = templates.renderMain(pageOf([block]), context());
  const visitor = await browser.newContext(options);
  const page = await visitor.newPage();
  await page.route("**", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: route.request().url().startsWith(ORIGIN)
        ? `<!doctype html><html lang="nb"><title>Side</title><style>${styles}</style><body><main>${html}</main>`
        : "",
    }),
  );
  await page.clock.install({ time: NOW + at * HOUR });
  await page.goto(`${ORIGIN}/side${query}`);
  await page.addScriptTag({ content: scripts });
  return page;
}

const film = production();
const concert = production({
  id: "p2",
  title: "Julekonsert",
  object: "culture",
  typeText: "Konsert",
  features: [],
});
const programme: BlockInput = {
  component: "Schedule",
  heading: "Program",
  events: [
    event(film, 12),
    event(film, 20, { tags: ["norsk tale"] }),
    event(concert, 44),
    event(film, 10 * 24, { tags: ["tekstet"] }),
  ],
};

function visibleTimes(page: Page): Promise<string[]> {
  return page.locator(".ticket__time:visible").allTextContents();
}

describe("what is over", () => {
  test("goes while the page is open, and so do its film and its day", async () => {
    const page = await open(programme, { at: 14.9 });
    expect(await visibleTimes(page)).toEqual(["12.00", "20.00", "20.00"]);
    await page.clock.runFor(10 * MINUTE);
    expect(await visibleTimes(page)).toEqual(["20.00", "20.00"]);
    await page.clock.runFor(8 * HOUR);
    expect(await page.locator("#dag-2026-12-05").isVisible()).toBe(false);
    expect(await page.locator("#dag-2026-12-06").isVisible()).toBe(true);
  });

  test("leaves words behind where nothing is left", async () => {
    const page = await open(programme, { at: 20 * 24 });
    expect(await visibleTimes(page)).toEqual([]);
    expect(await page.getByText("Ingen forestillinger akkurat nå").isVisible()).toBe(true);
  });

  test("makes room for what is next among the next four", async () => {
    const shown = withEvents(film, 1, 4, 7, 10, 13, 16);
    const page = await open({ component: "Slideshow", events: shown.events }, { at: 5 });
    expect(await page.locator(".next__time:visible").allTextContents()).toEqual([
      "04.00",
      "07.00",
      "10.00",
      "13.00",
    ]);
  });

  test("gives way to the next date of a production", async () => {
    const shown = withEvents(film, 4, 20);
    const page = await open({ component: "CoverFlow", productions: [shown] }, { at: 3 });
    const next = page.locator(".next-of > :visible");
    expect(await next.allTextContents()).toEqual(["I dag 04.00"]);
    await page.clock.runFor(5 * HOUR);
    expect(await next.allTextContents()).toEqual(["I kveld 20.00"]);
  });

  test("unfolds what comes later where nothing nearer is left", async () => {
    const page = await open(programme, { at: 5 * 24 });
    expect(await visibleTimes(page)).toEqual(["00.00"]);
  });

  test("stays once the page has been left", async () => {
    const page = await open(programme, { at: 14.9 });
    await page.evaluate("window.stopBehaviours()");
    await page.clock.runFor(HOUR);
    expect(await visibleTimes(page)).toEqual(["12.00", "20.00", "20.00"]);
  });
});

test("days are called by what they are seen from now, whenever the page was built", async () => {
  const shown = withEvents(film, 20, 44);
  const page = await open({ component: "Slideshow", events: shown.events }, { at: 1 });
  const days = page.locator(".next__day");
  expect(await days.allTextContents()).toEqual(["I kveld", "I morgen"]);
  await page.clock.runFor(24 * HOUR);
  expect(await days.allTextContents()).toEqual(["lør 5. des", "I kveld"]);
});

describe("the schedule's filters", () => {
  test("show the day that is chosen, in the address, marked and announced", async () => {
    const page = await open(programme);
    const strip = page.getByRole("navigation", { name: "Velg dag" });
    await strip.getByRole("link", { name: "søndag 6. desember" }).click();
    expect(await visibleTimes(page)).toEqual(["20.00"]);
    expect(page.url()).toBe(`${ORIGIN}/side?dag=2026-12-06`);
    expect(await strip.locator("[aria-current]").textContent()).toContain("6. desember");
    expect(await page.getByRole("status").textContent()).toBe("Viser 1 forestilling");
    await page.getByRole("link", { name: "Alle dager" }).click();
    expect(page.url()).toBe(`${ORIGIN}/side`);
    expect(await page.getByRole("status").textContent()).toBe("Viser 4 forestillinger");
  });

  test("start from the address, and unfold the week that it is about", async () => {
    const page = await open(programme, { query: "?sprak=tekstet" });
    expect(await visibleTimes(page)).toEqual(["00.00"]);
    expect(await page.getByLabel("Språk").inputValue()).toBe("tekstet");
  });

  test("let through the ages that may come in", async () => {
    const page = await open(programme);
    await page.getByLabel("Aldersgrense").selectOption("0");
    expect(await page.locator(".showing__title:visible").allTextContents()).toEqual([
      "Julekonsert",
    ]);
  });

  test("ignore what the address asks for and nobody offers", async () => {
    const page = await open(programme, { query: "?type=Sirkus&annet=1" });
    expect(await visibleTimes(page)).toHaveLength(3);
    await page.getByLabel("Type").selectOption("Konsert");
    expect(page.url()).toBe(`${ORIGIN}/side?annet=1&type=Konsert`);
  });

  test("offer the whole programme again where nothing fits", async () => {
    const page = await open(programme, { query: "?type=Konsert&sprak=tekstet" });
    expect(await visibleTimes(page)).toEqual([]);
    await page.getByRole("button", { name: "Vis hele programmet" }).click();
    expect(await visibleTimes(page)).toHaveLength(3);
    expect(page.url()).toBe(`${ORIGIN}/side`);
  });
});

describe("a slideshow", () => {
  const slides: BlockInput = {
    component: "Slideshow",
    data: [
      {
        id: "s",
        component: "Slideshow",
        locale: "nb",
        data: {
          slides: ["En", "To", "Tre"].map((heading) => ({ image: "", alt: "", heading })),
        },
      } satisfies BlockData,
    ],
  };

  function leftOf(page: Page): Promise<number> {
    return page.locator("[data-slideshow-track]").evaluate((track) => track.scrollLeft);
  }

  test("moves on by its button, says where it is, and stops turning by itself", async () => {
    const page = await open(slides, { reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Neste bilde" }).click();
    await page.getByText("Bilde 2").waitFor();
    expect(await leftOf(page)).toBe(page.viewportSize()?.width);
    await page.getByRole("button", { name: "Forrige bilde" }).click();
    await page.getByRole("button", { name: "Forrige bilde" }).click();
    await page.getByText("Bilde 3").waitFor();
  });

  test("never turns by itself where less motion is wanted", async () => {
    const page = await open(slides, { reducedMotion: "reduce" });
    await page.clock.runFor(MINUTE);
    expect(await leftOf(page)).toBe(0);
    expect(await page.getByRole("button", { name: "Start bildevisningen" }).count()).toBe(1);
  });

  test("turns by itself until it is paused", async () => {
    const page = await open(slides, { reducedMotion: "no-preference" });
    await page.locator("[data-slideshow-track]").evaluate((track) => {
      // Smooth scrolling takes time that this clock does not count.
      track.scrollTo = (options) => {
        track.scrollLeft = (options as ScrollToOptions).left ?? 0;
      };
    });
    await page.clock.runFor(7000);
    expect(await leftOf(page)).toBe(page.viewportSize()?.width);
    await page.getByRole("button", { name: "Stans bildevisningen" }).click();
    await page.mouse.move(0, 0);
    const left = await leftOf(page);
    await page.clock.runFor(MINUTE);
    expect(await leftOf(page)).toBe(left);
  });
});

test("arrow keys move from poster to poster", async () => {
  const films = ["a", "b", "c"].map((id) =>
    production({ id, title: `Film ${id}`, path: `/${id}` }),
  );
  const page = await open({ component: "CoverFlow", productions: films });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole("link", { name: "Film a" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("Film b");
  await page.keyboard.press("End");
  expect(await focused()).toBe("Film c");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("Film c");
  await page.keyboard.press("Home");
  expect(await focused()).toBe("Film a");
});

describe("a trailer", () => {
  const trailer: BlockInput = {
    component: "Trailer",
    productions: [production({ assets: [{ type: "trailer", url: "https://youtu.be/abcdefg12" }] })],
  };

  test("asks its service for nothing before it is wanted, then plays in place with the focus", async () => {
    const page = await open(trailer);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("link", { name: "Spill av trailer" }).hover();
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: "Spill av trailer" }).click();
    const frame = page.locator("iframe");
    expect(await frame.getAttribute("src")).toBe(
      "https://www.youtube-nocookie.com/embed/abcdefg12?autoplay=1",
    );
    expect(await frame.getAttribute("title")).toContain("Spill av trailer for Den lange veien");
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("opens elsewhere for those who ask for that", async () => {
    const page = await open(trailer);
    await page
      .getByRole("link", { name: "Spill av trailer" })
      .click({ modifiers: ["ControlOrMeta"] });
    expect(await page.locator("iframe").count()).toBe(0);
  });
});

test("sharing copies the page's address where the device offers nothing better", async () => {
  const page = await open({ component: "Share" });
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) => {
          document.title = text;
          return Promise.resolve();
        },
      },
    });
  });
  await page.getByRole("button", { name: "Del" }).click();
  await page.getByRole("button", { name: "Lenken er kopiert" }).waitFor();
  expect(await page.title()).toBe("https://kultursal.example/side");
});

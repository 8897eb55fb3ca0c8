import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { RuntimeSite } from "./runtime-site.ts";
import { visit, type Visitor } from "./runtime-visitor.ts";

const PATHS = ["/", "/kino", "/kultur", "/nyheter", "/hjelp", "/om-oss", "/kontakt"];

/** Holds on to its element and the document for as long as it lives. */
const CLOCK = `
export function mount(element) {
  const ballast = new Array(20000).fill(element.textContent);
  const tick = () => { element.dataset.ticks = ballast.length; };
  document.addEventListener("scroll", tick);
  return () => document.removeEventListener("scroll", tick);
}`;

let browser: Browser;
let site: RuntimeSite;
let visitor: Visitor;
let page: Page;
let devtools: CDPSession;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  site = await RuntimeSite.start();
  Object.assign(site.settings, { islands: { Clock: "/assets/Clock-AAAAAAAA.js" } });
  site.addFile("/assets/Clock-AAAAAAAA.js", CLOCK);
  const items = Array.from({ length: 100 }, (_, n) => `<li data-event="${n}">Kl. ${n}</li>`);
  const island =
    '<cine-island data-name="Clock" data-when="load" data-props="{}">Klokke</cine-island>';
  for (const path of PATHS) {
    const main = `<h1>${path}</h1>${island}<ul data-ends-group>${items.join("")}</ul>`;
    site.pages.set(path, { title: path, main });
  }
  visitor = await visit(browser, site, "/", { reducedMotion: "reduce" });
  page = visitor.page;
  devtools = await visitor.context.newCDPSession(page);
  await devtools.send("Performance.enable");
});
afterEach(async () => {
  await visitor.leave();
  await site.close();
});

async function navigate(times: number): Promise<void> {
  await page.evaluate(
    async ({ paths, count }) => {
      for (let n = 1; n <= count; n++) {
        const shown = new Promise((resolve) =>
          document.addEventListener("cinegen:navigated", resolve, { once: true }),
        );
        document
          .querySelector<HTMLElement>(`nav a[href="${paths[n % paths.length] ?? ""}"]`)
          ?.click();
        await shown;
      }
    },
    { paths: PATHS, count: times },
  );
}

/** What the page holds on to once everything that can go has gone. */
async function measure() {
  // What a navigation leaves to the next frame holds on to the page before it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: valueOf("JSHeapUsedSize"),
    nodes: valueOf("Nodes"),
    listeners: valueOf("JSEventListeners"),
  };
}

test("200 navigations leave heap, nodes and listeners as they were", async () => {
  await navigate(30);
  const before = await measure();
  await navigate(200);
  // A browser may keep the last page a little longer; what leaks never goes.
  const nodes = async () => (await measure()).nodes;
  await expect.poll(nodes, { timeout: 10_000 }).toBeLessThan(before.nodes + 100);
  const after = await measure();
  expect(after.listeners).toBeLessThan(before.listeners + 10);
  expect(after.heap).toBeLessThan(before.heap * 1.1 + 200_000);
  expect(site.documents()).toEqual(["/"]);
});

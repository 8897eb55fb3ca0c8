import type { Browser, Page } from "playwright-core";
import { createElement, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SiteContext } from "../../templates/context.ts";
import { Island } from "../../templates/parts/Island.tsx";
import { context } from "../unit/templates/records.ts";
import { launchChromium } from "./chromium.ts";
import { RuntimeSite } from "./runtime-site.ts";
import { eventually, visit, type Visitor } from "./runtime-visitor.ts";

let browser: Browser;
let site: RuntimeSite;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Writes what it got, counts how many live, and says when it goes. */
const COUNTER = `
window.lives = 0;
window.gone = 0;
export function mount(element, props) {
  window.lives += 1;
  element.firstElementChild.textContent = "levende: " + JSON.stringify(props) + (props.at instanceof Date);
  return () => { window.lives -= 1; window.gone += 1; };
}`;

const THROWS_AT_ONCE = `export function mount() { throw new Error("at once"); }`;

const THROWS_LATER = `
export function mount(element) {
  element.innerHTML = "";
  element.dispatchEvent(new CustomEvent("cinegen:island-error", { bubbles: true, detail: new Error("later") }));
  return () => { element.innerHTML = ""; };
}`;

beforeEach(async () => {
  site = await RuntimeSite.start();
  Object.assign(site.settings, {
    islands: {
      Counter: "/assets/Counter-AAAAAAAA.js",
      Thrower: "/assets/Thrower-AAAAAAAA.js",
      LateThrower: "/assets/LateThrower-AAAAAAAA.js",
      Missing: "/assets/Missing-AAAAAAAA.js",
    },
  });
  site.addFile("/assets/Counter-AAAAAAAA.js", COUNTER);
  site.addFile("/assets/Thrower-AAAAAAAA.js", THROWS_AT_ONCE);
  site.addFile("/assets/LateThrower-AAAAAAAA.js", THROWS_LATER);
  site.answers.set("/assets/Missing-AAAAAAAA.js", (response) => response.writeHead(404).end());
  site.pages.set("/kultur", { title: "Kultur", main: "<h1>Kultur</h1>" });
});
afterEach(async () => {
  await visitor.leave();
  await site.close();
});

type IslandProps = ComponentProps<typeof Island>;

/** An island as the templates write it. */
function island(name: string, when: IslandProps["when"], props: IslandProps["props"] = {}): string {
  const value = context({ islandMarkup: () => "<p>fra tjeneren</p>" });
  const element = createElement(Island, { name, when, props });
  return renderToStaticMarkup(createElement(SiteContext.Provider, { value }, element));
}

async function openPageWith(main: string): Promise<void> {
  site.pages.set("/", { title: "Forsiden", main: `<h1>Forsiden</h1>${main}` });
  visitor = await visit(browser, site, "/");
  page = visitor.page;
}

function chunkRequests(name: string): number {
  return site.requestsOf(`/assets/${name}-AAAAAAAA.js`).length;
}

async function staysAsBuilt(): Promise<void> {
  await page.waitForTimeout(300);
  expect(await page.locator("cine-island").innerText()).toBe("fra tjeneren");
}

async function comesToLife(): Promise<void> {
  await page.getByText("levende").waitFor();
}

describe("an island", () => {
  test("of load comes to life with its props, dates and hostile text included", async () => {
    const text = `</script><script>throw 1</script><!--<b>"'&amp;</cine-island>`;
    const at = new Date("2026-12-05T20:00:00+01:00");
    await openPageWith(island("Counter", "load", { text, at, nested: [{ at }] }));
    await comesToLife();
    expect(await page.locator("cine-island").innerText()).toBe(
      `levende: ${JSON.stringify({ text, at, nested: [{ at }] })}true`,
    );
  });

  test("of visible waits until it is seen", async () => {
    await openPageWith(`<div class="tall"></div>${island("Counter", "visible")}`);
    await staysAsBuilt();
    expect(chunkRequests("Counter")).toBe(0);
    await page.locator("cine-island").scrollIntoViewIfNeeded();
    await comesToLife();
  });

  test("of interaction waits until someone is about to use it", async () => {
    await openPageWith(island("Counter", "interaction"));
    await page.locator("cine-island").hover();
    await staysAsBuilt();
    expect(chunkRequests("Counter")).toBe(0);
    await page.locator("cine-island").click();
    await comesToLife();
    expect(await page.evaluate(() => (window as { lives?: number }).lives)).toBe(1);
  });

  test("of member stays as it was built for anyone else", async () => {
    await openPageWith(island("Counter", "member"));
    await staysAsBuilt();
    expect(chunkRequests("Counter")).toBe(0);
  });

  test.each(["cw-profile-new", "cw-profile"])("of member comes to life with %s", async (key) => {
    await openPageWith(island("Counter", "member"));
    await page.evaluate((name) => localStorage.setItem(name, "{}"), key);
    await page.reload();
    await comesToLife();
  });

  test("of member comes to life when someone logs in", async () => {
    await openPageWith(island("Counter", "member"));
    await staysAsBuilt();
    await page.evaluate(() => {
      localStorage.setItem("cw-profile-new", "{}");
      document.dispatchEvent(new Event("cinegen:profile"));
    });
    await comesToLife();
  });

  test("of member comes to life when someone logs in in another tab", async () => {
    await openPageWith(island("Counter", "member"));
    await staysAsBuilt();
    const other = await visitor.context.newPage();
    await other.goto("/kultur");
    await other.evaluate(() => localStorage.setItem("cw-profile-new", "{}"));
    await comesToLife();
  });
});

describe("an island that fails", () => {
  test.each([
    ["while it is mounted", "Thrower", "at once"],
    ["later", "LateThrower", "later"],
  ])(
    "%s leaves its server markup, reports once, and the page goes on",
    async (_when, name, text) => {
      await openPageWith(island(name, "load") + island("Counter", "load"));
      await comesToLife();
      await eventually(() => visitor.errors.filter((error) => error.includes(text))).toHaveLength(
        1,
      );
      expect(await page.locator("cine-island").first().innerText()).toBe("fra tjeneren");
      await page.getByRole("link", { name: "Kultur" }).click();
      await page.getByRole("heading", { name: "Kultur" }).waitFor();
    },
  );

  test("with a chunk that is missing leaves its server markup and the document", async () => {
    await openPageWith(island("Missing", "load"));
    await eventually(() => visitor.errors.join()).toContain("bundle loading error");
    await staysAsBuilt();
    expect(chunkRequests("Missing")).toBe(2);
    expect(site.documents()).toEqual(["/"]);
  });

  test("with a chunk that is missing after a navigation leads to one document load", async () => {
    await openPageWith("");
    site.pages.set("/med", { title: "Med", main: `<h1>Med</h1>${island("Missing", "load")}` });
    await page.evaluate(() =>
      document.querySelector("nav")?.insertAdjacentHTML("beforeend", '<a href="/med">Med</a>'),
    );
    await page.getByRole("link", { name: "Med" }).click();
    await eventually(() => site.documents()).toEqual(["/", "/med"]);
    await staysAsBuilt();
    expect(visitor.errors).toContain("component load failure: /med");
    await page.getByRole("link", { name: "Kultur" }).click();
    await page.getByRole("heading", { name: "Kultur" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Med" }).waitFor();
    await staysAsBuilt();
    expect(site.documents()).toEqual(["/", "/med"]);
  });

  test("with a name that no chunk has is reported", async () => {
    await openPageWith(island("Unknown", "load"));
    await eventually(() => visitor.errors.join()).toContain("island Unknown");
    await staysAsBuilt();
  });
});

describe("a navigation", () => {
  test("ends the islands of the page that goes", async () => {
    await openPageWith(island("Counter", "load"));
    await comesToLife();
    await page.getByRole("link", { name: "Kultur" }).click();
    await page.getByRole("heading", { name: "Kultur" }).waitFor();
    await eventually(() => page.evaluate(() => (window as { gone?: number }).gone)).toBe(1);
  });

  test("mounts nothing into a page that has gone meanwhile", async () => {
    let answerNow: () => void = () => undefined;
    site.answers.set("/assets/Counter-AAAAAAAA.js", (response) => {
      response.setHeader("content-type", "text/javascript");
      answerNow = () => response.end(COUNTER);
    });
    await openPageWith(island("Counter", "load"));
    await page.getByRole("link", { name: "Kultur" }).click();
    await page.getByRole("heading", { name: "Kultur" }).waitFor();
    answerNow();
    await eventually(() => page.evaluate(() => (window as { lives?: number }).lives)).toBe(0);
  });

  test("leaves islands outside the main part alone", async () => {
    await openPageWith("");
    await page.evaluate(
      (html) => {
        document.querySelector("header")?.insertAdjacentHTML("beforeend", html);
        document.dispatchEvent(new Event("cinegen:profile"));
      },
      island("Counter", "load"),
    );
    await page.getByRole("link", { name: "Kultur" }).click();
    await comesToLife();
    await page.getByRole("link", { name: "Forsiden" }).click();
    await page.getByRole("heading", { name: "Forsiden" }).waitFor();
    expect(await page.evaluate(() => (window as { lives?: number }).lives)).toBe(1);
  });
});

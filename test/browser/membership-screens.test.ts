import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchChromium } from "./chromium.ts";
import { MemberSites, PARTNERS } from "./member-sites.ts";
import { DEMO, MemberVisitor } from "./member-visitor.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"));

let browser: Browser;
let sites: MemberSites;

beforeAll(async () => {
  browser = await launchChromium();
  sites = await MemberSites.start(["118", "178"]);
});

afterAll(async () => {
  await browser.close();
  await sites.close();
});

const SETTINGS = PARTNERS.flatMap((partner) => [
  { ...partner, colorScheme: "light" as const, width: 360 },
  { ...partner, colorScheme: "dark" as const, width: 1280 },
]);

describe.each(SETTINGS)(
  "on site $id, $colorScheme, $width px wide, axe finds nothing",
  ({ id, calls, colorScheme, width }) => {
    let visitor: MemberVisitor;
    let page: Page;

    beforeEach(async () => {
      const viewport = { width, height: 800 };
      // axe is put into the page by the test, which the site's policy rightly refuses.
      const options = { colorScheme, viewport, bypassCSP: true };
      visitor = await MemberVisitor.arrive(browser, sites.origin(id), options);
      page = visitor.page;
    });

    afterEach(async () => {
      await sites.mend();
      await visitor.leave();
    });

    async function isClean(): Promise<void> {
      await page.evaluate(axeSource.toString());
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      const found = violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)]);
      expect(found).toEqual([]);
      expect(await page.evaluate(tooWide)).toEqual([]);
    }

    it.each(["/logg-inn", "/bli-medlem", "/glemt-passord"])(
      "at %s, empty, refused and with a shown password",
      async (path) => {
        await visitor.open(path);
        await page.locator(".member-form button[type=submit]:enabled").waitFor();
        await isClean();
        await visitor.send({});
        await page.getByRole("alert").waitFor();
        const toggle = page.getByRole("button", { name: "Vis passord" });
        if (await toggle.isVisible()) await toggle.click();
        await isClean();
      },
    );

    it("after a failed log-in, an announced letter and on a page for members", async () => {
      await visitor.logIn({ ...DEMO, password: "feil" });
      await page.getByRole("alert").waitFor();
      await isClean();
      await visitor.open("/glemt-passord");
      await visitor.send({ email: DEMO.email });
      await visitor.reads("Sjekk innboksen.");
      await isClean();
      await visitor.open("/min-side");
      await visitor.reads("Logg inn for å se billettene");
      await isClean();
    });

    it("on my page, with its question, and after logging out", async () => {
      await visitor.logIn();
      await visitor.reads(DEMO.email);
      await visitor.reads(/^Neste: /);
      await isClean();
      await page.getByRole("button", { name: "Fjern alle mine data" }).click();
      await page.getByRole("button", { name: "Fjern alt" }).waitFor();
      await isClean();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Logg ut" }).click();
      await visitor.reads("Du er logget ut.");
      await isClean();
    });

    it("on the watch list while it comes, when it is there, empty and failed", async () => {
      await visitor.logIn();
      await visitor.reads(DEMO.email);
      await sites.strike(id, { path: calls.watchList, kind: "hang" });
      await visitor.open("/min-side/kinoliste");
      await page.getByText("Henter kinolista di").waitFor({ state: "attached" });
      await isClean();
      await sites.mend();
      await visitor.open("/min-side/kinoliste");
      await page.locator(".watch").first().waitFor();
      await isClean();
      await sites.strike(id, { path: calls.watchList, kind: "empty" });
      await visitor.open("/min-side/kinoliste");
      await visitor.reads("Kinolista di er tom.");
      await isClean();
      await sites.mend();
      await sites.strike(id, { path: calls.watchList, kind: "status" });
      await visitor.open("/min-side/kinoliste");
      await page.getByRole("button", { name: "Prøv igjen" }).waitFor();
      await isClean();
    });

    it("on tickets, their codes, and a film's page", async () => {
      await visitor.logIn();
      await visitor.reads(DEMO.email);
      await visitor.open("/min-side/billetter");
      await page.locator(".stub").first().waitFor();
      await isClean();
      await page
        .getByRole("button", { name: /^Vis koden/ })
        .first()
        .click();
      await page.getByRole("dialog", { name: /^Billettkode/ }).waitFor();
      await isClean();
      await visitor.open("/min-side/kinoliste");
      await page.locator(".watch a").first().click();
      await page.locator(".reviews :is(.review, .empty)").first().waitFor();
      await page
        .getByRole("link", { name: /På kinolista/ })
        .first()
        .waitFor();
      await isClean();
    });
  },
);

/** Runs in the page: what makes it wider than the window. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => element.outerHTML.slice(0, 200));
}

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

    it("on tickets that are none, that failed, and that come from the device", async () => {
      await visitor.logIn();
      await visitor.reads(DEMO.email);
      await visitor.reads(/^Neste: /);
      await sites.strike(id, { path: calls.tickets, kind: "status" });
      await visitor.open("/min-side/billetter");
      await page.getByRole("button", { name: "Prøv igjen" }).waitFor();
      await page.locator(".stub").first().waitFor();
      await isClean();
      await page.evaluate(() => localStorage.removeItem("cw-tickets"));
      await visitor.open("/min-side/billetter");
      await page.getByRole("button", { name: "Prøv igjen" }).waitFor();
      expect(await page.locator(".stub").count()).toBe(0);
      await isClean();
      await sites.mend();
      await sites.strike(id, { path: calls.tickets, kind: "empty" });
      await page.getByRole("button", { name: "Prøv igjen" }).click();
      await visitor.reads("Du har ingen billetter til kommende forestillinger.");
      await isClean();
    });

    it("on a film's page, for a visitor, and where reviews and watch list fail", async () => {
      await visitor.open("/kinoprogram");
      await page.locator("main a[href*='-dxm-']").first().click();
      await visitor.reads("Logg inn for å lese hva medlemmene synes om filmen.");
      const film = new URL(page.url()).pathname;
      await isClean();
      await visitor.open("/bli-medlem");
      const email = `mia${id}${width}@demo.example`;
      await visitor.send({ userName: "Mia", email, password: "fire små ord her" });
      await visitor.reads(email);
      await sites.strike(id, { path: calls.reviews, kind: "status" });
      await sites.strike(id, { path: calls.add, method: "POST", kind: "status" });
      await visitor.open(film);
      await page.locator(".reviews").getByRole("button", { name: "Prøv igjen" }).waitFor();
      await page
        .getByRole("button", { name: /Sett på kinolista/ })
        .first()
        .click();
      await page.locator(".watch-add__failure:not(:empty)").first().waitFor();
      await isClean();
    });

    it("where the browser keeps nothing, and where the session has ended", async () => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        };
      });
      await visitor.logIn();
      await visitor.reads("Nettleseren din lagrer ingenting fra dette nettstedet");
      await isClean();
      await page.getByRole("link", { name: "Gå videre" }).click();
      await page.getByRole("main").getByRole("link", { name: "Billettene mine" }).click();
      await visitor.reads("Nettleseren lar oss ikke lagre billettene på denne enheten.");
      await isClean();
      await sites.strike(id, { path: calls.watchList, kind: "status", status: 401 });
      await page.goBack();
      await page.getByRole("main").getByRole("link", { name: "Kinolista mi" }).click();
      await visitor.reads("Innloggingen din har gått ut.");
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

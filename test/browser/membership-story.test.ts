import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchChromium } from "./chromium.ts";
import { MemberSites, PARTNERS } from "./member-sites.ts";
import { DEMO, MemberVisitor } from "./member-visitor.ts";

let browser: Browser;
let sites: MemberSites;

beforeAll(async () => {
  browser = await launchChromium();
  sites = await MemberSites.start(["118", "178", "192"]);
});

afterAll(async () => {
  await browser.close();
  await sites.close();
});

describe.each(PARTNERS)("a member of site $id", ({ id }) => {
  let visitor: MemberVisitor;
  let page: Page;

  beforeEach(async () => {
    visitor = await MemberVisitor.arrive(browser, sites.origin(id));
    page = visitor.page;
  });

  afterEach(() => visitor.leave());

  /** Paths of film pages that the programme links to. */
  async function filmPaths(): Promise<string[]> {
    await visitor.open("/kinoprogram");
    const hrefs = await page
      .locator("main a[href*='-dxm-']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    return [...new Set(hrefs.map((href) => href.replace(/[?#].*/, "")))];
  }

  it("signs up, finds back, adds two films and logs out", async () => {
    await visitor.open("/min-side/kinoliste");
    await page.getByRole("main").getByRole("link", { name: "Bli medlem" }).click();
    await visitor.send({
      userName: "Lise",
      email: `lise${id}@demo.example`,
      password: "fire små ord her",
    });
    await visitor.reads("Kinolista di er tom.");
    expect(new URL(page.url()).pathname).toBe("/min-side/kinoliste");
    await page.getByRole("banner").getByText("Lise").waitFor();

    const [first = "", second = ""] = await filmPaths();
    const titles: string[] = [];
    for (const path of [first, second]) {
      await visitor.open(path);
      titles.push(await page.locator("main h1").innerText());
      await page
        .getByRole("button", { name: /Sett på kinolista/ })
        .first()
        .click();
      await page
        .getByRole("link", { name: /På kinolista/ })
        .first()
        .waitFor();
    }
    await page
      .getByRole("link", { name: /På kinolista/ })
      .first()
      .click();
    await page.locator(".watch").nth(1).waitFor();
    expect(await page.locator(".watch h2").allInnerTexts()).toEqual(titles);

    await visitor.open("/min-side/billetter");
    await visitor.reads("Du har ingen billetter til kommende forestillinger.");
    await visitor.open("/min-side");
    await page.getByRole("button", { name: "Logg ut" }).click();
    await visitor.reads("Du er logget ut.");
    await page.getByRole("banner").getByText("Logg inn").waitFor();
    expect(Object.keys(await visitor.stored())).not.toContain("cw-profile-new");
  });

  it("adds a film where films are listed", async () => {
    await visitor.open("/bli-medlem");
    const email = `per${id}@demo.example`;
    await visitor.send({ userName: "Per", email, password: "fire små ord her" });
    await visitor.reads(email);
    await visitor.open("/kommende");
    const film = page.locator(".premiere").first();
    const title = await film.getByRole("heading").innerText();
    await film.getByRole("button", { name: /^Sett på kinolista/ }).click();
    await film.getByRole("link", { name: /^På kinolista/ }).click();
    await page.waitForURL("**/min-side/kinoliste");
    await page.locator(".watch").first().waitFor();
    expect(await page.locator(".watch h2").allInnerTexts()).toEqual([title]);
  });

  it("logs in and shows a ticket at the door without a network", async () => {
    await visitor.open("/min-side/billetter");
    await page.getByRole("main").getByRole("link", { name: "Logg inn" }).click();
    await page.waitForURL("**/logg-inn?*");
    await visitor.logIn();
    await page.locator(".stub").first().waitFor();
    const titles = await page.locator(".stub h2").allInnerTexts();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visitor.open("/min-side/billetter");
    await page.locator(".stub").first().waitFor();

    await visitor.context.setOffline(true);
    await visitor.open("/min-side/billetter");
    await page.locator(".stub").first().waitFor();
    expect(await page.locator(".stub h2").allInnerTexts()).toEqual(titles);
    await visitor.reads("Du er uten nett. Prøv igjen når du har dekning.");
    await visitor.reads(/^Sist oppdatert i dag kl\.\s\d\d\.\d\d$/);

    await page
      .getByRole("button", { name: /^Vis koden/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: /^Billettkode/ });
    await dialog.locator("svg[aria-label='QR-kode']").waitFor();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    const [background, ink] = await dialog.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const path = element.querySelector("svg[aria-label='QR-kode'] path");
      return [backgroundColor, path && getComputedStyle(path).fill];
    });
    expect([background, ink]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Vis koden");
  });

  it("opens tickets that were never looked at, by address, without a network", async () => {
    await visitor.open("/logg-inn?retur=/om-oss");
    await visitor.logIn();
    await page.waitForURL("**/om-oss");
    await expect.poll(() => page.evaluate(isTicketPageKept), { timeout: 30_000 }).toBe(true);
    const visits = visitor.requests.filter((request) => request.isNavigationRequest());
    expect(visits.map((request) => new URL(request.url()).pathname)).toEqual(["/logg-inn"]);

    await visitor.context.setOffline(true);
    const fresh = await visitor.context.newPage();
    await visitor.open("/min-side/billetter", fresh);
    await fresh.locator(".stub").first().waitFor();
    await fresh.getByText(/^Sist oppdatert i dag kl\.\s\d\d\.\d\d$/).waitFor();
    await fresh
      .getByRole("button", { name: /^Vis koden/ })
      .first()
      .click();
    await fresh.getByRole("dialog").locator("svg[aria-label='QR-kode']").waitFor();
    // The page is there in full: its styles too.
    const dialog = fresh.getByRole("dialog", { name: /^Billettkode/ });
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...fresh.viewportSize() });
  });

  it("has nothing personal in the worker's caches, in page data or elsewhere", async () => {
    await visitor.logIn();
    await visitor.reads(DEMO.email);
    for (const path of ["/min-side/billetter", "/min-side/kinoliste", "/min-side"]) {
      await visitor.open(path);
      await page.waitForLoadState("networkidle");
    }
    const kept = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
        }
      }
      return texts;
    });
    const { token, email } = JSON.parse((await visitor.stored())["cw-profile-new"] ?? "") as {
      token: string;
      email: string;
    };
    expect(kept.length).toBeGreaterThan(0);
    for (const secret of [token, email, "KINO-", `/membership/${id}/`]) {
      // The page's own settings name the backend's address, but no call to it.
      expect(kept.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  it("sends the token to the membership backend alone, in a header", async () => {
    await visitor.logIn();
    await visitor.reads(DEMO.email);
    await visitor.open("/min-side/kinoliste");
    await page.locator(".watch").first().waitFor();
    await visitor.open("/min-side/billetter");
    await page.locator(".stub").first().waitFor();
    const { token } = JSON.parse((await visitor.stored())["cw-profile-new"] ?? "") as {
      token: string;
    };
    const carriers = visitor.requests.filter((request) =>
      JSON.stringify([request.url(), request.headers(), request.postData()]).includes(token),
    );
    expect(carriers.length).toBeGreaterThan(0);
    for (const request of carriers) {
      expect(request.url()).not.toContain(token);
      expect(request.url().startsWith(`${sites.backend(id)}/`)).toBe(true);
      expect(request.headers()["x-token"]).toBe(token);
    }
    expect(visitor.console.join()).not.toContain(token);
    expect(visitor.requests.filter((request) => request.url().includes(DEMO.password))).toEqual(
      visitor.requestsTo(`${sites.sandbox.url}/ticket-provider/`).slice(0, 1),
    );
  });

  it("reads what others think of a film, twenty reviews at a time", async () => {
    await visitor.logIn();
    await visitor.reads(DEMO.email);
    const hasMore = page.getByRole("button", { name: "Vis flere omtaler" });
    for (const path of await filmPaths()) {
      await visitor.open(path);
      await page.locator(".reviews :is(.review, .empty)").first().waitFor();
      if (await hasMore.isVisible()) break;
    }
    expect(await page.locator(".review").count()).toBe(20);
    await hasMore.click();
    await page.locator(".review").nth(20).waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("review");
    await page
      .getByRole("main")
      .getByText(/medlemmer har vurdert filmen/)
      .first()
      .waitFor();
    const first = page.locator(".review").first();
    expect(await first.locator("time").count()).toBe(1);
    expect(await first.getByRole("img", { name: /av 5 stjerner/ }).count()).toBe(1);
  });

  it("is logged in and out in all tabs at once", async () => {
    const other = await visitor.context.newPage();
    await visitor.open("/min-side", other);
    await other.getByText("Logg inn for å se billettene").waitFor();
    await visitor.logIn();
    await visitor.reads(DEMO.email);
    await other.getByRole("heading", { name: "Profilen din" }).waitFor();
    await other.getByRole("button", { name: "Logg ut" }).click();
    await visitor.reads("Du er logget ut.");
  });

  it("removes everything from the device, after a question", async () => {
    await visitor.logIn();
    await visitor.reads(DEMO.email);
    await page.getByRole("button", { name: "Fjern alle mine data" }).click();
    await page.getByRole("button", { name: "Avbryt" }).click();
    await visitor.reads(DEMO.email);
    await page.getByRole("button", { name: "Fjern alle mine data" }).click();
    await page.getByRole("button", { name: "Fjern alt" }).click();
    await visitor.reads("Du er logget ut.");
    expect(await visitor.stored()).toEqual({});
  });
});

describe("a visitor who is not logged in", () => {
  it.each(["118", "178", "192"])(
    "downloads no React and asks no membership backend on content pages of site %s",
    async (id) => {
      const visitor = await MemberVisitor.arrive(browser, sites.origin(id));
      await visitor.open("/kinoprogram");
      await visitor.page.locator("main a[href*='-dxm-']").first().click();
      await visitor.page.locator(".hero").waitFor();
      await visitor.page.waitForLoadState("networkidle");
      expect(visitor.requestsTo(`${sites.sandbox.url}/membership/`)).toEqual([]);
      for (const request of visitor.requests.filter((request) => request.url().endsWith(".js"))) {
        const script = (await (await request.response())?.text()) ?? "";
        expect(script, request.url()).not.toContain("react.transitional.element");
      }
      await visitor.leave();
    },
  );

  it("finds no member routes, links or code on site 192", async () => {
    const visitor = await MemberVisitor.arrive(browser, sites.origin("192"));
    for (const path of ["/logg-inn", "/bli-medlem", "/glemt-passord", "/min-side"]) {
      const response = await visitor.page.request.get(path);
      expect(response.status(), path).toBe(404);
    }
    await visitor.open("/kinoprogram");
    const html = await visitor.page.content();
    expect(html).not.toMatch(/logg-inn|min-side|bli-medlem|MemberBadge|membership/);
    await visitor.leave();
  });
});

/** Runs in the page: whether the worker has the ticket page, its data, its scripts and styles. */
async function isTicketPageKept(): Promise<boolean> {
  const { islands } = JSON.parse(document.getElementById("cinegen")?.textContent ?? "") as {
    islands: Record<string, string>;
  };
  const loaded = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\/assets\/[^/]+\.(js|css)$/.test(name));
  const needed = [
    "/min-side/billetter",
    "/page-data/min-side/billetter.json",
    islands.Tickets ?? "",
    ...loaded.map(({ name }) => name),
  ];
  const found = await Promise.all(needed.map((address) => caches.match(address)));
  return localStorage.getItem("cw-tickets") !== null && found.every(Boolean);
}

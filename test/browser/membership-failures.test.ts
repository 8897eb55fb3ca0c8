import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchChromium } from "./chromium.ts";
import { MemberSites, PARTNERS } from "./member-sites.ts";
import { DEMO, MemberVisitor } from "./member-visitor.ts";

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

const BUSY = "Noe gikk galt hos medlemssystemet. Prøv igjen om litt.";
const SLOW = "Medlemssystemet bruker for lang tid på å svare. Prøv igjen om litt.";
const STRANGE = "Medlemssystemet svarte med noe vi ikke forstår. Prøv igjen om litt.";
const OFFLINE = "Du er uten nett. Prøv igjen når du har dekning.";
const WRONG = "E-postadressen og passordet hører ikke sammen. Sjekk begge deler og prøv igjen.";
const TAKEN = "Det finnes allerede et medlem med denne e-postadressen.";
const ENDED = "Innloggingen din har gått ut. Logg inn på nytt, så kommer du tilbake dit du var.";

describe.each(PARTNERS)("on site $id", ({ id, calls }) => {
  let visitor: MemberVisitor;
  let page: Page;

  beforeEach(async () => {
    visitor = await MemberVisitor.arrive(browser, sites.origin(id));
    page = visitor.page;
  });

  afterEach(async () => {
    await sites.mend();
    await visitor.leave();
  });

  const callsTo = (path: string, method: string) =>
    visitor.requestsTo(sites.backend(id) + path).filter((call) => call.method() === method);

  async function isLoggedOut(): Promise<void> {
    expect(Object.keys(await visitor.stored())).not.toContain("cw-profile-new");
  }

  describe("a log-in", () => {
    it("without e-mail and password asks nobody, and leads to the fields", async () => {
      await visitor.open("/logg-inn");
      await visitor.send({ email: "uten krøllalfa" });
      const summary = page.getByRole("alert");
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      await summary.getByRole("link", { name: "Skriv inn passordet ditt." }).click();
      const password = page.getByLabel("Passord", { exact: true });
      expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await password.getAttribute("aria-invalid")).toBe("true");
      const described = (await password.getAttribute("aria-describedby")) ?? "";
      expect(await page.locator(`#${described}`).innerText()).toBe("Skriv inn passordet ditt.");
      expect(callsTo(calls.logIn, "POST")).toEqual([]);
    });

    it("with a wrong password says so, and takes the right one afterwards", async () => {
      await visitor.logIn({ ...DEMO, password: "feil" });
      await visitor.reads(WRONG);
      await isLoggedOut();
      await visitor.send({ password: DEMO.password });
      await visitor.reads(DEMO.email);
    });

    it.each([
      ["a failure of the backend", { kind: "status", status: 500 }, BUSY],
      ["an HTML page in place of JSON", { kind: "html" }, STRANGE],
      ["half an answer", { kind: "not-json" }, STRANGE],
    ] as const)("that meets %s says what to do", async (_, fault, text) => {
      await sites.strike(id, { path: calls.logIn, method: "POST", ...fault });
      await visitor.logIn();
      await visitor.reads(text);
      await isLoggedOut();
      await sites.mend();
      await visitor.send({});
      await visitor.reads(DEMO.email);
    });

    it("whose answer holds no token stores nothing", async () => {
      await page.route(`${sites.backend(id)}${calls.logIn}`, (route) =>
        route.request().method() === "OPTIONS"
          ? route.continue()
          : route.fulfill({
              headers: {
                "access-control-allow-origin": sites.origin(id),
                "access-control-allow-credentials": "true",
              },
              json: { UserName: DEMO.name, UserInfo: DEMO.email },
            }),
      );
      await visitor.logIn();
      await visitor.reads(STRANGE);
      await isLoggedOut();
    });

    it("that gets no answer ends after the time limit", async () => {
      await page.clock.install();
      await sites.strike(id, { path: calls.logIn, method: "POST", kind: "hang" });
      await visitor.logIn();
      await page.getByRole("button", { name: "Logger inn …" }).waitFor();
      await page.clock.fastForward(10_000);
      await visitor.reads(SLOW);
    });

    it("without a network says so, before and after it is sent", async () => {
      await visitor.open("/logg-inn");
      await page.locator(".member-form button[type=submit]:enabled").waitFor();
      await visitor.context.setOffline(true);
      await visitor.reads("Du er uten nett. Skjemaet kan sendes når du har dekning.");
      await visitor.send(credentialsOf(DEMO));
      await visitor.reads(OFFLINE);
      await visitor.context.setOffline(false);
      await visitor.send({});
      await visitor.reads(DEMO.email);
    });

    it("that is sent twice is made once", async () => {
      await sites.strike(id, { path: calls.logIn, method: "POST", kind: "slow", delayMs: 300 });
      await visitor.open("/logg-inn");
      await page.getByLabel("E-postadresse").fill(DEMO.email);
      await page.getByLabel("Passord", { exact: true }).fill(DEMO.password);
      const button = page.locator(".member-form button[type=submit]:enabled");
      await button.dblclick();
      await page.keyboard.press("Enter");
      await visitor.reads(DEMO.email);
      expect(callsTo(calls.logIn, "POST")).toHaveLength(1);
    });

    it("lasts while the tab is open where the browser blocks storage", async () => {
      await page.addInitScript(() => {
        for (const area of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          });
        }
      });
      await visitor.logIn();
      await visitor.reads("Nettleseren din lagrer ingenting fra dette nettstedet");
      await page.getByRole("link", { name: "Gå videre" }).click();
      await visitor.reads(DEMO.email);
      await page.getByRole("main").getByRole("link", { name: "Kinolista mi" }).click();
      await page.locator(".watch").first().waitFor();
    });
  });

  it("says at the field that an address is taken, and gives nothing away", async () => {
    await visitor.open("/bli-medlem");
    await visitor.send({ userName: "Nils", email: DEMO.email, password: "fire små ord her" });
    const field = page.getByLabel("E-postadresse");
    await page
      .getByRole("alert")
      .getByRole("link", { name: new RegExp(TAKEN) })
      .click();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await isLoggedOut();
  });

  it("says the same about a forgotten password whether the address is known or not", async () => {
    const texts: string[] = [];
    for (const email of [DEMO.email, "ukjent@demo.example"]) {
      await visitor.open("/glemt-passord");
      await visitor.send({ email });
      await visitor.reads("Sjekk innboksen.");
      texts.push(await page.locator(".notice").innerText());
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it("says at the button that a film could not be added, and adds it once", async () => {
    await visitor.open("/bli-medlem");
    const email = `siv${id}@demo.example`;
    await visitor.send({ userName: "Siv", email, password: "fire små ord her" });
    await visitor.reads(email);
    await visitor.open("/kinoprogram");
    await page.locator("main a[href*='-dxm-']").first().click();
    const add = page.getByRole("button", { name: /Sett på kinolista/ }).first();
    await sites.strike(id, { path: calls.add, method: "POST", kind: "status", status: 500 });
    await add.click();
    await visitor.reads(BUSY);
    await sites.mend();
    await add.dblclick();
    await page
      .getByRole("link", { name: /På kinolista/ })
      .first()
      .waitFor();
    expect(callsTo(calls.add, "POST")).toHaveLength(2);
  });

  it.each(["//utenfor.example/", "https://utenfor.example/", "/\\utenfor.example"])(
    "leads nobody out of the site after a log-in: %s",
    async (path) => {
      await visitor.open(`/logg-inn?retur=${encodeURIComponent(path)}`);
      await visitor.logIn();
      await visitor.reads(DEMO.email);
      expect(page.url()).toBe(`${sites.origin(id)}/min-side`);
    },
  );

  describe("a member", () => {
    beforeEach(async () => {
      await visitor.logIn();
      await visitor.reads(DEMO.email);
    });

    it.each([
      ["a failure of the backend", { kind: "status", status: 500 }, BUSY],
      ["an HTML page in place of JSON", { kind: "html" }, STRANGE],
      ["a connection that breaks", { kind: "reset" }, "Vi får ikke kontakt med medlemssystemet"],
    ] as const)("reads about %s on the watch list, and tries again", async (_, fault, text) => {
      await sites.strike(id, { path: calls.watchList, ...fault });
      await visitor.open("/min-side/kinoliste");
      await visitor.reads(text);
      await sites.mend();
      await page.getByRole("button", { name: "Prøv igjen" }).click();
      await page.locator(".watch").first().waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
    });

    it("sees what can be used of strange tickets", async () => {
      await page.route(`${sites.backend(id)}${calls.tickets}*`, (route) =>
        route.request().method() === "OPTIONS"
          ? route.continue()
          : route.fulfill({
              headers: {
                "access-control-allow-origin": sites.origin(id),
                "access-control-allow-credentials": "true",
              },
              json: [
                null,
                {
                  MovieTitle: null,
                  QRCode: 4711,
                  QRUrl: "javascript:alert(1)",
                  StartTime: "snart",
                },
                { MovieTitle: "Nattoget", Screen: 2, SeatsInfo: { Seats: [{ Row: 7 }, null] } },
              ],
            }),
      );
      await visitor.open("/min-side/billetter");
      await page.locator(".stub").first().waitFor();
      expect(await page.locator(".stub h2").allInnerTexts()).toEqual(["Kinobillett", "Nattoget"]);
      await page.getByText("rad 7", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Vis koden til Kinobillett" }).click();
      await page.getByRole("dialog").locator("svg[aria-label='QR-kode']").waitFor();
      expect(await page.getByRole("dialog").locator("img").count()).toBe(0);
    });

    it("reads about a watch list that does not come", async () => {
      await page.clock.install();
      await sites.strike(id, { path: calls.watchList, kind: "hang" });
      await visitor.open("/min-side/kinoliste");
      await page.getByText("Henter kinolista di").waitFor({ state: "attached" });
      await expect.poll(() => callsTo(calls.watchList, "GET").length).toBeGreaterThan(0);
      await page.clock.fastForward(10_000);
      await visitor.reads(SLOW);
    });

    it("whose session has ended notices nothing", async () => {
      await visitor.open("/min-side/kinoliste");
      await page.locator(".watch").first().waitFor();
      await sites.endSessions();
      await page.getByRole("banner").getByText(DEMO.name).click();
      await visitor.reads(DEMO.email);
      await page.getByRole("main").getByRole("link", { name: "Kinolista mi" }).click();
      await page.locator(".watch").first().waitFor();
    });

    it("whose token has expired logs in again, and is back where they were", async () => {
      await page.evaluate(() => {
        const profile = JSON.parse(localStorage.getItem("cw-profile-new") ?? "") as object;
        const expired = JSON.stringify({ ...profile, token: "utløpt" });
        localStorage.setItem("cw-profile-new", expired);
      });
      await sites.endSessions();
      await visitor.open("/min-side/billetter");
      await visitor.reads(ENDED);
      await isLoggedOut();
      await page.getByRole("main").getByRole("link", { name: "Logg inn" }).click();
      await page.waitForURL("**/logg-inn?*");
      await visitor.logIn();
      await page.locator(".stub").first().waitFor();
      expect(new URL(page.url()).pathname).toBe("/min-side/billetter");
    });

    it("leaves a screen, and its request is cut off", async () => {
      await sites.strike(id, { path: calls.watchList, kind: "hang" });
      await visitor.open("/min-side/kinoliste");
      await expect.poll(() => callsTo(calls.watchList, "GET").length).toBeGreaterThan(0);
      await page.getByRole("banner").getByText(DEMO.name).click();
      await visitor.reads(DEMO.email);
      const [request] = callsTo(calls.watchList, "GET");
      await expect.poll(() => request?.failure()?.errorText).toBe("net::ERR_ABORTED");
    });
  });
});

function credentialsOf({ email, password }: typeof DEMO) {
  return { email, password };
}

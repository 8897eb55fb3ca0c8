import type { Browser, Locator, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RuntimeSite } from "./runtime-site.ts";
import { beforeEachSite, eventually, visit, type Visitor } from "./runtime-visitor.ts";

let browser: Browser;
let site: RuntimeSite;
let visitor: Visitor;
let page: Page;

beforeEachSite(async (...started) => {
  [browser, site] = started;
  site.pages.set("/", { title: "Forsiden", main: "<h1>Forsiden</h1><div class=tall></div>" });
  site.pages.set("/kino", {
    title: "Kino",
    main: '<h1>Kino</h1><p class="tall">Program</p><h2 id="i-kveld">I kveld</h2><p class="tall"></p>',
  });
  site.pages.set("/kultur", { title: "Kultur", main: "<h1>Kultur</h1>" });
  site.pages.set("/article/vinn-medlemskap!", { title: "Vinn", main: "<h1>Vinn!</h1>" });
  visitor = await visit(browser, site, "/");
  page = visitor.page;
});
afterEach(() => visitor.leave());

function menuLink(name: string) {
  return page.getByRole("navigation").getByRole("link", { name, exact: true });
}

/** Puts a link into the page, as a template would have. */
async function addLink(html: string): Promise<void> {
  await page.evaluate((link) => document.body.insertAdjacentHTML("beforeend", link), html);
}

describe("a click", () => {
  test("shows the page from its data file, without a document request", async () => {
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    expect(page.url()).toBe(`${site.origin}/kino`);
    expect(site.requestsOf("/page-data/kino.json")).toHaveLength(1);
    expect(site.documents()).toEqual(["/"]);
  });

  test("brings the page's own head, title and current menu item", async () => {
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    expect(await page.title()).toBe("Testsalen – Kino");
    const shared = page.locator('meta[property="og:title"]');
    expect(await shared.count()).toBe(1);
    expect(await shared.getAttribute("content")).toBe("Kino");
    expect(await page.locator("[aria-current=page]").allInnerTexts()).toEqual(["Kino"]);
  });

  test("moves the keyboard to the page, starts at its top and tells screen readers", async () => {
    await visitor.scrollTo(500);
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await visitor.scrollY()).toBe(0);
    expect(await page.getByRole("status").innerText()).toBe("Kino");
    expect(await visitor.events()).toEqual(["cinegen:navigated"]);
  });

  test("starts at the top though the page before was still scrolling", async () => {
    await page.evaluate(() => {
      const follow = () => document.querySelector<HTMLElement>('nav a[href="/kino"]')?.click();
      addEventListener("scroll", follow, { once: true });
      window.scrollTo({ top: 2500, behavior: "smooth" });
    });
    await visitor.showsHeading("Kino");
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    expect(await visitor.scrollY()).toBe(0);
  });

  test("finds pages with special characters, slashes, queries and hashes in their address", async () => {
    await addLink('<a href="/article/vinn-medlemskap!/?fra=brev#svar">Svar</a>');
    await page.getByText("Svar", { exact: true }).click();
    await visitor.showsHeading("Vinn!");
    expect(page.url()).toBe(`${site.origin}/article/vinn-medlemskap!/?fra=brev#svar`);
    expect(site.documents()).toEqual(["/"]);
  });

  test("goes to the place that the hash names, and the keyboard with it", async () => {
    await addLink('<a href="/kino#i-kveld">I kveld</a>');
    await page.getByText("I kveld", { exact: true }).click();
    await visitor.showsHeading("Kino");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("i-kveld");
    expect(
      await page.locator("#i-kveld").evaluate((e) => e.getBoundingClientRect().top),
    ).toBeLessThan(5);
  });

  test("on a link within the page is the browser's", async () => {
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    await addLink('<a href="#i-kveld">Til kvelden</a>');
    await page.getByText("Til kvelden").click();
    await page.waitForURL("**/kino#i-kveld");
    expect(await page.evaluate(() => document.querySelector(":target")?.id)).toBe("i-kveld");
    expect(site.requestsOf("/page-data/kino.json")).toHaveLength(1);
  });

  test("that comes second wins over a slower first", async () => {
    site.answers.set("/page-data/kino.json", (response) => {
      setTimeout(() => response.end(JSON.stringify({ build: "b1", head: "", main: "sent" })), 400);
    });
    await menuLink("Kino").click();
    await menuLink("Kultur").click();
    await visitor.showsHeading("Kultur");
    await page.waitForTimeout(600);
    expect(await visitor.heading()).toBe("Kultur");
    expect(page.url()).toBe(`${site.origin}/kultur`);
    await page.goBack();
    await visitor.showsHeading("Forsiden");
  });

  test.each<[string, string, Parameters<Locator["click"]>[0]]>([
    ["with Control held", '<a href="/kino">Lenke</a>', { modifiers: ["ControlOrMeta"] }],
    ["with Shift held", '<a href="/kino">Lenke</a>', { modifiers: ["Shift"] }],
    ["with the middle button", '<a href="/kino">Lenke</a>', { button: "middle" }],
    ["on a link with a target", '<a href="/kino" target="_blank">Lenke</a>', {}],
  ])("%s opens another window, as the browser does", async (_how, link, options) => {
    await addLink(link);
    const opened = visitor.context.waitForEvent("page");
    await page.getByText("Lenke").click(options);
    await opened;
    expect(await visitor.heading()).toBe("Forsiden");
  });

  test("on a link with data-reload loads a document", async () => {
    await addLink('<div data-reload><a href="/kino">Lenke</a></div>');
    await page.getByText("Lenke").click();
    await visitor.showsHeading("Kino");
    expect(site.documents()).toEqual(["/", "/kino"]);
  });

  test("on a download downloads", async () => {
    site.addFile("/program.pdf", "pdf");
    await addLink('<a href="/kino" download="kino.html">Last ned</a>');
    const download = page.waitForEvent("download");
    await page.getByText("Last ned").click();
    expect((await download).suggestedFilename()).toBe("kino.html");
  });

  test("that someone else has handled does nothing more", async () => {
    await addLink('<a href="/kino">Lenke</a>');
    await page
      .getByText("Lenke")
      .evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
    await page.getByText("Lenke").click();
    expect(await visitor.events()).toEqual([]);
    expect(page.url()).toBe(`${site.origin}/`);
  });

  test("before navigation has been loaded still ends on the page", async () => {
    await menuLink("Kino").evaluate((link: HTMLElement) => link.click());
    await visitor.showsHeading("Kino");
    expect(site.documents()).toEqual(["/"]);
  });
});

describe("a redirect", () => {
  beforeEach(async () => {
    Object.assign(site.settings, {
      redirects: { "/gammel": "/kino", "/ut": `${site.origin}/feed.xml`, "/runde": "/runde/" },
    });
    await page.reload();
  });

  test("is followed before anything is asked for, with query and hash", async () => {
    await addLink('<a href="/gammel/?dag=1#i-kveld">Gammel</a>');
    await page.getByText("Gammel").click();
    await visitor.showsHeading("Kino");
    expect(page.url()).toBe(`${site.origin}/kino?dag=1#i-kveld`);
    expect(site.requestsOf("/page-data/gammel.json")).toHaveLength(0);
  });

  test("replaces the location of a document that stands at an old address", async () => {
    await page.goto("/gammel?dag=1#i-kveld");
    await page.waitForURL("**/kino?dag=1#i-kveld");
    await visitor.showsHeading("Kino");
  });

  test("to what is no page is opened by the browser", async () => {
    site.addFile("/feed.xml", "<rss/>");
    await addLink('<a href="/ut">Ut</a>');
    await page.getByText("Ut", { exact: true }).click();
    await page.waitForURL("**/feed.xml");
  });

  test("that leads to itself is no redirect", async () => {
    await page.goto("/runde");
    await visitor.showsHeading("Fant ikke siden");
    expect(site.requestsOf("/runde", "document")).toHaveLength(1);
  });
});

describe("back and forward", () => {
  test("show the pages again and restore where the visitor was", async () => {
    await visitor.scrollTo(700);
    await menuLink("Kino").evaluate((link: HTMLElement) => link.click());
    await visitor.showsHeading("Kino");
    await visitor.scrollTo(900);
    await page.goBack();
    await visitor.showsHeading("Forsiden");
    expect(await visitor.scrollY()).toBe(700);
    await page.goForward();
    await visitor.showsHeading("Kino");
    expect(await visitor.scrollY()).toBe(900);
  });

  test("ask for nothing that is remembered, the first page included", async () => {
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    await page.goBack();
    await visitor.showsHeading("Forsiden");
    expect(await page.title()).toBe("Testsalen – Forsiden");
    expect(await page.locator("[aria-current=page]").allInnerTexts()).toEqual(["Forsiden"]);
    await page.goForward();
    await visitor.showsHeading("Kino");
    expect(site.requestsOf("/page-data/index.json")).toHaveLength(0);
    expect(site.requestsOf("/page-data/kino.json")).toHaveLength(1);
  });

  test("within a page restore where the visitor was", async () => {
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    await visitor.scrollTo(100);
    await addLink('<a href="#i-kveld">Til kvelden</a>');
    await page.getByText("Til kvelden").evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/kino#i-kveld");
    await page.waitForFunction(() => window.scrollY > 2000);
    await page.goBack();
    await page.waitForURL("**/kino");
    await page.waitForFunction(() => window.scrollY === 100);
  });

  test("find their way after a visit elsewhere", async () => {
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    await page.goto("/kultur");
    await page.goBack();
    await visitor.showsHeading("Kino");
    await page.goBack();
    await visitor.showsHeading("Forsiden");
    expect(page.url()).toBe(`${site.origin}/`);
  });

  test("restore the scroll position after a reload", async () => {
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    await visitor.scrollTo(900);
    await page.reload();
    await page.waitForFunction(() => window.scrollY === 900);
  });
});

describe("prefetching", () => {
  test.each(["hover", "focus"] as const)("a %s loads the page's data once", async (how) => {
    await menuLink("Kino")[how]();
    await eventually(() => site.requestsOf("/page-data/kino.json").length).toBe(1);
    await menuLink("Kultur").hover();
    await menuLink("Kino")[how]();
    await menuLink("Kino").click();
    await visitor.showsHeading("Kino");
    expect(site.requestsOf("/page-data/kino.json")).toHaveLength(1);
  });

  test("a touch loads the page's data", async () => {
    await menuLink("Kino").dispatchEvent("touchstart");
    await eventually(() => site.requestsOf("/page-data/kino.json").length).toBe(1);
  });

  test("a pointer that only passes over links asks for nothing", async () => {
    await menuLink("Kino").hover();
    await eventually(() => site.requestsOf("/page-data/kino.json").length).toBe(1);
    await menuLink("Kultur").dispatchEvent("pointerover");
    await page.getByRole("heading").dispatchEvent("pointerover");
    await page.waitForTimeout(200);
    expect(site.requestsOf("/page-data/kultur.json")).toHaveLength(0);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "does not happen under %o",
    async (connection) => {
      await visitor.context.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await page.reload();
      await menuLink("Kino").hover();
      await page.waitForTimeout(300);
      expect(site.requestsOf("/page-data/kino.json")).toHaveLength(0);
      await menuLink("Kino").click();
      await visitor.showsHeading("Kino");
    },
  );

  test("is bounded", async () => {
    await page.evaluate(() => {
      const links = Array.from({ length: 40 }, (_, n) => `<a href="/side-${n}">Side ${n}</a>`);
      document.body.insertAdjacentHTML("beforeend", links.join(" "));
    });
    await menuLink("Kino").hover();
    for (let n = 0; n < 40; n++) {
      await page.getByText(`Side ${n}`, { exact: true }).dispatchEvent("touchstart");
    }
    await page.waitForTimeout(300);
    const asked = Array.from({ length: 40 }, (_, n) =>
      site.requestsOf(`/page-data/side-${n}.json`),
    );
    expect(asked.flat().length).toBeLessThanOrEqual(20);
    expect(asked.flat().length).toBeGreaterThan(10);
  });
});

describe("a view transition", () => {
  /** Follows a link at once, without the hover that loads its page ahead. */
  function followMenuLink(name: string): Promise<void> {
    return menuLink(name).evaluate((link: HTMLElement) => link.click());
  }

  async function countTransitions(): Promise<void> {
    await visitor.context.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = "some";
        return start(update as () => void);
      };
    });
    await page.reload();
  }

  function transitions(): Promise<string | null> {
    return page.locator("html").getAttribute("data-transitions");
  }

  test("leads to a page that had to be waited for", async () => {
    await countTransitions();
    await followMenuLink("Kino");
    await visitor.showsHeading("Kino");
    expect(await transitions()).toBe("some");
  });

  test("does not hold up a page that is there already", async () => {
    await countTransitions();
    const loaded = page.waitForResponse("**/page-data/kino.json");
    await menuLink("Kino").hover();
    await (await loaded).finished();
    await page.waitForTimeout(50);
    await followMenuLink("Kino");
    await visitor.showsHeading("Kino");
    expect(await transitions()).toBeNull();
  });

  test("is left out where less motion is wanted", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await countTransitions();
    await followMenuLink("Kino");
    await visitor.showsHeading("Kino");
    expect(await transitions()).toBeNull();
  });

  test("is not needed", async () => {
    await visitor.context.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
    });
    await page.reload();
    await followMenuLink("Kino");
    await visitor.showsHeading("Kino");
    expect(site.documents()).toEqual(["/", "/"]);
  });
});

test("a menu that the visitor chose from closes", async () => {
  await addLink('<div popover id="meny" class="menu"><a href="/kino">Fra menyen</a></div>');
  await page.locator("#meny").evaluate((menu: HTMLElement) => menu.showPopover());
  await page.getByText("Fra menyen").click();
  await visitor.showsHeading("Kino");
  expect(await page.locator("#meny").isVisible()).toBe(false);
});

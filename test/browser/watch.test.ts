import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "./chromium.ts";
import { ServedSite } from "./served-site.ts";

/* `cinegen serve --watch` as an editor sees it: the real command, the demo snapshot, a real browser. */

const HELP = "site/pages/hjelp.md";

let browser: Browser;
let page: Page;
let site: ServedSite;
let helpText: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchChromium(), ServedSite.start("serve --watch")]);
  helpText = site.read(HELP);
  page = await browser.newPage({ serviceWorkers: "block" });
  await page.goto(`${site.origin}/hjelp`);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

describe("a preview that watches", () => {
  it("shows an edited page without anybody asking for it", async () => {
    site.write(HELP, `${helpText}\n\nEn helt ny setning fra redaksjonen.\n`);
    await page.getByText("En helt ny setning fra redaksjonen.").waitFor();
  });

  it("shows an error over the page, and takes it away when it is mended", async () => {
    site.write(HELP, helpText.replace("---\n", "---\nlayuot: default\n"));
    const overlay = page.locator("#cinegen-overlay");
    await overlay.waitFor();
    expect(await overlay.textContent()).toContain(HELP);
    await page.reload();
    await overlay.waitFor();
    site.write(HELP, `${helpText}\n\nNå er det rettet.\n`);
    await page.getByText("Nå er det rettet.").waitFor();
    expect(await overlay.count()).toBe(0);
  });
});

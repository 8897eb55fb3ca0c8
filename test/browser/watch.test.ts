import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root, startCinegen } from "../command.ts";
import { launchChromium } from "./chromium.ts";

/* `cinegen serve --watch` as an editor sees it: the real command, the demo snapshot, a real browser. */

let browser: Browser;
let page: Page;
let server: ChildProcess;
let helpPage: string;
let helpText: string;

beforeAll(async () => {
  const work = mkdtempSync(join(tmpdir(), "cinegen-watch-"));
  cpSync(join(root, "site"), join(work, "site"), { recursive: true });
  cpSync(join(root, "data/192"), join(work, "data/192"), { recursive: true });
  const config = join(work, "site/site.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace('mode: "local"', 'mode: "cdn"'));
  helpPage = join(work, "site/pages/hjelp.md");
  helpText = readFileSync(helpPage, "utf8");
  server = startCinegen(["serve", "--watch", "--site", "192", "--port", "0"], { cwd: work });
  const url = await addressOf(server);
  browser = await launchChromium();
  page = await browser.newPage({ serviceWorkers: "block" });
  await page.goto(`${url}/hjelp`);
});

afterAll(async () => {
  await browser.close();
  const ended = new Promise((resolve) => server.once("close", resolve));
  server.kill("SIGTERM");
  await ended;
});

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("The command has no standard error.");
  for await (const line of createInterface({ input: stderr })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error("The preview ended before it was ready.");
}

describe("a preview that watches", () => {
  it("shows an edited page without anybody asking for it", async () => {
    writeFileSync(helpPage, `${helpText}\n\nEn helt ny setning fra redaksjonen.\n`);
    await page.getByText("En helt ny setning fra redaksjonen.").waitFor();
  });

  it("shows an error over the page, and takes it away when it is mended", async () => {
    writeFileSync(helpPage, helpText.replace("---\n", "---\nlayuot: default\n"));
    const overlay = page.locator("#cinegen-overlay");
    await overlay.waitFor();
    expect(await overlay.textContent()).toContain("site/pages/hjelp.md");
    await page.reload();
    await overlay.waitFor();
    writeFileSync(helpPage, `${helpText}\n\nNå er det rettet.\n`);
    await page.getByText("Nå er det rettet.").waitFor();
    expect(await overlay.count()).toBe(0);
  });
});

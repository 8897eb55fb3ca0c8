// `npm run screenshots`: takes the reference pictures of this folder anew, from the demo snapshot in
// `data/`. The clock of the browser stands at the snapshot's time, so that the programme is as fetched.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { ensureChromium } from "../ensure-chromium.js";
import { findChromium } from "../chromium-places.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");

const PAGES = {
  192: {
    front: "/",
    programme: "/kinoprogram",
    culture: "/kulturprogram",
    article: "/article/selvspillende-piano",
  },
  118: { "cinema-front": "/", "log-in": "/logg-inn" },
};
const WIDTHS = [360, 768, 1280, 1920];
const DARK = new Set(["front-360", "front-1280"]);

ensureChromium();
const out = mkdtempSync(join(tmpdir(), "cinegen-screenshots-"));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  for (const [site, pages] of Object.entries(PAGES)) await takeSite(site, pages);
} finally {
  await browser.close();
  rmSync(out, { recursive: true, force: true });
}

async function takeSite(site, pages) {
  const { url, stop } = await preview(site);
  const { fetchedAt } = JSON.parse(readFileSync(join(root, "data", site, "manifest.json"), "utf8"));
  const film = readFileSync(join(out, site, "sitemap.xml"), "utf8").match(
    /\/([^/<]+-dxm-\d+)</,
  )?.[1];
  const all = site === "192" ? { ...pages, film: `/${film}` } : pages;
  for (const [name, path] of Object.entries(all)) {
    for (const width of WIDTHS) await take(url + path, `${name}-${width}`, { width, fetchedAt });
  }
  stop();
}

async function take(address, name, { width, fetchedAt }) {
  for (const colorScheme of DARK.has(name) ? ["light", "dark"] : ["light"]) {
    const viewport = { width, height: width < 500 ? 780 : Math.round(width * 0.7) };
    const page = await browser.newPage({ viewport, colorScheme, serviceWorkers: "block" });
    await page.clock.setFixedTime(fetchedAt);
    await page.goto(address, { waitUntil: "networkidle" });
    const picture = await page.screenshot();
    const suffix = colorScheme === "dark" ? "-dark" : "";
    await sharp(picture)
      .webp({ quality: 60 })
      .toFile(join(here, `${name}${suffix}.webp`));
    await page.close();
  }
}

/** Builds one site and serves it with the real commands. */
async function preview(site) {
  const args = ["--site", site, "--out", join(out, site)];
  await finished(cinegen(["build", ...args]));
  const child = cinegen(["serve", ...args, "--port", "0"]);
  for await (const line of createInterface({ input: child.stderr })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url !== undefined) return { url, stop: () => child.kill("SIGTERM") };
  }
  throw new Error("The preview did not start.");
}

function cinegen(args) {
  const stdio = ["ignore", "ignore", "pipe"];
  return spawn(process.execPath, [join(root, "bin/cinegen.js"), ...args], { cwd: root, stdio });
}

async function finished(child) {
  child.stderr.resume();
  const status = await new Promise((resolve) => child.once("close", resolve));
  if (status !== 0) throw new Error("The build failed.");
}

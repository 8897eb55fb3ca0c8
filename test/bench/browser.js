// `node test/bench/browser.js`: how long people wait in a browser, from a click to the paint, on demo sites
// that the real commands fetched, built and serve. Each wait stands beside a named baseline of the same
// run: the document load of the page that it leads to. Medians of 20 rounds.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { findChromium } from "../chromium-places.js";
import { ensureChromium } from "../ensure-chromium.js";

const ROUNDS = 20;
/** The sandbox's member (README, The sandbox). */
const MEMBER = { email: "medlem@demo.example", password: "kinoklubb" };

const root = new URL("../..", import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), "cinegen-bench-"));
const children = [];
ensureChromium();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  const environment = await startSandbox();
  await measureNavigation(await serve("192", environment));
  await measureLogIn(await serve("118", environment));
} finally {
  await browser.close();
  for (const child of children) child.kill("SIGTERM");
  rmSync(work, { recursive: true, force: true });
}

/** A page whose data a hover has brought already. */
async function measureNavigation(origin) {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.goto(origin);
  const clicks = [];
  for (let round = 0; round < ROUNDS; round++) {
    const name = round % 2 === 0 ? "Kulturprogram" : "Hjelp";
    const link = page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name });
    await link.hover();
    await page.waitForLoadState("networkidle");
    const painted = page.evaluate(untilNavigated);
    await link.click();
    clicks.push(await painted);
  }
  const documents = await documentLoads(page, `${origin}/kulturprogram`, "h1");
  report("prefetched navigation", clicks, documents);
  await page.close();
}

/** From sending the form to the films of the watch list. */
async function measureLogIn(origin) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const logIns = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${origin}/logg-inn?retur=/min-side/kinoliste`);
    await page.locator("input[name=email]").fill(MEMBER.email);
    await page.locator("input[name=password]").fill(MEMBER.password);
    await page.locator(".member-form button[type=submit]:enabled").waitFor();
    logIns.push(await page.evaluate(untilWatchList));
    await page.evaluate(() => localStorage.clear());
  }
  const documents = await documentLoads(page, `${origin}/logg-inn`, ".member-form");
  report("log in to watch list", logIns, documents);
  await context.close();
}

/** @returns how long document loads of an address take until something of the page is painted, in ms */
async function documentLoads(page, address, selector) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    await page.locator(selector).first().waitFor();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    );
    times.push(performance.now() - started);
  }
  return times;
}

function report(what, times, documents) {
  const [own, baseline] = [median(times), median(documents)];
  console.log(
    `${what.padEnd(22)} ${own.toFixed(0)} ms  document load ${baseline.toFixed(0)} ms  ratio ${(own / baseline).toFixed(2)}`,
  );
}

function median(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** Runs in the page. @returns the time from the next click to the page's paint, in ms */
function untilNavigated() {
  return new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const onFrame = () => setTimeout(() => resolve(performance.now() - timeStamp));
      const onShown = () => requestAnimationFrame(onFrame);
      document.addEventListener("cinegen:navigated", onShown, { once: true });
    };
    document.addEventListener("click", onClick, { once: true, capture: true });
  });
}

/** Runs in the page: sends the form. @returns the time until the films are painted, in ms */
function untilWatchList() {
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      const isShown = document.querySelector(".watch h2") !== null;
      const onFrame = () => setTimeout(() => resolve(performance.now() - started));
      requestAnimationFrame(isShown ? onFrame : look);
    };
    document.querySelector(".member-form button[type=submit]").click();
    look();
  });
}

function start(args, environment) {
  const child = spawn(process.execPath, [join(root, "bin/cinegen.js"), ...args], {
    cwd: work,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

async function startSandbox() {
  const environment = {};
  const { stdout } = start(["sandbox", "--port", "0"], {});
  for await (const line of createInterface({ input: stdout })) {
    const [, name, value] = /^export (\w+)='(.*)'$/.exec(line) ?? [];
    if (name !== undefined) environment[name] = value;
    if (line === "") return environment;
  }
  throw new Error("The sandbox ended before it was ready.");
}

/** Fetches, builds and serves one site; pictures are left to the picture service. */
async function serve(site, environment) {
  cpSync(join(root, "site"), join(work, "site"), { recursive: true });
  const config = join(work, "site/site.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace(/mode: "local"/g, 'mode: "cdn"'));
  for (const command of ["fetch", "build"]) {
    const [status] = await once(start([command, "--site", site], environment), "close");
    if (status !== 0) throw new Error(`cinegen ${command} ended with status ${status}`);
  }
  const { stderr } = start(["serve", "--site", site, "--port", "0"], environment);
  for await (const line of createInterface({ input: stderr })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error("The preview ended before it was ready.");
}

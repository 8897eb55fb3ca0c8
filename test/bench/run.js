// `npm run bench`: how long a build takes, against a program that only writes the same bytes with
// plain file calls, in the same run: machines differ, the ratio does not. Usage:
//   npm run bench              sites of 100, 1,000 and 10,000 pages
//   npm run bench -- 300       a site of another size
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPlatform } from "./platform.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const cinegen = join(here, "../../bin/cinegen.js");
const RUNS = 3;

const sizes = process.argv.slice(2).map(Number);
const work = mkdtempSync(join(tmpdir(), "cinegen-bench-"));
try {
  for (const pages of sizes.length > 0 ? sizes : [100, 1_000, 10_000]) await measure(pages);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Fetches a site of `pages` articles, then times cold builds, rebuilds and the write-only baseline. */
async function measure(pages) {
  // The commands run in this folder: their cache lies in it.
  const folder = join(work, String(pages));
  mkdirSync(folder);
  const flags = ["--site", "192", "--site-dir", join(here, "site"), "--data", join(folder, "data")];
  const platform = await startPlatform(pages);
  const fetched = await run(folder, [cinegen, "fetch", ...flags], platform.environment);
  await platform.close();

  const cold = [];
  const baseline = [];
  const again = [];
  for (let index = 0; index < RUNS; index++) {
    // A new folder each time: a disk is slow for a while after much has been removed from it.
    const out = join(folder, `dist-${index}`);
    cold.push(await run(folder, [cinegen, "build", ...flags, "--out", out]));
    again.push(await run(folder, [cinegen, "build", ...flags, "--out", out]));
    baseline.push(
      await run(folder, [join(here, "write-only.js"), out, join(folder, `plain-${index}`)]),
    );
  }
  const build = median(cold);
  const plain = median(baseline);
  const rebuild = median(again);
  console.log(
    [
      `${String(pages).padStart(6)} pages`,
      `fetch ${seconds(fetched)}`,
      `build ${seconds(build)} (${Math.round(pages / (build.ms / 1000))} pages/s, peak ${Math.round(build.megabytes)} MB)`,
      `write-only ${seconds(plain)}`,
      `ratio ${(build.ms / plain.ms).toFixed(2)}`,
      `rebuild ${seconds(rebuild)} (ratio ${(rebuild.ms / plain.ms).toFixed(2)})`,
      `per page ${((build.ms / pages) * 1000).toFixed(0)} µs`,
    ].join("  "),
  );
}

/** Runs a Node program; its own time where it prints one (`ms`), else the whole process's. */
async function run(cwd, args, environment = {}) {
  const memory = join(work, "memory");
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", join(here, "report-memory.js"), ...args], {
    cwd,
    env: { ...process.env, ...environment, BENCH_MEMORY_FILE: memory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let errors = "";
  child.stdout.on("data", (data) => (printed += data));
  child.stderr.on("data", (data) => (errors += data));
  const [status] = await once(child, "close");
  const wall = performance.now() - started;
  if (status !== 0) throw new Error(`${args.join(" ")} ended with status ${status}: ${errors}`);
  const own = /^ms (\d+(?:\.\d+)?)$/m.exec(printed)?.[1];
  return { ms: own === undefined ? wall : Number(own), megabytes: Number(readFileSync(memory)) };
}

function median(results) {
  return [...results].sort((a, b) => a.ms - b.ms)[Math.floor(results.length / 2)];
}

function seconds({ ms }) {
  return `${(ms / 1000).toFixed(2)} s`;
}

import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import glob from "fast-glob";
import { CinegenError } from "../model/errors.ts";
import { bundleError } from "./esbuild-error.ts";
import type { BundlePlaces } from "./server.ts";

const WORKER_DIR = "src/runtime/worker";
const CONFIG = `${WORKER_DIR}/workbox.config.js`;

const run = promisify(execFile);
const { resolve: resolveModule } = createRequire(import.meta.url);

/**
 * Makes the service worker of a site: bundles its source and lets workbox-cli write the list of
 * precached files into it. Equal files give an equal worker, so it is made once and then kept.
 *
 * @param mode `remove`: a worker that removes itself instead
 * @param outputDir the output that the worker is for, all its other files in it
 * @returns the finished file
 * @throws CinegenError `bundle-failed`
 */
export async function bundleWorker(
  places: BundlePlaces,
  mode: "on" | "remove",
  outputDir: string,
): Promise<string> {
  const entry = mode === "on" ? "service-worker.ts" : "removing-worker.ts";
  const source = await compile(places.packageRoot, entry);
  const key = mode === "on" ? await precacheKey(places.packageRoot, outputDir) : "";
  const dir = join(places.cacheDir, "workers");
  const file = join(dir, `${hash("sha256", source + key).slice(0, 16)}.js`);
  if (existsSync(file)) return file;
  await mkdir(dir, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, source);
  if (mode === "on") await injectManifest(places.packageRoot, aside, outputDir);
  await rename(aside, file);
  return file;
}

async function compile(packageRoot: string, entry: string): Promise<string> {
  try {
    const { outputFiles } = await build({
      absWorkingDir: packageRoot,
      entryPoints: [join(WORKER_DIR, entry)],
      bundle: true,
      minify: true,
      write: false,
      format: "iife",
      target: ["es2022", "chrome109", "firefox115", "safari16"],
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "silent",
    });
    return outputFiles[0]?.text ?? "";
  } catch (cause) {
    throw bundleError("service worker", cause);
  }
}

/** Names the files that will be precached, with the content of those whose name does not tell it. */
async function precacheKey(packageRoot: string, outputDir: string): Promise<string> {
  const config = (await import(join(packageRoot, CONFIG))) as { globPatterns: string[] };
  const names = (await glob(config.globPatterns, { cwd: outputDir })).sort();
  const pages = names.filter((name) => name.endsWith(".html"));
  const contents = await Promise.all(pages.map((name) => readFile(join(outputDir, name), "utf8")));
  return JSON.stringify([names, contents]);
}

/** Runs workbox-cli, as its documentation says, with a configuration that adds the folders. */
async function injectManifest(packageRoot: string, file: string, outputDir: string): Promise<void> {
  const folders = { swSrc: file, swDest: file, globDirectory: outputDir };
  const config = `${file}.config.cjs`;
  await writeFile(
    config,
    `module.exports = { ...require(${JSON.stringify(join(packageRoot, CONFIG))}), ...${JSON.stringify(folders)} };\n`,
  );
  const cli = resolveModule("workbox-cli/build/bin.js");
  try {
    await run(process.execPath, [cli, "injectManifest", config], {
      // It would ask the registry for a newer version of itself.
      env: { ...process.env, NO_UPDATE_NOTIFIER: "1" },
    });
  } catch (cause) {
    const reason = String((cause as { stderr?: unknown }).stderr ?? cause).replace(/\s+/g, " ");
    throw new CinegenError(
      "bundle-failed",
      `workbox-cli could not make the service worker: ${reason}`,
      {
        hint: `Check ${CONFIG}.`,
        cause,
      },
    );
  } finally {
    await rm(config, { force: true });
  }
}

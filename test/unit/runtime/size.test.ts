import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";

const ROOT = new URL("../../..", import.meta.url).pathname;

/** What a content page may load before anyone does anything, behaviours of its blocks included. */
const MAX_BYTES = 6_000;

let compressed: number;
let imports: readonly string[];

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { runtime: "src/runtime/index.ts" },
    outdir: "assets",
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
  });
  const first = outputFiles.find(({ path }) => path.endsWith("/runtime.js"));
  compressed = gzipSync(first?.contents ?? "").length;
  imports = (metafile.outputs["assets/runtime.js"]?.imports ?? [])
    .filter(({ kind }) => kind === "import-statement")
    .map(({ path }) => path);
});

test("the first script is at most 6 kB compressed", () => {
  expect(compressed).toBeGreaterThan(0);
  expect(compressed).toBeLessThanOrEqual(MAX_BYTES);
});

test("the first script waits for no other: what is loaded later imports nothing that it has", () => {
  expect(imports).toEqual([]);
});

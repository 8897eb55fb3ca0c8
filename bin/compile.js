// Compiles `src/` to `bin/compiled/`: one small entry file and a chunk for each command, so that
// `cinegen --help` loads nothing else; and the thread that writes files.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { build } from "esbuild";

const root = new URL("..", import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    { in: "src/cli/main.ts", out: "main" },
    { in: "src/write/writer-thread.ts", out: "writer-thread" },
  ],
  outdir: "bin/compiled",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  packages: "external",
  define: { __CINEGEN_VERSION__: JSON.stringify(version) },
  sourcemap: "linked",
  logLevel: "warning",
  metafile: true,
});

// Chunks of earlier compilations go only now: a command that is running may still load them.
for (const file of readdirSync(`${root}bin/compiled`)) {
  if (!(`bin/compiled/${file}` in metafile.outputs)) rmSync(`${root}bin/compiled/${file}`);
}

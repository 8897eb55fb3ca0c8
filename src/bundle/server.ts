import { hash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildOptions } from "esbuild";
import type { Templates } from "../model/template.ts";
import { bundleError } from "./esbuild-error.ts";
import { findIslands } from "./islands.ts";

/** The compiled `templates/` folder, ready to render. */
export interface ServerBundle {
  readonly templates: Templates;
  /** @returns the markup that React's hydration expects */
  readonly renderIsland: (name: string, props: unknown) => string;
  /** Changes when anything changes that the markup depends on. */
  readonly digest: string;
}

/** Where the sources are and compiled files may be kept. */
export interface BundlePlaces {
  readonly packageRoot: string;
  readonly cacheDir: string;
}

const COMMON: BuildOptions = {
  bundle: true,
  write: false,
  platform: "node",
  target: "node20.19",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "silent",
};

/** Static markup is rendered by Preact, which is several times as fast as React. */
const PREACT_ALIASES = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/**
 * Compiles `templates/` for the build: pages with Preact in React's place, islands with React
 * itself, because hydration expects React's own text separators and ids.
 * @throws CinegenError `bundle-failed`
 */
export async function bundleServer({ packageRoot, cacheDir }: BundlePlaces): Promise<ServerBundle> {
  const [pages, islands] = await Promise.all([
    pagesBundle(packageRoot),
    islandsBundle(packageRoot),
  ]);
  const digest = hash("sha256", pages + islands).slice(0, 16);
  const dir = join(cacheDir, "templates");
  await mkdir(dir, { recursive: true });
  const [templates, { renderIsland }] = await Promise.all([
    load<Templates>(dir, `${digest}.pages.mjs`, pages),
    load<Pick<ServerBundle, "renderIsland">>(dir, `${digest}.islands.cjs`, islands),
  ]);
  await removeOthers(dir, digest);
  return { templates, renderIsland, digest };
}

function pagesBundle(packageRoot: string): Promise<string> {
  return compile("templates", {
    ...COMMON,
    absWorkingDir: packageRoot,
    entryPoints: ["templates/index.tsx"],
    format: "esm",
    alias: PREACT_ALIASES,
  });
}

async function islandsBundle(packageRoot: string): Promise<string> {
  const islands = await findIslands(join(packageRoot, "templates"), true);
  const imports = islands.map(
    ({ file }, index) => `import Island${index} from ${JSON.stringify(file)};`,
  );
  const table = islands.map(({ name }, index) => `${JSON.stringify(name)}: Island${index}`);
  return compile("islands", {
    ...COMMON,
    absWorkingDir: packageRoot,
    format: "cjs",
    loader: { ".css": "empty" },
    stdin: {
      resolveDir: packageRoot,
      loader: "tsx",
      contents: `import { createElement } from "react";
import { renderToString } from "react-dom/server";
${imports.join("\n")}
const islands = { ${table.join(", ")} };
export function renderIsland(name, props) {
  if (!(name in islands)) throw new Error("There is no island " + name + " in templates/islands");
  return renderToString(createElement(islands[name], props));
}`,
    },
  });
}

async function compile(what: string, options: BuildOptions): Promise<string> {
  try {
    const { outputFiles = [] } = await build(options);
    return outputFiles[0]?.text ?? "";
  } catch (cause) {
    throw bundleError(what, cause);
  }
}

async function load<Module>(dir: string, name: string, code: string): Promise<Module> {
  const file = join(dir, name);
  // Renamed into place, so that a build beside this one never loads half a file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, code);
  await rename(aside, file);
  try {
    const module = (await import(pathToFileURL(file).href)) as Module & { default?: Module };
    return name.endsWith(".cjs") && module.default ? module.default : module;
  } catch (cause) {
    throw bundleError("templates", cause);
  }
}

async function removeOthers(dir: string, digest: string): Promise<void> {
  const old = (await readdir(dir)).filter((name) => !name.startsWith(digest));
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
}

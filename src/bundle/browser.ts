import { join } from "node:path";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import type { AssetManifest } from "../model/template.ts";
import { bundleError } from "./esbuild-error.ts";
import { findIslands, type IslandSource } from "./islands.ts";

/** A file for browsers; its name carries a hash of its content. */
export interface BrowserFile {
  /** Path in the output, e.g. `assets/runtime-5XK2.js`. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** Everything that browsers load, and where they find it. */
export interface BrowserBundle {
  readonly manifest: AssetManifest;
  readonly files: readonly BrowserFile[];
}

const STYLES = "templates/styles/index.css";
const MEMBER_STYLES = "templates/styles/members.css";
const RUNTIME = "src/runtime/index.ts";

/** The one font file that text above the fold is set in, by its name in `@fontsource-variable`. */
const PRELOADED_FONT = /-latin-[^/]*-normal-[^/]*\.woff2$/;

/**
 * Bundles styles, the page runtime and a chunk for each island.
 * @param hasMembership false leaves the members' islands and styles out
 * @throws CinegenError `bundle-failed`
 */
export async function bundleBrowser(
  packageRoot: string,
  hasMembership: boolean,
): Promise<BrowserBundle> {
  const islands = await findIslands(join(packageRoot, "templates"), hasMembership);
  const options = browserOptions(packageRoot);
  // Apart, because a module that both had would become a chunk that the first script waits for.
  const [runtime, rest] = await Promise.all([
    run({ ...options, entryPoints: [{ in: RUNTIME, out: "runtime" }] }),
    run({
      ...options,
      entryPoints: [
        { in: STYLES, out: "site" },
        ...(hasMembership ? [{ in: MEMBER_STYLES, out: "members" }] : []),
        ...islands.map(({ name }) => ({ in: `island:${name}`, out: name })),
      ],
      plugins: [islandEntries(packageRoot, islands)],
    }),
  ]);
  const outputs = { ...runtime.metafile.outputs, ...rest.metafile.outputs };
  return {
    manifest: manifestOf(outputs, islands),
    files: [...runtime.outputFiles, ...rest.outputFiles].map(({ path, contents }) => ({
      path: path.slice(path.lastIndexOf("assets/")),
      content: contents,
    })),
  };
}

function browserOptions(packageRoot: string) {
  return {
    absWorkingDir: packageRoot,
    outdir: "assets",
    publicPath: "/assets",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: ["es2022", "chrome109", "firefox115", "safari16"],
    jsx: "automatic",
    loader: { ".woff2": "file", ".woff": "file", ".svg": "file" },
    define: {
      "process.env.NODE_ENV": '"production"',
      // What React asks for and no visitor's browser has: those parts of it are left out.
      process: "undefined",
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
    },
    legalComments: "none",
    logLevel: "silent",
  } as const satisfies BuildOptions;
}

/** Each island's entry: its component, and the `mount` that the runtime calls. */
function islandEntries(packageRoot: string, islands: readonly IslandSource[]): Plugin {
  const mount = JSON.stringify(join(packageRoot, "templates/islands/mount.tsx"));
  return {
    name: "island-entries",
    setup(bundler) {
      bundler.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice("island:".length),
        namespace: "island",
      }));
      bundler.onLoad({ filter: /.*/, namespace: "island" }, ({ path }) => {
        const file = JSON.stringify(islands.find(({ name }) => name === path)?.file);
        return {
          resolveDir: packageRoot,
          contents: `import { mountIsland } from ${mount};
import Component from ${file};
export const mount = mountIsland(Component);`,
        };
      });
    },
  };
}

async function run(options: BuildOptions & { metafile: true; write: false }) {
  try {
    return await build(options);
  } catch (cause) {
    throw bundleError("browser scripts and styles", cause);
  }
}

function manifestOf(outputs: Metafile["outputs"], islands: readonly IslandSource[]): AssetManifest {
  const byEntry = new Map<string, string>();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint !== undefined) byEntry.set(entryPoint, `/${path}`);
  }
  const memberStyles = byEntry.get(MEMBER_STYLES);
  return {
    styles: byEntry.get(STYLES) ?? "",
    ...(memberStyles !== undefined && { memberStyles }),
    runtime: byEntry.get(RUNTIME) ?? "",
    islands: Object.fromEntries(
      islands.map(({ name }) => [name, byEntry.get(`island:${name}`) ?? ""]),
    ),
    preloadFonts: Object.keys(outputs)
      .filter((path) => PRELOADED_FONT.test(path))
      .map((path) => `/${path}`)
      .slice(0, 1),
  };
}

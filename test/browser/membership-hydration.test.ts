import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserProfile } from "../../src/membership/entities.ts";
import { startSandbox, type Sandbox } from "../../src/sandbox/index.ts";
import { root } from "../command.ts";
import { startServer, type LocalServer } from "../local-server.ts";
import { launchChromium } from "./chromium.ts";

/*
 * React says in words what differs between server and browser only where it is built for development,
 * and the site never is: so each island is taken over here by such a build.
 */

const FOLDER = join(root, "templates/islands");
const NAMES = readdirSync(FOLDER)
  .filter((file) => /^[A-Z].*\.tsx$/.test(file))
  .map((file) => basename(file, ".tsx"));
const PROPS = { ediNumber: "NOR20260000", title: "Nattoget", path: "/nattoget-dxm-1" };

const VISITORS: readonly (readonly [string, UserProfile | null])[] = [
  ["nobody is logged in", null],
  ["a member is", { userName: "Kari", email: "kari@example.test", token: "t" }],
];

let browser: Browser;
let sandbox: Sandbox;
let site: LocalServer;
let page: Page;
let markup = "";
let problems: string[];

beforeAll(async () => {
  browser = await launchChromium();
  sandbox = await startSandbox();
  const script = await bundleForDevelopment();
  site = await startServer(({ url }, response) => {
    const isScript = url === "/islands.js";
    response.writeHead(200, {
      "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8",
    });
    response.end(isScript ? script : documentWith(markup));
  });
});

afterAll(async () => {
  await browser.close();
  await site.close();
  await sandbox.close();
});

beforeEach(async () => {
  problems = [];
  page = await browser.newPage();
  page.on("console", (message) => {
    const isAskedFor = message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isAskedFor) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
});

afterEach(() => page.close());

describe.each(NAMES)("the island %s", (name) => {
  it.each(VISITORS)("takes its server markup over without a word where %s", async (_, profile) => {
    const { default: Island } = (await import(join(FOLDER, `${name}.tsx`))) as {
      default: ComponentType<typeof PROPS>;
    };
    markup = renderToString(createElement(Island, PROPS));
    await page.addInitScript((stored) => {
      if (stored) localStorage.setItem("cw-profile-new", JSON.stringify(stored));
    }, profile);
    await page.goto(`${site.url}/`);
    await page.evaluate(takeOver, [name, PROPS] as const);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => (window as unknown as { unmount: () => void }).unmount());
    expect(problems.filter((text) => !/^(Movie info|Add to watch list):/.test(text))).toEqual([]);
  });
});

/** Runs in the page: brings the island to life, and keeps what ends it. */
function takeOver([name, props]: readonly [string, unknown]): void {
  const { mounts } = window as unknown as {
    mounts: Readonly<Record<string, (element: Element | null, props: unknown) => () => void>>;
  };
  Object.assign(window, { unmount: mounts[name]?.(document.querySelector("cine-island"), props) });
}

async function bundleForDevelopment(): Promise<string> {
  const imports = NAMES.map((name) => `import ${name} from "./${name}.tsx";`);
  const mounts = NAMES.map((name) => `${name}: mountIsland(${name})`);
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    jsxDev: true,
    define: { "process.env.NODE_ENV": '"development"' },
    stdin: {
      resolveDir: FOLDER,
      loader: "tsx",
      contents: `import { mountIsland } from "./mount.tsx";
${imports.join("\n")}
window.mounts = { ${mounts.join(", ")} };`,
    },
  });
  return outputFiles[0]?.text ?? "";
}

function documentWith(island: string): string {
  const membership = { partner: 118, baseUrl: `${sandbox.url}/membership/118` };
  return (
    `<!doctype html><html lang="nb"><title>Øyer</title><link rel="icon" href="data:,">` +
    `<main><cine-island>${island}</cine-island></main>` +
    `<script type="application/json" id="cinegen">${JSON.stringify({ membership })}</script>` +
    `<script type="module" src="/islands.js"></script></html>`
  );
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type BuildOptions } from "esbuild";
import { injectManifest } from "workbox-build/build/inject-manifest.js";
import { HEAD_END, HEAD_START } from "../../src/model/head-markers.ts";
import { routeOf } from "../../src/runtime/routes.ts";
import type { RuntimeSettings } from "../../src/runtime/settings.ts";
import * as workboxConfig from "../../src/runtime/worker/workbox.config.js";
import { startServer, type LocalServer, type RecordedRequest } from "../local-server.ts";

/*
 * A miniature site by the contract of ARCHITECTURE.md, with the real runtime and the real worker, on a
 * server whose every answer a test can change.
 */

/** A page of the miniature site. */
export interface SitePage {
  readonly title: string;
  /** HTML inside `<main>`. */
  readonly main: string;
}

type Answer = (response: ServerResponse) => void;

const ROOT = new URL("../..", import.meta.url).pathname;

const STYLES = `
.visually-hidden { position: absolute; clip-path: inset(50%); }
.tall { height: 3000px; }
img { display: block; }
`;

export class RuntimeSite {
  readonly pages = new Map<string, SitePage>();
  readonly settings: Partial<RuntimeSettings> = {};
  /** Answers that replace the site's own, by path without query. */
  readonly answers = new Map<string, Answer>();
  /** Origins that scripts may come from and talk to, besides the site's own. */
  readonly allowed: string[] = [];
  /** Sent with every document. */
  readonly documentHeaders: Record<string, string> = {};
  build = "b1";
  readonly #files = new Map<string, Uint8Array | string>();
  #server: LocalServer | undefined;
  #runtime = "";

  static async start(): Promise<RuntimeSite> {
    const site = new RuntimeSite();
    await site.#addBundle();
    site.#server = await startServer((request, response) => site.#respond(request, response));
    return site;
  }

  get origin(): string {
    return this.#server?.url ?? "";
  }

  /** Puts a file beside the bundled ones. */
  addFile(path: string, content: string): void {
    this.#files.set(path, content);
  }

  file(path: string): string {
    return String(this.#files.get(path));
  }

  /** @returns the address of a bundled file by the start of its name, e.g. `navigation` */
  assetPath(name: string): string {
    return [...this.#files.keys()].find((path) => path.startsWith(`/assets/${name}-`)) ?? "";
  }

  /** @returns how often an address was asked for; with `destination`, only as that, e.g. `document` */
  requestsOf(path: string, destination?: string): RecordedRequest[] {
    const requests = this.#server?.requests ?? [];
    return requests.filter(
      ({ url, headers }) =>
        url.split("?")[0] === path &&
        (destination === undefined || headers["sec-fetch-dest"] === destination),
    );
  }

  /** @returns every address that was loaded as a document, query included, in order */
  documents(): string[] {
    const requests = this.#server?.requests ?? [];
    return requests
      .filter(({ headers }) => headers["sec-fetch-dest"] === "document")
      .map(({ url }) => url);
  }

  /** Compiles the worker and writes its list of files, as the build does. */
  async publishWorker(): Promise<void> {
    Object.assign(this.settings, { serviceWorker: "on" });
    const worker = await bundleOne("src/runtime/worker/service-worker.ts");
    const dir = await mkdtemp(join(tmpdir(), "cinegen-worker-"));
    try {
      const files = new Map(this.#files).set("/offline.html", this.#document(OFFLINE_PAGE));
      for (const [path, content] of files) {
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), content);
      }
      const [swSrc, swDest] = [join(dir, "worker.js"), join(dir, "sw.js")];
      await writeFile(swSrc, worker);
      await injectManifest({ ...workboxConfig, globDirectory: dir, swSrc, swDest });
      this.addFile("/sw.js", await readFile(swDest, "utf8"));
    } finally {
      await rm(dir, { recursive: true });
    }
  }

  /** Publishes the worker that removes itself. */
  async publishRemovingWorker(): Promise<void> {
    Object.assign(this.settings, { serviceWorker: "remove" });
    this.addFile("/sw.js", await bundleOne("src/runtime/worker/removing-worker.ts"));
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  async #addBundle(): Promise<void> {
    bundle ??= bundleRuntime();
    for (const [path, content] of await bundle) this.#files.set(path, content);
    this.#runtime = this.assetPath("runtime");
    this.#files.set("/assets/site-AAAAAAAA.css", STYLES);
  }

  #respond({ url }: RecordedRequest, response: ServerResponse): void {
    const path = decodeURI(url.split("?")[0] ?? "");
    const answer = this.answers.get(path);
    const data = /^\/page-data(\/.*)\.json$/.exec(path)?.[1];
    if (answer) answer(response);
    else if (data !== undefined) this.#sendData(data === "/index" ? "/" : data, response);
    else if (path === "/version.json") send(response, 200, ".json", this.#versionJson());
    else if (this.#files.has(path)) send(response, 200, path, this.#files.get(path) ?? "");
    else this.#sendDocument(path, response);
  }

  #sendData(path: string, response: ServerResponse): void {
    const page = this.pages.get(path);
    if (!page) {
      send(response, 404, ".html", "<!doctype html><title>404</title>");
      return;
    }
    const { title, main } = page;
    const data = { build: this.build, path, title, head: headOf(page), main, menuPath: path };
    send(response, 200, ".json", JSON.stringify(data));
  }

  #sendDocument(path: string, response: ServerResponse): void {
    const page = path === "/offline.html" ? OFFLINE_PAGE : this.pages.get(pathOf(path));
    const status = page ? 200 : 404;
    const headers = { "content-security-policy": this.#policy(), ...this.documentHeaders };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    send(response, status, ".html", this.#document(page ?? NOT_FOUND_PAGE));
  }

  #document(page: SitePage): string {
    const settings = JSON.stringify({ build: this.build, ...this.settings });
    return (
      `<!doctype html><html lang="nb" data-build="${this.build}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width">${HEAD_START}${headOf(page)}` +
      `${HEAD_END}<link rel="stylesheet" href="/assets/site-AAAAAAAA.css">` +
      `<link rel="icon" href="data:,"><script type="module" src="${this.#runtime}"></script></head>` +
      `<body><header><nav aria-label="Hovedmeny">${this.#menu(page)}</nav></header>` +
      `<main id="main" tabindex="-1">${page.main}</main>` +
      `<footer><button type="button" hidden data-consent-settings>Endre samtykke</button></footer>` +
      `<script type="application/json" id="cinegen">${settings.replace(/</g, "\\u003c")}</script>` +
      `</body></html>`
    );
  }

  #menu(shown: SitePage): string {
    const links = [...this.pages].map(([path, page]) => {
      const current = page === shown ? ' aria-current="page"' : "";
      return `<a href="${encodeURI(path)}"${current}>${page.title}</a>`;
    });
    return links.join(" ");
  }

  #policy(): string {
    const own = ["'self'", ...this.allowed].join(" ");
    return (
      `default-src 'self'; script-src ${own}; style-src 'self'; img-src ${own} data:; ` +
      `connect-src ${own}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`
    );
  }

  #versionJson(): string {
    return JSON.stringify({ build: this.build });
  }
}

const OFFLINE_PAGE: SitePage = {
  title: "Uten nett",
  main: '<h1>Du er uten nett</h1><ul data-offline-pages></ul><a href="/" data-back>Gå tilbake</a>',
};

const NOT_FOUND_PAGE: SitePage = {
  title: "Fant ikke siden",
  main: '<h1>Fant ikke siden</h1><a href="/">Til forsiden</a>',
};

const BROWSER_OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
} as const satisfies BuildOptions;

/** Every site of a test file has the same scripts. */
let bundle: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

async function bundleRuntime(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    ...BROWSER_OPTIONS,
    entryPoints: { runtime: "src/runtime/index.ts" },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    outdir: "assets",
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      `/assets/${path.slice(path.lastIndexOf("/") + 1)}`,
      contents,
    ]),
  );
}

async function bundleOne(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...BROWSER_OPTIONS,
    format: "iife",
    entryPoints: [entry],
  });
  return outputFiles[0]?.text ?? "";
}

function pathOf(path: string): string {
  return routeOf(new URL(path, "http://site"), "http://site")?.path ?? path;
}

function headOf({ title }: SitePage): string {
  return `<title>Testsalen – ${title}</title><meta property="og:title" content="${title}">`;
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  json: "application/json",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  xml: "text/xml",
};

function send(
  response: ServerResponse,
  status: number,
  name: string,
  content: Uint8Array | string,
): void {
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const cacheControl = name.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "no-cache";
  response.writeHead(status, { "content-type": type, "cache-control": cacheControl });
  response.end(content);
}

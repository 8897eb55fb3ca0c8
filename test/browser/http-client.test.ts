import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { createClient } from "../../src/http/client.ts";
import { type LocalServer, sendJson, startServer } from "../local-server.ts";
import { launchChromium } from "./chromium.ts";

/** The client of `src/http` where fetch hides redirects and speaks CORS: in a real browser. */

declare const http: { createClient: typeof createClient };

let browser: Browser;
let page: Page;
let site: LocalServer;
let api: LocalServer;
let elsewhere: LocalServer;

const CORS = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-credentials": "true",
  "access-control-allow-headers": "content-type, x-token",
});

beforeAll(async () => {
  const script = await bundle();
  site = await startServer((request, response) => {
    if (request.url === "/http.js") response.end(script);
    else response.end('<!doctype html><script src="/http.js"></script>');
  });
  elsewhere = await startServer((_, response) => sendJson(response, "stolen", CORS("*")));
  api = await startServer((request, response) => {
    for (const [name, value] of Object.entries(CORS(site.url))) response.setHeader(name, value);
    if (request.method === "OPTIONS") response.end();
    else if (request.url === "/moved") response.writeHead(302, { location: "/list" }).end();
    else if (request.url === "/away") response.writeHead(307, { location: elsewhere.url }).end();
    else if (request.url === "/bad") response.writeHead(409).end('{"Message":"Finnes fra før"}');
    else if (request.url !== "/hang") sendJson(response, { cookie: request.headers.cookie ?? "" });
  });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await Promise.all([site, api, elsewhere].map((server) => server.close()));
});

beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(site.url);
});

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export { createClient } from "./src/http/client.ts"',
      resolveDir: new URL("../..", import.meta.url).pathname,
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "http",
  });
  return outputFiles[0]?.text ?? "";
}

/** Calls the API from the page. */
function call(endpoint: string, method: "get" | "post", options: object = {}) {
  return page.evaluate(
    async ([baseUrl, path, verb, callOptions]) => {
      const client = http.createClient({
        baseUrl,
        auth: { mode: "none" },
        endpoints: { one: path },
        timeoutMs: 500,
        credentials: "include",
      });
      return client[verb]("one", callOptions).then(
        ({ status, body }) => ({ status, body }),
        (error: unknown) => ({ ...(error as object), message: String(error) }),
      );
    },
    [api.url, endpoint, method, options] as const,
  );
}

describe("the client in a browser", () => {
  it("sends cookies where it is told to", async () => {
    await page.context().addCookies([{ name: "session", value: "1", url: api.url }]);
    expect(await call("/list", "get")).toEqual({ status: 200, body: { cookie: "session=1" } });
  });

  it("follows a redirect of a call that carries nothing", async () => {
    expect(await call("/moved", "get")).toMatchObject({ status: 200 });
  });

  it("lets neither a body nor a token be taken to another origin", async () => {
    const calls = [
      await call("/away", "post", { body: { Password: "hemmelig" } }),
      await call("/away", "post", { headers: { "X-Token": "hemmelig" } }),
    ];
    for (const failure of calls) expect(failure).toMatchObject({ kind: "network" });
    expect(elsewhere.requests).toEqual([]);
  });

  it("gives failures the same shape as in Node", async () => {
    expect(await call("/bad", "post")).toMatchObject({
      kind: "status",
      status: 409,
      body: { Message: "Finnes fra før" },
    });
    expect(await call("/hang", "get")).toMatchObject({
      kind: "timeout",
      message: expect.stringContaining("timeout of 500 ms exceeded") as string,
    });
    await api.close();
    expect(await call("/list", "get")).toMatchObject({
      kind: "network",
      message: expect.stringContaining("Network Error") as string,
    });
  });
});

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ReloadChannel } from "../../../src/serve/reload.ts";
import { startPreview, type Preview } from "../../../src/serve/server.ts";

let dir: string;
let preview: Preview;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "cinegen-serve-"));
  write("index.html", `<body>${"forside ".repeat(500)}</body>`);
  write("kinoprogram/index.html", "<body>program</body>");
  write("article/vinn-medlemskap!/index.html", "<body>vinn</body>");
  write("blåbær/index.html", "<body>blåbær</body>");
  write("404.html", "<body>fant ikke</body>");
  write("assets/a.js", "let a;");
  write("_redirects", "/gammel /kinoprogram 301\n/ut https://ut.example/x#y 302\n");
  write(
    "_headers",
    "/*\n  X-Content-Type-Options: nosniff\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: public, immutable\n",
  );
  preview = await startPreview({ dir, host: "127.0.0.1", port: 0 });
});

afterEach(() => preview.close());

function write(name: string, text: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), text);
}

const get = (path: string, init: RequestInit = {}) =>
  fetch(preview.url + path, { redirect: "manual", ...init });

describe("the preview", () => {
  it.each(["/kinoprogram", "/kinoprogram/", "/kinoprogram?dag=1"])("serves %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("program");
  });

  it.each(["/article/vinn-medlemskap!", "/bl%C3%A5b%C3%A6r"])("serves %s", async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    "/finnes-ikke",
    "/_redirects",
    "/_headers",
    "/_headers/",
    "/%5Fheaders",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%E0%A4%A",
  ])("answers %s with the not-found page and status 404", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("fant ikke");
  });

  it("redirects with the table's status and keeps the query", async () => {
    const inside = await get("/gammel/?a=1");
    expect([inside.status, inside.headers.get("location")]).toEqual([301, "/kinoprogram?a=1"]);
    const outside = await get("/ut?a=1");
    expect([outside.status, outside.headers.get("location")]).toEqual([
      302,
      "https://ut.example/x?a=1#y",
    ]);
  });

  it("sends the headers that the output wants", async () => {
    expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
    const asset = await get("/assets/a.js");
    expect(asset.headers.get("cache-control")).toBe("public, immutable");
    expect(asset.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("compresses text, answers byte ranges and known ETags", async () => {
    expect((await get("/")).headers.get("content-encoding")).toBeTruthy();
    const part = await get("/assets/a.js", { headers: { Range: "bytes=0-2" } });
    expect([part.status, await part.text()]).toEqual([206, "let"]);
    const etag = (await get("/assets/a.js")).headers.get("etag") ?? "";
    const again = await get("/assets/a.js", { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });

  it.each([
    ["bytes=1-2", 206, "et"],
    ["bytes=4-", 206, "a;"],
    // Whole instead of wrong: what sirv would answer with other bytes, or end the preview over.
    ["bytes=3-1", 200, "let a;"],
    ["bytes=-2", 200, "let a;"],
    ["bytes=0-0,2-3", 200, "let a;"],
    ["items=1-2", 200, "let a;"],
  ])("answers the range %s with status %i and %j", async (Range, status, text) => {
    const response = await get("/assets/a.js", { headers: { Range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it("does not compress a part, nor send one of another version", async () => {
    const part = await get("/", { headers: { Range: "bytes=6-" } });
    expect([part.status, part.headers.get("content-encoding")]).toEqual([206, null]);
    const other = await get("/", { headers: { Range: "bytes=6-", "If-Range": '"gammel"' } });
    expect(other.status).toBe(200);
  });

  it("goes on when a file cannot be opened any more", async () => {
    const socket = createServer().listen(join(dir, "assets/b.js"));
    await once(socket, "listening");
    const outcome = await get("/assets/b.js").then((response) => response.text(), String);
    socket.close();
    expect(outcome).not.toContain("<");
    expect((await get("/")).status).toBe(200);
  });

  it("answers nothing but GET and HEAD", async () => {
    expect((await get("/", { method: "POST" })).status).toBe(405);
    expect((await get("/", { method: "HEAD" })).status).toBe(200);
  });

  it("says so when its port is taken", async () => {
    const port = Number(new URL(preview.url).port);
    await expect(startPreview({ dir, host: "127.0.0.1", port })).rejects.toMatchObject({
      code: "port-taken",
    });
  });
});

describe("a watching preview", () => {
  it("puts its script into pages only, and leaves the files alone", async () => {
    const reload = new ReloadChannel();
    const watching = await startPreview({ dir, host: "127.0.0.1", port: 0, reload });
    try {
      const page = await (await fetch(`${watching.url}/kinoprogram`)).text();
      expect(page).toMatch(/<script type="module" src="[^"]+"><\/script><\/body>/);
      expect(await (await fetch(`${watching.url}/assets/a.js`)).text()).toBe("let a;");
      expect(await (await get("/kinoprogram")).text()).toBe("<body>program</body>");
    } finally {
      await watching.close();
    }
  });

  it("tells a browser that opens later about the error that still stands", async () => {
    const reload = new ReloadChannel();
    const watching = await startPreview({ dir, host: "127.0.0.1", port: 0, reload });
    try {
      reload.fail("render-failed: /side");
      const script = await (await fetch(`${watching.url}/page-data/.cinegen/reload.js`)).text();
      const address = /EventSource\("([^"]+)"\)/.exec(script)?.[1] ?? "";
      const events = await fetch(watching.url + address);
      const reader = events.body?.getReader();
      const first = await reader?.read();
      expect(new TextDecoder().decode(first?.value)).toContain("render-failed: /side");
      await reader?.cancel();
    } finally {
      await watching.close();
    }
  });
});

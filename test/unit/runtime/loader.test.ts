import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLoader } from "../../../src/runtime/loader.ts";
import { sendJson, startServer, type LocalServer } from "../../local-server.ts";

const MINUTE_MS = 60_000;

let answer: (response: ServerResponse, url: string) => void;
let server: LocalServer;
let now = 0;

beforeEach(async () => {
  now = 0;
  answer = (response, url) => sendJson(response, pageAt(url));
  server = await startServer((request, response) => answer(response, request.url));
});
afterEach(() => server.close());

function pageAt(path: string) {
  return { build: "b1", path, title: path, head: "", main: `<p>${path}</p>`, menuPath: "" };
}

function routeTo(path: string) {
  return { path, dataUrl: server.url + path };
}

function loaderAtNow() {
  return createLoader(() => now);
}

test("asks for a page once, however often it is wanted", async () => {
  const loader = loaderAtNow();
  const [first, second] = await Promise.all([
    loader.load(routeTo("/a"), "low"),
    loader.load(routeTo("/a")),
  ]);
  expect(first).toEqual(pageAt("/a"));
  expect(second).toBe(first);
  expect(server.requests).toHaveLength(1);
});

test("asks again when a result has grown old", async () => {
  const loader = loaderAtNow();
  await loader.load(routeTo("/a"));
  now = 6 * MINUTE_MS;
  await loader.load(routeTo("/a"));
  expect(server.requests).toHaveLength(2);
});

test("remembers the last five results, those used last the longest", async () => {
  const loader = loaderAtNow();
  for (const path of ["/1", "/2", "/3", "/4", "/5", "/1", "/6"]) await loader.load(routeTo(path));
  await loader.load(routeTo("/1"));
  expect(server.requests.map(({ url }) => url)).toEqual(["/1", "/2", "/3", "/4", "/5", "/6"]);
  await loader.load(routeTo("/2"));
  expect(server.requests).toHaveLength(7);
});

test("serves a page that it was given without asking", async () => {
  const loader = loaderAtNow();
  loader.keep(pageAt("/here"));
  expect(await loader.load(routeTo("/here"))).toEqual(pageAt("/here"));
  expect(server.requests).toHaveLength(0);
});

test.each([404, 410])("tells a path with status %i from a failure", async (status) => {
  answer = (response) => response.writeHead(status).end("gone");
  expect(await loaderAtNow().load(routeTo("/missing"))).toBe("page not found");
});

test.each<[string, (response: ServerResponse) => void]>([
  ["an error status", (response) => response.writeHead(500).end("{}")],
  ["a cut connection", (response) => response.destroy()],
  ["HTML in place of JSON", (response) => response.end("<!doctype html>")],
  ["half a file", (response) => response.end('{"main": "')],
  ["JSON of another shape", (response) => sendJson(response, { error: "no such page" })],
  ["null", (response) => sendJson(response, null)],
])("calls %s a JSON load failure", async (_what, fault) => {
  answer = fault;
  expect(await loaderAtNow().load(routeTo("/a"))).toBe("JSON load failure");
});

test("remembers a failure and does not ask again", async () => {
  answer = (response) => response.writeHead(500).end();
  const loader = loaderAtNow();
  await loader.load(routeTo("/a"));
  expect(loader.stateOf("/a")).toBe("failed");
  expect(await loader.load(routeTo("/a"))).toBe("previously detected load failure");
  expect(server.requests).toHaveLength(1);
});

test("knows whether a page is there", async () => {
  const loader = loaderAtNow();
  const loading = loader.load(routeTo("/a"));
  expect(loader.stateOf("/a")).toBe("pending");
  await loading;
  expect(loader.stateOf("/a")).toBe("ready");
  expect(loader.stateOf("/b")).toBeUndefined();
});

test("forgets a failure in time", async () => {
  answer = (response) => response.writeHead(500).end();
  const loader = loaderAtNow();
  await loader.load(routeTo("/a"));
  now = 6 * MINUTE_MS;
  expect(loader.stateOf("/a")).toBeUndefined();
});

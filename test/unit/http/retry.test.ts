import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../../src/http/client.ts";
import type { RetryPolicy } from "../../../src/http/retry.ts";
import { type Handler, type LocalServer, sendJson, startServer } from "../../local-server.ts";

const NOW = Date.parse("2026-12-05T12:00:00Z");

let server: LocalServer | undefined;
let waits: number[];

beforeEach(() => {
  waits = [];
});

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function clientOf(handler: Handler, timeoutMs = 0) {
  server = await startServer(handler);
  const retry: RetryPolicy = {
    attempts: 4,
    baseDelayMs: 100,
    maxDelayMs: 5000,
    clock: {
      now: () => NOW,
      sleep: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    },
  };
  return createClient({
    baseUrl: server.url,
    auth: { mode: "none" },
    endpoints: { list: "/list" },
    timeoutMs,
    retry,
  });
}

/** Fails as told, then answers. */
function failing(...failures: ((response: Parameters<Handler>[1]) => void)[]): Handler {
  return (_, response) => {
    const fail = failures.shift();
    if (fail) fail(response);
    else sendJson(response, ["at last"]);
  };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: Parameters<Handler>[1]) =>
    response.writeHead(code, headers).end();

describe("a retry", () => {
  it("waits twice as long each time, after 5xx and cut connections", async () => {
    const cut = (response: Parameters<Handler>[1]) => response.socket?.destroy();
    const client = await clientOf(failing(status(500), cut, status(503)));
    expect((await client.get("list")).body).toEqual(["at last"]);
    expect(waits).toEqual([100, 200, 400]);
  });

  it("gives up after the last attempt with its error", async () => {
    const client = await clientOf((_, response) => response.writeHead(502).end());
    await expect(client.get("list")).rejects.toMatchObject({ status: 502 });
    expect(server?.requests).toHaveLength(4);
  });

  it.each([
    ["seconds", "3", 3000],
    ["a date", new Date(NOW + 2000).toUTCString(), 2000],
    ["a date that has passed", new Date(NOW - 9000).toUTCString(), 0],
    ["nonsense", "soon", 100],
  ])("after 429 waits as Retry-After says in %s", async (_, header, expected) => {
    const client = await clientOf(failing(status(429, { "retry-after": header })));
    await client.get("list");
    expect(waits).toEqual([expected]);
  });

  it("is not made where Retry-After asks for more than the bound", async () => {
    const client = await clientOf(failing(status(429, { "retry-after": "3600" })));
    await expect(client.get("list")).rejects.toMatchObject({ status: 429 });
    expect(waits).toEqual([]);
  });

  it.each([400, 401, 404, 422])("is not made after %i", async (code) => {
    const client = await clientOf(failing(status(code)));
    await expect(client.get("list")).rejects.toMatchObject({ status: code });
  });

  it("is not made after a timeout", async () => {
    const client = await clientOf(
      failing(() => undefined),
      100,
    );
    await expect(client.get("list")).rejects.toMatchObject({ kind: "timeout" });
    expect(waits).toEqual([]);
  });

  it("of a POST is never made: nobody knows what the first one did", async () => {
    const client = await clientOf(failing(status(500)));
    await expect(client.post("list")).rejects.toMatchObject({ status: 500 });
    expect(server?.requests).toHaveLength(1);
  });

  it("is not waited for once the caller has given up", async () => {
    server = await startServer(status503);
    const controller = new AbortController();
    const client = createClient({
      baseUrl: server.url,
      auth: { mode: "none" },
      endpoints: { list: "/list" },
      retry: { attempts: 2, baseDelayMs: 60_000, maxDelayMs: 60_000 },
    });
    const call = client.get("list", { signal: controller.signal });
    const reason = new Error("enough");
    setTimeout(() => controller.abort(reason), 100);
    await expect(call).rejects.toBe(reason);
  });
});

const status503: Handler = (_, response) => response.writeHead(503).end();

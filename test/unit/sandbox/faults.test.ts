import { describe, expect, it } from "vitest";
import type { Fault, Sandbox } from "../../../src/sandbox/index.ts";
import type { WireEvent } from "../../../src/sandbox/wire.ts";
import {
  bodyOf,
  control,
  platformAuthentication,
  sandboxForTest,
  setting,
} from "./sandbox-under-test.ts";

const SITES = { service: "platform", path: "/sites" } as const;

function getSites(sandbox: Sandbox, init: RequestInit = {}): Promise<Response> {
  return fetch(`${setting(sandbox, "PLATFORM_URL")}/sites`, {
    headers: platformAuthentication(sandbox),
    ...init,
  });
}

async function withFault(fault: Omit<Fault, "service">): Promise<Sandbox> {
  return sandboxForTest({ faults: [{ ...SITES, ...fault }] });
}

describe("a fault that was asked for", () => {
  it("answers with a status and headers as often as it was asked to, then tells the truth", async () => {
    const sandbox = await withFault({
      kind: "status",
      status: 429,
      headers: { "retry-after": "1" },
      times: 2,
    });
    const replies = [await getSites(sandbox), await getSites(sandbox), await getSites(sandbox)];
    expect(replies.map(({ status }) => status)).toEqual([429, 429, 200]);
    expect(replies[0]?.headers.get("retry-after")).toBe("1");
  });

  it("lets calls through before it begins", async () => {
    const sandbox = await withFault({ kind: "unauthorized-once", after: 1 });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await getSites(sandbox)).status);
    expect(statuses).toEqual([200, 401, 200]);
  });

  it("strikes its own service, path and method only", async () => {
    const sandbox = await sandboxForTest({
      faults: [
        { service: "platform", path: "/sites/192/events", kind: "status" },
        { service: "runtime", kind: "status" },
        { ...SITES, method: "POST", kind: "status" },
      ],
    });
    expect((await getSites(sandbox)).status).toBe(200);
    const runtime = await fetch(`${setting(sandbox, "RUNTIME_URL")}/sites/site192a/basic_events`);
    expect(runtime.status).toBe(500);
    expect(runtime.headers.get("access-control-allow-origin")).toBe("*");
  });

  it.each([
    ["not-json", /^\[\{"id": 1/, "application/json"],
    ["html", /^<!doctype html>/, "text/html"],
    ["empty", /^\[\]$/, "application/json"],
    ["blank", /^$/, "application/json"],
  ] as const)("answers 200 with a body that is %s", async (kind, body, type) => {
    const reply = await getSites(await withFault({ kind }));
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, type]);
    expect(await reply.text()).toMatch(body);
  });

  it("redirects to itself, or where it was told to", async () => {
    const loop = await getSites(await withFault({ kind: "redirect" }), { redirect: "manual" });
    expect([loop.status, loop.headers.get("location")]).toEqual([302, "/platform/sites"]);
    const away = await getSites(
      await withFault({
        kind: "redirect",
        status: 307,
        headers: { location: "http://elsewhere.example/" },
      }),
      { redirect: "manual" },
    );
    expect([away.status, away.headers.get("location")]).toEqual([307, "http://elsewhere.example/"]);
  });

  it("resets the connection", async () => {
    await expect(getSites(await withFault({ kind: "reset" }))).rejects.toThrow("fetch failed");
  });

  it("cuts the body short", async () => {
    const reply = await getSites(await withFault({ kind: "truncate" }));
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow("terminated");
  });

  it("sends more than 50 MB to a client that reads on", async () => {
    const reply = await getSites(await withFault({ kind: "huge" }));
    let bytes = 0;
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>)
      bytes += chunk.length;
    expect(bytes).toBeGreaterThan(50 * 1024 * 1024);
  });

  it("is over the huge body when the client hangs up", async () => {
    const sandbox = await withFault({ kind: "huge", times: 1 });
    const reply = await getSites(sandbox);
    await reply.body?.cancel();
    expect((await getSites(sandbox)).status).toBe(200);
  });

  it("hangs until the sandbox closes", async () => {
    const sandbox = await withFault({ kind: "hang" });
    const call = getSites(sandbox).then(
      () => "answered",
      () => "cut",
    );
    await fetch(sandbox.url);
    await sandbox.close();
    expect(await call).toBe("cut");
  });

  it("gives the true answer late when it is slow", async () => {
    const sandbox = await withFault({ kind: "slow", delayMs: 30 });
    const sites = await bodyOf<unknown[]>(getSites(sandbox));
    expect(sites.length).toBe(3);
  });
});

describe("the control service", () => {
  it("adds faults and takes them away", async () => {
    const sandbox = await sandboxForTest();
    expect((await control(sandbox, "POST", "/faults", { ...SITES, kind: "html" })).status).toBe(
      204,
    );
    expect((await getSites(sandbox)).headers.get("content-type")).toBe("text/html");
    await control(sandbox, "DELETE", "/faults");
    expect((await getSites(sandbox)).headers.get("content-type")).toContain("json");
  });

  it("says what is wrong with a fault that it does not know", async () => {
    const sandbox = await sandboxForTest();
    const reply = await control(sandbox, "POST", "/faults", { ...SITES, kind: "earthquake" });
    expect(reply.status).toBe(400);
    expect((await bodyOf<{ Message: string }>(reply)).Message).toContain("kind");
  });

  it("refuses what a page of another origin could send without a preflight", async () => {
    const sandbox = await sandboxForTest();
    const reply = await fetch(`${sandbox.url}/control/now`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify({ now: null }),
    });
    expect(reply.status).toBe(415);
    const preflight = await fetch(`${sandbox.url}/control/now`, { method: "OPTIONS" });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("moves the programme to the day it is told", async () => {
    const sandbox = await sandboxForTest();
    await control(sandbox, "POST", "/now", { now: "2031-05-05T12:00:00+02:00" });
    const events = await eventsOf(sandbox);
    const years = new Set(events.map(({ startTime }) => startTime?.slice(0, 4)));
    expect(years).toContain("2031");
    await control(sandbox, "POST", "/now", { now: null });
    expect(JSON.stringify(await eventsOf(sandbox))).not.toContain("2031-05-05");
  });

  it("sends a test's own records as they are, and takes them back", async () => {
    const sandbox = await sandboxForTest();
    const before = await eventsOf(sandbox);
    const hostile = { id: null, title: "<script>alert(1)</script>" };
    const change = { site: "192", kind: "events", records: [hostile] };
    await control(sandbox, "POST", "/records", { ...change, mode: "add" });
    expect(await eventsOf(sandbox)).toEqual([...before, hostile]);
    await control(sandbox, "POST", "/records", { ...change, mode: "replace" });
    expect(await eventsOf(sandbox)).toEqual([hostile]);
    await control(sandbox, "DELETE", "/records");
    expect(await eventsOf(sandbox)).toEqual(before);
  });

  it("goes on serving browsers while the platform sends records that are none", async () => {
    const sandbox = await sandboxForTest();
    const change = { site: "192", kind: "events", mode: "add", records: [null, 7, {}] };
    await control(sandbox, "POST", "/records", change);
    const [event] = await eventsOf(sandbox);
    const id = String(event?.id);
    const runtime = `${setting(sandbox, "RUNTIME_URL")}/events?site=site192a&keys=${id}`;
    expect(await bodyOf(fetch(runtime))).toHaveLength(1);
    const checkout = setting(sandbox, "CHECKOUT_URL").replace(":eventId", id);
    expect((await fetch(checkout)).status).toBe(200);
  });

  it("answers 500 where a service stumbles over a record, and lives on", async () => {
    const sandbox = await sandboxForTest();
    const records = [{ id: "1", title: null, production: {} }];
    const change = { site: "192", kind: "events", mode: "replace", records };
    await control(sandbox, "POST", "/records", change);
    const checkout = setting(sandbox, "CHECKOUT_URL").replace(":eventId", "1");
    expect((await fetch(checkout)).status).toBe(500);
    expect((await getSites(sandbox)).status).toBe(200);
  });
});

async function eventsOf(sandbox: Sandbox): Promise<WireEvent[]> {
  return bodyOf<WireEvent[]>(
    fetch(`${setting(sandbox, "PLATFORM_URL")}/sites/192/events`, {
      headers: platformAuthentication(sandbox),
    }),
  );
}

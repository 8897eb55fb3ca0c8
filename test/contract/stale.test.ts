import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Demo, type SentEvent } from "../demo.ts";

/** `fetch --if-stale`, against the runtime API's small list of events (contract, section 2). */

let demo: Demo;
let sent: readonly SentEvent[];

beforeAll(async () => {
  demo = await Demo.start("2026-10-20T10:00:00+02:00");
  await demo.succeed(["fetch", "--site", "192"]);
  sent = await demo.events("192");
});

afterAll(() => demo.close());

const LATER = { CINEGEN_NOW: "2026-10-20T10:05:00+02:00" };

/** @returns whether the site was fetched, and what the command said */
async function fetchIfStale(environment: Readonly<Record<string, string>> = {}) {
  const run = await demo.run(["fetch", "--site", "192", "--if-stale"], {
    ...LATER,
    ...environment,
  });
  const manifest = join(demo.folder, "data/192/manifest.json");
  const { fetchedAt } = JSON.parse(readFileSync(manifest, "utf8")) as { fetchedAt: string };
  return { ...run, isFetched: Date.parse(fetchedAt) === Date.parse(LATER.CINEGEN_NOW) };
}

describe("a snapshot whose events are as the platform has them", () => {
  it("stays", async () => {
    const { status, stderr, isFetched } = await fetchIfStale();
    expect({ status, isFetched }).toEqual({ status: 0, isFetched: false });
    expect(stderr).toContain("not stale");
  });
});

describe("a site is fetched when", () => {
  it.each([
    ["a show has moved", ([first, ...others]: SentEvent[]) => [moved(first), ...others]],
    ["a show is gone", (events: SentEvent[]) => events.slice(0, -1)],
    ["a show is new", (events: SentEvent[]) => [...events, { ...events[0], id: "new-1" }]],
  ])("%s", async (_what, change) => {
    await demo.send("192", sent);
    await demo.succeed(["fetch", "--site", "192"]);
    await demo.send("192", change([...sent]) as readonly SentEvent[]);
    expect((await fetchIfStale()).isFetched).toBe(true);
  });

  it("the runtime API does not answer", async () => {
    await demo.succeed(["fetch", "--site", "192"]);
    const unreachable = { CINEGEN_RUNTIME_URL: "http://127.0.0.1:9" };
    const { status, isFetched } = await fetchIfStale(unreachable);
    expect({ status, isFetched }).toEqual({ status: 0, isFetched: true });
  });
});

function moved(event: SentEvent | undefined) {
  return { ...event, startTime: "2026-11-30T18:00:00+01:00" };
}

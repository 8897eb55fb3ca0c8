import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanSnapshot } from "../../src/fetch/clean-snapshot.ts";
import { createFetcher, type Fetcher, type FetchProgress } from "../../src/fetch/fetcher.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { loadSnapshot } from "../../src/snapshot/load.ts";
import { saveSnapshot } from "../../src/snapshot/save.ts";

/** Both ends of the contract, written apart from one another: fetch against the sandbox. */

const SITES = ["192", "118", "178"];

let sandbox: Sandbox;
let data: string;
let progress: FetchProgress[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  data = await mkdtemp(join(tmpdir(), "cinegen-fetch-"));
});

afterAll(async () => {
  await sandbox.close();
  await rm(data, { recursive: true, force: true });
});

function fetcher(): Fetcher {
  progress = [];
  return createFetcher({
    platformLogin: loginOf("PLATFORM"),
    managementLogin: loginOf("MANAGEMENT"),
    now: Date.now(),
    onProgress: (step) => progress.push(step),
  });
}

function variable(name: string): string {
  return sandbox.environment[`CINEGEN_${name}`] ?? "";
}

function loginOf(service: string) {
  return { user: variable(`${service}_USER`), password: variable(`${service}_PASSWORD`) };
}

function request(siteId: string) {
  const [platformUrl, managementUrl] = [variable("PLATFORM_URL"), variable("MANAGEMENT_URL")];
  return { siteId, platformUrl, managementUrl };
}

describe("a fetch from the sandbox", () => {
  it("of all three sites at once brings everything without a problem", async () => {
    const run = fetcher();
    const results = await Promise.all(SITES.map((siteId) => run.fetchSite(request(siteId))));
    for (const [index, { snapshot, problems }] of results.entries()) {
      expect(problems).toEqual([]);
      expect(snapshot.site.id).toBe(SITES[index]);
      for (const part of ["productions", "events", "articles", "blockData"] as const)
        expect(snapshot[part].length).toBeGreaterThan(5);
    }
    expect(progress.map(({ siteId, step }) => `${siteId} ${step}`).sort()).toEqual(
      SITES.flatMap((id) =>
        ["articles", "blockData", "events"].map((step) => `${id} ${step}`),
      ).sort(),
    );
  });

  it("is clean: cleaning it again changes nothing, on disk neither", async () => {
    const { snapshot, etags, sources } = await fetcher().fetchSite(request("192"));
    expect(cleanSnapshot(snapshot)).toEqual({ snapshot, problems: [] });
    await saveSnapshot(data, snapshot, { etags, sources, generator: "test" });
    expect(await loadSnapshot(data, "192")).toMatchObject({ snapshot, intact: true });
  });

  it("takes from the last snapshot what the servers say has not changed", async () => {
    const first = await fetcher().fetchSite(request("118"));
    expect(Object.keys(first.etags)).toHaveLength(3);
    const { snapshot, etags, sources } = first;
    await saveSnapshot(data, snapshot, { etags, sources, generator: "test" });
    const previous = await loadSnapshot(data, "118");
    const second = await fetcher().fetchSite({ ...request("118"), previous });
    expect(second.snapshot.events).toBe(previous.snapshot.events);
    expect(second.snapshot.articles).toBe(previous.snapshot.articles);
    expect(second.etags).toEqual(etags);
  });

  it("with wrong credentials names the service and not the password", async () => {
    const run = createFetcher({
      platformLogin: { user: "nobody", password: "hemmelig" },
      managementLogin: loginOf("MANAGEMENT"),
      now: Date.now(),
    });
    const error: unknown = await run.fetchSite(request("192")).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "auth-failed" });
    expect(String(error)).toContain("Request failed with status code 401");
    expect(String(error)).not.toContain("hemmelig");
  });

  it("of a site that the platform does not have says which ones it has", async () => {
    await expect(fetcher().fetchSite(request("999"))).rejects.toMatchObject({
      code: "site-unknown",
      hint: expect.stringContaining("118") as string,
    });
  });
});

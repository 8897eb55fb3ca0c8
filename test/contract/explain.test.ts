import { cpSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load.ts";
import type { Explanation, PageExplanation } from "../../src/model/explanation.ts";
import { explainPage } from "../../src/resolve/explain.ts";
import { resolveSite } from "../../src/resolve/site.ts";
import { loadSnapshot } from "../../src/snapshot/load.ts";
import { startCinegen, summaryOf } from "../command.ts";
import { Demo } from "../demo.ts";

/* `cinegen explain` and `cinegen diff`, the real commands, on what real ones fetched and built. */

let demo: Demo;

beforeAll(async () => {
  demo = await Demo.start("2026-11-21T12:00:00Z");
  await demo.succeed(["fetch"]);
  await demo.succeed(["build", "--site", "192"]);
}, 120_000);

afterAll(() => demo.close());

const run = (args: readonly string[]) => demo.run(args);

/** What `--json` says of one site. */
async function explained(...args: readonly string[]): Promise<Explanation | undefined> {
  const result = await run(["explain", ...args, "--site", "192", "--json"]);
  return summaryOf(result).sites[0]?.explanation;
}

async function page(path: string): Promise<PageExplanation> {
  const explanation = await explained(path);
  if (explanation?.exists !== true) throw new Error(`There is no page at ${path}`);
  return explanation;
}

describe("cinegen explain", () => {
  it("tells a person what made a page", async () => {
    const { status, stdout, stderr } = await run(["explain", "/", "--site", "192"]);
    expect([status, stderr]).toEqual([0, ""]);
    for (const text of [
      "site/192/pages/index.md|site/pages/index.md",
      "Slideshow front-opening",
      "block data front-slideshow",
      "culture: every production with object = culture: \\d+ found",
      "QuickLinks front-quick-links \\(row 0, column 0\\) – hidden",
      "from site/pages/index.md: meta.nb.description",
      "index.html +\\d+ bytes",
      "calendar.ics +\\d+ bytes",
    ]) {
      expect(stdout).toMatch(new RegExp(text));
    }
  });

  it("gives a program the same, whole, in the summary of every command", async () => {
    const result = await run(["explain", "/kinoprogram", "--json"]);
    const summary = summaryOf(result);
    expect(summary).toMatchObject({ command: "explain", ok: true });
    expect(summary.sites.map(({ id }) => id).sort()).toEqual(["118", "178", "192"]);
    for (const { explanation, counts } of summary.sites) {
      expect(explanation).toMatchObject({ exists: true, path: "/kinoprogram" });
      expect(counts.records).toBeGreaterThan(10);
    }
  });

  it("names the true sizes of files, and those that are not built", async () => {
    const { files } = await page("/kinoprogram");
    const html = join(demo.folder, "dist/192/kinoprogram/index.html");
    expect(files[0]).toEqual({ path: "kinoprogram/index.html", bytes: statSync(html).size });
    const other = await run(["explain", "/kinoprogram", "--site", "192", "--out", "none"]);
    expect(other.stdout).toMatch(/kinoprogram\/index\.html +not built/);
  });

  it.each([
    "/article/vinn-medlemskap!/",
    "/article/vinn-medlemskap%21?utm=1#top",
    "article/vinn-medlemskap!",
    "https://kultursal.example/article/vinn-medlemskap!?a",
  ])("finds the page of %s as a browser would", async (address) => {
    expect(await page(address)).toMatchObject({
      path: "/article/vinn-medlemskap!",
      params: { article: "vinn-medlemskap!" },
      record: { model: "article" },
    });
  });

  it("has an answer for every page of the demo sites", async () => {
    const config = await loadConfig({ siteDir: join(demo.folder, "site") }, {});
    for (const { id, pages, settings } of config.sites) {
      const { snapshot } = await loadSnapshot(join(demo.folder, "data"), id);
      const input = { snapshot, pages, settings, components: new Set(["Schedule"]) };
      const resolved = resolveSite(input);
      expect(resolved.pages.length).toBeGreaterThan(50);
      for (const { path, definition } of resolved.pages) {
        const answer = explainPage(path, input, resolved);
        expect(answer?.blocks).toHaveLength(definition.blocks.length);
        expect(answer?.meta.title.value, path).not.toBe("");
      }
    }
  });

  it.each([
    [
      "/gavekort.html",
      /redirect \(301\) leads from it to \/kjop-gavekort\. Nearest: \/kjop-gavekort/,
    ],
    ["/logg-inn", /logg-inn\.md is a member page, and partner 192 has no membership backend/],
    ["/front-quick-links", /hidden block of site\/pages\/index\.md/],
    ["/feed.xml", /it is a file of the output and no page/],
    ["/KINOPROGRAM", /the page is at \/kinoprogram/],
    ["/kulturpogram", /no page of the site folder has this path.*Nearest: \/kulturprogram/],
  ])("says in one line why there is no page at %s, and ends with status 1", async (path, why) => {
    const { status, stdout, stderr } = await run(["explain", path, "--site", "192"]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^Error page-missing: There is no page at [^\n]*\n$/);
    expect(stderr).toMatch(why);
  });

  it("tells a program the same of a path without a page", async () => {
    const result = await run(["explain", "/sok", "--site", "192", "--json"]);
    expect(result.status).toBe(1);
    expect(summaryOf(result)).toMatchObject({
      ok: false,
      sites: [{ id: "192", explanation: { exists: false, reasons: [LEADS_AWAY] } }],
      error: { code: "page-missing" },
    });
  });

  it("ends well where one of several sites has the page, and says why others have not", async () => {
    const { status, stdout } = await run(["explain", "/logg-inn"]);
    expect(status).toBe(0);
    expect(stdout).toContain("Site 118: /logg-inn");
    expect(stdout).toContain("Site 192: no page at /logg-inn");
  });

  it("ends quietly when its reader has read enough", async () => {
    const child = startCinegen(["explain", "/", "--json"], { cwd: demo.folder });
    let stderr = "";
    child.stderr?.on("data", (data: Buffer) => (stderr += data.toString()));
    child.stdout?.destroy();
    await new Promise((resolve) => child.once("close", resolve));
    expect(stderr).toBe("");
  });

  it("says when a named site was never fetched", async () => {
    const { status, stderr } = await run(["explain", "/", "--site", "999"]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error snapshot-missing: [^\n]*999\. Run `cinegen fetch` first\.\n$/);
  });
});

const LEADS_AWAY = "a redirect (301) leads from it to /search";

describe("a second fetch", () => {
  const film = "/siste-ferge-til-skarvoy-dxm-10398";

  it("has nothing to be compared with before it", async () => {
    const { status, stderr } = await run(["diff", "--site", "192"]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error snapshot-missing: There is no earlier snapshot in /);
  });

  it("is told by what was added, changed and removed, by fields, and by the pages it touches", async () => {
    cpSync(join(demo.folder, "data"), join(demo.folder, "first"), { recursive: true });
    const events = await demo.events("192");
    const moved = events.find(
      ({ production, startTime }) =>
        `/${production.parentSlug ?? ""}` === film && (startTime ?? "") > "2026-11-22",
    );
    if (!moved) throw new Error("The demo has no such film.");
    const kept = events.filter(
      ({ production }) => production.parentSlug !== "gull-og-grus-dxm-10527",
    );
    const startTime = "2026-12-06T13:00:00+01:00";
    const records = kept.map((event) =>
      event === moved ? { ...event, startTime, endTime: null } : event,
    );
    await demo.send("192", records);
    await demo.succeed(["fetch", "--site", "192"]);

    const result = await run(["diff", "--site", "192", "--json"]);
    const [site] = summaryOf(result).sites;
    expect(site?.changes).toEqual({
      added: [],
      changed: ["Siste ferge til Skarvøy (2026-12-06 13:00)"],
      removed: ["Gull og grus"],
    });
    const fields = [
      { field: "startTime", before: moved.startTime, after: startTime },
      { field: "endTime", after: null },
    ];
    expect(site?.difference?.records).toMatchObject([
      { change: "removed", title: "Gull og grus", path: "/gull-og-grus-dxm-10527" },
      { change: "changed", model: "event", id: moved.id, fields, path: film },
    ]);
    const { pages } = site?.difference ?? {};
    expect(pages?.removed).toEqual(["/gull-og-grus-dxm-10527"]);
    expect(pages?.changed).toEqual(expect.arrayContaining(["/", "/kinoprogram", film]));
    expect(pages?.changed).not.toContain("/om-oss");
  });

  it("is told to a person in lines, and may be told of two folders", async () => {
    const last = await run(["diff", "--site", "192"]);
    const folders = await run(["diff", "first", "data", "--site", "192"]);
    expect(folders).toEqual(last);
    expect(last.stdout).toMatch(/^ {4}- Gull og grus, production \S+, \/gull-og-grus-dxm-10527$/m);
    expect(last.stdout).toMatch(/^ {8}startTime: ".*" → "2026-12-06T13:00:00\+01:00"$/m);
    expect(last.stdout).toMatch(/^ {4}~ \/kinoprogram$/m);
    const same = await run(["diff", "data", "data", "--site", "192"]);
    expect(same.stdout).toContain("No record is different");
  });

  it("leaves the reason why a page is gone", async () => {
    const { stderr } = await run(["explain", "/gull-og-grus-dxm-10527", "--site", "192"]);
    expect(stderr).toMatch(
      /it was the page of production \S+ \(Gull og grus\), which the platform no/,
    );
  });

  it("cannot be compared with one folder alone", async () => {
    const { status, stderr } = await run(["diff", "first"]);
    expect([status, stderr.split("\n").length]).toEqual([2, 2]);
  });
});

import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox, type Sandbox } from "../../src/sandbox/index.ts";
import { unusablePathReason } from "../../src/model/path.ts";
import { killCinegen, root, runCinegen, startCinegen, summaryOf, treeOf } from "../command.ts";
import { startServer } from "../local-server.ts";

/*
 * The real command as a child process, against a real sandbox: contract, section 5. The site folder
 * is the project's own, with pictures left to the picture service so that the tests stay quick.
 */

let sandbox: Sandbox;
let work: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  work = mkdtempSync(join(tmpdir(), "cinegen-commands-"));
  cpSync(join(root, "site"), join(work, "site"), { recursive: true });
  const config = join(work, "site/site.config.ts");
  const text = readFileSync(config, "utf8");
  writeFileSync(config, text.replace(/mode: "local"/g, 'mode: "cdn"'));
});

afterAll(() => sandbox.close());

const run = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = sandbox.environment,
) => runCinegen(args, { cwd: work, environment });

const secrets = () =>
  Object.entries(sandbox.environment)
    .filter(([name]) => name.endsWith("PASSWORD"))
    .map(([, value]) => value);

describe("cinegen", () => {
  it("explains itself", async () => {
    const { status, stdout } = await run(["--help"]);
    expect(status).toBe(0);
    for (const command of ["fetch", "build", "serve", "sandbox", "explain", "diff"]) {
      expect(stdout).toContain(command);
    }
  });

  it.each([
    [["bild"]],
    [["build", "--colour"]],
    [["serve", "--port", "many"]],
    [["fetch", "--site", "x"]],
    [[]],
  ])("ends with status 2 and one line on wrong usage: %j", async (args) => {
    const { status, stderr, stdout } = await run(args);
    expect(status).toBe(2);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(/^Error usage-invalid: [-\w]/);
    expect(stdout).toBe("");
  });

  it("says which setting is missing", async () => {
    const { status, stderr } = await run(["fetch", "--data", "nowhere"], {});
    expect(status).toBe(1);
    expect(stderr).toMatch(/config-missing: CINEGEN_PLATFORM_URL/);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  it("refuses to build without a snapshot", async () => {
    const result = await run(["build", "--site", "192", "--data", "nowhere", "--json"]);
    expect(result.status).toBe(1);
    expect(result.stderr).toMatch(/^Error snapshot-missing: [^.]*nowhere\/192\. Run [^.]*\.\n$/);
    expect(summaryOf(result)).toMatchObject({
      command: "build",
      ok: false,
      error: { code: "snapshot-missing", hint: expect.stringContaining("fetch") as string },
    });
  });
});

describe("fetch, then build", () => {
  beforeAll(async () => {
    const result = await run(["fetch", "--json"]);
    expect(result.status, result.stderr).toBe(0);
  }, 60_000);

  it("brings all three demo sites without a problem", async () => {
    const result = await run(["fetch", "--json"]);
    const { sites, ok } = summaryOf(result);
    expect(ok).toBe(true);
    expect(sites.map(({ id }) => id).sort()).toEqual(["118", "178", "192"]);
    for (const { problems, changes, counts } of sites) {
      expect(problems).toEqual([]);
      expect(changes).toEqual({ added: [], changed: [], removed: [] });
      expect(counts.events).toBeGreaterThan(0);
    }
  });

  it("builds them without a problem, with everything that the contract lists", async () => {
    const result = await run(["build", "--json"]);
    expect(result.status, result.stderr).toBe(0);
    for (const { id, problems, pages = 0 } of summaryOf(result).sites) {
      expect(problems).toEqual([]);
      expect(pages).toBeGreaterThan(50);
      const out = join(work, "dist", id);
      for (const file of [
        "index.html",
        "404.html",
        "page-data/index.json",
        "sw.js",
        "sitemap.xml",
        "robots.txt",
        "_redirects",
        "_headers",
      ]) {
        expect(existsSync(join(out, file)), `${id}/${file}`).toBe(true);
      }
      expect(existsSync(join(out, "logg-inn"))).toBe(id !== "192");
      const names = readdirSync(out).filter((name) => /^_|\.(?!html$)/.test(name));
      expect(names.filter((name) => unusablePathReason(`/${name}`) === undefined)).toEqual([]);
    }
  });

  it("writes every path that the specification names for a kultursal", () => {
    const paths = [
      ...["", "kinoprogram", "kommende", "kulturprogram", "kulturkirke", "den-store-kinodagen"],
      ...["filmer", "nyheter", "nyhetsarkiv", "nyhetsbrev", "tidligere-nyhetsbrev", "search"],
      ...["kjop-gavekort", "program", "hadeland-kultursal", "utleie", "leie-kino"],
      ...["leie-kultursalen", "kinoreklame", "kinobursdag", "kulturterrassen", "aldersgrenser"],
      ...["aktiv-sommer-bildene", "10-ar-med-kultursal-i-gran", "pamelding-og-praktisk-info"],
      ...["om-oss", "kontakt-oss", "hjelp", "personvern", "informasjonskapsler"],
      ...["article/vinn-medlemskap!", "article/selvspillende-piano"],
    ];
    const missing = paths.filter((path) => !existsSync(join(work, "dist/192", path, "index.html")));
    expect(missing).toEqual([]);
  });

  it("builds the page of what is over, which says so, and lists it nowhere", () => {
    const out = join(work, "dist/192");
    const page = "foajequizen-Q7FOA";
    expect(readFileSync(join(out, page, "index.html"), "utf8")).toContain("er over");
    const files = [
      ...["index.html", "kulturprogram/index.html", "sitemap.xml", "calendar.ics"],
      ...readdirSync(join(out, "search-index")).map((file) => `search-index/${file}`),
    ];
    const naming = files.filter((file) =>
      /oajéquizen|foajequizen/.test(readFileSync(join(out, file), "utf8")),
    );
    expect(naming).toEqual([]);
  });

  it("writes one site that is named straight into --out", async () => {
    const { status } = await run(["build", "--site", "118", "--out", "straight"]);
    expect(status).toBe(0);
    expect(existsSync(join(work, "straight/index.html"))).toBe(true);
  });

  it("gives the same bytes in other time zones and languages, from nothing and on top of a build", async () => {
    const build = async (out: string, environment: Readonly<Record<string, string>>) => {
      const args = ["build", "--site", "192", "--out", out];
      const { status } = await run(args, { ...sandbox.environment, ...environment });
      expect(status).toBe(0);
      return treeOf(join(work, out));
    };
    const first = await build("utc", { TZ: "UTC", LANG: "C" });
    const second = await build("york", { TZ: "America/New_York", LANG: "nb_NO.UTF-8" });
    const rebuilt = await build("utc", { TZ: "Asia/Tokyo" });
    expect([...second]).toEqual([...first]);
    expect([...rebuilt]).toEqual([...first]);
  });

  it("leaves no password in the snapshot, the output or anything printed", async () => {
    const result = await run(["build", "--json"]);
    const files = [join(work, "data"), join(work, "dist")].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1")),
    );
    for (const text of [result.stdout, result.stderr, ...files]) {
      for (const secret of secrets()) expect(text.includes(secret)).toBe(false);
    }
  });

  it("keeps the last output when a page cannot be rendered or the configuration is broken", async () => {
    await run(["build", "--site", "192"]);
    const before = treeOf(join(work, "dist/192"));
    const page = join(work, "site/pages/feil.md");
    writeFileSync(page, "---\ntitle: [\n---\n");
    const { status, stderr } = await run(["build", "--site", "192"]);
    writeFileSync(page, "---\ntitle: Feil\npath: /feil\n---\n");
    expect(status).toBe(1);
    expect(stderr).toContain("site/pages/feil.md");
    expect([...treeOf(join(work, "dist/192"))]).toEqual([...before]);
  });

  it("cleans a snapshot again that somebody has changed", async () => {
    const folder = join(work, "data/192");
    const file = readdirSync(folder).find((name) => name.startsWith("articles."));
    const path = join(folder, file ?? "");
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      text.replace(
        '"content":"',
        '"content":"<script>alert(1)</script><img src=x onerror=alert(2)>',
      ),
    );
    try {
      const result = await run(["build", "--site", "192", "--out", "cleaned", "--json"]);
      expect(result.status, result.stderr).toBe(0);
      const codes = summaryOf(result).sites[0]?.problems.map(({ code }) => code);
      expect(codes).toContain("snapshot-changed");
      const pages = readdirSync(join(work, "cleaned/article"), {
        recursive: true,
        withFileTypes: true,
      });
      const html = pages
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
      expect(html.some((each) => /alert\(|onerror/.test(each))).toBe(false);
    } finally {
      writeFileSync(path, text);
    }
  });
});

describe("a fetch", () => {
  it("compares with a snapshot that somebody has changed once it is cleaned", async () => {
    const folder = join(work, "data/192");
    const file = readdirSync(folder).find((name) => name.startsWith("articles.")) ?? "";
    const text = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), text.replace('"title":"', '"title":"  '));
    const result = await run(["fetch", "--site", "192", "--json"]);
    expect(result.status, result.stderr).toBe(0);
    expect(summaryOf(result).sites[0]?.changes).toEqual({ added: [], changed: [], removed: [] });
  });

  it("replaces a snapshot that cannot be read only when it is told to, and says how", async () => {
    const manifest = join(work, "data/178/manifest.json");
    writeFileSync(manifest, "{");
    const refused = await run(["fetch", "--site", "178"]);
    expect([refused.status, readFileSync(manifest, "utf8")]).toEqual([1, "{"]);
    expect(refused.stderr).toContain("--force");
    expect((await run(["fetch", "--site", "178", "--force"])).status).toBe(0);
  });

  it("that is asked to end says so in one line and leaves no lock", async () => {
    const hanging = await startServer(() => undefined);
    const child = startCinegen(["fetch", "--site", "192"], {
      cwd: work,
      environment: { ...sandbox.environment, CINEGEN_PLATFORM_URL: hanging.url },
    });
    let stderr = "";
    child.stderr?.on("data", (data: Buffer) => (stderr += data.toString()));
    await expect.poll(() => hanging.requests.length, { timeout: 20_000 }).toBeGreaterThan(0);
    child.kill("SIGINT");
    const [status] = (await once(child, "close")) as [number | null];
    await hanging.close();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error interrupted: .*\n$/);
    expect(readdirSync(join(work, "data/192"))).not.toContain(".lock");
  });
});

describe("a build", () => {
  it("that is asked to end says so in one line and leaves nothing beside the last output", async () => {
    const before = readFileSync(join(work, "dist/192/index.html"), "utf8");
    rmSync(join(work, ".cinegen"), { recursive: true });
    const child = startCinegen(["build", "--site", "192"], { cwd: work, environment: {} });
    let stderr = "";
    child.stderr?.on("data", (data: Buffer) => (stderr += data.toString()));
    await expect
      .poll(() => existsSync(join(work, "dist/.192.lock")), { timeout: 20_000 })
      .toBe(true);
    child.kill("SIGTERM");
    const [status] = (await once(child, "close")) as [number | null];
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error interrupted: .*\n$/m);
    expect(readdirSync(join(work, "dist"))).toEqual(["118", "178", "192"]);
    expect(readFileSync(join(work, "dist/192/index.html"), "utf8")).toBe(before);
  });
});

describe("a preview of several sites", () => {
  it("ends where one of its ports is taken, and leaves none open", async () => {
    const taken = await startServer(() => undefined);
    const before = Number(new URL(taken.url).port) - 1;
    const args = ["serve", "--site", "118", "--site", "178", "--port", String(before)];
    const { status, stderr } = await run(args);
    await taken.close();
    expect(status).toBe(1);
    expect(stderr).toContain("Error port-taken");
  });

  it("does not count beyond the last port", async () => {
    const { status } = await run(["serve", "--site", "118", "--site", "178", "--port", "65535"]);
    expect(status).toBe(2);
  });
});

describe("a run that is killed", () => {
  it.each([20, 80, 200, 350, 500, 700])(
    "after %d ms leaves the last snapshot and the last output whole",
    async (delay) => {
      const args = ["--site", "192", "--data", "killed/data"];
      const out = join(work, "killed/dist");
      await run(["fetch", ...args]);
      await run(["build", ...args, "--out", out]);
      const [snapshot, output] = [treeOf(join(work, "killed/data")), treeOf(out)];
      for (const command of [["fetch"], ["build", "--out", out]]) {
        const environment = { ...sandbox.environment, CINEGEN_NOW: "2026-11-21T12:00:00Z" };
        await killCinegen([...command, ...args], { cwd: work, environment }, delay);
      }
      expect([...treeOf(out)]).toEqual([...output]);
      const again = await run(["build", ...args, "--out", out]);
      expect(again.status, again.stderr).toBe(0);
      // A fetch that was quick enough has its new snapshot; either way one is there and whole.
      expect(snapshot.has("192/manifest.json")).toBe(true);
      expect(again.stderr).not.toContain("snapshot-changed");
    },
    60_000,
  );
});

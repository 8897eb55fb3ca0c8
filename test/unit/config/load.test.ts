import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inspect } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "../../../src/config/load.ts";

let siteDir: string;

beforeEach(() => {
  siteDir = join(mkdtempSync(join(tmpdir(), "cinegen-config-")), "site");
  write(
    "site.config.ts",
    `import type { SiteConfig } from "cinegen";
     export default {
       shared: { services: { checkout: "https://shared.example/:eventId", runtime: "https://run.example/" } },
       sites: { 192: {}, 118: { services: { checkout: "https://own.example/:eventId" } } },
     } satisfies SiteConfig;`,
  );
  write("pages/index.md", "---\ntitle: Forside\npath: /\n---\n# Hei\n");
});

function write(name: string, text: string): void {
  const file = join(siteDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const load = (environment: Record<string, string> = {}, sites?: readonly string[], out?: string) =>
  loadConfig({ siteDir, sites, out }, environment);

describe("the configuration", () => {
  it("takes the environment before the site's settings, and those before the shared ones", async () => {
    const services = async (environment: Record<string, string>) => {
      const { sites } = await load(environment);
      return Object.fromEntries(sites.map(({ id, services: { checkout } }) => [id, checkout]));
    };
    expect(await services({})).toEqual({
      118: "https://own.example/:eventId",
      192: "https://shared.example/:eventId",
    });
    expect(await services({ CINEGEN_CHECKOUT_URL: "https://env.example/:eventId" })).toEqual({
      118: "https://env.example/:eventId",
      192: "https://env.example/:eventId",
    });
  });

  it("takes one site's address of several from the variable with its id", async () => {
    const { sites } = await load({
      CINEGEN_SITE_URL: "https://all.example",
      CINEGEN_SITE_URL_192: "https://one.example/under/",
    });
    expect(sites.map(({ services }) => services.site)).toEqual([
      "https://all.example",
      "https://one.example",
    ]);
  });

  it("writes one named site straight into --out, and several below it", async () => {
    expect((await load({}, ["192"], "/tmp/x")).sites[0]?.outDir).toBe("/tmp/x");
    expect((await load({}, [], "/tmp/x")).sites.map(({ outDir }) => outDir)).toEqual([
      "/tmp/x/118",
      "/tmp/x/192",
    ]);
  });

  it("leaves the checkout's address as it is, query and slash included", async () => {
    const checkout = "https://kasse.example/kjop/?id=:eventId/";
    const { sites } = await load({ CINEGEN_CHECKOUT_URL: checkout }, ["192"]);
    expect(sites[0]?.services.checkout).toBe(checkout);
  });

  it.each(["2026-12-05T12:00:00", "2026-12-05T12:00:00.000+01:00", "2026-12-05T11:00:00Z"])(
    "pins the time at %s, which without an offset is Oslo's",
    async (CINEGEN_NOW) => {
      const { now } = await load({ CINEGEN_NOW });
      expect(now).toBe(Date.parse("2026-12-05T11:00:00Z"));
    },
  );

  it("never shows a password", async () => {
    const config = await load({
      CINEGEN_PLATFORM_USER: "u",
      CINEGEN_PLATFORM_PASSWORD: "hemmelig",
    });
    expect(config.credentials.platform?.password.reveal()).toBe("hemmelig");
    const shown = `${JSON.stringify(config)} ${inspect(config, { depth: 9 })} ${String(config.credentials.platform?.password)}`;
    expect(shown).not.toContain("hemmelig");
  });

  it.each([
    [{ CINEGEN_RUNTIME_URL: "ftp://x.example" }, "CINEGEN_RUNTIME_URL"],
    [{ CINEGEN_PLATFORM_URL: "https://user:hunter2@x.example" }, "CINEGEN_PLATFORM_URL"],
    [{ CINEGEN_CHECKOUT_URL: "https://x.example/" }, ":eventId"],
    [{ CINEGEN_MANAGEMENT_URL: "https://x.example/v1?key=hunter2" }, "CINEGEN_MANAGEMENT_URL"],
    [{ CINEGEN_NOW: "yesterday" }, "CINEGEN_NOW"],
    [{ CINEGEN_NOW: "12" }, "CINEGEN_NOW"],
  ])("refuses %j and names the setting", async (environment, named) => {
    await expect(load(environment as Record<string, string>)).rejects.toMatchObject({
      code: "config-invalid",
      message: expect.stringContaining(named) as string,
    });
    await expect(load(environment as Record<string, string>)).rejects.not.toMatchObject({
      message: expect.stringContaining("hunter2") as string,
    });
  });

  it("says where it looked for a site folder that is not there", async () => {
    await expect(loadConfig({ siteDir: "/nowhere/site" }, {})).rejects.toMatchObject({
      code: "config-missing",
      message: expect.stringContaining("/nowhere/site") as string,
    });
  });

  it("says what a configuration file throws, whatever it is", async () => {
    write("site.config.ts", 'throw "nei\\nog nei"');
    await expect(load()).rejects.toMatchObject({
      code: "config-invalid",
      message: expect.stringMatching(/: nei og nei$/) as string,
    });
  });

  it("refuses a configuration file that does not compile, in one line", async () => {
    write("site.config.ts", "export default {\n shared: ,\n};");
    const error = (await load().catch((cause: unknown) => cause)) as Error;
    expect(error).toMatchObject({ code: "config-invalid" });
    expect(error.message).not.toContain("\n");
  });
});

describe("the pages", () => {
  const pages = async (id = "192") => (await load({}, [id])).sites[0]?.pages ?? [];

  it("have defaults for what the front matter does not say", async () => {
    expect(await pages()).toEqual([
      expect.objectContaining({
        id: "front",
        path: "/",
        layout: "default",
        body: "<h1>Hei</h1>\n",
        file: "site/pages/index.md",
      }),
    ]);
    expect((await pages())[0]?.blocks.map(({ component }) => component)).toEqual([
      "PageHeading",
      "PageText",
    ]);
  });

  it("of a site replace the shared ones of the same name or path", async () => {
    write("pages/om.md", "---\ntitle: Delt\npath: /om-oss\n---\n");
    write("192/pages/index.md", "---\ntitle: Egen forside\npath: /\n---\n");
    write("192/pages/about.md", "---\ntitle: Egen\npath: /om-oss\n---\n");
    expect((await pages()).map(({ title }) => title)).toEqual(["Egen forside", "Egen"]);
    expect((await pages("118")).map(({ title }) => title)).toEqual(["Forside", "Delt"]);
  });

  it.each([
    ["title: X", "path"],
    ["title: X\npath: /a b", "path"],
    ["title: X\npath: /../etc", "path"],
    ["title: X\npath: /assets/x", "path"],
    ["title: X\npath: /feed.xml", "path"],
    ["title: X\npath: /dokument.pdf", "path"],
    ["title: X\npath: /index.html", "path"],
    ["title: X\npath: /x/", "path"],
    [
      "title: X\npath: /x\nblocks: [{ component: A, id: a }, { component: B, id: a }]",
      "blocks[1].id",
    ],
    [
      "title: X\npath: /x\nsources: [{ name: a, model: event }, { name: a, model: article }]",
      "sources[1].name",
    ],
    ["title: X\npath: /x\nlayuot: default", "layuot"],
    ["title: X\npath: /:film", "path"],
    [
      "title: X\npath: /:film/billetter\nsources: [{ name: a, model: production, collection: false, filters: [{ property: parentSlug, value: ':film' }] }]",
      "path: goes on after a parameter",
    ],
    ["title: X\npath: /x\nblocks: [{ component: A, id: a, place: { row: 3 } }]", "blocks[0].place"],
    [
      "title: X\npath: /x\nsources: [{ name: a, model: article, filters: [{ property: object, value: movie }] }]",
      "sources[0].filters[0].property",
    ],
    [
      "title: X\npath: /x\nsources: [{ name: a, model: event, filters: [{ property: object, value: a, operator: gt }] }]",
      "operator",
    ],
    ["title: [", "YAML"],
  ])("with the front matter %j are refused with the file and the key", async (text, key) => {
    write("pages/feil.md", `---\n${text}\n---\n`);
    const error = (await load().catch((cause: unknown) => cause)) as Error;
    expect(error).toMatchObject({ code: "config-invalid" });
    expect(error.message).toContain("site/pages/feil.md");
    expect(error.message).toContain(key);
    expect(error.message).not.toContain("\n");
  });

  it("cannot have one path twice", async () => {
    write("pages/forside.md", "---\ntitle: X\npath: /\n---\n");
    await expect(load()).rejects.toMatchObject({ code: "config-invalid" });
  });
});

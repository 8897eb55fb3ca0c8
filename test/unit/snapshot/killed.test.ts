import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSnapshot } from "../../../src/snapshot/load.ts";

const ROUNDS = 15;
const root = new URL("../../..", import.meta.url).pathname;

let folder: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cinegen-killed-"));
  script = join(root, "node_modules/.cache", `killed-${process.pid}.mjs`);
  await build({
    stdin: { contents: SAVES_FOR_EVER, resolveDir: root, loader: "ts" },
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(script, { force: true });
});

/** Each snapshot has one number in all of its records, so that a mixture would show. */
const SAVES_FOR_EVER = `
  import { aSnapshot, anArticle, anEvent, aProduction } from "./test/builders.ts";
  import { saveSnapshot } from "./src/snapshot/save.ts";
  const origin = { sources: { platform: "", management: "" }, etags: {}, generator: "0" };
  const many = (make) => Array.from({ length: 300 }, (_, id) => make(String(id)));
  for (let round = 0; ; round++) {
    const title = String(round);
    await saveSnapshot(process.argv[2], aSnapshot({
      productions: many((id) => aProduction({ id, title })),
      events: many((id) => anEvent({ id, title })),
      articles: many((id) => anArticle({ id, title })),
    }), origin);
    if (round === 0) process.stdout.write("saved");
  }
`;

it("a run that is killed at any moment leaves a whole snapshot", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const child = spawn(process.execPath, [script, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, round * 7));
    child.kill("SIGKILL");
    await once(child, "exit");
    const { snapshot, intact, problems } = await loadSnapshot(folder, "192");
    expect({ intact, problems }).toEqual({ intact: true, problems: [] });
    const records = [...snapshot.productions, ...snapshot.events, ...snapshot.articles];
    expect(records).toHaveLength(900);
    expect(new Set(records.map(({ title }) => title)).size).toBe(1);
  }
}, 60_000);

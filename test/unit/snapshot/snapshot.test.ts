import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/model/snapshot.ts";
import { loadSnapshot } from "../../../src/snapshot/load.ts";
import { type SnapshotOrigin, saveSnapshot } from "../../../src/snapshot/save.ts";
import { anArticle, anEvent, aProduction, aSite, aSnapshot } from "../../builders.ts";

const ORIGIN: SnapshotOrigin = {
  sources: { platform: "https://platform.example", management: "https://management.example" },
  etags: { "https://platform.example/sites/192/events": '"v1"' },
  generator: "0.1.0",
};

let data: string;
let folder: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "cinegen-snapshot-"));
  folder = join(data, "192");
});

afterEach(() => rm(data, { recursive: true, force: true }));

const save = (snapshot: Snapshot) => saveSnapshot(data, snapshot, ORIGIN);

/** The one file of a collection. */
async function fileOf(collection: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => file.startsWith(`${collection}.`));
  return join(folder, name ?? "none");
}

describe("a saved snapshot", () => {
  it("is loaded as it was, with a manifest that counts and names everything", async () => {
    const snapshot = aSnapshot({
      productions: [aProduction({ title: "Blåbærturen – «sommer» \u2028 🎬" })],
      blockData: [{ id: "front-content", component: "Content", locale: "nb", data: { html: "" } }],
    });
    await save(snapshot);
    const loaded = await loadSnapshot(data, "192");
    expect(loaded.snapshot).toEqual(snapshot);
    expect(loaded).toMatchObject({ intact: true, problems: [] });
    expect(loaded.manifest).toMatchObject({
      siteId: "192",
      fetchedAt: snapshot.fetchedAt,
      counts: { productions: 1, events: 1, articles: 1, blockData: 1, pictures: 0 },
      ...ORIGIN,
    });
  });

  it("keeps each record on a line of its own, in files named after their content", async () => {
    await save(aSnapshot({ events: [anEvent(), anEvent({ id: "e2" })] }));
    const names = (await readdir(folder)).sort();
    expect(names.map((name) => name.replace(/[0-9a-f]{16}/, "HASH"))).toEqual([
      "articles.HASH.jsonl",
      "block-data.HASH.jsonl",
      "events.HASH.jsonl",
      "manifest.json",
      "pictures.HASH.jsonl",
      "productions.HASH.jsonl",
      "site.HASH.json",
    ]);
    expect((await readFile(await fileOf("events"), "utf8")).trimEnd().split("\n")).toHaveLength(2);
  });

  it("has the same files for the same content", async () => {
    await save(aSnapshot());
    const before = await readdir(folder);
    await save(aSnapshot({ fetchedAt: "2027-01-01T00:00:00.000Z" }));
    expect((await readdir(folder)).sort()).toEqual([...before, "manifest.previous.json"].sort());
  });

  it("leaves the one before it readable, and removes older ones", async () => {
    for (const title of ["Første", "Andre", "Tredje"])
      await save(aSnapshot({ articles: [anArticle({ title })] }));
    const titleOf = async (generation: "current" | "previous") =>
      (await loadSnapshot(data, "192", generation)).snapshot.articles[0]?.title;
    expect(await titleOf("current")).toBe("Tredje");
    expect(await titleOf("previous")).toBe("Andre");
    const kept = (await readdir(folder)).filter((name) => name.startsWith("articles."));
    expect(kept).toHaveLength(2);
  });

  it("removes pictures that no kept snapshot names, and nothing that is not its own", async () => {
    await save(aSnapshot());
    const names = { old: `${"a".repeat(32)}.jpg`, used: `${"b".repeat(32)}.webp` };
    const pictures = join(folder, "pictures");
    await rm(pictures, { recursive: true, force: true });
    await mkdir(pictures);
    for (const name of [names.old, names.used, "README.md"])
      await writeFile(join(pictures, name), "");
    await writeFile(join(folder, "notes.txt"), "");
    const picture = { url: "https://p.example/1", width: 1, height: 1, colour: "#000000" };
    await save(aSnapshot({ pictures: [{ ...picture, file: names.used }] }));
    expect((await readdir(pictures)).sort()).toEqual(["README.md", names.used].sort());
    expect(await readdir(folder)).toContain("notes.txt");
  });
});

describe("a snapshot that was changed by other hands", () => {
  it("is still readable, is not intact, and the file is named", async () => {
    await save(aSnapshot());
    await appendFile(await fileOf("events"), `${JSON.stringify(anEvent({ id: "e2" }))}\n`);
    const loaded = await loadSnapshot(data, "192");
    expect(loaded.intact).toBe(false);
    expect(loaded.snapshot.events.map(({ id }) => id)).toEqual(["e1", "e2"]);
    expect(loaded.problems).toMatchObject([{ code: "snapshot-changed" }]);
  });

  it("loses only lines that cannot be read", async () => {
    await save(aSnapshot({ events: [anEvent(), anEvent({ id: "e2" })] }));
    const path = await fileOf("events");
    const [first = "", second = ""] = (await readFile(path, "utf8")).split("\n");
    await writeFile(path, `${first.slice(0, 40)}\nnull\n${second}`);
    const loaded = await loadSnapshot(data, "192");
    expect(loaded.snapshot.events.map(({ id }) => id)).toEqual(["e2"]);
    const lines = loaded.problems.filter(({ code }) => code === "record-invalid");
    expect(lines.map(({ message }) => /line \d/.exec(message)?.[0])).toEqual(["line 1", "line 2"]);
  });

  it("is broken when a file is missing", async () => {
    await save(aSnapshot());
    await rm(await fileOf("articles"));
    await expect(loadSnapshot(data, "192")).rejects.toMatchObject({ code: "snapshot-broken" });
  });

  it("is broken when its manifest is no manifest, or of another schema", async () => {
    await save(aSnapshot());
    const path = join(folder, "manifest.json");
    const manifest = await readFile(path, "utf8");
    for (const text of ["{", "[]", manifest.replace('"schema": 1', '"schema": 999')]) {
      await writeFile(path, text);
      await expect(loadSnapshot(data, "192")).rejects.toMatchObject({ code: "snapshot-broken" });
    }
  });

  it("cannot be led to a file outside its folder", async () => {
    await save(aSnapshot());
    const path = join(folder, "manifest.json");
    const manifest = await readFile(path, "utf8");
    await writeFile(path, manifest.replace(/"events\.[0-9a-f]+\.jsonl"/, '"../../secret.tmp"'));
    await expect(loadSnapshot(data, "192")).rejects.toMatchObject({ code: "snapshot-broken" });
  });

  it("is not intact when older rules cleaned it", async () => {
    await save(aSnapshot());
    const path = join(folder, "manifest.json");
    const manifest = await readFile(path, "utf8");
    await writeFile(path, manifest.replace('"sanitiser": 1', '"sanitiser": 0'));
    expect(await loadSnapshot(data, "192")).toMatchObject({ intact: false, problems: [] });
  });
});

describe("a site without a snapshot", () => {
  it("is told apart from one whose snapshot is broken", async () => {
    await expect(loadSnapshot(data, "192")).rejects.toMatchObject({
      code: "snapshot-missing",
      hint: "Run `cinegen fetch` first.",
    });
  });

  it.each(["", "..", "a/b", "192\n", "x".repeat(65)])("may not have the id %j", async (id) => {
    await expect(loadSnapshot(data, id)).rejects.toMatchObject({ code: "site-unknown" });
    const snapshot = aSnapshot({ site: aSite({ id }) });
    await expect(save(snapshot)).rejects.toMatchObject({ code: "site-unknown" });
  });
});

describe("a folder that cannot be written", () => {
  it("is an error that names what happened", async () => {
    await writeFile(folder, "a file, not a folder");
    await expect(save(aSnapshot())).rejects.toMatchObject({ code: "output-unwritable" });
  });
});

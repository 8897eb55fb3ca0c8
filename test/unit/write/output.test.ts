import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { OutputUnit } from "../../../src/model/output.ts";
import { Output } from "../../../src/write/output.ts";

let work: string;
let outDir: string;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "cinegen-write-"));
  outDir = join(work, "dist", "192");
});

function unit(path: string, content: string, key?: string): OutputUnit {
  return {
    ...(key !== undefined && { key }),
    paths: [path],
    make: () => ({ contents: [content], pictures: [] }),
  };
}

const marks = [unit("version.json", "{}"), unit("page-data/index.json", "{}")];

async function build(...units: readonly OutputUnit[]) {
  const output = await Output.open(outDir, join(work, "record.json"));
  try {
    for (const each of [...marks, ...units]) output.put(each);
    return await output.publish();
  } finally {
    await output.close();
  }
}

function failing(path: string): OutputUnit {
  return {
    paths: [path],
    make: () => {
      throw new Error("broken");
    },
  };
}

const read = (path: string) => readFileSync(join(outDir, path), "utf8");

describe("an output", () => {
  it("appears whole, and nothing else stays beside it", async () => {
    const summary = await build(unit("a/index.html", "æøå"));
    expect(read("a/index.html")).toBe("æøå");
    expect(summary).toMatchObject({ files: 3, bytes: 4 + 6 });
    expect(readdirSync(join(work, "dist"))).toEqual(["192"]);
  });

  it("is as it was after a build that failed", async () => {
    await build(unit("a/index.html", "old"));
    await expect(build(unit("a/index.html", "new"), failing("b"))).rejects.toThrow("broken");
    expect(read("a/index.html")).toBe("old");
    expect(readdirSync(join(work, "dist"))).toEqual(["192"]);
  });

  it("loses the files that the new build does not have", async () => {
    await build(unit("a/index.html", "a"), unit("b/index.html", "b"));
    await build(unit("a/index.html", "a"));
    expect(existsSync(join(outDir, "b"))).toBe(false);
  });

  it("is restored when a build was killed between its two renames", async () => {
    await build(unit("a/index.html", "old"));
    const { renameSync } = await import("node:fs");
    renameSync(outDir, join(work, "dist", ".192.previous"));
    await expect(build(failing("b"))).rejects.toThrow("broken");
    expect(read("a/index.html")).toBe("old");
  });

  it("behind a symbolic link is renewed where the link leads", async () => {
    mkdirSync(join(work, "elsewhere"));
    mkdirSync(join(work, "dist"));
    symlinkSync(join(work, "elsewhere"), outDir);
    await build(unit("a/index.html", "a"));
    expect(lstatSync(outDir).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(work, "elsewhere/a/index.html"), "utf8")).toBe("a");
  });

  it("is not written by two runs at once", async () => {
    const first = await Output.open(outDir, join(work, "record.json"));
    await expect(Output.open(outDir, join(work, "record.json"))).rejects.toMatchObject({
      code: "output-locked",
    });
    await first.close();
    await build();
  });

  it("takes over the lock of a run that was killed", async () => {
    mkdirSync(join(work, "dist"), { recursive: true });
    const owner = { pid: 999_999_999, host: hostname() };
    writeFileSync(join(work, "dist", ".192.lock"), JSON.stringify(owner));
    await build(unit("a", "a"));
    expect(read("a")).toBe("a");
  });

  it("never replaces a folder that cinegen did not make", async () => {
    mkdirSync(outDir, { recursive: true });
    writeFileSync(join(outDir, "thesis.txt"), "the only copy");
    await expect(build()).rejects.toMatchObject({ code: "output-unwritable" });
    expect(read("thesis.txt")).toBe("the only copy");
  });

  it.each(["../evil", "a/../../evil", "/etc/evil", "a\\..\\evil", "a//b", ""])(
    "has no file at %j",
    async (path) => {
      await expect(build(unit(path, "x"))).rejects.toMatchObject({ code: "internal-error" });
      expect(readdirSync(work)).toEqual(["dist"]);
    },
  );

  it("refuses two units that write one file, also where they differ in case only", async () => {
    await expect(build(unit("a/x", "1"), unit("A/x", "2"))).rejects.toMatchObject({
      code: "internal-error",
    });
  });
});

describe("assets of the build before", () => {
  const assets = () => readdirSync(join(outDir, "assets")).sort();
  const script = (hash: string) => unit(`assets/runtime-${hash}.js`, hash);

  it("are kept for a tab that is still open, until there are other ones again", async () => {
    await build(script("A"));
    await build(script("B"));
    expect(assets()).toEqual(["runtime-A.js", "runtime-B.js"]);
    expect(read("assets/runtime-A.js")).toBe("A");
    await build(script("C"));
    expect(assets()).toEqual(["runtime-B.js", "runtime-C.js"]);
  });

  it("stay however often the present ones are built again", async () => {
    await build(script("A"));
    await build(script("B"));
    await build(script("B"), unit("a/index.html", "new content"));
    expect(assets()).toEqual(["runtime-A.js", "runtime-B.js"]);
  });

  it("are not kept twice where they come back", async () => {
    await build(script("A"));
    await build(script("B"));
    await build(script("A"));
    expect(assets()).toEqual(["runtime-A.js", "runtime-B.js"]);
    await build(script("A"), script("B"));
    expect(assets()).toEqual(["runtime-A.js", "runtime-B.js"]);
  });

  it("are scripts, styles and fonts: what only content makes is as in a build from nothing", async () => {
    await build(script("A"), unit("assets/pictures/old.avif", "1"), unit("a/index.html", "a"));
    await build(script("A"), unit("b/index.html", "b"));
    expect(assets()).toEqual(["runtime-A.js"]);
    expect(existsSync(join(outDir, "a"))).toBe(false);
  });

  it("are unknown to what is made from the other files", async () => {
    await build(script("A"));
    const output = await Output.open(outDir, join(work, "record.json"));
    for (const each of [...marks, script("B")]) output.put(each);
    await output.settle();
    expect(readdirSync(join(output.stagedDir, "assets"))).toEqual(["runtime-B.js"]);
    await output.publish();
    await output.close();
    expect(assets()).toEqual(["runtime-A.js", "runtime-B.js"]);
  });

  it("are gone where nothing is known of the last build", async () => {
    await build(script("A"));
    writeFileSync(join(work, "record.json"), "{ half a rec");
    await build(script("B"));
    expect(assets()).toEqual(["runtime-B.js"]);
  });
});

describe("a rebuild", () => {
  it("makes only the units whose key changed", async () => {
    await build(unit("a", "a", "1"), unit("b", "b", "1"));
    const { made } = await build(failing2("a", "1"), unit("b", "B", "2"));
    expect(made).toBe(1);
    expect([read("a"), read("b")]).toEqual(["a", "B"]);
  });

  it("makes a file again that somebody changed or removed", async () => {
    await build(unit("a", "a", "1"), unit("b", "b", "1"));
    writeFileSync(join(outDir, "a"), "tampered");
    const { made } = await build(unit("a", "a", "1"), unit("b", "b", "1"));
    expect(made).toBe(1);
    expect(read("a")).toBe("a");
  });

  it("gives the same bytes when the record of the last build is damaged", async () => {
    await build(unit("a", "a", "1"));
    writeFileSync(join(work, "record.json"), "{ half a rec");
    const { made } = await build(unit("a", "a", "1"));
    expect(made).toBe(1);
    expect(statSync(join(outDir, "a")).size).toBe(1);
  });

  function failing2(path: string, key: string): OutputUnit {
    return { ...failing(path), key };
  }
});

import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchFolders, type Watch } from "../../../src/serve/watch.ts";

let folder: string;
let rebuilds: number;
let watch: Watch;

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "cinegen-watch-")), "data");
  mkdirSync(join(folder, "192"), { recursive: true });
  writeFileSync(manifest(), "0");
  rebuilds = 0;
  watch = await watchFolders([folder], () => {
    rebuilds++;
    return Promise.resolve();
  });
});

afterEach(() => watch.close());

const manifest = () => join(folder, "192/manifest.json");

/** Waits for a rebuild that `change` causes. */
async function rebuildAfter(change: () => void): Promise<void> {
  const before = rebuilds;
  change();
  await expect.poll(() => rebuilds, { timeout: 10_000 }).toBeGreaterThan(before);
}

describe("a watch", () => {
  it("rebuilds after a change below its folder", async () => {
    await rebuildAfter(() => writeFileSync(manifest(), "1"));
  });

  it("goes on where a folder was moved away and back", async () => {
    await rebuildAfter(() => renameSync(folder, `${folder}-away`));
    await rebuildAfter(() => renameSync(`${folder}-away`, folder));
    await rebuildAfter(() => writeFileSync(manifest(), "2"));
  });
});

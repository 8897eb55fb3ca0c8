import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundleBrowser } from "../../../src/bundle/browser.ts";
import { root } from "../../command.ts";

const MAX_BYTES = 95_000;
const PUBLIC_ISLANDS = ["Search"];

it("all members' islands together are at most 95 kB compressed, React included", async () => {
  const { manifest, files } = await bundleBrowser(root, true);
  const contents = new Map(files.map(({ path, content }) => [`/${path}`, Buffer.from(content)]));
  const needed = new Set<string>();
  const need = (path: string): void => {
    if (needed.has(path)) return;
    needed.add(path);
    const script = contents.get(path)?.toString() ?? "";
    for (const [, chunk = ""] of script.matchAll(/(?:from|import)"(\/assets\/[^"]+)"/g))
      need(chunk);
  };
  for (const [name, path] of Object.entries(manifest.islands)) {
    if (!PUBLIC_ISLANDS.includes(name)) need(path);
  }
  const sizes = [...needed].map(
    (path) => gzipSync(contents.get(path) ?? "", { level: 9 }).byteLength,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(needed.size).toBeGreaterThan(Object.keys(manifest.islands).length - PUBLIC_ISLANDS.length);
  // React alone weighs more than this: without it, something was not counted.
  expect(total).toBeGreaterThan(60_000);
  expect(total).toBeLessThanOrEqual(MAX_BYTES);
});

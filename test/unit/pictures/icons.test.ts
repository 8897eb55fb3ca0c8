import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { SITE_ICONS } from "../../../src/model/icon.ts";
import { makeIcons } from "../../../src/pictures/icons.ts";

const ground = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/></svg>`;
const drawings = { tile: ground("#ff0000"), bleed: ground("#0000ff") };

let cacheDir: string;
beforeEach(() => (cacheDir = mkdtempSync(join(tmpdir(), "cinegen-icons-"))));

async function iconOf(path: string): Promise<Buffer> {
  const icon = (await makeIcons(drawings, cacheDir)).find((each) => each.path === path);
  return readFileSync(icon?.file ?? "");
}

describe("icons", () => {
  it.each(SITE_ICONS.filter(({ path }) => path.endsWith(".png")))(
    "are made from the right drawing in the right size: $path",
    async ({ path, size, drawing }) => {
      const picture = sharp(await iconOf(path));
      expect(await picture.metadata()).toMatchObject({ format: "png", width: size, height: size });
      const { r, b } = (await picture.stats()).dominant;
      expect(r > b).toBe(drawing === "tile");
    },
  );

  it("have one in the format that browsers ask for unasked, with a PNG of 32 pixels inside", async () => {
    const ico = await iconOf("favicon.ico");
    const [reserved, type, count] = [ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)];
    expect([reserved, type, count, ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + length).toBe(ico.length);
    expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ width: 32, height: 32 });
  });

  it("are made once for a drawing, and anew for another", async () => {
    const [first] = await makeIcons(drawings, cacheDir);
    const before = statSync(first?.file ?? "").mtimeMs;
    const [again] = await makeIcons(drawings, cacheDir);
    expect(statSync(again?.file ?? "").mtimeMs).toBe(before);
    await makeIcons({ ...drawings, tile: ground("#00ff00") }, cacheDir);
    const tiles = SITE_ICONS.filter(({ drawing }) => drawing === "tile");
    expect(readdirSync(cacheDir)).toHaveLength(SITE_ICONS.length + tiles.length);
  });
});

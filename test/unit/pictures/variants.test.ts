import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { variantName } from "../../../src/model/picture-variant.ts";
import type { StoredPicture } from "../../../src/model/snapshot.ts";
import { makeVariants } from "../../../src/pictures/variants.ts";
import { localPictures } from "../../../src/render/pictures.ts";

const ORIGINAL = "0123456789abcdef";
const stored: StoredPicture = {
  url: "https://pictures.example/a.png",
  file: `${ORIGINAL}.png`,
  width: 400,
  height: 200,
  colour: "#123456",
};

let originalsDir: string;
let cacheDir: string;

beforeEach(async () => {
  const work = mkdtempSync(join(tmpdir(), "cinegen-pictures-"));
  originalsDir = join(work, "originals");
  cacheDir = join(work, "cache");
  mkdirSync(originalsDir);
  // Left half red, right half blue.
  const blue = await sharp({
    create: { width: 200, height: 200, channels: 3, background: "#0000ff" },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 400, height: 200, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toFile(join(originalsDir, stored.file));
});

const make = (...names: readonly string[]) =>
  makeVariants(names, { originalsDir, cacheDir, stored: [stored] });

function square(x: number, format: "avif" | "webp" | "jpeg" = "jpeg"): string {
  return variantName({
    original: ORIGINAL,
    width: 100,
    height: 100,
    focalPoint: { x, y: 0.5 },
    format,
  });
}

describe("picture variants", () => {
  it.each(["avif", "webp", "jpeg"] as const)(
    "are made as %s in exactly the asked size",
    async (format) => {
      const { files } = await make(square(0, format));
      const { width, height } = await sharp(files[0]?.file).metadata();
      expect([width, height]).toEqual([100, 100]);
    },
  );

  it("keep the focal point inside the crop", async () => {
    const { files } = await make(square(0), square(1));
    const dominants = await Promise.all(
      files.map(async ({ file }) => (await sharp(file).stats()).dominant),
    );
    expect(dominants[0]?.r).toBeGreaterThan(200);
    expect(dominants[1]?.b).toBeGreaterThan(200);
  });

  it("are made once: a second build takes them from the cache", async () => {
    const { files } = await make(square(0.5));
    const before = statSync(files[0]?.file ?? "").mtimeMs;
    await make(square(0.5));
    expect(statSync(files[0]?.file ?? "").mtimeMs).toBe(before);
  });

  it("that cannot be made are reported, and the others are there", async () => {
    writeFileSync(join(originalsDir, stored.file), "not a picture");
    const other = square(0.5).replace(ORIGINAL, "ffff");
    const { files, problems } = await make(square(0.5), other);
    expect(files).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(["picture-missing", "picture-missing"]);
    expect(readdirSync(cacheDir).flatMap((name) => readdirSync(join(cacheDir, name)))).toEqual([]);
  });
});

describe("local pictures", () => {
  it("offer no variant that is wider than the original, and note the names that they use", () => {
    const pictures = localPictures([stored]);
    const set = pictures.set({ url: stored.url, widths: [100, 300, 900], ratio: 1 });
    expect(set).toMatchObject({ width: 200, height: 200, colour: "#123456" });
    expect(set?.sources[0]?.srcset).toBe(
      [100, 200]
        .map((size) => `/assets/pictures/${ORIGINAL}-${size}x${size}-50-50.avif ${size}w`)
        .join(", "),
    );
    expect(pictures.takeUsed()).toHaveLength(5);
    expect(pictures.takeUsed()).toEqual([]);
  });

  it("know nothing of a picture that could not be had", () => {
    const speck = { ...stored, width: 1, height: 1 };
    expect(
      localPictures([speck]).set({ url: stored.url, widths: [100], ratio: 2 / 3 }),
    ).toMatchObject({ width: 1, height: 2 });
    expect(localPictures([]).set({ url: stored.url, widths: [100] })).toBeUndefined();
  });
});

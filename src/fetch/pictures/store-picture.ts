import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { StoredPicture } from "../../model/snapshot.ts";

/** More pixels than any camera makes: a file that unfolds to this is an attack or a mistake. */
const MAX_PIXELS = 100_000_000;

/** Formats that are kept as they come, by their file extension. */
const KEPT_FORMATS: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  gif: "gif",
  heif: "avif",
};

/**
 * Measures a picture and keeps it under a name made of its content. A drawing (SVG) can carry
 * scripts, and other formats no browser shows: they are kept as WebP.
 * @throws Error for what is no picture that sharp can read
 */
export async function storePicture(
  dir: string,
  url: string,
  original: Uint8Array,
): Promise<StoredPicture> {
  const { format } = await metadataOf(original);
  const kept = KEPT_FORMATS[format];
  const content = kept === undefined ? await toWebp(original) : original;
  const { width, height } = (await metadataOf(content)).autoOrient;
  const colour = await averageColour(content);
  const file = `${hashOf(content)}.${kept ?? "webp"}`;
  await writeWhole(dir, file, content);
  return { url, file, width, height, colour };
}

/** @returns whether a kept picture is still there as it was */
export async function isStored(dir: string, { file }: StoredPicture): Promise<boolean> {
  const content = await readFile(join(dir, file)).catch(() => undefined);
  return content !== undefined && file.startsWith(`${hashOf(content)}.`);
}

async function metadataOf(content: Uint8Array): Promise<Metadata> {
  return sharp(content, { limitInputPixels: MAX_PIXELS }).metadata();
}

async function toWebp(content: Uint8Array): Promise<Uint8Array> {
  return sharp(content, { limitInputPixels: MAX_PIXELS })
    .resize({ width: 1440, withoutEnlargement: true })
    .webp({ lossless: true })
    .toBuffer();
}

async function averageColour(content: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/** Several addresses may bring one picture at the same time, hence a temporary name of each its own. */
async function writeWhole(dir: string, file: string, content: Uint8Array): Promise<void> {
  const temporary = join(dir, `${randomUUID()}.tmp`);
  await writeFile(temporary, content, { flush: true });
  await rename(temporary, join(dir, file));
}

import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Sharp } from "sharp";
import { originalName, parseVariantName, type PictureVariant } from "../model/picture-variant.ts";
import type { Problem } from "../model/problem.ts";
import type { StoredPicture } from "../model/snapshot.ts";

/** What variants are made from, and where they are kept. */
export interface VariantPlaces {
  /** Folder of the originals of the site. */
  readonly originalsDir: string;
  /** Folder of finished variants, shared by all sites and builds. */
  readonly cacheDir: string;
  readonly stored: readonly StoredPicture[];
}

/** How a run of {@link makeVariants} is followed and ended. */
export interface VariantOptions {
  readonly onProgress?: (done: number, total: number) => void;
  /** Aborted: no more pictures are begun. */
  readonly signal?: AbortSignal | undefined;
}

/** A finished variant. */
export interface VariantFile {
  readonly name: string;
  readonly file: string;
}

/**
 * Chosen so that a venue's first build takes seconds. With more effort AVIF is a sixth smaller and takes
 * twice as long: that is spent on those that phones show.
 */
const ENCODING = {
  avif: { quality: 45, effort: 0, chromaSubsampling: "4:2:0" },
  smallAvif: { quality: 45, effort: 1, chromaSubsampling: "4:2:0" },
  smallUpTo: 480,
  webp: { quality: 72, effort: 2 },
  jpeg: { quality: 74 },
} as const;

/** Variants that were encoded otherwise are others: they are kept in another folder. */
const ENCODING_NAME = hash("sha256", JSON.stringify(ENCODING)).slice(0, 8);

/**
 * Makes the picture variants that pages refer to. A variant's name says all that it is made from,
 * so one that is in the cache is never made again.
 *
 * @param names as `variantName` writes them
 * @returns the variants, and a problem for each that could not be made
 * @throws the signal's reason
 */
export async function makeVariants(
  names: Iterable<string>,
  { originalsDir, cacheDir, stored }: VariantPlaces,
  { onProgress, signal }: VariantOptions = {},
): Promise<{ files: readonly VariantFile[]; problems: readonly Problem[] }> {
  const folder = join(cacheDir, ENCODING_NAME);
  await mkdir(folder, { recursive: true });
  const originals = new Map(
    stored.map(({ file }) => [originalName(file), join(originalsDir, file)]),
  );
  const files = [...names].sort().map((name) => ({ name, file: join(folder, name) }));
  const missing = files.filter(({ file }) => !existsSync(file));
  const problems: Problem[] = [];
  // Twice as many as processors: each waits for the disk now and then.
  const limit = pLimit(2 * availableParallelism());
  let done = 0;
  await Promise.all(
    groupByCrop(missing).map((group) =>
      limit(async () => {
        signal?.throwIfAborted();
        problems.push(...(await makeCrop(group, originals)));
        done += group.length;
        onProgress?.(done, missing.length);
      }),
    ),
  );
  const failed = new Set(problems.map(({ path }) => path));
  return { files: files.filter(({ name }) => !failed.has(pathOf(name))), problems };
}

/** The formats of one crop: it is read and scaled once for all of them. */
function groupByCrop(files: readonly VariantFile[]): readonly (readonly VariantFile[])[] {
  const groups = new Map<string, VariantFile[]>();
  for (const file of files) {
    const crop = file.name.replace(/\.\w+$/, "");
    groups.set(crop, [...(groups.get(crop) ?? []), file]);
  }
  return [...groups.values()];
}

/** @returns a problem for each format that could not be made */
async function makeCrop(
  files: readonly VariantFile[],
  originals: ReadonlyMap<string, string>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  let pixels: Promise<Sharp> | undefined;
  for (const { name, file } of files) {
    try {
      const variant = parseVariantName(name);
      const original = originals.get(variant?.original ?? "");
      if (variant === undefined || original === undefined)
        throw new Error("its original is not in the snapshot");
      pixels ??= crop(original, variant);
      // Renamed into place, so that a killed build leaves no half picture in the cache.
      const aside = `${file}.${process.pid}`;
      await encode((await pixels).clone(), variant).toFile(aside);
      await rename(aside, file);
    } catch (cause) {
      problems.push(pictureProblem(name, cause));
    }
  }
  return problems;
}

/** @returns the pixels of the largest part of the original in the variant's shape that keeps the focal point */
async function crop(
  original: string,
  { width, height, focalPoint }: PictureVariant,
): Promise<Sharp> {
  // Only here: loading it takes longer than anything else in a build that makes no picture.
  const { default: sharp } = await import("sharp");
  const image = sharp(original, { failOn: "error" }).autoOrient();
  const { width: fullWidth, height: fullHeight } = (await image.metadata()).autoOrient;
  const scale = Math.min(fullWidth / width, fullHeight / height);
  const cropWidth = Math.max(1, Math.min(fullWidth, Math.round(width * scale)));
  const cropHeight = Math.max(1, Math.min(fullHeight, Math.round(height * scale)));
  const offset = (point: number, full: number, part: number) =>
    Math.round(Math.min(Math.max(point * full - part / 2, 0), full - part));
  const { data, info } = await image
    .extract({
      left: offset(focalPoint.x, fullWidth, cropWidth),
      top: offset(focalPoint.y, fullHeight, cropHeight),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(width, height, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function encode(image: Sharp, { format, width }: PictureVariant): Sharp {
  switch (format) {
    case "avif":
      return image.avif(width <= ENCODING.smallUpTo ? ENCODING.smallAvif : ENCODING.avif);
    case "webp":
      return image.webp(ENCODING.webp);
    case "jpeg":
      return image.flatten({ background: "#ffffff" }).jpeg(ENCODING.jpeg);
  }
}

function pathOf(name: string): string {
  return `assets/pictures/${name}`;
}

function pictureProblem(name: string, cause: unknown): Problem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return {
    code: "picture-missing",
    message: `The picture variant ${name} could not be made: ${reason}`,
    path: pathOf(name),
  };
}

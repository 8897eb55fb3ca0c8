import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { parseVariantName, type PictureVariant } from "../model/picture-variant.ts";
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

/** A finished variant. */
export interface VariantFile {
  readonly name: string;
  readonly file: string;
}

/** AVIF at this effort is half the size of JPEG and takes a tenth of the time of the best effort. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 72, effort: 3 };
const JPEG = { quality: 74, mozjpeg: true };

/**
 * Makes the picture variants that pages refer to. A variant's name says all that it is made from,
 * so one that is in the cache is never made again.
 *
 * @param names as `variantName` writes them
 * @returns the variants, and a problem for each that could not be made
 */
export async function makeVariants(
  names: Iterable<string>,
  { originalsDir, cacheDir, stored }: VariantPlaces,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<{ files: readonly VariantFile[]; problems: readonly Problem[] }> {
  await mkdir(cacheDir, { recursive: true });
  const originals = new Map(stored.map(({ file }) => [file.replace(/\.\w+$/, ""), file]));
  const all = [...names];
  const files: VariantFile[] = [];
  const problems: Problem[] = [];
  const limit = pLimit(availableParallelism());
  let done = 0;
  await Promise.all(
    all.map((name) =>
      limit(async () => {
        const file = join(cacheDir, name);
        try {
          if (!existsSync(file)) await make(name, originals, originalsDir, file);
          files.push({ name, file });
        } catch (cause) {
          problems.push(pictureProblem(name, cause));
        }
        onProgress(++done, all.length);
      }),
    ),
  );
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files, problems };
}

async function make(
  name: string,
  originals: ReadonlyMap<string, string>,
  originalsDir: string,
  file: string,
): Promise<void> {
  const variant = parseVariantName(name);
  const original = variant && originals.get(variant.original);
  if (!variant || original === undefined) throw new Error("its original is not in the snapshot");
  // Renamed into place, so that a killed build leaves no half picture in the cache.
  const aside = `${file}.${process.pid}`;
  await encode(await crop(join(originalsDir, original), variant), variant).toFile(aside);
  await rename(aside, file);
}

/** The largest part of the original in the variant's shape that keeps the focal point inside. */
async function crop(
  original: string,
  { width, height, focalPoint }: PictureVariant,
): Promise<Sharp> {
  const image = sharp(original, { failOn: "error" }).autoOrient();
  const { width: fullWidth, height: fullHeight } = (await image.metadata()).autoOrient;
  const scale = Math.min(fullWidth / width, fullHeight / height);
  const cropWidth = Math.max(1, Math.min(fullWidth, Math.round(width * scale)));
  const cropHeight = Math.max(1, Math.min(fullHeight, Math.round(height * scale)));
  const offset = (point: number, full: number, part: number) =>
    Math.round(Math.min(Math.max(point * full - part / 2, 0), full - part));
  return image
    .extract({
      left: offset(focalPoint.x, fullWidth, cropWidth),
      top: offset(focalPoint.y, fullHeight, cropHeight),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(width, height, { fit: "fill" });
}

function encode(image: Sharp, { format }: PictureVariant): Sharp {
  switch (format) {
    case "avif":
      return image.avif(AVIF);
    case "webp":
      return image.webp(WEBP);
    case "jpeg":
      return image.flatten({ background: "#ffffff" }).jpeg(JPEG);
  }
}

function pictureProblem(name: string, cause: unknown): Problem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return {
    code: "picture-missing",
    message: `The picture variant ${name} could not be made: ${reason}`,
    path: `assets/pictures/${name}`,
  };
}

import type { FocalPoint } from "./production.ts";

/** Formats of the `local` mode, best first; the last one is for every browser. */
export type PictureFormat = "avif" | "webp" | "jpeg";

/** One size and format of a stored picture, as the `local` mode publishes it. */
export interface PictureVariant {
  /** As {@link originalName} says. */
  readonly original: string;
  readonly width: number;
  readonly height: number;
  /** The point that the crop keeps. */
  readonly focalPoint: FocalPoint;
  readonly format: PictureFormat;
}

/**
 * A page names each of its pictures some six times, so that names weigh: of the content's hash, which
 * is the name of the stored file, half is enough to tell the pictures of a venue apart.
 */
export function originalName(storedFile: string): string {
  return storedFile.replace(/\.\w+$/, "").slice(0, 16);
}

const NAME = /^([0-9a-f]+)-(\d+)x(\d+)-(\d+)-(\d+)\.(avif|webp|jpeg)$/;

/**
 * @returns the file name of a variant. It says everything that the variant is made from, so that
 * equal names are equal pictures and a name alone is enough to make one.
 */
export function variantName(variant: PictureVariant): string {
  const { original, width, height, focalPoint, format } = variant;
  const point = `${Math.round(focalPoint.x * 100)}-${Math.round(focalPoint.y * 100)}`;
  return `${original}-${width}x${height}-${point}.${format}`;
}

/** @returns the variant that a name stands for; undefined for what is no such name */
export function parseVariantName(name: string): PictureVariant | undefined {
  const [, original, width, height, x, y, format] = NAME.exec(name) ?? [];
  if (original === undefined) return undefined;
  return {
    original,
    width: Number(width),
    height: Number(height),
    focalPoint: { x: Number(x) / 100, y: Number(y) / 100 },
    format: format as PictureFormat,
  };
}

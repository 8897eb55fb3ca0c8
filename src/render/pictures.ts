import type { PictureRequest, PictureSet } from "../model/picture.ts";
import { originalName, variantName, type PictureFormat } from "../model/picture-variant.ts";
import type { Asset, FocalPoint } from "../model/production.ts";
import type { StoredPicture } from "../model/snapshot.ts";

/** A picture at one exact size, for metadata. */
export interface SizedPicture {
  /** Absolute address in `cdn` mode, a path in `local` mode. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Turns the pictures of records into addresses; one for each mode of `site/`. */
export interface Pictures {
  /** @returns undefined where the picture could not be had */
  set(request: PictureRequest): PictureSet | undefined;
  /** @returns a picture cropped to exactly this shape, no larger than the original allows */
  sized(asset: Asset, size: Size): SizedPicture | undefined;
  /** Origins on plain http that pictures come from: those of somebody's own machine. */
  readonly plainOrigins: readonly string[];
  /** @returns names of the local variants asked for since the last call */
  takeUsed(): readonly string[];
}

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };
/** Where nothing says how a picture is shaped, most photographs are. */
const PHOTO_RATIO = 3 / 2;
const NEUTRAL = "#7c7f84";
/** As wide as it gets for browsers without AVIF; the one width for those without WebP, too. */
const FALLBACK_WIDTH = 960;

/**
 * `cdn` mode: the picture service crops and compresses (contract, section 2).
 * @param addresses of all pictures that the site's records show
 */
export function cdnPictures(addresses: Iterable<string> = []): Pictures {
  const address = (url: string, { width, height }: Size, focalPoint: FocalPoint = CENTRE) => {
    const target = new URL(url);
    const parameters = {
      w: String(width),
      h: String(height),
      fit: "crop",
      crop: "focalpoint",
      "fp-x": String(focalPoint.x),
      "fp-y": String(focalPoint.y),
      auto: "compress",
    };
    for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
    return target.href;
  };
  return {
    set({ url, focalPoint, widths, ratio = PHOTO_RATIO }) {
      if (!URL.canParse(url)) return undefined;
      const sizes = widths.map((width) => ({ width, height: Math.round(width / ratio) }));
      const largest = sizes.at(-1);
      if (!largest) return undefined;
      const candidates = sizes.map((size) => `${address(url, size, focalPoint)} ${size.width}w`);
      return {
        src: address(url, sizes[Math.floor(sizes.length / 2)] ?? largest, focalPoint),
        ...largest,
        srcset: candidates.join(", "),
        sources: [],
        colour: NEUTRAL,
      };
    },
    sized: ({ url, focalPoint }, size) =>
      URL.canParse(url) ? { src: address(url, size, focalPoint), ...size } : undefined,
    plainOrigins: plainOriginsOf(addresses),
    takeUsed: () => [],
  };
}

/** @returns each origin of the addresses that is on plain http, once */
export function plainOriginsOf(addresses: Iterable<string>): readonly string[] {
  const origins = new Set<string>();
  for (const address of addresses) {
    if (address.startsWith("http:") && URL.canParse(address)) origins.add(new URL(address).origin);
  }
  return [...origins];
}

/** `local` mode: the build makes the variants that pages ask for, below `/assets/pictures/`. */
export function localPictures(stored: readonly StoredPicture[]): Pictures {
  const byUrl = new Map(stored.map((picture) => [picture.url, picture]));
  const used = new Set<string>();
  const address = (
    picture: StoredPicture,
    { width, height }: Size,
    focalPoint: FocalPoint,
    format: PictureFormat,
  ) => {
    const original = originalName(picture.file);
    const name = variantName({ original, width, height, focalPoint, format });
    used.add(name);
    return `/assets/pictures/${name}`;
  };
  return {
    set({ url, focalPoint = CENTRE, widths, ratio }) {
      const picture = byUrl.get(url);
      if (!picture) return undefined;
      const sizes = sizesWithin(picture, widths, ratio ?? picture.width / picture.height);
      const largest = sizes.at(-1);
      if (!largest) return undefined;
      const fallback = sizes.find(({ width }) => width >= FALLBACK_WIDTH) ?? largest;
      const source = (format: PictureFormat, widest: Size) => ({
        type: `image/${format}`,
        srcset: sizes
          .filter(({ width }) => width <= widest.width)
          .map((size) => `${address(picture, size, focalPoint, format)} ${size.width}w`)
          .join(", "),
      });
      return {
        src: address(picture, fallback, focalPoint, "jpeg"),
        ...largest,
        srcset: "",
        sources: [source("avif", largest), source("webp", fallback)],
        colour: picture.colour,
      };
    },
    sized({ url, focalPoint = CENTRE }, { width, height }) {
      const picture = byUrl.get(url);
      const size = picture && sizesWithin(picture, [width], width / height)[0];
      return size && { src: address(picture, size, focalPoint, "jpeg"), ...size };
    },
    plainOrigins: [],
    takeUsed() {
      const names = [...used].sort();
      used.clear();
      return names;
    },
  };
}

/** @returns the asked widths that the original can fill in this ratio, at least one */
function sizesWithin(original: Size, widths: readonly number[], ratio: number): readonly Size[] {
  const widest = Math.max(1, Math.min(original.width, Math.floor(original.height * ratio)));
  const fitting = widths.filter((width) => width < widest);
  const next = widths.find((width) => width >= widest);
  if (next !== undefined) fitting.push(Math.min(next, widest));
  return fitting.map((width) => ({ width, height: Math.max(1, Math.round(width / ratio)) }));
}

import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SITE_ICONS, type IconDrawing, type SiteIcon } from "../model/icon.ts";

/** A finished icon. */
export interface IconFile {
  /** Path in the output. */
  readonly path: string;
  readonly file: string;
}

/** Pixels for each unit of the drawing before it is made smaller: its edges stay even. */
const DENSITY = 1152;

/**
 * Makes the site's icons in every size. One whose drawing has not changed is taken from the cache.
 * @param drawings SVG by drawing
 * @param cacheDir folder of finished icons, shared by all sites and builds
 */
export async function makeIcons(
  drawings: Readonly<Record<IconDrawing, string>>,
  cacheDir: string,
): Promise<readonly IconFile[]> {
  await mkdir(cacheDir, { recursive: true });
  return Promise.all(
    SITE_ICONS.map(async (icon) => {
      const svg = drawings[icon.drawing];
      const file = join(cacheDir, `${hash("sha256", svg).slice(0, 16)}-${icon.path}`);
      if (!existsSync(file)) await make(svg, icon, file);
      return { path: icon.path, file };
    }),
  );
}

async function make(svg: string, { path, size }: SiteIcon, file: string): Promise<void> {
  // Only here: loading it takes longer than anything else in a build that draws nothing.
  const { default: sharp } = await import("sharp");
  const png = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  // Renamed into place, so that a killed build leaves no half icon in the cache.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, path.endsWith(".ico") ? icoOf(png, size) : png);
  await rename(aside, file);
}

/** @returns an ICO file that holds one PNG: a header of 6 bytes, an entry of 16, the picture */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { failure, type Reply, type SandboxRequest } from "../server/exchange.ts";
import { get, type Service } from "../server/service.ts";
import { ByteCache } from "./byte-cache.ts";
import { cropRegion, parsePictureQuery, type PictureQuery } from "./crop.ts";

/** @returns the SVG text of a picture; undefined where there is none of the name */
export type DrawPicture = (name: string) => string | undefined;

const CACHE_BYTES = 96 * 1024 * 1024;

/** The picture service: draws, resizes and crops, as imgix does (contract, section 2). */
export function pictureService(draw: DrawPicture): Service {
  const cache = new ByteCache(CACHE_BYTES);
  return {
    name: "pictures",
    cors: "public",
    routes: [get("/:name", (request) => answerPicture(request, draw, cache))],
  };
}

async function answerPicture(
  { params, query, headers }: SandboxRequest,
  draw: DrawPicture,
  cache: ByteCache,
): Promise<Reply> {
  const name = params.name ?? "";
  const wanted = parsePictureQuery(query);
  if (!wanted) return failure(400, "w, h, fp-x or fp-y is no number that can be used.");
  const isWebp = wanted.isCompressed && (headers.accept ?? "").includes("image/webp");
  const body = await cache.get(JSON.stringify([name, wanted, isWebp]), async () => {
    const original = await cache.get(name, () => rasterise(draw(name)));
    return original && encode(await resize(original, wanted), isWebp, wanted).toBuffer();
  });
  if (!body) return failure(404, `There is no picture ${name}.`);
  const type = isWebp ? "image/webp" : "image/jpeg";
  return {
    status: 200,
    headers: { "content-type": type, "cache-control": "public, max-age=3600", vary: "Accept" },
    body,
  };
}

/** Widths of the originals: wide enough for every place in a layout, and drawn in a second. */
const LANDSCAPE_WIDTH = 1440;
const POSTER_WIDTH = 800;

/** The density at which a unit of a drawing is a pixel. */
const DRAWING_DENSITY = 72;

/** Originals are kept as JPEG of a quality at which no eye finds a loss: a tenth of a PNG's size. */
async function rasterise(drawing: string | undefined): Promise<Buffer | undefined> {
  if (drawing === undefined) return undefined;
  const svg = Buffer.from(drawing);
  const { width, height } = await sharp(svg).metadata();
  const wanted = Math.min(width, width > height ? LANDSCAPE_WIDTH : POSTER_WIDTH);
  const density = (DRAWING_DENSITY * wanted) / width;
  const original = sharp(svg, { density }).flatten({ background: "#fff" });
  return original.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
}

async function resize(original: Buffer, wanted: PictureQuery): Promise<Sharp> {
  const picture = sharp(original);
  const { width, height, isCrop, focalPoint } = wanted;
  if (width === undefined && height === undefined) return picture;
  if (!isCrop || width === undefined || height === undefined) {
    return picture.resize({ ...sizeOf(wanted), fit: "inside", withoutEnlargement: true });
  }
  const size = await picture.metadata();
  const region = cropRegion(size, { width, height }, focalPoint);
  return picture.extract(region).resize(width, height, { fit: "fill" });
}

function sizeOf({ width, height }: PictureQuery): ResizeOptions {
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
}

function encode(picture: Sharp, isWebp: boolean, { isCompressed }: PictureQuery): Sharp {
  if (isWebp) return picture.webp({ quality: 66, effort: 2 });
  return picture.jpeg({ quality: isCompressed ? 72 : 85, mozjpeg: isCompressed });
}

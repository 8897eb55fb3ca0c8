/** How a picture is asked for: the parameters of imgix that the contract names (section 2). */
export interface PictureQuery {
  /** Pixels; undefined follows from the height, or is the picture's own. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** `fit=crop`: exactly width by height; else the picture is fitted inside them. */
  readonly isCrop: boolean;
  /** What a crop must keep, 0 to 1 from the top left. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** `auto=compress`: a better format where the browser takes it. */
  readonly isCompressed: boolean;
}

/** A rectangle of the original, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = 4000;

/** @returns what the query asks for; undefined where a number is none, or is out of bounds */
export function parsePictureQuery(query: URLSearchParams): PictureQuery | undefined {
  const width = numberIn(query, "w", 1, MAX_PIXELS);
  const height = numberIn(query, "h", 1, MAX_PIXELS);
  const x = numberIn(query, "fp-x", 0, 1);
  const y = numberIn(query, "fp-y", 0, 1);
  if ([width, height, x, y].includes(NaN)) return undefined;
  const hasFocalPoint = query.get("crop") === "focalpoint";
  return {
    width: width && Math.round(width),
    height: height && Math.round(height),
    isCrop: query.get("fit") === "crop",
    focalPoint: { x: hasFocalPoint ? (x ?? 0.5) : 0.5, y: hasFocalPoint ? (y ?? 0.5) : 0.5 },
    isCompressed: query.get("auto")?.split(",").includes("compress") ?? false,
  };
}

/** @returns undefined where it is not given, NaN where it cannot be used */
function numberIn(
  query: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = text.trim() === "" ? NaN : Number(text);
  return value >= least && value <= most ? value : NaN;
}

/**
 * @returns the largest region of the original in the shape of `wanted` that is as near as it can be
 * to having the focal point in its middle
 */
export function cropRegion(
  original: { readonly width: number; readonly height: number },
  wanted: { readonly width: number; readonly height: number },
  focalPoint: PictureQuery["focalPoint"],
): Region {
  const scale = Math.min(original.width / wanted.width, original.height / wanted.height);
  const width = Math.max(1, Math.round(wanted.width * scale));
  const height = Math.max(1, Math.round(wanted.height * scale));
  return {
    left: between(Math.round(original.width * focalPoint.x - width / 2), original.width - width),
    top: between(Math.round(original.height * focalPoint.y - height / 2), original.height - height),
    width,
    height,
  };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** The page that browsers show without a network where they kept nothing for an address. */
export const OFFLINE_PATH = "/offline.html";

/** First path segments that the output uses for itself; no page may claim them. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  "assets",
  "page-data",
  "pictures",
  "calendar",
  "search-index",
  "index",
  "404",
  "offline",
]);

/** Files at the top of the output; no page and no redirect may be there. */
const OUTPUT_FILES =
  /^(?:_headers|_redirects|robots\.txt|sitemap(?:-\d+)?\.xml|feed\.(?:xml|json)|calendar\.ics|sw\.js|version\.json|speculation-rules\.json|site\.webmanifest|favicon\.(?:ico|svg)|(?:icon|apple-touch-icon)[\w-]*\.png)$/i;

/** A file name of at most 255 bytes minus `.json` and room for a host's own suffixes. */
export const MAX_SEGMENT_BYTES = 200;

/** What a slug became: a usable path segment, or the reason why it cannot be one. */
export type SlugResult =
  | { readonly ok: true; readonly segment: string; readonly mended: boolean }
  | { readonly ok: false; readonly reason: string };

/**
 * The one rule for slugs of the platform. A slug is one path segment, taken as it is: upper case,
 * æøå and `!` are kept, in Unicode's composed form. A percent-encoded slug is decoded once. It is
 * unusable when it is empty, has a slash, backslash, `?`, `#`, `%`, `:`, a quote, angle bracket or
 * control character, starts with a dot, underscore or tilde, ends with a dot, a space or `.html`, is
 * longer than {@link MAX_SEGMENT_BYTES}, or is a name that Windows or the output use themselves.
 *
 * @param isTopLevel whether the segment is the first of its path: only there are names reserved
 */
export function segmentOfSlug(slug: string, isTopLevel: boolean): SlugResult {
  const decoded = decodeOnce(slug.trim());
  if (decoded === undefined) return { ok: false, reason: "is not valid percent-encoding" };
  const segment = decoded.normalize("NFC");
  const reason = unusableReason(segment, isTopLevel);
  if (reason !== undefined) return { ok: false, reason };
  return { ok: true, segment, mended: segment !== slug };
}

function decodeOnce(slug: string): string | undefined {
  if (!slug.includes("%")) return slug;
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

function unusableReason(segment: string, isTopLevel: boolean): string | undefined {
  if (/^[._~]/.test(segment)) return "starts with a dot, underscore or tilde";
  const looksLikeFile = isTopLevel && /\.[a-z0-9]{1,11}$/i.test(segment);
  return unusableSegmentReason(segment, isTopLevel) ?? (looksLikeFile ? FILE_LIKE : undefined);
}

const FILE_LIKE = "looks like the name of a file";

/** What holds for every part of every path in the output, whoever asks for it. */
function unusableSegmentReason(segment: string, isTopLevel: boolean): string | undefined {
  if (segment === "") return "is empty";
  if (/[/\\]/.test(segment)) return "has a slash in it";
  if (CONTROL_CHARACTER.test(segment)) return "has a control character in it";
  if (/[?#%:*"<>|]/.test(segment)) return "has a character that no address or file may have";
  if (/[. ]$/.test(segment)) return "ends with a dot or a space";
  // Its page and its data would be the files of the same path without the ending.
  if (/\.html$/i.test(segment)) return FILE_LIKE;
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(segment)) return "is no file name on Windows";
  if (byteLength(segment) > MAX_SEGMENT_BYTES) return `is longer than ${MAX_SEGMENT_BYTES} bytes`;
  const isTaken = RESERVED_SEGMENTS.has(segment.toLowerCase()) || OUTPUT_FILES.test(segment);
  return isTopLevel && isTaken ? "is a name that the output uses itself" : undefined;
}

/** Of terminals, of lines and of the writing direction. */
const CONTROL_CHARACTER =
  /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/;

/**
 * @param path decoded, of a page or redirect that `site/` defines; it may end with `.html`
 * @returns why the output can have nothing there, e.g. `"assets" is a name that the output uses
 * itself`; undefined where it can
 */
export function unusablePathReason(path: string): string | undefined {
  if (path === "/" || path === "/404.html" || path === "/offline.html") return undefined;
  for (const [index, segment] of path
    .slice(1)
    .replace(/\.html$/, "")
    .split("/")
    .entries()) {
    const reason = unusableSegmentReason(segment, index === 0);
    if (reason !== undefined) return `${JSON.stringify(segment)} ${reason}`;
  }
  return undefined;
}

function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * A path as routes are compared: decoded, without query, hash and trailing slash (specification,
 * section 2).
 */
export function normalisePath(address: string): string {
  const bare = address.replace(/[?#].*$/, "").replace(/\/+$/, "");
  if (bare === "") return "/";
  try {
    return decodeURIComponent(bare).normalize("NFC");
  } catch {
    return bare;
  }
}

/**
 * @returns the path as it stands in an `href`: each segment percent-encoded, but for the characters
 * that RFC 3986 lets stand in a segment, which some hosts do not decode
 */
export function hrefOfPath(path: string): string {
  // Nearly every path, and a page has many.
  if (/^[\w\-.~/]*$/.test(path)) return path;
  return path
    .split("/")
    .map((segment) =>
      encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3B|3D|40)/g, decodeURIComponent),
    )
    .join("/");
}

/** @returns the name of a page's data file without `.json`: `index` for `/`, `404`, else the path */
export function jsonNameOfPath(path: string): string {
  return path === "/" ? "index" : path.slice(1).replace(/\.html$/, "");
}

/** @returns the file of a page in the output: `index.html`, `kinoprogram/index.html`, `404.html` */
export function fileOfPath(path: string): string {
  if (path.endsWith(".html")) return path.slice(1);
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** @returns whether an address is absolute (`https:`, `mailto:` …) or protocol-relative */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}

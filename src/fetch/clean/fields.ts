import { z } from "zod";
import { parsePlatformTime, toOsloIso } from "../../model/time.ts";
import { linkTarget, webAddress } from "../html/address.ts";
import { sanitiseHtml } from "../html/sanitise.ts";
import { mended } from "./tolerant.ts";

/** Longer HTML is no text that a person wrote. */
const MAX_HTML_LENGTH = 1_000_000;

/** Instants outside the years 1990 to 2199 are faults of a system, not times of a performance. */
const EARLIEST_INSTANT = Date.UTC(1990, 0, 1);
const LATEST_INSTANT = Date.UTC(2200, 0, 1);

/** Kept as a string, whether it comes as a number or as a string. */
export const identifier = field((value) => {
  const id = readIdentifier(value);
  return id === "" ? undefined : id;
}, "is not an identifier");

/** An identifier that may be empty. */
export const identifierOrEmpty = field(readIdentifier, "is not an identifier");

/** Plain text on one line, not empty. */
export const line = field((value) => {
  const text = textOf(value, oneLine);
  return text === "" ? undefined : text;
}, "is not a text");

/** Plain text on one line; may be empty. */
export const lineOrEmpty = field((value) => textOf(value, oneLine), "is not a text");

/** Plain text; line breaks are kept. */
export const text = field((value) => textOf(value, plainText), "is not a text");

/** HTML, sanitised. */
export const html = field((value) => {
  if (typeof value !== "string" || value.length > MAX_HTML_LENGTH) return undefined;
  const clean = sanitiseHtml(wellFormed(value));
  if (clean.removed.length === 0) return clean.html;
  return mended(clean.html, "html-sanitised", clean.removed.join(", "));
}, `is not a text of at most ${MAX_HTML_LENGTH} characters`);

/** A time of the platform, as ISO 8601 with Oslo's offset. */
export const time = field(readTime, "is not a valid time");

/** A time, or null for what has none yet. A wrong one is a fault that must not look like none. */
export const timeOrUndated = field<string | null>((value) => {
  if (value === undefined)
    return mended(null, "field-invalid", "is missing; the event counts as undated");
  return value === null ? null : readTime(value);
}, "is not a valid time");

/** Epoch milliseconds; seconds are read as what they are. */
export const epochMs = field((value) => {
  if (typeof value !== "number") return undefined;
  if (isPlausible(value)) return Math.trunc(value);
  if (!isPlausible(value * 1000)) return undefined;
  const reason = "is in seconds instead of milliseconds, and was taken as such";
  return mended(Math.trunc(value * 1000), "field-invalid", reason);
}, "is not a time in epoch milliseconds");

/** A day, `YYYY-MM-DD`. */
export const day = field((value) => {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  return parsePlatformTime(`${value}T00:00`) === undefined ? undefined : value;
}, "is not a date (YYYY-MM-DD)");

/** Address of a picture or page on the web. */
export const address = field(
  (value) => (typeof value === "string" ? webAddress(value) : undefined),
  "is not an http(s) address",
);

/** Address of a picture, or empty for none. */
export const addressOrEmpty = field((value) => {
  if (typeof value !== "string") return undefined;
  return value.trim() === "" ? "" : webAddress(value);
}, "is not an http(s) address");

/** Where a link leads: the web, mail, telephone or a path of the site. */
export const href = field(
  (value) => (typeof value === "string" ? linkTarget(value) : undefined),
  "is not an address that a link may lead to",
);

/** 0 to 1 from the top left. */
export const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** A schema made of a function that gives undefined for what is invalid. */
function field<Value>(
  read: (value: unknown) => Value | undefined,
  reason: string,
): z.ZodType<Value> {
  return z.transform((value, context) => {
    const result = read(value);
    if (result !== undefined) return result;
    const message = value === undefined ? "is missing" : value === null ? "is null" : reason;
    context.issues.push({ code: "custom", message, input: value });
    return z.NEVER;
  });
}

function readIdentifier(value: unknown): string | undefined {
  // Larger numbers have lost digits on their way through JSON.
  const text = Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === "string" ? oneLine(text) : undefined;
}

/** A title such as `1917` may come as a number. */
function textOf(value: unknown, clean: (text: string) => string): string | undefined {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "number") return undefined;
  return mended(String(value), "field-invalid", "is a number, and was taken as a text");
}

function oneLine(value: string): string {
  return plainText(value).replace(/[\t\n ]+/g, " ");
}

/** Without control characters, which no page and no file of the output may have. */
function plainText(value: string): string {
  return wellFormed(value)
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, "")
    .trim();
}

/** Half a surrogate pair cannot be written as UTF-8. */
function wellFormed(value: string): string {
  return value.replace(/\p{Surrogate}/gu, "\ufffd");
}

function readTime(value: unknown): string | undefined {
  const instant = typeof value === "string" ? parsePlatformTime(value) : undefined;
  return isPlausible(instant) ? toOsloIso(instant) : undefined;
}

function isPlausible(instant: unknown): instant is number {
  return typeof instant === "number" && instant >= EARLIEST_INSTANT && instant < LATEST_INSTANT;
}

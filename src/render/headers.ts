import { membershipService } from "../model/membership.ts";
import type { ResolvedSite } from "../model/resolved-page.ts";
import type { SiteSettings } from "../model/settings.ts";
import { plainOriginsOf, type Pictures } from "./pictures.ts";
import type { RenderContext } from "./render-context.ts";
import type { TextFile } from "./sitemap.ts";
import { SPECULATION_RULES_PATH, SPECULATION_RULES_TYPE } from "./speculation-rules.ts";
import { trackingOrigins } from "./tracking.ts";

/** Response headers for the paths that match a pattern. */
export interface HeaderRule {
  /** A path, with `*` for anything at its end. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";
const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/**
 * The response headers that the site wants of its host: a Content-Security-Policy that names exactly
 * the configured services, and caching: hashed assets for ever, everything else asked about anew.
 */
export function headerRules(context: RenderContext): readonly HeaderRule[] {
  return [
    {
      pattern: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(context),
        "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
        "Cache-Control": REVALIDATE,
      },
    },
    { pattern: "/assets/*", headers: { "Cache-Control": IMMUTABLE } },
    // Hosts guess these from the file's ending, and some guess wrong.
    { pattern: "/calendar.ics", headers: { "Content-Type": CALENDAR_TYPE } },
    { pattern: "/calendar/*", headers: { "Content-Type": CALENDAR_TYPE } },
    { pattern: "/feed.xml", headers: { "Content-Type": "application/rss+xml; charset=utf-8" } },
    { pattern: "/site.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
    { pattern: SPECULATION_RULES_PATH, headers: { "Content-Type": SPECULATION_RULES_TYPE } },
    { pattern: "/feed.json", headers: { "Content-Type": "application/feed+json; charset=utf-8" } },
  ];
}

/** @returns the rules in the format that Netlify and Cloudflare Pages read */
export function renderHeaders(rules: readonly HeaderRule[]): TextFile {
  const sections = rules.map(({ pattern, headers }, index) => {
    // Where a later rule sets a header again, the earlier value must be taken back first.
    const detached = index === 0 ? [] : Object.keys(headers).map((name) => `  ! ${name}`);
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [pattern, ...detached, ...lines].join("\n");
  });
  return { path: "_headers", content: sections.join("\n\n") + "\n" };
}

function contentSecurityPolicy({ site, settings, pictures, resolved }: RenderContext): string {
  const { runtime, ticketProvider } = settings.services;
  const membership = membershipService(site, settings);
  const services = [runtime, membership?.baseUrl, membership && ticketProvider];
  const connect = [...new Set(services.filter(isString).map((address) => new URL(address).origin))];
  const tracking = trackingOrigins(site.tracking);
  const videos = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...tracking.script],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "https:", ...picturesOnPlainHttp(settings, pictures)],
    "media-src": ["'self'", "https:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect, ...tracking.connect],
    "frame-src": videos,
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", "https:", ...plainOriginsOf(formActions(resolved))],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Addresses on plain http are somebody's own machine: pictures, QR codes too, load from there. */
function picturesOnPlainHttp(
  { services: { runtime, membership } }: SiteSettings,
  { plainOrigins }: Pictures,
): readonly string[] {
  const services = [runtime, ...Object.values(membership ?? {})].filter(isString);
  return [...new Set([...plainOriginsOf(services), ...plainOrigins])];
}

/** Where the forms of a site's block data lead. */
function formActions({ pages }: ResolvedSite): readonly string[] {
  const data = pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.data));
  return data.flatMap((entry) => (entry.component === "NewsletterSignup" ? entry.data.action : []));
}

function isString(value: string | undefined): value is string {
  return value !== undefined;
}

import { BRAND_COLOURS } from "../model/brand.ts";
import { PROGRAMME_CALENDAR } from "../model/calendar-path.ts";
import { HEAD_END, HEAD_START } from "../model/head-markers.ts";
import { escapeHtml } from "../model/html.ts";
import { ICON_SVG_PATH } from "../model/icon.ts";
import type { LayoutHtml } from "../model/template.ts";
import { membershipService } from "../model/membership.ts";
import type { Theme } from "../model/settings.ts";
import { runtimeSiteKey } from "../model/site.ts";
import { JSON_FEED_PATH } from "./feeds/json-feed.ts";
import { RSS_PATH } from "./feeds/rss.ts";
import { jsonScript } from "./head.ts";
import type { RenderContext } from "./render-context.ts";
import { trackingScripts } from "./tracking.ts";

/** The HTML of a document that is its page's own. */
export interface PageParts {
  /** What {@link renderHead} made. */
  readonly head: string;
  readonly layout: LayoutHtml;
  readonly main: string;
}

/** Everything of a document that all pages share. */
export interface DocumentShell {
  readonly start: string;
  readonly afterHead: string;
  readonly end: string;
}

/** Makes the shared parts of all documents once. */
export function documentShell(context: RenderContext): DocumentShell {
  const { manifest, settings, site, build } = context;
  return {
    start:
      `<!doctype html><html lang="${escapeHtml(site.locale.default)}" data-theme="${settings.theme.variant}" data-build="${build}">` +
      `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      HEAD_START,
    afterHead:
      HEAD_END +
      manifest.preloadFonts
        .map(
          (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
        )
        .join("") +
      `<link rel="stylesheet" href="${manifest.styles}">` +
      (manifest.memberStyles === undefined
        ? ""
        : `<link rel="stylesheet" href="${manifest.memberStyles}">`) +
      iconLinks(settings.theme) +
      followLinks(site.title) +
      `<script type="module" src="${manifest.runtime}"></script></head><body>`,
    end: jsonScript("application/json", runtimeSettings(context), "cinegen") + "</body></html>\n",
  };
}

/** @returns the complete document of a page, in parts */
export function documentParts(
  shell: DocumentShell,
  { head, layout, main }: PageParts,
): readonly string[] {
  return [shell.start, head, shell.afterHead, layout.before, main, layout.after, shell.end];
}

/** What browsers show beside the page: its icons, and the colour of their own bars. */
function iconLinks({ variant }: Theme): string {
  const { paper, darkPaper } = BRAND_COLOURS[variant];
  return (
    `<link rel="icon" href="/favicon.ico" sizes="32x32">` +
    `<link rel="icon" href="/${ICON_SVG_PATH}" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">` +
    `<link rel="manifest" href="/site.webmanifest">` +
    `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: light)">` +
    `<meta name="theme-color" content="${darkPaper}" media="(prefers-color-scheme: dark)">`
  );
}

/** What programs find that follow a site: its news, in two formats, and its programme. */
function followLinks(siteTitle: string): string {
  const title = escapeHtml(siteTitle);
  return (
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="/${RSS_PATH}">` +
    `<link rel="alternate" type="application/feed+json" title="${title}" href="/${JSON_FEED_PATH}">` +
    `<link rel="alternate" type="text/calendar" title="${title} – program" href="${PROGRAMME_CALENDAR}">`
  );
}

/** What the page runtime reads from `#cinegen` (ARCHITECTURE.md); what is not configured is absent. */
function runtimeSettings(context: RenderContext): Readonly<Record<string, unknown>> {
  const { build, site, settings, manifest, resolved } = context;
  const { runtime, ticketProvider } = settings.services;
  const { redirects } = resolved;
  return {
    build,
    siteKey: runtimeSiteKey(site),
    runtimeUrl: runtime,
    islands: manifest.islands,
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    tracking: trackingScripts(site.tracking),
    serviceWorker: settings.serviceWorker,
    membership: membershipService(site, settings),
    ticketProvider,
  };
}

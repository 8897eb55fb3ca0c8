import { ICON_SVG_PATH } from "../model/icon.ts";
import type { OutputUnit } from "../model/output.ts";
import { OFFLINE_PATH } from "../model/path.ts";
import type { ResolvedPage } from "../model/resolved-page.ts";
import { membershipService } from "../model/membership.ts";
import { calendarUnits } from "./calendar/calendars.ts";
import { digestOf } from "./digest.ts";
import { renderJsonFeed } from "./feeds/json-feed.ts";
import { newsItems } from "./feeds/news.ts";
import { renderRss } from "./feeds/rss.ts";
import { headerRules, renderHeaders } from "./headers.ts";
import { iconSvg } from "./icons.ts";
import { pageUnits } from "./pages.ts";
import { renderRedirectPage, renderRedirectTable } from "./redirects.ts";
import type { RenderContext, RenderInput } from "./render-context.ts";
import { renderSearchIndex } from "./search-index.ts";
import { renderRobots, renderSitemap, type TextFile } from "./sitemap.ts";
import { renderSpeculationRules } from "./speculation-rules.ts";
import { renderWebManifest } from "./web-manifest.ts";
import { osloDay, parsePlatformTime } from "../model/time.ts";

/** Pages that the service worker keeps from the start (`src/runtime/worker/workbox.config.js`). */
const PRECACHED_PATHS: ReadonlySet<string> = new Set([OFFLINE_PATH]);

/** The units of a site, none of them made yet. */
export interface RenderedSite {
  /** What the service worker is made from. */
  readonly precached: Iterable<OutputUnit>;
  /** All others: pages first, then what belongs to the whole site. */
  readonly others: Iterable<OutputUnit>;
}

/** Renders a site, lazily. Pure; nothing is written here. */
export function renderSite(input: RenderInput): RenderedSite {
  const context = renderContext(input);
  const isPrecached = ({ path }: ResolvedPage) => PRECACHED_PATHS.has(path);
  const { pages } = context.resolved;
  return {
    precached: pageUnits(pages.filter(isPrecached), context),
    others: otherUnits(
      pages.filter((page) => !isPrecached(page)),
      context,
    ),
  };
}

function* otherUnits(pages: readonly ResolvedPage[], context: RenderContext) {
  yield* pageUnits(pages, context);
  yield* calendarUnits(context);
  for (const file of siteFiles(context)) yield unitOf(file, context);
}

function siteFiles(context: RenderContext): readonly TextFile[] {
  const { redirects } = context.resolved;
  const news = newsItems(context);
  return [
    ...redirects.map((redirect) => renderRedirectPage(redirect, context.origin)),
    renderRedirectTable(redirects),
    renderHeaders(headerRules(context)),
    ...renderSitemap(context),
    renderRobots(context),
    renderRss(news, context),
    renderJsonFeed(news, context),
    ...renderSearchIndex(context),
    { path: ICON_SVG_PATH, content: iconSvg(context.settings.theme, "tile") },
    renderWebManifest(context),
    renderSpeculationRules(),
    { path: "version.json", content: `${JSON.stringify({ build: context.build })}\n` },
  ];
}

function renderContext(input: RenderInput): RenderContext {
  const { site, settings, origin, resolved, fetchedAt, manifest, templatesDigest, pictures } =
    input;
  return {
    ...input,
    build: digestOf(JSON.stringify([manifest, templatesDigest, resolved.menus])).slice(0, 12),
    template: {
      site,
      settings,
      origin,
      menus: resolved.menus,
      now: startOfDay(fetchedAt),
      membership: membershipService(site, settings),
      picture: (request) => pictures.set(request),
      islandMarkup: (name, props) => input.renderIsland(name, props),
    },
  };
}

/**
 * Templates know the day and not the hour: what a page shows of time ("i dag") then changes once a
 * day, and a fetch that brought nothing new renders nothing anew.
 */
function startOfDay(instant: number): number {
  return parsePlatformTime(`${osloDay(instant)}T00:00`) ?? instant;
}

function unitOf({ path, content }: TextFile, { pictures }: RenderContext): OutputUnit {
  return { paths: [path], make: () => ({ contents: [content], pictures: pictures.takeUsed() }) };
}

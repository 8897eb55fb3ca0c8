import type { Article } from "../model/article.ts";
import type { Event } from "../model/event.ts";
import type { Problem } from "../model/problem.ts";
import type { Production } from "../model/production.ts";
import type { Snapshot } from "../model/snapshot.ts";
import { cleanArticles } from "./clean/article.ts";
import { cleanBlockData } from "./clean/block-data.ts";
import { cleanEvents } from "./clean/event.ts";
import { cleanPictures } from "./clean/picture.ts";
import { cleanProductions } from "./clean/production.ts";
import type { Report } from "./clean/record.ts";
import { cleanSite } from "./clean/site.ts";

/** The part of a snapshot that comes from a site's events. */
export interface Programme {
  readonly productions: readonly Production[];
  readonly events: readonly Event[];
}

/**
 * Cleans what the platform sends: productions once, events that refer to them.
 * @param rawEvents events with their productions in them
 */
export function cleanProgramme(rawEvents: readonly unknown[], report: Report): Programme {
  const raws = rawEvents.flatMap((event) => {
    const production = productionIn(event);
    // What is no object at all is a fault of the event, and reported with it.
    return typeof production === "object" && production !== null ? [production] : [];
  });
  const productions = cleanProductions(raws, report);
  const events = cleanEvents(rawEvents, productions, report);
  return { productions: [...productions.values()], events };
}

/**
 * Cleans a snapshot that others may have changed: whatever its records hold, what comes back may be
 * built. Cleaning a clean snapshot gives an equal one.
 * @throws CinegenError `body-invalid` where the site's own record cannot be used
 */
export function cleanSnapshot(raw: Snapshot): {
  readonly snapshot: Snapshot;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const productions = cleanProductions(raw.productions, report);
  const snapshot: Snapshot = {
    site: cleanSite(raw.site, "of the snapshot", "snapshot", report),
    productions: [...productions.values()],
    events: cleanEvents(raw.events.map(asWireEvent), productions, report),
    articles: cleanArticles(raw.articles.map(asWireArticle), report),
    blockData: cleanBlockData(raw.blockData, report),
    pictures: cleanPictures(raw.pictures, report),
    fetchedAt: raw.fetchedAt,
  };
  return { snapshot, problems };
}

function asWireEvent(event: Event): unknown {
  return { ...event, production: { id: event.productionId } };
}

function asWireArticle(article: Article): unknown {
  return { ...article, node_locale: article.locale };
}

function productionIn(event: unknown): unknown {
  if (typeof event !== "object" || event === null || !("production" in event)) return undefined;
  return event.production;
}

import type { Core } from "./core.ts";
import { newsOf, showEvent, type EventNews, type LiveEvent } from "./event-display.ts";
import type { RuntimeSettings } from "./settings.ts";

/** Fresh event data for the pages of one tab. */
export interface LiveEvents {
  /**
   * Asks for the events of the page that have not been asked for before, and shows what is known.
   * @param signal ends the requests when the visitor leaves the page
   */
  refresh(signal: AbortSignal): Promise<void>;
}

/** Most ids in one call (contract, section 2). */
const MAX_KEYS = 50;

/** Where no runtime API is configured, the page shows what the build knew. */
export function createLiveEvents({ settings, announcer }: Core): LiveEvents {
  /** By id: what can still end the request, undefined once it is over. */
  const requested = new Map<string, AbortSignal | undefined>();
  const items = new Map<string, LiveEvent>();

  /** Who left the page before the answer came may still want it on the next. */
  function isAsked(id: string): boolean {
    return requested.has(id) && !requested.get(id)?.aborted;
  }

  async function request(ids: readonly string[], signal: AbortSignal): Promise<void> {
    const url = eventsUrl(settings, ids);
    if (url === undefined) return;
    for (const id of ids) requested.set(id, signal);
    try {
      const response = await fetch(url, { credentials: "omit", signal });
      if (!response.ok) throw new Error("no answer");
      const answer = (await response.json()) as readonly LiveEvent[];
      for (const item of answer) items.set(String(item.id), item);
    } catch {
      if (signal.aborted) return;
      console.error("Failed to fetch");
    }
    for (const id of ids) requested.set(id, undefined);
  }

  return {
    async refresh(signal) {
      const places = [...document.querySelectorAll<HTMLElement>("[data-event]")];
      const ids = new Set(places.map(({ dataset }) => dataset.event ?? ""));
      const missing = [...ids].filter((id) => !isAsked(id));
      await Promise.all(batchesOf(missing).map((batch) => request(batch, signal)));
      if (signal.aborted) return;
      // An event may stand on the page several times, and is told of once.
      const news = new Map<string, EventNews>();
      for (const place of places) {
        const item = items.get(place.dataset.event ?? "");
        for (const one of item ? showEvent(place, item) : []) news.set(`${item?.id} ${one}`, one);
      }
      const sentence = newsOf([...news.values()]);
      if (sentence !== "") announcer.say(sentence);
    },
  };
}

/**
 * @returns the address of one call (contract, section 2): each id percent-encoded, joined by plain
 * commas; undefined where no runtime API is configured
 */
export function eventsUrl(
  { runtimeUrl, siteKey }: Pick<RuntimeSettings, "runtimeUrl" | "siteKey">,
  ids: readonly string[],
): string | undefined {
  if (!runtimeUrl || !siteKey) return undefined;
  const keys = ids.map(encodeURIComponent).join(",");
  return `${runtimeUrl.replace(/\/$/, "")}/events?site=${siteKey}&keys=${keys}`;
}

function batchesOf(ids: readonly string[]): readonly string[][] {
  const rest = [...ids];
  const batches: string[][] = [];
  while (rest.length > 0) batches.push(rest.splice(0, MAX_KEYS));
  return batches;
}

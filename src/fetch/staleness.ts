import { runtimeSiteKey } from "../model/site.ts";
import { isOver, type Event } from "../model/event.ts";
import type { LoadedSnapshot, Snapshot } from "../model/snapshot.ts";
import { parsePlatformTime } from "../model/time.ts";
import { listIn } from "./collection.ts";
import type { Run } from "./run.ts";
import type { Runtime } from "./services.ts";

/** A site whose snapshot may still be as the platform is. */
export interface StalenessRequest {
  readonly runtimeUrl: string;
  readonly previous: LoadedSnapshot;
}

/**
 * Whether the platform has events that a snapshot does not know as they are, by the runtime API's small
 * list of them (contract, section 2). Articles and block data are not in it. A snapshot that other
 * hands changed, and a site that the API cannot be asked about, count as stale.
 * @throws HttpError; CinegenError `body-invalid` for what is no list
 */
export async function isStale(
  run: Run,
  { runtimeUrl, previous }: StalenessRequest,
): Promise<boolean> {
  const { snapshot, intact } = previous;
  const siteKey = runtimeSiteKey(snapshot.site);
  if (!intact || siteKey === undefined) return true;
  const listed = await basicEvents(run.runtime(runtimeUrl), siteKey, run.signal);
  return !isCovered(listed, snapshot, run.now);
}

async function basicEvents(client: Runtime, siteKey: string, signal: AbortSignal) {
  const params = { siteKey };
  const { body } = await client.get("basicEvents", { params, signal });
  return listIn(body, client.address("basicEvents", params));
}

/** Each listed event is known as it is, and each known one that is still to come is listed. */
function isCovered(listed: readonly unknown[], snapshot: Snapshot, now: number): boolean {
  const fetchedAt = Date.parse(snapshot.fetchedAt);
  const unseen = new Map(snapshot.events.map((event) => [event.id, event]));
  for (const raw of listed) {
    const basic = basicEventOf(raw);
    const known = unseen.get(basic.id);
    if (known === undefined || !isKnownAs(basic, known, fetchedAt)) return false;
    unseen.delete(basic.id);
  }
  return [...unseen.values()].every((event) => isOver(event, now));
}

interface BasicEvent {
  readonly id: string;
  /** Epoch milliseconds; undefined: no date yet. */
  readonly start: number | undefined;
  readonly updatedAt: number;
}

function basicEventOf(raw: unknown): BasicEvent {
  const { id, startTime, updatedAt } = Object(raw) as Readonly<Record<string, unknown>>;
  return {
    id: typeof id === "number" ? String(id) : typeof id === "string" ? id : "",
    start: typeof startTime === "string" ? parsePlatformTime(startTime) : undefined,
    updatedAt: typeof updatedAt === "number" ? updatedAt : 0,
  };
}

/** An event whose own record says nothing of changes is known as it was when it was fetched. */
function isKnownAs({ start, updatedAt }: BasicEvent, known: Event, fetchedAt: number): boolean {
  const knownStart = known.startTime === null ? undefined : Date.parse(known.startTime);
  return start === knownStart && updatedAt <= (known.updatedAt ?? fetchedAt);
}

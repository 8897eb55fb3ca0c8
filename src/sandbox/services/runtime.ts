import { fraction } from "../programme/fraction.ts";
import type { Records } from "../records/records.ts";
import { failure, json, type Reply, type SandboxRequest } from "../server/exchange.ts";
import { get, type Service } from "../server/service.ts";
import type { WireBasicEvent, WireEvent, WireId, WireLiveEvent, WireStatus } from "../wire.ts";

/** The most ids that one call may ask for (contract, section 2). */
const MAX_KEYS = 50;

/** The runtime API that browsers call without credentials (contract, section 2). */
export function runtimeService(records: Records): Service {
  return {
    name: "runtime",
    cors: "public",
    routes: [
      get("/sites/:siteKey/basic_events", ({ params }) => {
        const events = records.eventsByRuntimeKey(params.siteKey ?? "");
        return events ? json(events.map(basicEvent)) : failure(404, "There is no such site.");
      }),
      get("/events", (request) => liveEvents(request, records)),
    ],
  };
}

function basicEvent(event: WireEvent): WireBasicEvent {
  const { id, code, title, startTime, updatedAt = 0 } = event;
  return { id, code, title, startTime, updatedAt };
}

function liveEvents({ query, rawQuery }: SandboxRequest, records: Records): Reply {
  const keys = rawKeys(rawQuery);
  if (keys.length === 0) return failure(400, "The query must have keys.");
  if (keys.length > MAX_KEYS) return failure(400, `At most ${MAX_KEYS} keys in one call.`);
  const events = records.eventsByRuntimeKey(query.get("site") ?? "");
  if (!events) return failure(404, "There is no such site.");
  const byId = new Map(events.map((event) => [String(event.id), event]));
  const found = keys.flatMap((key) => byId.get(key) ?? []);
  return json(found.map(liveEvent), { "cache-control": "no-store" });
}

/** Ids are parted by plain commas before they are decoded: an id may have a comma of its own. */
function rawKeys(rawQuery: string): string[] {
  const given = rawQuery.split("&").find((part) => part.startsWith("keys=")) ?? "";
  return given
    .slice("keys=".length)
    .split(",")
    .filter((key) => key !== "")
    .map((key) => new URLSearchParams(`key=${key}`).get("key") ?? "");
}

/**
 * What has happened to an event since the snapshot: some sell out, some get dearer. It follows from
 * the id, so that a test sees the same each time.
 */
function liveEvent(event: WireEvent): WireLiveEvent {
  const { id, startTime, price = null, status = "onsale" } = event;
  const now = status === "onsale" ? soldSince(id) : status;
  const isDearer = price !== null && price.from > 0 && fraction("dearer", id) < 0.1;
  return {
    id,
    startTime,
    status: now,
    price: isDearer ? { ...price, from: price.from + 20 } : price,
    seatsAvailable: seatsAvailable(id, now),
  };
}

function soldSince(id: WireId): WireStatus {
  const luck = fraction("sold", id);
  if (luck < 0.1) return "soldout";
  return luck < 0.3 ? "few" : "onsale";
}

function seatsAvailable(id: WireId, status: WireStatus): number | null {
  const luck = fraction("seats", id);
  switch (status) {
    case "soldout":
    case "cancelled":
      return 0;
    case "few":
      return 1 + Math.floor(luck * 9);
    case "onsale":
      return 20 + Math.floor(luck * 120);
    case "free":
    case "notonsale":
      return null;
  }
}

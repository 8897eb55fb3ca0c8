import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** Ways in which a service can misbehave. */
export const FAULT_KINDS = [
  "status",
  "unauthorized-once",
  "redirect",
  "not-json",
  "html",
  "empty",
  "blank",
  "huge",
  "slow",
  "hang",
  "reset",
  "truncate",
] as const;

/** What a fault may say; `POST /control/faults` takes the same. */
export const faultSchema = z.strictObject({
  /** Name of the service, e.g. `platform`, `membership/118`. */
  service: z.string(),
  /** Path below the service's prefix, e.g. `/sites/192/events`; without it, every path. */
  path: z.string().startsWith("/").optional(),
  method: z.string().optional(),
  kind: z.enum(FAULT_KINDS),
  /** For `status` (default 500) and `redirect` (default 302). */
  status: z.int().min(200).max(599).optional(),
  /** Added to the reply, e.g. `retry-after`, or `location` for `redirect` (default: itself). */
  headers: z.record(z.string(), z.string()).optional(),
  /** For `slow`: how long the true answer is held back, in milliseconds (default 1500). */
  delayMs: z.int().min(0).max(600_000).optional(),
  /** How many calls get through before the fault begins (default 0). */
  after: z.int().min(0).optional(),
  /** How many calls it strikes; without it, all. */
  times: z.int().min(1).optional(),
});

/** A misbehaviour that was asked for, in a test or by hand. */
export type Fault = z.infer<typeof faultSchema>;

/** The faults that wait for a call. */
export class Faults {
  private waiting: { readonly fault: Fault; after: number; times: number }[] = [];

  constructor(faults: readonly Fault[] = []) {
    for (const fault of faults) this.add(fault);
  }

  add(fault: Fault): void {
    const times = fault.kind === "unauthorized-once" ? 1 : (fault.times ?? Infinity);
    this.waiting.push({ fault, after: fault.after ?? 0, times });
  }

  clear(): void {
    this.waiting = [];
  }

  /** @returns the fault that strikes this call, if any; it is counted */
  take(service: string, method: string, path: string): Fault | undefined {
    for (const entry of this.waiting) {
      const { fault } = entry;
      if (fault.service !== service) continue;
      if (fault.path !== undefined && fault.path !== path) continue;
      if (fault.method !== undefined && fault.method !== method) continue;
      if (entry.after-- > 0 || entry.times <= 0) continue;
      entry.times -= 1;
      return fault;
    }
    return undefined;
  }
}

/** More than any client should accept: a body of {@link HUGE_CHUNKS} times this. */
const HUGE_CHUNK = Buffer.alloc(1024 * 1024, " ");
const HUGE_CHUNKS = 64;

/**
 * Lets a fault happen.
 * @param headers headers that the reply has in any case (CORS)
 * @returns whether the call is dealt with; false: answer it truly now
 */
export async function strike(
  fault: Fault,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const all: Record<string, string> = {
    "content-type": "application/json",
    ...headers,
    ...fault.headers,
  };
  const reply = (status: number, body = "") => response.writeHead(status, all).end(body);

  switch (fault.kind) {
    case "status":
      reply(fault.status ?? 500, JSON.stringify({ Message: "A fault that was asked for." }));
      break;
    case "unauthorized-once":
      reply(401, JSON.stringify({ Message: "The session is over." }));
      break;
    case "redirect":
      all.location = fault.headers?.location ?? response.req.url ?? "/";
      reply(fault.status ?? 302);
      break;
    case "not-json":
      reply(200, '[{"id": 1, "title": ');
      break;
    case "html":
      all["content-type"] = "text/html";
      reply(200, "<!doctype html><title>Vedlikehold</title><h1>Straks tilbake</h1>");
      break;
    case "empty":
      reply(200, "[]");
      break;
    case "blank":
      reply(200);
      break;
    case "huge":
      await pipeline(hugeBody(), response.writeHead(200, all));
      break;
    case "slow":
      await sleep(fault.delayMs ?? 1500, undefined, { ref: false });
      return false;
    case "hang":
      break;
    case "reset":
      response.socket?.resetAndDestroy();
      break;
    case "truncate":
      response.writeHead(200, { ...all, "content-length": "5000" });
      response.write('[{"id": "1"}, {"id": "2"', () => response.destroy());
      break;
  }
  return true;
}

/** Valid JSON, nearly all of it white space. */
function* hugeBody(): Generator<string | Buffer> {
  yield "[";
  for (let count = 0; count < HUGE_CHUNKS; count++) yield HUGE_CHUNK;
  yield "]";
}

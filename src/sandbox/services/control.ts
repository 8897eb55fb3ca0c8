import { z } from "zod";
import type { Clock } from "../records/clock.ts";
import { RECORD_KINDS, type Records } from "../records/records.ts";
import { failure, jsonObject, type Reply, type SandboxRequest } from "../server/exchange.ts";
import { faultSchema, type Faults } from "../server/faults.ts";
import { post, type Route, type Service } from "../server/service.ts";

/** What can be changed while the sandbox runs. */
export interface Controlled {
  readonly faults: Faults;
  readonly clock: Clock;
  readonly records: Records;
  /** Ends every token and session, so that the next call of each client is refused once. */
  readonly endSessions: () => void;
}

const clockSchema = z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() });

const recordsSchema = z.strictObject({
  site: z.string(),
  kind: z.enum(RECORD_KINDS),
  mode: z.enum(["add", "replace"]),
  records: z.array(z.unknown()),
});

/**
 * How tests, and people who try things out, change what the sandbox does. The caller must be on
 * this machine, and must send JSON, which no page of another origin can do without a preflight.
 */
export function controlService({ faults, clock, records, endSessions }: Controlled): Service {
  return {
    name: "control",
    cors: "none",
    guard: ({ method, headers, remoteAddress }) => {
      if (!LOOPBACK.test(remoteAddress)) return failure(403, "Only this machine controls it.");
      const isJson = headers["content-type"]?.startsWith("application/json") ?? false;
      return method === "POST" && !isJson ? failure(415, "Send JSON.") : undefined;
    },
    routes: [
      command("/faults", faultSchema, (fault) => faults.add(fault)),
      remove("/faults", () => faults.clear()),
      command("/now", clockSchema, ({ now }) =>
        clock.set(now === null ? undefined : Date.parse(now)),
      ),
      command("/records", recordsSchema, ({ site, kind, ...change }) =>
        records.change(site, kind, change),
      ),
      remove("/records", () => records.restore()),
      remove("/sessions", endSessions),
    ],
  };
}

function command<Body>(pattern: string, schema: z.ZodType<Body>, act: (body: Body) => void): Route {
  return post(pattern, (request: SandboxRequest): Reply => {
    const parsed = schema.safeParse(jsonObject(request));
    if (!parsed.success) return failure(400, z.prettifyError(parsed.error));
    act(parsed.data);
    return DONE;
  });
}

function remove(pattern: string, act: () => void): Route {
  const handle = (): Reply => {
    act();
    return DONE;
  };
  return { method: "DELETE", pattern, handle };
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const DONE: Reply = { status: 204, headers: {}, body: "" };

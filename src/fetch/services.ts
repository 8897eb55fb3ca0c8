import { CinegenError } from "../model/errors.ts";
import { type Client, createClient } from "../http/client.ts";
import type { RetryPolicy } from "../http/retry.ts";

/** User and password of an API. */
export interface Login {
  readonly user: string;
  readonly password: string;
}

/** What a fetch accepts of a server. */
export interface Limits {
  /** For one request, body included. */
  readonly timeoutMs: number;
  /** Of one answer after decompression. */
  readonly maxBytes: number;
  readonly retry: RetryPolicy;
}

/** A platform with 10,000 events is legitimate; a server that hangs is not. */
export const DEFAULT_LIMITS: Limits = {
  timeoutMs: 30_000,
  maxBytes: 256 * 1024 * 1024,
  retry: { attempts: 3, baseDelayMs: 500, maxDelayMs: 20_000 },
};

/** Platform data API (contract, section 2). */
export type Platform = Client<"sites" | "events">;

/** Content management API (contract, section 3). */
export type Management = Client<"blockData" | "articles">;

/** Runtime API (contract, section 2): public. */
export type Runtime = Client<"basicEvents">;

export function runtimeClient(baseUrl: string, limits: Limits): Runtime {
  return createClient({
    ...limits,
    baseUrl,
    auth: { mode: "none" },
    endpoints: { basicEvents: "/sites/:siteKey/basic_events" },
  });
}

/** @param login undefined: the platform is asked without credentials */
export function platformClient(
  baseUrl: string,
  login: Login | undefined,
  limits: Limits,
): Platform {
  return createClient({
    ...limits,
    baseUrl,
    auth: login === undefined ? { mode: "none" } : { mode: "basic", ...login },
    endpoints: { sites: "/sites", events: "/sites/:siteId/events" },
  });
}

/**
 * @param login undefined: the API is asked without credentials
 * @param signal ends a login, which several calls may be waiting for
 */
export function managementClient(
  baseUrl: string,
  login: Login | undefined,
  limits: Limits,
  signal: AbortSignal,
): Management {
  return createClient({
    ...limits,
    baseUrl,
    auth:
      login === undefined
        ? { mode: "none" }
        : { mode: "bearer", login: () => logIn(baseUrl, login, limits, signal) },
    endpoints: { blockData: "/site/:siteId/block-data", articles: "/site/:siteId/article" },
  });
}

/** Not tried again by itself: the calls that need it are, and try it with them. */
async function logIn(
  baseUrl: string,
  { user, password }: Login,
  { timeoutMs, maxBytes }: Limits,
  signal: AbortSignal,
): Promise<string> {
  const endpoints = { login: "/auth/login" };
  const client = createClient({
    baseUrl,
    timeoutMs,
    maxBytes,
    auth: { mode: "none" },
    endpoints,
  });
  const body = { username: user, password };
  const answer = await client.post("login", { body, signal });
  const token = tokenIn(answer.body);
  if (token !== undefined) return token;
  throw new CinegenError(
    "body-invalid",
    `POST ${client.address("login")}: no token in the answer`,
    {
      hint: "Check that CINEGEN_MANAGEMENT_URL is the address of the management API.",
    },
  );
}

/** A token goes into a header: only printable characters without spaces can be one. */
function tokenIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("token" in body)) return undefined;
  const { token } = body;
  return typeof token === "string" && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}

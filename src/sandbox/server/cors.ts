import type { IncomingHttpHeaders } from "node:http";

/**
 * Who may read a service's replies from a browser: nobody of another origin, anybody without
 * credentials, or anybody with credentials. A backend in production names the origins of its sites
 * instead of echoing each.
 */
export type CorsPolicy = "none" | "public" | "credentials";

/** @returns the headers by which a browser lets the asking page read the reply */
export function corsHeaders(
  policy: CorsPolicy,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  if (policy === "public") return { "access-control-allow-origin": "*" };
  if (policy === "none" || headers.origin === undefined) return {};
  return {
    "access-control-allow-origin": headers.origin,
    "access-control-allow-credentials": "true",
    vary: "Origin",
  };
}

/** @returns what the answer to a preflight says besides {@link corsHeaders} */
export function preflightHeaders(policy: CorsPolicy): Record<string, string> {
  if (policy === "none") return {};
  return {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": policy === "credentials" ? "Content-Type, X-Token" : "",
    "access-control-max-age": "600",
  };
}

import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** A request as the services see it: read whole, the path already below the service's prefix. */
export interface SandboxRequest {
  readonly method: string;
  /** Still percent-encoded; starts with a slash. */
  readonly path: string;
  /** The `:name` parts of the route's pattern, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The query as it came, without `?`. */
  readonly rawQuery: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly remoteAddress: string;
}

/** An answer; services return it and only the server writes it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** @returns 200 with a JSON body that the client may keep and ask for again by its ETag */
export function json(value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/** @returns a failure with the body of the contract's section 4, which all services here share */
export function failure(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return { ...json({ Message: message }, headers), status };
}

/** @returns a reply with an HTML page */
export function html(status: number, page: string): Reply {
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, body: page };
}

/** @returns the request's JSON body where it is an object, else undefined */
export function jsonObject(request: SandboxRequest): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(request.body);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives a successful reply its ETag, and makes it 304 where the client has that version already.
 * A reply that says `no-store` stays as it is.
 */
export function withETag(reply: Reply, headers: IncomingHttpHeaders): Reply {
  if (reply.status !== 200 || reply.headers["cache-control"] === "no-store") return reply;
  const etag = `"${createHash("sha1").update(reply.body).digest("hex")}"`;
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  const tagged = { "cache-control": "no-cache", ...reply.headers, etag };
  if (!known?.some((tag) => tag === etag || tag === "*")) return { ...reply, headers: tagged };
  return { status: 304, headers: tagged, body: "" };
}

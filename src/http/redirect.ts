import { fetchInBrowser, fetchOnce, type Hop } from "./browser-fetch.ts";
import { parseUrl, withoutCredentials } from "./endpoint.ts";
import { HttpError } from "./http-error.ts";
import type { HttpRequest } from "./request.ts";

const MAX_REDIRECTS = 5;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** Browsers hide a redirect's target from scripts, so only elsewhere can it be followed by hand. */
const IN_BROWSER = "document" in globalThis || "WorkerGlobalScope" in globalThis;

/**
 * Sends a request and follows its redirects, at most {@link MAX_REDIRECTS}. Credentials stay with
 * their origin: to another one only `Accept` goes along, and a body never does.
 * @throws HttpError kind `redirect`
 */
export async function fetchFollowing(request: HttpRequest, signal: AbortSignal): Promise<Response> {
  if (IN_BROWSER) return fetchInBrowser(request, signal);
  let hop: Hop = { ...request, url: withoutCredentials(request.url) };
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const response = await fetchOnce(hop, request, signal, "manual");
    const location = response.headers.get("location");
    if (!REDIRECT_STATUSES.has(response.status) || location === null) return response;
    await response.body?.cancel();
    hop = nextHop(hop, response.status, location);
  }
  throw redirectError(hop, `more than ${MAX_REDIRECTS} redirects`);
}

function nextHop(hop: Hop, status: number, location: string): Hop {
  const target = parseUrl(location, hop.url);
  if (target === undefined || !/^https?:$/.test(target.protocol))
    throw redirectError(hop, "redirect to something that is no http(s) address");
  const url = withoutCredentials(target);
  const becomesGet = status === 303 || (status < 303 && hop.method === "POST");
  const { accept = "*/*" } = hop.headers;
  const next: Hop = becomesGet
    ? { method: "GET", url, headers: withoutContentType(hop.headers) }
    : { ...hop, url };
  if (url.origin === hop.url.origin) return next;
  if (next.body !== undefined)
    throw redirectError(hop, `redirect of a ${hop.method} to another origin, ${url.origin}`);
  return { method: next.method, url, headers: { accept } };
}

function withoutContentType(headers: HttpRequest["headers"]): HttpRequest["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "content-type"));
}

function redirectError(hop: Hop, reason: string): HttpError {
  return new HttpError({ kind: "redirect", method: hop.method, url: hop.url, reason });
}

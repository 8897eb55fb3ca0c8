import type { HttpRequest } from "./request.ts";

/** What of a request travels on from one address to the next. */
export type Hop = Pick<HttpRequest, "method" | "url" | "headers" | "body">;

/**
 * Makes a request in a browser, which hides a redirect's target from scripts: only what carries
 * nothing of its own may be redirected, the rest could leak.
 */
export function fetchInBrowser(request: HttpRequest, signal: AbortSignal): Promise<Response> {
  const { headers, body } = request;
  const carriesNothing = Object.keys(headers).every((name) => name === "accept");
  const redirect = carriesNothing && body === undefined ? "follow" : "error";
  return fetchOnce(request, request, signal, redirect);
}

/**
 * Makes the request of one hop.
 * @param request whose cookies go along, or not
 */
export function fetchOnce(
  { method, url, headers, body }: Hop,
  { credentials }: HttpRequest,
  signal: AbortSignal,
  redirect: "follow" | "error" | "manual",
): Promise<Response> {
  return fetch(url, {
    method,
    headers,
    signal,
    redirect,
    ...(body !== undefined && { body }),
    ...(credentials !== undefined && { credentials }),
  });
}

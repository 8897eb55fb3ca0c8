import { exchange } from "./exchange.ts";
import { fetchFollowing } from "./redirect.ts";
import type { HttpRequest, HttpResponse } from "./request.ts";

/**
 * Sends one request, follows its redirects and reads its answer.
 * @throws HttpError for whatever fails; the reason of `request.signal` where the caller aborts
 */
export function send(request: HttpRequest): Promise<HttpResponse> {
  return exchange(request, fetchFollowing);
}

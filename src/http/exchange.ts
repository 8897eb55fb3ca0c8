import { readBody, readFailureBody } from "./body.ts";
import { startDeadline } from "./deadline.ts";
import { HttpError } from "./http-error.ts";
import type { HttpRequest, HttpResponse } from "./request.ts";

/** Puts a request on the wire, and decides what becomes of redirects. */
export type Open = (request: HttpRequest, signal: AbortSignal) => Promise<Response>;

/**
 * Makes one request and reads its answer, without authentication and retries.
 * @throws HttpError for whatever fails; the reason of `request.signal` where the caller aborts
 */
export async function exchange(request: HttpRequest, open: Open): Promise<HttpResponse> {
  const deadline = startDeadline(request.timeoutMs, request.signal);
  let status: number | undefined;
  try {
    const response = await open(request, deadline.signal);
    status = response.status;
    return await readResponse(request, response);
  } catch (error) {
    if (deadline.isExpired()) throw timeoutError(request, status);
    if (request.signal?.aborted) throw request.signal.reason;
    throw error instanceof HttpError ? error : networkError(request, status, error);
  } finally {
    deadline.stop();
  }
}

async function readResponse(request: HttpRequest, response: Response): Promise<HttpResponse> {
  const { status, headers } = response;
  const notModified = status === 304 && "if-none-match" in request.headers;
  if (!response.ok && !notModified) throw await statusError(request, response);
  const body = notModified ? undefined : await readBody(request, response);
  return { status, body, etag: headers.get("etag") ?? undefined, notModified };
}

async function statusError(request: HttpRequest, response: Response): Promise<HttpError> {
  const { status, headers } = response;
  return new HttpError({
    kind: "status",
    method: request.method,
    url: request.url,
    reason: `Request failed with status code ${status}`,
    status,
    // The status is what matters: a body that breaks off must not hide it.
    body: await readFailureBody(response).catch(() => undefined),
    retryAfter: headers.get("retry-after") ?? undefined,
  });
}

/** @param status of an answer that began in time and did not end in time */
function timeoutError(
  { method, url, timeoutMs }: HttpRequest,
  status: number | undefined,
): HttpError {
  const reason = `timeout of ${timeoutMs} ms exceeded`;
  return new HttpError({ kind: "timeout", method, url, reason, status });
}

/** @param status of an answer that began and broke off */
function networkError(
  { method, url }: HttpRequest,
  status: number | undefined,
  cause: unknown,
): HttpError {
  const detail = systemCode(cause);
  const reason = detail === undefined ? "Network Error" : `Network Error (${detail})`;
  return new HttpError({ kind: "network", method, url, reason, status, cause });
}

/** The system's name for the failure (`ECONNREFUSED`): Node keeps it one level down. */
function systemCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return undefined;
  return typeof cause.code === "string" ? cause.code : undefined;
}

import { type Auth, createAuthenticator } from "./auth.ts";
import { endpointUrl, parseBaseUrl, type PathParameters, type Query } from "./endpoint.ts";
import { HttpError, printableUrl } from "./http-error.ts";
import type { Expectation, HttpRequest, HttpResponse } from "./request.ts";
import { type RetryPolicy, withRetry } from "./retry.ts";
import { send } from "./send.ts";

/** What a client is made of (contract, section 1). */
export interface ClientOptions<Endpoint extends string> {
  readonly baseUrl: string;
  readonly auth: Auth;
  /** Paths by name, relative to the base URL; `:name` parts are substituted. */
  readonly endpoints: Readonly<Record<Endpoint, string>>;
  /** For one attempt, body included. Default 0: none. */
  readonly timeoutMs?: number;
  /** Default: no limit. */
  readonly maxBytes?: number;
  /** Default: no second attempt. Only a GET is repeated, with the login that it may need. */
  readonly retry?: RetryPolicy;
  /** Whether a browser sends cookies. */
  readonly credentials?: HttpRequest["credentials"];
}

/** What one call adds to its endpoint. */
export interface CallOptions {
  readonly params?: PathParameters;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** An entity tag: the answer may be `notModified`. */
  readonly etag?: string | undefined;
  /** Default `json`. */
  readonly expect?: Expectation;
  readonly signal?: AbortSignal | undefined;
}

/** One service. Every method resolves for 200 to 299 and else throws {@link HttpError}. */
export type Client<Endpoint extends string> = Record<
  "get" | "post" | "put" | "delete",
  (endpoint: Endpoint, options?: CallOptions) => Promise<HttpResponse>
> & {
  /** @returns the address of an endpoint as it may be printed: without query */
  address(endpoint: Endpoint, params?: PathParameters): string;
};

/**
 * Makes the client of one service.
 * @throws CinegenError `auth-mode-unknown`, or `config-invalid` for an unusable base URL
 */
export function createClient<Endpoint extends string>(
  options: ClientOptions<Endpoint>,
): Client<Endpoint> {
  const base = parseBaseUrl(options.baseUrl);
  const authenticator = createAuthenticator(options.auth);

  const attempt = async (request: HttpRequest): Promise<HttpResponse> => {
    const authorization = await authenticator.authorization();
    try {
      return await send(withAuthorization(request, authorization));
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 401)) throw error;
      const renewed = await authenticator.renew(authorization);
      if (renewed === undefined) throw error;
      return send(withAuthorization(request, renewed));
    }
  };

  const call = (
    method: HttpRequest["method"],
    endpoint: Endpoint,
    callOptions: CallOptions = {},
  ): Promise<HttpResponse> => {
    const { params, query, signal } = callOptions;
    const url = endpointUrl(base, options.endpoints[endpoint], params, query);
    const request = requestOf(method, url, options, callOptions);
    if (method !== "GET" || options.retry === undefined) return attempt(request);
    return withRetry(options.retry, signal, () => attempt(request));
  };

  return {
    address: (endpoint, params) =>
      printableUrl(endpointUrl(base, options.endpoints[endpoint], params)),
    get: async (endpoint, callOptions) => call("GET", endpoint, callOptions),
    post: async (endpoint, callOptions) => call("POST", endpoint, callOptions),
    put: async (endpoint, callOptions) => call("PUT", endpoint, callOptions),
    delete: async (endpoint, callOptions) => call("DELETE", endpoint, callOptions),
  };
}

function requestOf(
  method: HttpRequest["method"],
  url: URL,
  { timeoutMs = 0, maxBytes = Infinity, credentials }: ClientOptions<never>,
  { body, etag, headers = {}, expect = "json", signal }: CallOptions,
): HttpRequest {
  return {
    method,
    url,
    headers: {
      accept: expect === "json" ? "application/json" : "*/*",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(etag !== undefined && { "if-none-match": etag }),
      ...lowerCaseNames(headers),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    expect,
    timeoutMs,
    maxBytes,
    credentials,
    signal,
  };
}

function withAuthorization(request: HttpRequest, authorization: string | undefined): HttpRequest {
  if (authorization === undefined) return request;
  return { ...request, headers: { ...request.headers, authorization } };
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

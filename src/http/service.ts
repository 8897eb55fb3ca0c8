import { endpointUrl, parseBaseUrl, type PathParameters, type Query } from "./endpoint.ts";
import { printableUrl } from "./http-error.ts";
import type { Expectation, HttpRequest, HttpResponse } from "./request.ts";

/** Where a service is, and how it is asked (contract, section 1). */
export interface ServiceOptions<Endpoint extends string> {
  readonly baseUrl: string;
  /** Paths by name, relative to the base URL; `:name` parts are substituted. */
  readonly endpoints: Readonly<Record<Endpoint, string>>;
  /** For one attempt, body included. Default 0: none. */
  readonly timeoutMs?: number;
  /** Default: no limit. */
  readonly maxBytes?: number;
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
  readonly collectJson?: HttpRequest["collectJson"];
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
 * Makes a client out of a way to have requests answered.
 * @param perform resolves for 200 to 299 and else throws {@link HttpError}
 * @throws CinegenError `config-invalid` for an unusable base URL
 */
export function createServiceClient<Endpoint extends string>(
  options: ServiceOptions<Endpoint>,
  perform: (request: HttpRequest) => Promise<HttpResponse>,
): Client<Endpoint> {
  const base = parseBaseUrl(options.baseUrl);
  const { endpoints } = options;

  const callWith =
    (method: HttpRequest["method"]) =>
    async (endpoint: Endpoint, callOptions: CallOptions = {}): Promise<HttpResponse> => {
      const { params, query } = callOptions;
      const url = endpointUrl(base, endpoints[endpoint], params, query);
      return perform(requestOf(method, url, options, callOptions));
    };

  return {
    address: (endpoint, params) => printableUrl(endpointUrl(base, endpoints[endpoint], params)),
    get: callWith("GET"),
    post: callWith("POST"),
    put: callWith("PUT"),
    delete: callWith("DELETE"),
  };
}

function requestOf(
  method: HttpRequest["method"],
  url: URL,
  { timeoutMs = 0, maxBytes = Infinity, credentials }: ServiceOptions<never>,
  { body, etag, headers = {}, expect = "json", collectJson, signal }: CallOptions,
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
    collectJson,
    timeoutMs,
    maxBytes,
    credentials,
    signal,
  };
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

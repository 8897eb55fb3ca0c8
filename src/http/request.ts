/** One call, complete. Header names are in lower case. */
export interface HttpRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Serialised JSON. */
  readonly body?: string;
  readonly expect: Expectation;
  /** Puts a JSON body together; default: as one text that is parsed in the end. */
  readonly collectJson?: (() => BodyCollector) | undefined;
  /** For connecting, headers and body together; 0: none. */
  readonly timeoutMs: number;
  /** Of the body after decompression. */
  readonly maxBytes: number;
  /** Whether a browser sends cookies. */
  readonly credentials?: "omit" | "same-origin" | "include" | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How a successful body is read; `nothing` does not read it. */
export type Expectation = "json" | "text" | "bytes" | "nothing";

/** Puts a body together as it comes. */
export interface BodyCollector {
  /** @throws SyntaxError for what cannot be right any more */
  add(chunk: Uint8Array): void;
  /** @throws SyntaxError for what was not right as a whole */
  end(): unknown;
  /** @returns the beginning of the text that came, for the error */
  beginning(): string;
}

/** A successful answer: status 200 to 299, or 304 to a conditional request. */
export interface HttpResponse {
  readonly status: number;
  /** What was expected; undefined for an empty JSON body, `nothing` and 304. */
  readonly body: unknown;
  readonly etag: string | undefined;
  /** The server confirmed that the entity tag that was sent still holds. */
  readonly notModified: boolean;
}

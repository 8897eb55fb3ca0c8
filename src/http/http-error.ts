import { CinegenError, type ErrorCode } from "../model/errors.ts";

/** What went wrong with a call: what callers decide by, instead of by message texts. */
export type HttpFailure = "network" | "timeout" | "status" | "body" | "size" | "redirect";

/** The call that failed, and what came back. */
export interface HttpErrorDetails {
  readonly kind: HttpFailure;
  readonly method: string;
  readonly url: URL;
  /** Why, in a few words; the texts of specification, section 8 are said here. */
  readonly reason: string;
  readonly status?: number | undefined;
  /** The response's body as far as it was read: JSON where it is JSON, else text, cut off. */
  readonly body?: unknown;
  /** The `Retry-After` header as it came. */
  readonly retryAfter?: string | undefined;
  readonly cause?: unknown;
}

/** A call that failed. Its message is one line: method, URL and reason. */
export class HttpError extends CinegenError {
  readonly kind: HttpFailure;
  readonly method: string;
  /** Without user, password, query and hash, any of which may carry secrets. */
  readonly url: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly retryAfter: string | undefined;

  constructor(details: HttpErrorDetails) {
    const url = printableUrl(details.url);
    const { code, hint } = meaningOf(details);
    super(code, `${details.method} ${url}: ${details.reason}`, { hint, cause: details.cause });
    this.kind = details.kind;
    this.method = details.method;
    this.url = url;
    this.status = details.status;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
  }
}

/** @returns the address as it may be printed: no user, password, query or hash */
export function printableUrl(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

interface Meaning {
  readonly code: ErrorCode;
  readonly hint: string;
}

const MEANINGS: Readonly<Record<HttpFailure | "refused", Meaning>> = {
  network: {
    code: "network-error",
    hint: "Check the address and that the server is running.",
  },
  timeout: { code: "timeout", hint: "The server is too slow or hangs: try again later." },
  refused: { code: "auth-failed", hint: "Check the user name and password for this service." },
  status: { code: "status-error", hint: "Look at what the server logged, and try again later." },
  body: { code: "body-invalid", hint: "Check that the address is that of the API." },
  size: { code: "body-too-large", hint: "Check that the address is that of the API." },
  redirect: {
    code: "redirect-refused",
    hint: "Configure the address that the server redirects to.",
  },
};

function meaningOf({ kind, status }: HttpErrorDetails): Meaning {
  const isRefusal = kind === "status" && (status === 401 || status === 403);
  return MEANINGS[isRefusal ? "refused" : kind];
}

import { type Auth, createAuthenticator } from "./auth.ts";
import { HttpError } from "./http-error.ts";
import type { HttpRequest, HttpResponse } from "./request.ts";
import { type RetryPolicy, withRetry } from "./retry.ts";
import { send } from "./send.ts";
import { createServiceClient, type Client, type ServiceOptions } from "./service.ts";

export type { CallOptions, Client } from "./service.ts";

/** What a client is made of (contract, section 1). */
export interface ClientOptions<Endpoint extends string> extends ServiceOptions<Endpoint> {
  readonly auth: Auth;
  /** Default: no second attempt. Only a GET is repeated, with the login that it may need. */
  readonly retry?: RetryPolicy;
}

/**
 * Makes the client of one service.
 * @throws CinegenError `auth-mode-unknown`, or `config-invalid` for an unusable base URL
 */
export function createClient<Endpoint extends string>(
  options: ClientOptions<Endpoint>,
): Client<Endpoint> {
  const { retry } = options;
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

  return createServiceClient(options, (request) =>
    request.method === "GET" && retry !== undefined
      ? withRetry(retry, request.signal, () => attempt(request))
      : attempt(request),
  );
}

function withAuthorization(request: HttpRequest, authorization: string | undefined): HttpRequest {
  if (authorization === undefined) return request;
  return { ...request, headers: { ...request.headers, authorization } };
}

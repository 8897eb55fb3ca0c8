import { fetchInBrowser } from "./browser-fetch.ts";
import { exchange } from "./exchange.ts";
import { createServiceClient, type Client, type ServiceOptions } from "./service.ts";

/**
 * Makes the client that a page uses: cookies say who is asking, and the person decides about another
 * attempt. What a page does not need of `createClient` is not downloaded.
 * @throws CinegenError `config-invalid` for an unusable base URL
 */
export function createBrowserClient<Endpoint extends string>(
  options: ServiceOptions<Endpoint>,
): Client<Endpoint> {
  return createServiceClient(options, (request) => exchange(request, fetchInBrowser));
}

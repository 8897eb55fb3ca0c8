import { createBrowserClient } from "../http/browser-client.ts";

/** Longer than this and the member has moved on. */
const TIMEOUT_MS = 10_000;

/** What the ticket provider knows a member by. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs a member in to the ticket provider, so that checkout knows them (contract, section 4).
 *
 * The provider takes the password in the query of an address, where proxies and servers write it to
 * their logs. The call is therefore made only where an operator has configured it, once and never
 * again; nothing of it is kept, and its errors are dropped because they know the address.
 *
 * @param baseUrl the provider's API
 * @returns whether checkout knows the member now; it never rejects
 */
export async function logInToTicketProvider(
  baseUrl: string,
  { email, password }: Credentials,
): Promise<boolean> {
  try {
    const provider = createBrowserClient({
      baseUrl,
      endpoints: { logIn: "v3/ebillett/auth/login", authenticate: "checkout/profile/auth" },
      timeoutMs: TIMEOUT_MS,
      credentials: "include",
    });
    const query = { email, password, remember: true };
    await provider.post("logIn", { query, expect: "nothing" });
    await provider.get("authenticate", { expect: "nothing" });
    return true;
  } catch {
    return false;
  }
}

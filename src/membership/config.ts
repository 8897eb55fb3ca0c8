import { CinegenError } from "../model/errors.ts";
import type { MembershipService } from "../model/membership.ts";

/** What a browser must know of the site's membership: addresses, no secrets. */
export interface MembershipConfig extends MembershipService {
  /** Base URL of the ticket provider's own API; undefined: members are not logged in there. */
  readonly ticketProviderUrl?: string;
}

/**
 * Reads the configuration that the build wrote into the page (ARCHITECTURE.md: `#cinegen`).
 * @throws CinegenError `config-missing` on a site without a membership backend
 */
export function readPageConfig(): MembershipConfig {
  const text = document.getElementById("cinegen")?.textContent ?? "{}";
  const { membership, ticketProvider } = JSON.parse(text) as {
    membership?: MembershipService;
    ticketProvider?: string;
  };
  if (membership === undefined) {
    throw new CinegenError("config-missing", "This site has no membership backend.");
  }
  return {
    ...membership,
    ...(ticketProvider !== undefined && { ticketProviderUrl: ticketProvider }),
  };
}

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
  const { membership, ticketProvider } = readSettings();
  if (membership === undefined) {
    throw new CinegenError("config-missing", "This site has no membership backend.");
  }
  return {
    ...membership,
    ...(ticketProvider !== undefined && { ticketProviderUrl: ticketProvider }),
  };
}

/** @returns the address of each island's chunk, by name */
export function readIslandAddresses(): Readonly<Record<string, string>> {
  return readSettings().islands ?? {};
}

/** What of the page's settings concerns members. */
interface PageSettings {
  readonly membership?: MembershipService;
  readonly ticketProvider?: string;
  readonly islands?: Readonly<Record<string, string>>;
}

function readSettings(): PageSettings {
  return JSON.parse(document.getElementById("cinegen")?.textContent ?? "{}") as PageSettings;
}

import type { MembershipService } from "../model/membership.ts";

/** What an island's props say about the membership of the site: addresses, no secrets. */
export interface MembershipConfig extends MembershipService {
  /** Base URL of the ticket provider's own API; undefined: members are not logged in there. */
  readonly ticketProviderUrl?: string;
}

import type { SiteSettings } from "./settings.ts";
import type { Site } from "./site.ts";

/** Partners that have a membership backend (specification, section 9). */
export const MEMBERSHIP_PARTNERS: readonly number[] = [118, 178];

/** What a browser needs to reach a site's membership backend. */
export interface MembershipService {
  readonly partner: number;
  readonly baseUrl: string;
}

/** @returns the partner whose backend the site uses: its first one, if that has a backend at all */
export function membershipPartner(site: Pick<Site, "partners">): number | undefined {
  const first = site.partners[0];
  return first !== undefined && MEMBERSHIP_PARTNERS.includes(first) ? first : undefined;
}

/** @returns the site's backend; undefined where it has none or its address is not configured */
export function membershipService(
  site: Pick<Site, "partners">,
  { services }: Pick<SiteSettings, "services">,
): MembershipService | undefined {
  const partner = membershipPartner(site);
  const baseUrl = partner === undefined ? undefined : services.membership?.[String(partner)];
  return partner === undefined || baseUrl === undefined ? undefined : { partner, baseUrl };
}

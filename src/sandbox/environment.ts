import { MANAGEMENT_PASSWORD, MANAGEMENT_USER } from "./services/management.ts";
import { PLATFORM_PASSWORD, PLATFORM_USER } from "./services/platform.ts";

/**
 * @param url the sandbox's origin
 * @returns the variables of contract, section 1 that point cinegen at the sandbox
 */
export function environmentFor(url: string): Record<string, string> {
  return {
    CINEGEN_PLATFORM_URL: `${url}/platform`,
    CINEGEN_PLATFORM_USER: PLATFORM_USER,
    CINEGEN_PLATFORM_PASSWORD: PLATFORM_PASSWORD,
    CINEGEN_MANAGEMENT_URL: `${url}/management`,
    CINEGEN_MANAGEMENT_USER: MANAGEMENT_USER,
    CINEGEN_MANAGEMENT_PASSWORD: MANAGEMENT_PASSWORD,
    CINEGEN_RUNTIME_URL: `${url}/runtime`,
    CINEGEN_MEMBERSHIP_118_URL: `${url}/membership/118`,
    CINEGEN_MEMBERSHIP_178_URL: `${url}/membership/178`,
    CINEGEN_CHECKOUT_URL: `${url}/checkout/:eventId`,
    CINEGEN_TICKET_PROVIDER_URL: `${url}/ticket-provider`,
  };
}

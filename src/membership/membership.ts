import { createAccount, type Account } from "./account.ts";
import { createCalls } from "./calls.ts";
import { readPageConfig, type MembershipConfig } from "./config.ts";
import { browserDevice, type Device } from "./device.ts";
import { createFilmFlows, type FilmFlows } from "./film.ts";
import { createListFlows, type ListFlows } from "./lists.ts";
import { createPresence } from "./presence.ts";
import { initialState, reduceMemberState, type MemberStore } from "./state.ts";
import { createStore } from "./store.ts";
import { logInToTicketProvider } from "./ticket-provider.ts";
import { createTicketFlows, type TicketFlows } from "./tickets.ts";

/** The membership of one site in one browser tab: its state, and everything that changes it. */
export interface Membership extends Account, ListFlows, TicketFlows, FilmFlows {
  readonly store: MemberStore;
  /** Reads the stored profile, and follows what other tabs do. Called once. */
  start(): void;
}

/** What a test may choose differently. */
export interface MembershipOptions {
  readonly device?: Device;
  /** For one call, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Puts the membership together. It touches nothing of the browser before {@link Membership.start}.
 * @throws CinegenError `config-invalid` for a partner without a backend
 */
export function createMembership(
  config: MembershipConfig,
  { device = browserDevice(), timeoutMs }: MembershipOptions = {},
): Membership {
  const store = createStore(reduceMemberState, initialState);
  const calls = createCalls(config, timeoutMs);
  const presence = createPresence(store, device, (token, signal) =>
    calls.switchTokens(token, signal),
  );
  const { ticketProviderUrl } = config;
  return {
    store,
    start: () => presence.start(),
    ...createAccount({
      store,
      calls,
      presence,
      device,
      logInToTicketProvider:
        ticketProviderUrl === undefined
          ? undefined
          : (credentials) => logInToTicketProvider(ticketProviderUrl, credentials),
    }),
    ...createListFlows({ store, calls, presence, device }),
    ...createTicketFlows({ store, calls, presence, device }),
    ...createFilmFlows(store, calls, presence),
  };
}

let ofThisTab: Membership | undefined;

/**
 * The tab's own membership, which all islands share; the first call reads the stored profile.
 * @throws CinegenError `config-missing` on a site without a membership backend
 */
export function membershipOfTab(): Membership {
  if (ofThisTab === undefined) {
    ofThisTab = createMembership(readPageConfig());
    ofThisTab.start();
  }
  return ofThisTab;
}

import { isCutOff, type ListParts } from "./lists.ts";
import { settle } from "./outcome.ts";
import { keepTickets, readKeptTickets } from "./tickets-offline.ts";

/** Tickets that were updated within this time are not asked for again on every page. */
const FRESH_MS = 5 * 60_000;

/** The member's tickets (specification, section 4). Nothing here rejects. */
export interface TicketFlows {
  /** Shows the tickets that the device keeps at once, then those that the backend has. */
  loadTickets(screen: AbortSignal): Promise<void>;
  /** Loads the tickets where what the device keeps of them is not fresh. */
  ensureTickets(screen: AbortSignal): Promise<void>;
}

export function createTicketFlows({ store, calls, presence, device }: ListParts): TicketFlows {
  let ticketsScreen: AbortSignal | undefined;
  const owner = (): string => store.getState().userProfile.userProfile?.email ?? "";

  async function loadTickets(screen: AbortSignal): Promise<void> {
    ticketsScreen = screen;
    store.dispatch({ slice: "tickets", type: "requested" });
    const kept = readKeptTickets(device, owner());
    if (kept) store.dispatch({ slice: "tickets", type: "kept", ...kept });
    await settle(
      presence.call((signal) => calls.tickets(signal), screen),
      {
        succeeded(items) {
          const updatedAt = device.now();
          const isKept = keepTickets(device, { owner: owner(), items, updatedAt });
          store.dispatch({ slice: "tickets", type: "succeeded", items, updatedAt, isKept });
        },
        failed: (error) => store.dispatch({ slice: "tickets", type: "failed", error }),
      },
    );
  }

  return {
    loadTickets,
    async ensureTickets(screen) {
      const { loading, error } = store.getState().tickets;
      const isUnderWay = loading && !isCutOff(ticketsScreen);
      // After a failure the next try is the person's: a screen offers it.
      if (isUnderWay || error) return;
      const { updatedAt = 0 } = readKeptTickets(device, owner()) ?? {};
      if (device.now() - updatedAt > FRESH_MS) await loadTickets(screen);
    },
  };
}

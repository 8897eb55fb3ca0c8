import { useSyncExternalStore } from "react";
import { membershipOfTab } from "../../../src/membership/membership.ts";
import { serverState, type MemberState } from "../../../src/membership/state.ts";

/**
 * @param select picks a part of the state that keeps its identity while it does not change
 * @returns the part; on the server, and while React takes the page over, who is logged in is unknown
 */
export function useMemberState<Part>(select: (state: MemberState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(membershipOfTab().store.getState()),
    () => select(serverState),
  );
}

function subscribe(listener: () => void): () => void {
  return membershipOfTab().store.subscribe(listener);
}

import { useSyncExternalStore } from "react";

const NEVER = (): (() => void) => () => undefined;

/** @returns whether React has taken the page over: before that, nothing on it works */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}

/** @returns whether the browser believes that there is a network */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** @returns the path of the page; undefined on the server, which renders a screen once for all */
export function usePath(): string | undefined {
  return useSyncExternalStore(
    NEVER,
    () => location.pathname,
    () => undefined,
  );
}

/** @returns the query of the page's address; empty on the server */
export function useQuery(): string {
  return useSyncExternalStore(
    NEVER,
    () => location.search,
    () => "",
  );
}

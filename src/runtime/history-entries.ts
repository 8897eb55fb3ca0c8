import type { SafeStorage } from "./storage.ts";

/** Where the visitor was on each page of the tab's history. */
export interface HistoryEntries {
  /** Remembers where the visitor is, and adds or replaces an entry. */
  go(url: URL, options: { readonly replace: boolean }): void;
  /** Remembers where the visitor was, and takes the entry that the browser went to. */
  arrive(): void;
  /** @returns how far down the entry's page was, in CSS pixels; undefined for a new entry */
  position(): number | undefined;
}

const STORAGE_KEY = "cinegen:scroll";
/** Browsers keep about as many entries themselves. */
const MAX_ENTRIES = 50;

/** Takes scroll restoration over from the browser for as long as the document lives. */
export function createHistoryEntries(storage: SafeStorage): HistoryEntries {
  const positions = new Map<string, number>(readPositions(storage));
  let key = keyOfState() ?? claimEntry();
  let lastSeen = scrollY;

  function mark(position: number): void {
    positions.delete(key);
    positions.set(key, position);
    const [oldest] = positions.keys();
    if (positions.size > MAX_ENTRIES && oldest !== undefined) positions.delete(oldest);
  }

  history.scrollRestoration = "manual";
  addEventListener("scroll", () => (lastSeen = scrollY), { passive: true });
  addEventListener("pagehide", () => {
    // A reload and a return from another document are the browser's to restore.
    history.scrollRestoration = "auto";
    mark(scrollY);
    storage.write("sessionStorage", STORAGE_KEY, JSON.stringify([...positions]));
  });
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));

  return {
    go(url, { replace }) {
      mark(scrollY);
      key = newKey();
      history[replace ? "replaceState" : "pushState"]({ cinegen: key }, "", url);
    },
    arrive() {
      const arrived = keyOfState() ?? claimEntry();
      // A link within the page has scrolled already, and no event has told of it yet.
      if (arrived !== key) mark(lastSeen);
      key = arrived;
    },
    position: () => positions.get(key),
  };
}

function keyOfState(): string | undefined {
  return (history.state as { cinegen?: string } | null)?.cinegen;
}

/** Marks an entry that the browser made itself, e.g. for a link within the page. */
function claimEntry(): string {
  const key = newKey();
  history.replaceState({ ...(history.state as object | null), cinegen: key }, "");
  return key;
}

function newKey(): string {
  return `${Date.now()}${Math.random()}`;
}

function readPositions(storage: SafeStorage): [string, number][] {
  try {
    return JSON.parse(storage.read("sessionStorage", STORAGE_KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

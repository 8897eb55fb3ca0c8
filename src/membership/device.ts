/** What the membership uses of the browser; tests give their own. */
export interface Device {
  /** @throws DOMException where the browser blocks storage */
  readonly storage: () => Storage;
  /** Where other tabs' `storage` events arrive, and `pageshow`. */
  readonly events: EventTarget;
  /** @returns epoch milliseconds */
  readonly now: () => number;
  /** Tells the page's runtime that a profile is stored: islands of members come to life. */
  readonly announceProfile: () => void;
  /** Removes everything that the site has stored in this browser, as far as the browser lets it. */
  readonly clear: () => void;
}

/** @returns the browser itself; nothing of it is touched before it is used */
export function browserDevice(): Device {
  return {
    storage: () => window.localStorage,
    events: globalThis,
    now: () => Date.now(),
    announceProfile: () => document.dispatchEvent(new Event("cinegen:profile")),
    clear() {
      attempt(() => window.localStorage.clear());
      attempt(() => window.sessionStorage.clear());
    },
  };
}

/** @returns the text under a key; null where there is none or storage is blocked */
export function readStored(device: Device, key: string): string | null {
  return attempt(() => device.storage().getItem(key)) ?? null;
}

/** Keeps a text under a key. @returns whether the browser let it */
export function writeStored(device: Device, key: string, value: string): boolean {
  const isKept = attempt(() => {
    device.storage().setItem(key, value);
    return true;
  });
  return isKept ?? false;
}

/** Forgets a key, as far as the browser lets it. */
export function removeStored(device: Device, key: string): void {
  attempt(() => device.storage().removeItem(key));
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

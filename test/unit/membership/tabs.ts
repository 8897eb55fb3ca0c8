import type { Device } from "../../../src/membership/device.ts";

/** Storage of one origin, and the tabs that share it: a write in one tab is told to the others. */
export class Browser {
  readonly stored = new Map<string, string>();
  private readonly tabs: EventTarget[] = [];
  /** How often a tab's page was told that a profile is stored. */
  announcements = 0;
  /** Epoch milliseconds. */
  now = Date.parse("2026-12-05T12:00:00Z");

  /** Opens a tab. */
  openTab(): Device {
    const events = new EventTarget();
    this.tabs.push(events);
    return {
      events,
      now: () => this.now,
      storage: () => this.storageOf(events),
      announceProfile: () => (this.announcements += 1),
      clear: () => this.storageOf(events).clear(),
    };
  }

  private storageOf(tab: EventTarget): Storage {
    const change = (key: string, value: string | null): void => {
      if (value === null) this.stored.delete(key);
      else this.stored.set(key, value);
      for (const other of this.tabs) {
        if (other !== tab) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
      }
    };
    return {
      getItem: (key) => this.stored.get(key) ?? null,
      setItem: (key, value) => change(key, value),
      removeItem: (key) => change(key, null),
      clear: () => [...this.stored.keys()].forEach((key) => change(key, null)),
      key: (index) => [...this.stored.keys()][index] ?? null,
      length: this.stored.size,
    };
  }
}

/** A tab of a browser that blocks storage. */
export function tabWithoutStorage(): Device {
  return {
    events: new EventTarget(),
    now: () => 0,
    announceProfile: () => undefined,
    clear: () => undefined,
    storage: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  };
}

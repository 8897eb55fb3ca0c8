type Area = "localStorage" | "sessionStorage";

/** The browser's storage, which may be blocked or full at any time: it never throws. */
export interface SafeStorage {
  /** @returns what is stored; null where nothing is, or nothing may be read */
  read(area: Area, key: string): string | null;
  /** @returns whether the value is stored now */
  write(area: Area, key: string, value: string): boolean;
}

/** The storage of this window. */
export const storage: SafeStorage = {
  read(area, key) {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  },
  write(area, key, value) {
    try {
      window[area].setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};

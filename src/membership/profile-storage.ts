import type { Device } from "./device.ts";
import { readStored, removeStored, writeStored } from "./device.ts";
import type { UserProfile } from "./entities.ts";

const KEY = "cw-profile-new";

/** Where an older site kept the profile (specification, section 3: the other reading). */
const OLD_KEY = "cw-profile";

/**
 * @returns the stored profile, moved to the new key where it lay under the old one; undefined where
 * there is none, or storage is blocked
 */
export function readProfile(device: Device): UserProfile | undefined {
  const stored = readAt(device, KEY);
  if (stored) return stored;
  const old = readAt(device, OLD_KEY);
  if (old && writeProfile(device, old)) removeStored(device, OLD_KEY);
  return old;
}

/** Keeps the profile for the next visit. @returns whether the browser let it */
export function writeProfile(device: Device, profile: UserProfile): boolean {
  return writeStored(device, KEY, JSON.stringify(profile));
}

/** Forgets the profile under both keys. */
export function removeProfile(device: Device): void {
  removeStored(device, KEY);
  removeStored(device, OLD_KEY);
}

/**
 * Calls back when another tab stored or removed the profile, and when the browser shows a page that
 * it had set aside: such a page has missed what other tabs told.
 * @returns a function that ends the watch
 */
export function watchProfile(
  device: Device,
  onChange: (profile: UserProfile | undefined) => void,
): () => void {
  const onStorage = (event: Event): void => {
    const { key } = event as StorageEvent;
    // A cleared storage has no key.
    if (key === KEY || key === null) onChange(readProfile(device));
  };
  const onPageShow = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) onChange(readProfile(device));
  };
  device.events.addEventListener("storage", onStorage);
  device.events.addEventListener("pageshow", onPageShow);
  return () => {
    device.events.removeEventListener("storage", onStorage);
    device.events.removeEventListener("pageshow", onPageShow);
  };
}

/** What is no profile is removed: members' scripts would be loaded on every page for nobody. */
function readAt(device: Device, key: string): UserProfile | undefined {
  const text = readStored(device, key);
  const profile = parseProfile(text);
  if (text !== null && !profile) removeStored(device, key);
  return profile;
}

function parseProfile(text: string | null): UserProfile | undefined {
  const stored = parseRecord(text);
  if (!stored) return undefined;
  const { userName, email, token } = stored;
  if (typeof userName !== "string" || typeof email !== "string") return undefined;
  return { userName, email, token: typeof token === "string" && token !== "" ? token : undefined };
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

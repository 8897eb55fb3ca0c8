import type { Device } from "./device.ts";
import type { UserProfile } from "./entities.ts";
import { failureOf, isRefusal } from "./failure.ts";
import type { Failure } from "./failure.ts";
import { readProfile, removeProfile, watchProfile, writeProfile } from "./profile-storage.ts";
import { createSession, type SessionParts } from "./session.ts";
import type { MemberStore } from "./state.ts";
import { removeKeptTickets } from "./tickets-offline.ts";

/** Who is logged in, from coming to leaving, in step with the browser's storage and other tabs. */
export interface Presence {
  /** Reads the stored profile, and follows what other tabs do. */
  start(): void;
  /** A member has logged in. @returns whether the browser keeps the profile for the next page load */
  enter(profile: UserProfile): boolean;
  /** Forgets the member, and what the device kept of them. */
  leave(error?: Failure): void;
  /**
   * Makes a call for the member who is logged in, after a token switch.
   * @param screen aborted when the screen that asks goes; the call ends too when the member leaves
   * @throws whatever `request` throws, `AbortError` where it was cut off, or CinegenError
   * `auth-failed` where the session has ended: the member has left then
   */
  call<T>(request: (signal: AbortSignal) => Promise<T>, screen: AbortSignal): Promise<T>;
}

/** @param switchTokens exchanges a token for the backend's session cookie */
export function createPresence(
  store: MemberStore,
  device: Device,
  switchTokens: SessionParts["switchTokens"],
): Presence {
  let visit = new AbortController();
  const current = (): UserProfile | undefined => store.getState().userProfile.userProfile;
  const session = createSession({
    switchTokens,
    token: () => current()?.token,
    isRefusal,
    onEnd: (error) => leave(failureOf(error)),
  });

  /** What was loaded, and is on its way, belongs to the member who was here before. */
  function change(profile: UserProfile | undefined, error?: Failure): void {
    visit.abort();
    visit = new AbortController();
    session.reset();
    store.dispatch({ slice: "all", type: "left", ...(error && { error }) });
    if (profile) store.dispatch({ slice: "userProfile", type: "stored", userProfile: profile });
  }

  function leave(error?: Failure): void {
    removeProfile(device);
    removeKeptTickets(device);
    change(undefined, error);
  }

  return {
    start() {
      store.dispatch({ slice: "userProfile", type: "requested" });
      const userProfile = readProfile(device);
      store.dispatch({ slice: "userProfile", type: "stored", userProfile });
      watchProfile(device, (profile) => {
        const { email, token } = current() ?? {};
        if (profile?.email !== email || profile?.token !== token) change(profile);
      });
    },
    enter(profile) {
      const isKept = writeProfile(device, profile);
      change(profile);
      device.announceProfile();
      return isKept;
    },
    leave,
    async call(request, screen) {
      const controller = new AbortController();
      const { signal } = controller;
      for (const source of [screen, visit.signal]) {
        if (source.aborted) controller.abort();
        source.addEventListener("abort", () => controller.abort(), { signal });
      }
      try {
        return await session.call(() => request(signal), signal);
      } finally {
        // Releases the listeners above.
        controller.abort();
      }
    },
  };
}

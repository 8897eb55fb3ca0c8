import { afterEach, beforeEach, vi } from "vitest";
import { createMembership, type Membership } from "../../../src/membership/membership.ts";
import type { MemberState } from "../../../src/membership/state.ts";
import { ScriptedBackend } from "./backend.ts";
import { Browser } from "./tabs.ts";

/** A screen that stays. */
export const still = new AbortController().signal;
export const credentials = { email: "kari@example.test", password: "hemmelig-1" };
export const profile = { userName: "Kari", email: "kari@example.test", token: "t-1" };
export const loggedIn = { marsToken: "t-1", UserName: "Kari", UserInfo: "kari@example.test" };
export const nattoget = {
  Title: "Nattoget",
  MovieId: 42,
  Edis: "NOR1",
  Rating: 4,
  RatingCount: 3,
};
export const failed500 = { status: 500, body: { Message: "Database" } };

/** A backend, a browser, and the membership of a tab that is open in it. */
export class Club {
  backend!: ScriptedBackend;
  browser!: Browser;
  membership!: Membership;

  get state(): MemberState {
    return this.membership.store.getState();
  }

  /** Opens the site in another tab. */
  openTab(timeoutMs?: number): Membership {
    const opened = createMembership(
      { partner: 118, baseUrl: this.backend.url },
      { device: this.browser.openTab(), ...(timeoutMs !== undefined && { timeoutMs }) },
    );
    opened.start();
    return opened;
  }
}

/** @returns a club that is new for each test; it lets `kari@example.test` in */
export function useClub(): Club {
  const club = new Club();
  beforeEach(async () => {
    club.backend = await ScriptedBackend.start();
    club.browser = new Browser();
    club.membership = club.openTab();
    club.backend.answer("login", { body: loggedIn });
    club.backend.answer("switchTokensDx", { text: "not JSON" });
    vi.spyOn(console, "error").mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await club.backend.stop();
  });
  return club;
}

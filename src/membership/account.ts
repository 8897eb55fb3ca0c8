import type { MembershipCalls, NewUser } from "./calls.ts";
import type { Device } from "./device.ts";
import type { UserProfile } from "./entities.ts";
import type { Failure } from "./failure.ts";
import { settle } from "./outcome.ts";
import type { Presence } from "./presence.ts";
import type { MemberStore } from "./state.ts";
import type { Credentials } from "./ticket-provider.ts";

/** How an attempt to become logged in went. */
export type Entrance =
  /** Logged in, and the next page load will know. */
  | "kept"
  /** Logged in until the next page load: the browser stores nothing. */
  | "not-kept"
  /** Not logged in; the state has the error, unless the screen has gone. */
  | "failed";

/** Coming and going (specification, sections 4 and 5). Nothing here rejects. */
export interface Account {
  logIn(credentials: Credentials, screen: AbortSignal): Promise<Entrance>;
  signUp(user: NewUser, screen: AbortSignal): Promise<Entrance>;
  /** Asks for a letter about a new password. */
  requestPassword(email: string, screen: AbortSignal): Promise<void>;
  /** The person has read the letter's announcement, or left it. */
  forgetPasswordRequest(): void;
  deleteLogInError(): void;
  logOut(): void;
  /** Logs out, and removes everything that the site has stored in this browser. */
  removeEverything(): void;
}

/** What the account is made of. */
export interface AccountParts {
  readonly store: MemberStore;
  readonly calls: MembershipCalls;
  readonly presence: Presence;
  readonly device: Device;
  /** Makes the member known to checkout; undefined where no ticket provider is configured. */
  readonly logInToTicketProvider: ((credentials: Credentials) => Promise<unknown>) | undefined;
}

export function createAccount(parts: AccountParts): Account {
  const { store, calls, presence, device } = parts;

  /** Profiles have a token here: a call whose answer holds none is a failure. */
  async function enter(
    request: Promise<UserProfile>,
    failedType: "loginFailed" | "signUpFailed",
  ): Promise<Entrance> {
    store.dispatch({ slice: "userProfile", type: "loginErrorDeleted" });
    store.dispatch({ slice: "userProfile", type: "requested" });
    let entrance: Entrance = "failed";
    await settle(request, {
      succeeded: (profile) => (entrance = presence.enter(profile) ? "kept" : "not-kept"),
      failed: (error: Failure) => store.dispatch({ slice: "userProfile", type: failedType, error }),
      cancelled: () => {
        const { userProfile } = store.getState().userProfile;
        store.dispatch({ slice: "userProfile", type: "stored", userProfile });
      },
    });
    return entrance;
  }

  return {
    async logIn(credentials, screen) {
      const entrance = await enter(calls.logIn(credentials, screen), "loginFailed");
      if (entrance !== "failed") void parts.logInToTicketProvider?.(credentials);
      return entrance;
    },
    signUp: (user, screen) => enter(calls.createUser(user, screen), "signUpFailed"),
    async requestPassword(email, screen) {
      await settle(calls.forgotPassword(email, screen), {
        succeeded: () => setEmailSent(true),
        failed: (error) =>
          store.dispatch({ slice: "userProfile", type: "forgotPasswordFailed", error }),
      });
    },
    forgetPasswordRequest: () => setEmailSent(false),
    deleteLogInError: () => store.dispatch({ slice: "userProfile", type: "loginErrorDeleted" }),
    logOut: () => presence.leave(),
    removeEverything() {
      presence.leave();
      device.clear();
    },
  };

  function setEmailSent(isEmailSent: boolean): void {
    store.dispatch({ slice: "userProfile", type: "forgotPasswordSucceeded", isEmailSent });
  }
}

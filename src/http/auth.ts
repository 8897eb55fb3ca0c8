import { CinegenError } from "../model/errors.ts";

/** How a client proves who it is (specification, section 6). */
export type Auth =
  | { readonly mode: "none" }
  | { readonly mode: "basic"; readonly user: string; readonly password: string }
  /** `login` fetches a token; it is called when one is first needed, and again after a 401. */
  | { readonly mode: "bearer"; readonly login: () => Promise<string> };

/** Puts credentials on requests. */
export interface Authenticator {
  /** @returns the value of the `Authorization` header; undefined: none */
  authorization(): Promise<string | undefined>;
  /**
   * Called after a 401 to a request that carried `refused`.
   * @returns a value that is worth one more try; undefined: there is no other
   */
  renew(refused: string | undefined): Promise<string | undefined>;
}

/** @throws CinegenError `auth-mode-unknown` */
export function createAuthenticator(auth: Auth): Authenticator {
  switch (auth.mode) {
    case "none":
      return constant(undefined);
    case "basic":
      return constant(`Basic ${base64(`${auth.user}:${auth.password}`)}`);
    case "bearer":
      return bearer(auth.login);
    default: {
      const { mode } = auth as { readonly mode: unknown };
      throw new CinegenError("auth-mode-unknown", `Unknown authentication mode "${String(mode)}"`, {
        hint: "Use none, basic or bearer.",
      });
    }
  }
}

function constant(value: string | undefined): Authenticator {
  return {
    authorization: () => Promise.resolve(value),
    renew: () => Promise.resolve(undefined),
  };
}

function bearer(login: () => Promise<string>): Authenticator {
  let current: Promise<string> | undefined;
  const logIn = (): Promise<string> => {
    const attempt = login().then((token) => `Bearer ${token}`);
    current = attempt;
    // A login that failed is not remembered: the next call may be luckier.
    attempt.catch(() => {
      if (current === attempt) current = undefined;
    });
    return attempt;
  };
  const authorization = () => current ?? logIn();
  return {
    authorization,
    // Parallel calls were all refused with the same value: the first of them refreshes it, the
    // others find the new one or wait for it.
    async renew(refused) {
      const known = current;
      if (known === undefined) return logIn();
      const value = await known;
      if (value !== refused) return value;
      return current === known ? logIn() : authorization();
    },
  };
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

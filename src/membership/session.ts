import { CinegenError } from "../model/errors.ts";

/** What a session needs from the parts around it. */
export interface SessionParts {
  /** Exchanges a token for the backend's session cookie; the reply is not read. */
  readonly switchTokens: (token: string, signal: AbortSignal) => Promise<unknown>;
  /** @returns the member's token; undefined: the switch is skipped */
  readonly token: () => string | undefined;
  /** @returns whether an error is the backend's refusal of the member: 401 or 403 */
  readonly isRefusal: (error: unknown) => boolean;
  /** The backend refused the member twice: the profile is worth nothing any more. */
  readonly onEnd: (error: CinegenError) => void;
}

/** Makes member calls, each after a token switch (specification, section 4). */
export interface Session {
  /**
   * @param request the call; after a refusal tokens are switched once more and it is made again
   * @param signal of the screen that asks
   * @throws CinegenError `auth-failed` after the second refusal, else whatever `request` throws
   */
  call<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Forgets the switch: the next call belongs to another member, or to none. */
  reset(): void;
}

/** A token switch that several calls may wait for; it is cut off when the last of them goes. */
interface TokenSwitch {
  readonly done: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/** @returns a session whose parallel calls share one token switch */
export function createSession(parts: SessionParts): Session {
  let current: TokenSwitch | undefined;

  function forget(tokenSwitch: TokenSwitch | undefined): void {
    if (current === tokenSwitch) current = undefined;
  }

  function start(token: string): TokenSwitch {
    const controller = new AbortController();
    const done = parts.switchTokens(token, controller.signal);
    return { done, controller, waiting: 0 };
  }

  async function ensureSwitched(signal: AbortSignal): Promise<TokenSwitch | undefined> {
    const token = parts.token();
    if (token === undefined) return undefined;
    const tokenSwitch = (current ??= start(token));
    const leave = (): void => {
      tokenSwitch.waiting -= 1;
      if (tokenSwitch.waiting > 0) return;
      forget(tokenSwitch);
      tokenSwitch.controller.abort();
    };
    tokenSwitch.waiting += 1;
    signal.addEventListener("abort", leave, { once: true });
    try {
      await tokenSwitch.done;
      return tokenSwitch;
    } catch (error) {
      forget(tokenSwitch);
      throw error;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  async function attempt<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const tokenSwitch = await ensureSwitched(signal);
    try {
      return await request();
    } catch (error) {
      if (parts.isRefusal(error)) forget(tokenSwitch);
      throw error;
    }
  }

  return {
    async call(request, signal) {
      signal.throwIfAborted();
      try {
        return await attempt(request, signal);
      } catch (error) {
        if (!parts.isRefusal(error)) throw error;
      }
      try {
        return await attempt(request, signal);
      } catch (error) {
        if (!parts.isRefusal(error)) throw error;
        const end = new CinegenError("auth-failed", "The session has ended.", { cause: error });
        parts.onEnd(end);
        throw end;
      }
    },
    reset: () => {
      current = undefined;
    },
  };
}

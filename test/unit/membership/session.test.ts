import { describe, expect, it } from "vitest";
import { createSession } from "../../../src/membership/session.ts";

class Refusal extends Error {}

/** A backend that a session talks to, and what it saw. */
function backend(token: string | undefined = "t-1") {
  const seen = { switches: [] as string[], ended: 0, aborted: 0 };
  let answer: (signal: AbortSignal) => Promise<unknown> = () => Promise.resolve();
  const session = createSession({
    switchTokens: (given, signal) => {
      seen.switches.push(given);
      signal.addEventListener("abort", () => (seen.aborted += 1));
      return answer(signal);
    },
    token: () => token,
    isRefusal: (error) => error instanceof Refusal,
    onEnd: () => (seen.ended += 1),
  });
  return {
    session,
    seen,
    answerSwitch: (next: typeof answer) => (answer = next),
  };
}

/** A call that is refused the first times. */
function refusedTimes(times: number) {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Refusal()) : Promise.resolve("films"));
}

const still = new AbortController().signal;

describe("a member call", () => {
  it("comes after one token switch, which later calls share", async () => {
    const { session, seen } = backend();
    const both = [session.call(refusedTimes(0), still), session.call(refusedTimes(0), still)];
    expect(await Promise.all(both)).toEqual(["films", "films"]);
    await session.call(refusedTimes(0), still);
    expect(seen.switches).toEqual(["t-1"]);
  });

  it("is made without a switch where there is no token", async () => {
    const parts = createSession({
      switchTokens: () => Promise.reject(new Error("not to be called")),
      token: () => undefined,
      isRefusal: () => false,
      onEnd: () => undefined,
    });
    expect(await parts.call(() => Promise.resolve("films"), still)).toBe("films");
  });

  it("switches once more and is made once more after a refusal", async () => {
    const { session, seen } = backend();
    expect(await session.call(refusedTimes(1), still)).toBe("films");
    expect(seen.switches).toHaveLength(2);
    expect(seen.ended).toBe(0);
  });

  it("ends the session at the second refusal", async () => {
    const { session, seen } = backend();
    await expect(session.call(refusedTimes(2), still)).rejects.toMatchObject({
      code: "auth-failed",
    });
    expect(seen).toMatchObject({ switches: ["t-1", "t-1"], ended: 1 });
  });

  it("ends the session where the switch itself is refused twice", async () => {
    const { session, seen, answerSwitch } = backend();
    answerSwitch(() => Promise.reject(new Refusal()));
    await expect(session.call(refusedTimes(0), still)).rejects.toMatchObject({
      code: "auth-failed",
    });
    expect(seen).toMatchObject({ switches: ["t-1", "t-1"], ended: 1 });
  });

  it("throws any other failure at once, and leaves the session as it is", async () => {
    const { session, seen } = backend();
    const failing = () => Promise.reject(new Error("Network Error"));
    await expect(session.call(failing, still)).rejects.toThrow("Network Error");
    expect(seen).toMatchObject({ switches: ["t-1"], ended: 0 });
  });

  it("switches anew after a switch that failed", async () => {
    const { session, seen, answerSwitch } = backend();
    answerSwitch(() => Promise.reject(new Error("Network Error")));
    await expect(session.call(refusedTimes(0), still)).rejects.toThrow("Network Error");
    answerSwitch(() => Promise.resolve());
    expect(await session.call(refusedTimes(0), still)).toBe("films");
    expect(seen.switches).toHaveLength(2);
  });

  it("switches anew after the session was reset", async () => {
    const { session, seen } = backend();
    await session.call(refusedTimes(0), still);
    session.reset();
    await session.call(refusedTimes(0), still);
    expect(seen.switches).toHaveLength(2);
  });

  it("shares the second switch among parallel calls that were refused", async () => {
    const { session, seen } = backend();
    const both = [session.call(refusedTimes(1), still), session.call(refusedTimes(1), still)];
    expect(await Promise.all(both)).toEqual(["films", "films"]);
    expect(seen.switches).toHaveLength(2);
  });
});

describe("a screen that goes", () => {
  const untilAborted = (signal: AbortSignal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });

  it("cuts off the switch that nobody else waits for", async () => {
    const { session, seen, answerSwitch } = backend();
    answerSwitch(untilAborted);
    const screen = new AbortController();
    const call = session.call(refusedTimes(0), screen.signal);
    screen.abort();
    await expect(call).rejects.toThrow();
    expect(seen.aborted).toBe(1);
  });

  it("leaves the switch running for another screen that waits", async () => {
    const { session, seen, answerSwitch } = backend();
    let finish: (value?: unknown) => void = () => undefined;
    answerSwitch(() => new Promise((resolve) => (finish = resolve)));
    const [gone, here] = [new AbortController(), new AbortController()];
    const calls = [
      session.call(() => Promise.reject(gone.signal.reason as Error), gone.signal),
      session.call(refusedTimes(0), here.signal),
    ];
    gone.abort();
    finish();
    const [first, second] = await Promise.allSettled(calls);
    expect(first?.status).toBe("rejected");
    expect(second).toEqual({ status: "fulfilled", value: "films" });
    expect(seen).toMatchObject({ switches: ["t-1"], aborted: 0 });
  });

  it("makes no call where it has gone already", async () => {
    const { session, seen } = backend();
    await expect(session.call(refusedTimes(0), AbortSignal.abort())).rejects.toThrow();
    expect(seen.switches).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMembership } from "../../../src/membership/membership.ts";
import { initialState } from "../../../src/membership/state.ts";
import { ScriptedBackend } from "./backend.ts";
import { credentials, failed500, loggedIn, profile, still, useClub } from "./club.ts";
import { tabWithoutStorage } from "./tabs.ts";

const club = useClub();

describe("logging in", () => {
  it("posts e-mail and password, and stores name, e-mail and token", async () => {
    expect(await club.membership.logIn(credentials, still)).toBe("kept");
    expect(club.backend.calls).toMatchObject([
      {
        method: "POST",
        path: "login",
        body: { Email: credentials.email, Password: credentials.password },
      },
    ]);
    expect(club.state.userProfile.userProfile).toEqual(profile);
    expect(JSON.parse(club.browser.stored.get("cw-profile-new") ?? "")).toEqual(profile);
  });

  it("takes what was typed where the answer leaves name and e-mail blank", async () => {
    club.backend.answer("login", { body: { marsToken: "t-1" } });
    await club.membership.logIn(credentials, still);
    const { email } = credentials;
    expect(club.state.userProfile.userProfile).toEqual({ userName: email, email, token: "t-1" });
  });

  it("tells the page's runtime, so that members' islands come to life", async () => {
    await club.membership.logIn(credentials, still);
    expect(club.browser.announcements).toBe(1);
  });

  it("keeps the password nowhere", async () => {
    await club.membership.logIn(credentials, still);
    expect(JSON.stringify([club.state, ...club.browser.stored.values()])).not.toContain("hemmelig");
  });

  it("stores nothing where the answer holds no token, and keeps the answer", async () => {
    club.backend.answer("login", { body: { UserName: "Kari", UserInfo: "kari@example.test" } });
    expect(await club.membership.logIn(credentials, still)).toBe("failed");
    expect(club.browser.stored.size).toBe(0);
    expect(club.state.userProfile).toMatchObject({
      userProfile: undefined,
      loading: false,
      error: {
        reason: "token-missing",
        response: { status: 200, body: { UserName: "Kari" } },
      },
    });
  });

  it.each([
    [
      "a refusal",
      { status: 401, body: { Message: "Feil passord." } },
      {
        reason: "status",
        message: "Request failed with status code 401",
        response: { status: 401, body: { Message: "Feil passord." } },
      },
    ],
    [
      "a failure of the backend",
      failed500,
      { reason: "status", response: { status: 500, body: { Message: "Database" } } },
    ],
    [
      "an HTML page",
      { text: "<!doctype html><h1>Vedlikehold</h1>" },
      {
        reason: "answer",
        response: { status: 200, body: "<!doctype html><h1>Vedlikehold</h1>" },
      },
    ],
    ["an endless answer", { text: "x".repeat(2_000_001) }, { response: { status: 200 } }],
    ["an empty answer", {}, { reason: "answer", response: { status: 200 } }],
    ["a list", { body: [] }, { reason: "answer", response: { status: 200, body: [] } }],
    [
      "a message in place of a profile",
      { body: { Message: "Prøv senere." } },
      { reason: "token-missing", response: { status: 200, body: { Message: "Prøv senere." } } },
    ],
  ])("keeps the answer of %s in the state, and stores nothing", async (_, answer, error) => {
    club.backend.answer("login", answer);
    expect(await club.membership.logIn(credentials, still)).toBe("failed");
    expect(club.state.userProfile.error).toMatchObject(error);
    expect(club.browser.stored.size).toBe(0);
  });

  it("ends after the time limit with what the contract says", async () => {
    club.backend.answer("login", "hang");
    club.membership = club.openTab(50);
    await club.membership.logIn(credentials, still);
    expect(club.state.userProfile.error).toEqual({
      reason: "timeout",
      message: "timeout of 50 ms exceeded",
    });
  });

  it("fails with a network error where the backend cannot be reached", async () => {
    await club.backend.stop();
    await club.membership.logIn(credentials, still);
    expect(club.state.userProfile.error).toMatchObject({ reason: "network" });
    expect(club.state.userProfile.error?.message).toMatch(/^Network Error/);
  });

  it("starts without the error of the last attempt", async () => {
    club.backend.answer("login", failed500, { body: loggedIn });
    await club.membership.logIn(credentials, still);
    await club.membership.logIn(credentials, still);
    expect(club.state.userProfile.error).toBeUndefined();
  });

  it("leaves no trace when the screen goes before the answer", async () => {
    club.backend.answer("login", "hang");
    const screen = new AbortController();
    const attempt = club.membership.logIn(credentials, screen.signal);
    await vi.waitFor(() => expect(club.backend.calls).toHaveLength(1));
    screen.abort();
    expect(await attempt).toBe("failed");
    expect(club.state).toEqual(initialState);
    await vi.waitFor(() => expect(club.backend.cutOff).toBe(1));
  });

  it("lasts until the next page load where the browser stores nothing", async () => {
    const config = { partner: 118, baseUrl: club.backend.url };
    club.membership = createMembership(config, { device: tabWithoutStorage() });
    club.membership.start();
    expect(await club.membership.logIn(credentials, still)).toBe("not-kept");
    expect(club.state.userProfile.userProfile).toEqual(profile);
  });
});

describe("signing up", () => {
  const user = { ...credentials, userName: "Kari" };

  it("posts e-mail, name and password, and logs in", async () => {
    const body = { Token: "t-9", UserName: "Kari", ContactEmail: "kari@example.test" };
    club.backend.answer("createUser", { body });
    expect(await club.membership.signUp(user, still)).toBe("kept");
    expect(club.backend.calls[0]?.body).toEqual({
      Email: "kari@example.test",
      UserName: "Kari",
      Password: "hemmelig-1",
    });
    expect(club.state.userProfile.userProfile).toEqual({ ...profile, token: "t-9" });
  });

  it("keeps the answer where the address is taken", async () => {
    club.backend.answer("createUser", { status: 409, body: { Message: "Opptatt." } });
    expect(await club.membership.signUp(user, still)).toBe("failed");
    expect(club.state.userProfile.error?.response).toEqual({
      status: 409,
      body: { Message: "Opptatt." },
    });
  });
});

describe("a forgotten password", () => {
  it("is on its way after an empty answer", async () => {
    club.backend.answer("forgotPassword", {});
    await club.membership.requestPassword("kari@example.test", still);
    expect(club.backend.calls[0]?.body).toEqual({ Email: "kari@example.test" });
    expect(club.state.userProfile).toMatchObject({ isEmailSent: true, error: undefined });
    club.membership.forgetPasswordRequest();
    expect(club.state.userProfile.isEmailSent).toBe(false);
  });

  it("has failed after any other answer, which is kept", async () => {
    club.backend.answer("forgotPassword", { text: "<!doctype html>" });
    await club.membership.requestPassword("kari@example.test", still);
    expect(club.state.userProfile).toMatchObject({
      isEmailSent: false,
      error: { reason: "answer", response: { status: 200, body: "<!doctype html>" } },
    });
  });
});

it("removes everything that the site has stored in the browser", async () => {
  await club.membership.logIn(credentials, still);
  club.browser.stored.set("consent", "yes");
  club.membership.removeEverything();
  expect(club.browser.stored.size).toBe(0);
  expect(club.state).toEqual(initialState);
});

it("refuses a partner without a backend", () => {
  expect(() => createMembership({ partner: 192, baseUrl: club.backend.url })).toThrow(
    expect.objectContaining({ code: "config-invalid" }),
  );
});

describe("the ticket provider", () => {
  let provider: ScriptedBackend;

  beforeEach(async () => {
    provider = await ScriptedBackend.start();
    provider.answer("v3/ebillett/auth/login", { body: {} });
    provider.answer("checkout/profile/auth", { body: {} });
    const config = { partner: 118, baseUrl: club.backend.url, ticketProviderUrl: provider.url };
    club.membership = createMembership(config, { device: club.browser.openTab() });
    club.membership.start();
  });

  afterEach(() => provider.stop());

  it("is told of the member after the log-in, and then asked for the checkout profile", async () => {
    await club.membership.logIn(credentials, still);
    await vi.waitFor(() => expect(provider.calls).toHaveLength(2));
    expect(provider.calls).toMatchObject([
      {
        method: "POST",
        path: "v3/ebillett/auth/login?email=kari%40example.test&password=hemmelig-1&remember=true",
        body: undefined,
      },
      { method: "GET", path: "checkout/profile/auth" },
    ]);
  });

  it("hears nothing of a log-in that failed", async () => {
    club.backend.answer("login", failed500);
    await club.membership.logIn(credentials, still);
    await club.membership.logIn(credentials, still);
    expect(provider.calls).toEqual([]);
  });

  it.each([failed500, { status: 401 }, { text: "<!doctype html>" }])(
    "is not asked again and blocks nothing where it answers %j",
    async (answer) => {
      provider.answer("v3/ebillett/auth/login", answer);
      expect(await club.membership.logIn(credentials, still)).toBe("kept");
      await vi.waitFor(() => expect(provider.calls.length).toBeGreaterThan(0));
      await club.membership.logIn(credentials, still);
      const logIns = () => provider.callsTo("v3/ebillett/auth/login");
      await vi.waitFor(() => expect(logIns()).toHaveLength(2));
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it("does not hold a log-in up while it hangs", async () => {
    provider.answer("v3/ebillett/auth/login", "hang");
    expect(await club.membership.logIn(credentials, still)).toBe("kept");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMembership, type Membership } from "../../../src/membership/membership.ts";
import { initialState } from "../../../src/membership/state.ts";
import { ScriptedBackend } from "./backend.ts";
import { Browser, tabWithoutStorage } from "./tabs.ts";

const still = new AbortController().signal;
const credentials = { email: "kari@example.test", password: "hemmelig-1" };
const profile = { userName: "Kari", email: "kari@example.test", token: "t-1" };
const loggedIn = { marsToken: "t-1", UserName: "Kari", UserInfo: "kari@example.test" };
const nattoget = { Title: "Nattoget", MovieId: 42, Edis: "NOR1", Rating: 4, RatingCount: 3 };
const failed500 = { status: 500, body: { Message: "Database" } };

let backend: ScriptedBackend;
let browser: Browser;
let membership: Membership;

beforeEach(async () => {
  backend = await ScriptedBackend.start();
  browser = new Browser();
  membership = openTab();
  backend.answer("login", { body: loggedIn });
  backend.answer("switchTokensDx", { text: "not JSON" });
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await backend.stop();
});

/** A tab of the browser in which the site is open. */
function openTab(timeoutMs?: number): Membership {
  const config = { partner: 118, baseUrl: backend.url };
  const opened = createMembership(config, {
    device: browser.openTab(),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  opened.start();
  return opened;
}

const state = () => membership.store.getState();

describe("logging in", () => {
  it("posts e-mail and password, and stores name, e-mail and token", async () => {
    expect(await membership.logIn(credentials, still)).toBe("kept");
    expect(backend.calls).toMatchObject([
      {
        method: "POST",
        path: "/api/login",
        body: { Email: credentials.email, Password: credentials.password },
      },
    ]);
    expect(state().userProfile.userProfile).toEqual(profile);
    expect(JSON.parse(browser.stored.get("cw-profile-new") ?? "")).toEqual(profile);
  });

  it("tells the page's runtime, so that members' islands come to life", async () => {
    await membership.logIn(credentials, still);
    expect(browser.announcements).toBe(1);
  });

  it("keeps the password nowhere", async () => {
    await membership.logIn(credentials, still);
    expect(JSON.stringify([state(), ...browser.stored.values()])).not.toContain("hemmelig");
  });

  it("stores nothing where the answer holds no token, and keeps the answer", async () => {
    backend.answer("login", { body: { UserName: "Kari", UserInfo: "kari@example.test" } });
    expect(await membership.logIn(credentials, still)).toBe("failed");
    expect(browser.stored.size).toBe(0);
    expect(state().userProfile).toMatchObject({
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
      { reason: "answer", response: { status: 200 } },
    ],
    ["an empty answer", {}, { reason: "answer", response: { status: 200 } }],
    ["a list", { body: [] }, { reason: "answer", response: { status: 200, body: [] } }],
  ])("keeps the answer of %s in the state, and stores nothing", async (_, answer, error) => {
    backend.answer("login", answer);
    expect(await membership.logIn(credentials, still)).toBe("failed");
    expect(state().userProfile.error).toMatchObject(error);
    expect(browser.stored.size).toBe(0);
  });

  it("ends after the time limit with what the contract says", async () => {
    backend.answer("login", "hang");
    membership = openTab(50);
    await membership.logIn(credentials, still);
    expect(state().userProfile.error).toEqual({
      reason: "timeout",
      message: "timeout of 50 ms exceeded",
    });
  });

  it("fails with a network error where the backend cannot be reached", async () => {
    await backend.stop();
    await membership.logIn(credentials, still);
    expect(state().userProfile.error).toMatchObject({ reason: "network" });
    expect(state().userProfile.error?.message).toMatch(/^Network Error/);
  });

  it("starts without the error of the last attempt", async () => {
    backend.answer("login", failed500, { body: loggedIn });
    await membership.logIn(credentials, still);
    await membership.logIn(credentials, still);
    expect(state().userProfile.error).toBeUndefined();
  });

  it("leaves no trace when the screen goes before the answer", async () => {
    backend.answer("login", "hang");
    const screen = new AbortController();
    const attempt = membership.logIn(credentials, screen.signal);
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1));
    screen.abort();
    expect(await attempt).toBe("failed");
    expect(state()).toEqual(initialState);
    await vi.waitFor(() => expect(backend.cutOff).toBe(1));
  });

  it("lasts until the next page load where the browser stores nothing", async () => {
    const config = { partner: 118, baseUrl: backend.url };
    membership = createMembership(config, { device: tabWithoutStorage() });
    membership.start();
    expect(await membership.logIn(credentials, still)).toBe("not-kept");
    expect(state().userProfile.userProfile).toEqual(profile);
  });
});

describe("signing up", () => {
  const user = { ...credentials, userName: "Kari" };

  it("posts e-mail, name and password, and logs in", async () => {
    const body = { Token: "t-9", UserName: "Kari", ContactEmail: "kari@example.test" };
    backend.answer("createUser", { body });
    expect(await membership.signUp(user, still)).toBe("kept");
    expect(backend.calls[0]?.body).toEqual({
      Email: "kari@example.test",
      UserName: "Kari",
      Password: "hemmelig-1",
    });
    expect(state().userProfile.userProfile).toEqual({ ...profile, token: "t-9" });
  });

  it("keeps the answer where the address is taken", async () => {
    backend.answer("createUser", { status: 409, body: { Message: "Opptatt." } });
    expect(await membership.signUp(user, still)).toBe("failed");
    expect(state().userProfile.error?.response).toEqual({
      status: 409,
      body: { Message: "Opptatt." },
    });
  });
});

describe("a forgotten password", () => {
  it("is on its way after an empty answer", async () => {
    backend.answer("forgotPassword", {});
    await membership.requestPassword("kari@example.test", still);
    expect(backend.calls[0]?.body).toEqual({ Email: "kari@example.test" });
    expect(state().userProfile).toMatchObject({ isEmailSent: true, error: undefined });
    membership.forgetPasswordRequest();
    expect(state().userProfile.isEmailSent).toBe(false);
  });

  it("has failed after any other answer, which is kept", async () => {
    backend.answer("forgotPassword", { text: "<!doctype html>" });
    await membership.requestPassword("kari@example.test", still);
    expect(state().userProfile).toMatchObject({
      isEmailSent: false,
      error: { reason: "answer", response: { status: 200, body: "<!doctype html>" } },
    });
  });
});

describe("the watch list", () => {
  beforeEach(() => membership.logIn(credentials, still));

  it("is loaded after the token switch, which sends the token in X-Token and no body", async () => {
    backend.answer("watchlist", { body: [nattoget] });
    await membership.loadWatchList(still);
    expect(backend.calls.slice(1)).toMatchObject([
      { method: "POST", path: "/api/switchTokensDx", headers: { "x-token": "t-1" } },
      { method: "GET", path: "/api/watchlist" },
    ]);
    expect(backend.calls[1]?.body).toBeUndefined();
    expect(state().watchList).toMatchObject({
      requested: true,
      loading: false,
      items: [{ title: "Nattoget", movieId: 42 }],
    });
  });

  it("is loaded without a switch for a profile that has no token", async () => {
    browser.stored.set("cw-profile-new", JSON.stringify({ ...profile, token: undefined }));
    membership = openTab();
    backend.answer("watchlist", { body: [] });
    await membership.loadWatchList(still);
    expect(backend.callsTo("switchTokensDx")).toEqual([]);
    expect(backend.callsTo("watchlist")).toHaveLength(1);
  });

  it("keeps the answer of a failure, and loads at the next try", async () => {
    backend.answer("watchlist", failed500, { body: [nattoget] });
    await membership.loadWatchList(still);
    expect(state().watchList).toMatchObject({
      loading: false,
      error: { response: { status: 500 } },
    });
    await membership.loadWatchList(still);
    expect(state().watchList).toMatchObject({ error: undefined, items: [{ movieId: 42 }] });
  });

  it("keeps the failure of the token switch, and switches again at the next try", async () => {
    backend.answer("switchTokensDx", failed500, {});
    backend.answer("watchlist", { body: [] });
    await membership.loadWatchList(still);
    expect(state().watchList.error?.response?.status).toBe(500);
    await membership.loadWatchList(still);
    expect(state().watchList.error).toBeUndefined();
  });

  it("is asked for once, however many buttons of a page want it", async () => {
    backend.answer("watchlist", { body: [nattoget] });
    await Promise.all([membership.ensureWatchList(still), membership.ensureWatchList(still)]);
    await membership.ensureWatchList(still);
    expect(backend.callsTo("watchlist")).toHaveLength(1);
  });

  it("is asked for again by the next page where the last one cut the request off", async () => {
    backend.answer("watchlist", "hang", { body: [nattoget] });
    const screen = new AbortController();
    const first = membership.ensureWatchList(screen.signal);
    await vi.waitFor(() => expect(backend.callsTo("watchlist")).toHaveLength(1));
    screen.abort();
    await first;
    await membership.ensureWatchList(still);
    expect(state().watchList).toMatchObject({ loading: false, items: [{ movieId: 42 }] });
  });

  describe("a film that is added", () => {
    beforeEach(() => backend.answer("movieInfo", { body: nattoget }));

    it("is found by its EDI number, posted by its id as it came, and appended", async () => {
      backend.answer("addMovieToWatchList", { body: true });
      expect(await membership.addToWatchList("NOR1", still)).toBeUndefined();
      expect(backend.callsTo("movieInfo")[0]?.path).toBe("/api/movieInfo?ediNumber=NOR1");
      expect(backend.callsTo("addMovieToWatchList")[0]?.body).toEqual({ id: 42 });
      expect(state().watchList.items.map(({ title }) => title)).toEqual(["Nattoget"]);
    });

    it.each([false, 0, null, "", undefined])(
      "is not appended where the answer is %j",
      async (body) => {
        backend.answer("addMovieToWatchList", { body });
        const failure = await membership.addToWatchList("NOR1", still);
        expect(failure?.reason).toBe("answer");
        expect(state().watchList.items).toEqual([]);
      },
    );

    it("is not appended after a failure, which is logged without anything of the member", async () => {
      backend.answer("addMovieToWatchList", failed500);
      const failure = await membership.addToWatchList("NOR1", still);
      expect(failure?.response?.status).toBe(500);
      expect(state().watchList.items).toEqual([]);
      expect(vi.mocked(console.error).mock.calls).toEqual([
        ["Add to watch list:", "Request failed with status code 500"],
      ]);
    });

    it("is neither looked up nor posted where it is on the list", async () => {
      backend.answer("watchlist", { body: [nattoget] });
      await membership.loadWatchList(still);
      expect(await membership.addToWatchList("NOR1", still)).toBeUndefined();
      expect(backend.callsTo("movieInfo")).toEqual([]);
      expect(state().watchList.items).toHaveLength(1);
    });

    it("is not looked up again on its own page", async () => {
      backend.answer("addMovieToWatchList", { body: true });
      await membership.loadMovieInfo("NOR1", still);
      await membership.addToWatchList("NOR1", still);
      expect(backend.callsTo("movieInfo")).toHaveLength(1);
    });
  });
});

describe("a film's page", () => {
  beforeEach(() => membership.logIn(credentials, still));

  it("has movie info, or the failure, which is logged", async () => {
    backend.answer("movieInfo", failed500, { body: nattoget });
    await membership.loadMovieInfo("NOR1", still);
    expect(state().movie).toMatchObject({ loading: false, error: { response: { status: 500 } } });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ["Movie info:", "Request failed with status code 500"],
    ]);
    await membership.loadMovieInfo("NOR1", still);
    expect(state().movie).toMatchObject({ loading: false, movieInfo: { title: "Nattoget" } });
  });

  it("has reviews by pages of 20", async () => {
    const page = (from: number, count: number) => ({
      body: Array.from({ length: count }, (_, index) => ({ Id: from + index, Comment: "Fin." })),
    });
    backend.answer("reviews", page(0, 20), failed500, page(20, 5));
    await membership.loadReviews("NOR1", still);
    expect(state().reviews).toMatchObject({ hasMore: true, loading: false });
    await membership.loadMoreReviews("NOR1", still);
    expect(state().reviews).toMatchObject({ hasMore: true, error: { reason: "status" } });
    expect(state().reviews.items).toHaveLength(20);
    await membership.loadMoreReviews("NOR1", still);
    expect(state().reviews).toMatchObject({ hasMore: false, error: undefined });
    expect(state().reviews.items.map(({ id }) => Number(id))).toEqual([...Array(25).keys()]);
    expect(backend.callsTo("reviews").map(({ path }) => path.replace(/.*\?/, ""))).toEqual([
      "ediNumber=NOR1&skip=0&take=20",
      "ediNumber=NOR1&skip=20&take=20",
      "ediNumber=NOR1&skip=20&take=20",
    ]);
  });
});

describe("tickets", () => {
  const ticket = { MovieTitle: "Nattoget", QRCode: "Q-1", StartTime: "2026-12-06T20:00:00+01:00" };

  beforeEach(() => membership.logIn(credentials, still));

  it("are kept on the device, and shown from there when the network is gone", async () => {
    backend.answer("tickets", { body: [ticket] });
    await membership.loadTickets(still);
    const updatedAt = browser.now;
    browser.now += 3_600_000;
    await backend.stop();
    membership = openTab();
    await membership.loadTickets(still);
    expect(state().tickets).toMatchObject({
      items: [{ qrCode: "Q-1" }],
      updatedAt,
      loading: false,
      error: { reason: "network" },
    });
  });

  it("are shown from the device before the backend has answered", async () => {
    backend.answer("tickets", { body: [ticket] }, "hang");
    await membership.loadTickets(still);
    membership = openTab();
    const screen = new AbortController();
    const loading = membership.loadTickets(screen.signal);
    expect(state().tickets).toMatchObject({ items: [{ qrCode: "Q-1" }], loading: true });
    screen.abort();
    await loading;
  });

  it("are removed from the device on logging out", async () => {
    backend.answer("tickets", { body: [ticket] });
    await membership.loadTickets(still);
    expect([...browser.stored.keys()]).toContain("cw-tickets");
    membership.logOut();
    expect(browser.stored.size).toBe(0);
    expect(state()).toEqual(initialState);
  });
});

describe("a session that has ended", () => {
  const refusal = { status: 401, body: { Message: "Logg inn på nytt." } };

  beforeEach(() => membership.logIn(credentials, still));

  it("is opened once more by another token switch", async () => {
    backend.answer("watchlist", refusal, { body: [nattoget] });
    await membership.loadWatchList(still);
    expect(backend.callsTo("switchTokensDx")).toHaveLength(2);
    expect(state().watchList.items).toHaveLength(1);
  });

  it.each([401, 403])("drops the profile after the second %i, and says why", async (status) => {
    backend.answer("watchlist", { ...refusal, status });
    await membership.loadWatchList(still);
    expect(backend.callsTo("watchlist")).toHaveLength(2);
    expect(browser.stored.size).toBe(0);
    expect(state().userProfile).toMatchObject({
      userProfile: undefined,
      error: { reason: "session-ended", response: { status } },
    });
  });
});

describe("two tabs", () => {
  it("log in and out together", async () => {
    const other = openTab();
    await membership.logIn(credentials, still);
    expect(other.store.getState().userProfile.userProfile).toEqual(profile);
    backend.answer("watchlist", { body: [nattoget] });
    await other.loadWatchList(still);
    membership.logOut();
    expect(other.store.getState()).toEqual(initialState);
  });

  it("cut off what is on its way for a member who left in the other one", async () => {
    await membership.logIn(credentials, still);
    const other = openTab();
    backend.answer("watchlist", "hang");
    const loading = other.loadWatchList(still);
    await vi.waitFor(() => expect(backend.callsTo("watchlist")).toHaveLength(1));
    membership.logOut();
    await loading;
    expect(other.store.getState()).toEqual(initialState);
    await vi.waitFor(() => expect(backend.cutOff).toBe(1));
  });

  it("keep the lists when the same profile is written again", async () => {
    await membership.logIn(credentials, still);
    const other = browser.openTab();
    backend.answer("watchlist", { body: [nattoget] });
    await membership.loadWatchList(still);
    other.storage().setItem("cw-profile-new", JSON.stringify(profile));
    expect(state().watchList.items).toHaveLength(1);
  });
});

it("removes everything that the site has stored in the browser", async () => {
  await membership.logIn(credentials, still);
  browser.stored.set("consent", "yes");
  membership.removeEverything();
  expect(browser.stored.size).toBe(0);
  expect(state()).toEqual(initialState);
});

it("refuses a partner without a backend", () => {
  expect(() => createMembership({ partner: 192, baseUrl: backend.url })).toThrow(
    expect.objectContaining({ code: "config-invalid" }),
  );
});

describe("the ticket provider", () => {
  let provider: ScriptedBackend;

  beforeEach(async () => {
    provider = await ScriptedBackend.start();
    provider.answer("v3/ebillett/auth/login", { body: {} });
    provider.answer("checkout/profile/auth", { body: {} });
    const config = { partner: 118, baseUrl: backend.url, ticketProviderUrl: provider.url };
    membership = createMembership(config, { device: browser.openTab() });
    membership.start();
  });

  afterEach(() => provider.stop());

  it("is told of the member after the log-in, and then asked for the checkout profile", async () => {
    await membership.logIn(credentials, still);
    await vi.waitFor(() => expect(provider.calls).toHaveLength(2));
    expect(provider.calls).toMatchObject([
      {
        method: "POST",
        path: "/api/v3/ebillett/auth/login?email=kari%40example.test&password=hemmelig-1&remember=true",
        body: undefined,
      },
      { method: "GET", path: "/api/checkout/profile/auth" },
    ]);
  });

  it("hears nothing of a log-in that failed", async () => {
    backend.answer("login", failed500);
    await membership.logIn(credentials, still);
    await membership.logIn(credentials, still);
    expect(provider.calls).toEqual([]);
  });

  it.each([failed500, { status: 401 }, { text: "<!doctype html>" }])(
    "is not asked again and blocks nothing where it answers %j",
    async (answer) => {
      provider.answer("v3/ebillett/auth/login", answer);
      expect(await membership.logIn(credentials, still)).toBe("kept");
      await vi.waitFor(() => expect(provider.calls.length).toBeGreaterThan(0));
      await membership.logIn(credentials, still);
      const logIns = () => provider.callsTo("v3/ebillett/auth/login");
      await vi.waitFor(() => expect(logIns()).toHaveLength(2));
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it("does not hold a log-in up while it hangs", async () => {
    provider.answer("v3/ebillett/auth/login", "hang");
    expect(await membership.logIn(credentials, still)).toBe("kept");
  });
});

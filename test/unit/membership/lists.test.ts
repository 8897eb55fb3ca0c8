import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMembership } from "../../../src/membership/membership.ts";
import { initialState } from "../../../src/membership/state.ts";
import { credentials, failed500, loggedIn, nattoget, profile, still, useClub } from "./club.ts";

const club = useClub();

describe("the watch list", () => {
  beforeEach(() => club.membership.logIn(credentials, still));

  it("is loaded after the token switch, which sends the token in X-Token and no body", async () => {
    club.backend.answer("watchlist", { body: [nattoget] });
    await club.membership.loadWatchList(still);
    expect(club.backend.calls.slice(1)).toMatchObject([
      { method: "POST", path: "switchTokensDx", headers: { "x-token": "t-1" } },
      { method: "GET", path: "watchlist" },
    ]);
    expect(club.backend.calls[1]?.body).toBeUndefined();
    expect(club.state.watchList).toMatchObject({
      requested: true,
      loading: false,
      items: [{ title: "Nattoget", movieId: 42 }],
    });
  });

  it("is loaded without a switch for a profile that has no token", async () => {
    club.browser.stored.set("cw-profile-new", JSON.stringify({ ...profile, token: undefined }));
    club.membership = club.openTab();
    club.backend.answer("watchlist", { body: [] });
    await club.membership.loadWatchList(still);
    expect(club.backend.callsTo("switchTokensDx")).toEqual([]);
    expect(club.backend.callsTo("watchlist")).toHaveLength(1);
  });

  it("keeps the answer of a failure, and loads at the next try", async () => {
    club.backend.answer("watchlist", failed500, { body: [nattoget] });
    await club.membership.loadWatchList(still);
    expect(club.state.watchList).toMatchObject({
      loading: false,
      error: { response: { status: 500 } },
    });
    await club.membership.loadWatchList(still);
    expect(club.state.watchList).toMatchObject({ error: undefined, items: [{ movieId: 42 }] });
  });

  it("keeps the failure of the token switch, and switches again at the next try", async () => {
    club.backend.answer("switchTokensDx", failed500, {});
    club.backend.answer("watchlist", { body: [] });
    await club.membership.loadWatchList(still);
    expect(club.state.watchList.error?.response?.status).toBe(500);
    await club.membership.loadWatchList(still);
    expect(club.state.watchList.error).toBeUndefined();
  });

  it("is asked for once, however many buttons of a page want it", async () => {
    club.backend.answer("watchlist", { body: [nattoget] });
    await Promise.all([
      club.membership.ensureWatchList(still),
      club.membership.ensureWatchList(still),
    ]);
    await club.membership.ensureWatchList(still);
    expect(club.backend.callsTo("watchlist")).toHaveLength(1);
  });

  it("is asked for again by the next page where the last one cut the request off", async () => {
    club.backend.answer("watchlist", "hang", { body: [nattoget] });
    const screen = new AbortController();
    const first = club.membership.ensureWatchList(screen.signal);
    await vi.waitFor(() => expect(club.backend.callsTo("watchlist")).toHaveLength(1));
    screen.abort();
    await first;
    await club.membership.ensureWatchList(still);
    expect(club.state.watchList).toMatchObject({ loading: false, items: [{ movieId: 42 }] });
  });

  describe("a film that is added", () => {
    beforeEach(() => club.backend.answer("movieInfo", { body: nattoget }));

    it("is found by its EDI number, posted by its id as it came, and appended", async () => {
      club.backend.answer("addMovieToWatchList", { body: true });
      expect(await club.membership.addToWatchList("NOR1", still)).toBeUndefined();
      expect(club.backend.callsTo("movieInfo")[0]?.path).toBe("movieInfo?ediNumber=NOR1");
      expect(club.backend.callsTo("addMovieToWatchList")[0]?.body).toEqual({ id: 42 });
      expect(club.state.watchList.items.map(({ title }) => title)).toEqual(["Nattoget"]);
    });

    it.each([false, 0, null, "", undefined])(
      "is not appended where the answer is %j",
      async (body) => {
        club.backend.answer("addMovieToWatchList", { body });
        const failure = await club.membership.addToWatchList("NOR1", still);
        expect(failure?.reason).toBe("answer");
        expect(club.state.watchList.items).toEqual([]);
      },
    );

    it("is not appended after a failure, which is logged without anything of the member", async () => {
      club.backend.answer("addMovieToWatchList", failed500);
      const failure = await club.membership.addToWatchList("NOR1", still);
      expect(failure?.response?.status).toBe(500);
      expect(club.state.watchList.items).toEqual([]);
      expect(vi.mocked(console.error).mock.calls).toEqual([
        ["Add to watch list:", "Request failed with status code 500"],
      ]);
    });

    it("is neither looked up nor posted where it is on the list", async () => {
      club.backend.answer("watchlist", { body: [nattoget] });
      await club.membership.loadWatchList(still);
      expect(await club.membership.addToWatchList("NOR1", still)).toBeUndefined();
      expect(club.backend.callsTo("movieInfo")).toEqual([]);
      expect(club.state.watchList.items).toHaveLength(1);
    });

    it("is not looked up again on its own page", async () => {
      club.backend.answer("addMovieToWatchList", { body: true });
      await club.membership.loadMovieInfo("NOR1", still);
      await club.membership.addToWatchList("NOR1", still);
      expect(club.backend.callsTo("movieInfo")).toHaveLength(1);
    });
  });
});

describe("a list of several pages", () => {
  const films = (from: number, count: number): unknown[] =>
    Array.from({ length: count }, (_, index) => ({ Title: "Film", MovieId: from + index }));

  beforeEach(async () => {
    const config = { partner: 178, baseUrl: club.backend.url };
    club.membership = createMembership(config, { device: club.browser.openTab() });
    club.membership.start();
    club.backend.answer("LoginDx", { body: loggedIn });
    club.backend.answer("SwitchTokensDx", { status: 204 });
    await club.membership.logIn(credentials, still);
  });

  const queries = (): readonly string[] =>
    club.backend.callsTo("GetWatchlistDx").map(({ path }) => path.replace(/.*\?/, ""));
  const ids = () => club.state.watchList.items.map(({ movieId }) => movieId);

  it("is read to its end by raising skip", async () => {
    const pages = [films(0, 10), films(10, 10), films(20, 3)];
    club.backend.answer("GetWatchlistDx", ...pages.map((body) => ({ body })));
    await club.membership.loadWatchList(still);
    expect(ids()).toEqual([...Array(23).keys()]);
    expect(queries()).toEqual(["skip=0&take=10", "skip=10&take=10", "skip=20&take=10"]);
  });

  it("goes on after a page with records that cannot be used", async () => {
    const first = [...films(0, 8), null, {}];
    club.backend.answer("GetWatchlistDx", { body: first }, { body: films(10, 2) });
    await club.membership.loadWatchList(still);
    expect(ids()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10, 11]);
    expect(queries()[1]).toBe("skip=10&take=10");
  });

  it("has what moved to the next page meanwhile once", async () => {
    club.backend.answer("GetWatchlistDx", { body: films(0, 10) }, { body: films(9, 4) });
    await club.membership.loadWatchList(still);
    expect(ids()).toEqual([...Array(13).keys()]);
  });

  it("ends where the backend ignores skip", async () => {
    club.backend.answer("GetWatchlistDx", { body: films(0, 10) });
    await club.membership.loadWatchList(still);
    expect(ids()).toHaveLength(10);
    expect(queries()).toHaveLength(2);
  });

  it("is a failure as a whole where one of its pages is", async () => {
    club.backend.answer("GetWatchlistDx", { body: films(0, 10) }, failed500);
    await club.membership.loadWatchList(still);
    expect(club.state.watchList).toMatchObject({ items: [], error: { reason: "status" } });
  });
});

describe("tickets", () => {
  const ticket = { MovieTitle: "Nattoget", QRCode: "Q-1", StartTime: "2026-12-06T20:00:00+01:00" };

  beforeEach(() => club.membership.logIn(credentials, still));

  it("are kept on the device, and shown from there when the network is gone", async () => {
    club.backend.answer("tickets", { body: [ticket] });
    await club.membership.loadTickets(still);
    const updatedAt = club.browser.now;
    club.browser.now += 3_600_000;
    await club.backend.stop();
    club.membership = club.openTab();
    await club.membership.loadTickets(still);
    expect(club.state.tickets).toMatchObject({
      items: [{ qrCode: "Q-1" }],
      updatedAt,
      loading: false,
      error: { reason: "network" },
    });
  });

  it("are shown from the device before the backend has answered", async () => {
    club.backend.answer("tickets", { body: [ticket] }, "hang");
    await club.membership.loadTickets(still);
    club.membership = club.openTab();
    const screen = new AbortController();
    const loading = club.membership.loadTickets(screen.signal);
    expect(club.state.tickets).toMatchObject({ items: [{ qrCode: "Q-1" }], loading: true });
    screen.abort();
    await loading;
  });

  it("are loaded for the door by themselves, and not again while they are fresh", async () => {
    club.backend.answer("tickets", { body: [ticket] });
    await club.membership.ensureTickets(still);
    expect([...club.browser.stored.keys()]).toContain("cw-tickets");
    await club.membership.ensureTickets(still);
    expect(club.backend.callsTo("tickets")).toHaveLength(1);
    club.browser.now += 10 * 60_000;
    await club.membership.ensureTickets(still);
    expect(club.backend.callsTo("tickets")).toHaveLength(2);
  });

  it("are loaded for the door where the screen that asked for them has gone", async () => {
    club.backend.answer("tickets", "hang", { body: [ticket] });
    const screen = new AbortController();
    const loading = club.membership.loadTickets(screen.signal);
    await vi.waitFor(() => expect(club.backend.callsTo("tickets")).toHaveLength(1));
    await club.membership.ensureTickets(still);
    expect(club.backend.callsTo("tickets")).toHaveLength(1);
    screen.abort();
    await loading;
    await club.membership.ensureTickets(still);
    expect(club.state.tickets.items).toHaveLength(1);
  });

  it("are not asked for behind the back of a screen that offers another try", async () => {
    club.backend.answer("tickets", failed500);
    await club.membership.loadTickets(still);
    await club.membership.ensureTickets(still);
    expect(club.backend.callsTo("tickets")).toHaveLength(1);
    expect(club.state.tickets.error?.response?.status).toBe(500);
  });

  it("are shown where the device has no room for them, which the state says", async () => {
    const tab = club.browser.openTab();
    const setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    const storage = () => Object.assign(tab.storage(), { setItem });
    const config = { partner: 118, baseUrl: club.backend.url };
    club.membership = createMembership(config, { device: { ...tab, storage } });
    club.membership.start();
    club.backend.answer("tickets", { body: [ticket] });
    await club.membership.loadTickets(still);
    expect(club.state.tickets).toMatchObject({ items: [{ qrCode: "Q-1" }], isKept: false });
  });

  it("stay on the device where the backend answers with something else", async () => {
    club.backend.answer("tickets", { body: [ticket] }, { body: { Message: "Vedlikehold" } });
    await club.membership.loadTickets(still);
    await club.membership.loadTickets(still);
    expect(club.state.tickets).toMatchObject({
      items: [{ qrCode: "Q-1" }],
      error: { reason: "answer", response: { status: 200, body: { Message: "Vedlikehold" } } },
    });
    expect(club.browser.stored.get("cw-tickets")).toContain("Q-1");
  });

  it("are removed from the device on logging out", async () => {
    club.backend.answer("tickets", { body: [ticket] });
    await club.membership.loadTickets(still);
    expect([...club.browser.stored.keys()]).toContain("cw-tickets");
    club.membership.logOut();
    expect(club.browser.stored.size).toBe(0);
    expect(club.state).toEqual(initialState);
  });
});

describe("a session that has ended", () => {
  const refusal = { status: 401, body: { Message: "Logg inn på nytt." } };

  beforeEach(() => club.membership.logIn(credentials, still));

  it("is opened once more by another token switch", async () => {
    club.backend.answer("watchlist", refusal, { body: [nattoget] });
    await club.membership.loadWatchList(still);
    expect(club.backend.callsTo("switchTokensDx")).toHaveLength(2);
    expect(club.state.watchList.items).toHaveLength(1);
  });

  it.each([401, 403])("drops the profile after the second %i, and says why", async (status) => {
    club.backend.answer("watchlist", { ...refusal, status });
    await club.membership.loadWatchList(still);
    expect(club.backend.callsTo("watchlist")).toHaveLength(2);
    expect(club.browser.stored.size).toBe(0);
    expect(club.state.userProfile).toMatchObject({
      userProfile: undefined,
      error: { reason: "session-ended", response: { status } },
    });
  });
});

describe("two tabs", () => {
  it("log in and out together", async () => {
    const other = club.openTab();
    await club.membership.logIn(credentials, still);
    expect(other.store.getState().userProfile.userProfile).toEqual(profile);
    club.backend.answer("watchlist", { body: [nattoget] });
    await other.loadWatchList(still);
    club.membership.logOut();
    expect(other.store.getState()).toEqual(initialState);
  });

  it("cut off what is on its way for a member who left in the other one", async () => {
    await club.membership.logIn(credentials, still);
    const other = club.openTab();
    club.backend.answer("watchlist", "hang");
    const loading = other.loadWatchList(still);
    await vi.waitFor(() => expect(club.backend.callsTo("watchlist")).toHaveLength(1));
    club.membership.logOut();
    await loading;
    expect(other.store.getState()).toEqual(initialState);
    await vi.waitFor(() => expect(club.backend.cutOff).toBe(1));
  });

  it("keep the lists when the same profile is written again", async () => {
    await club.membership.logIn(credentials, still);
    const other = club.browser.openTab();
    club.backend.answer("watchlist", { body: [nattoget] });
    await club.membership.loadWatchList(still);
    other.storage().setItem("cw-profile-new", JSON.stringify(profile));
    expect(club.state.watchList.items).toHaveLength(1);
  });
});

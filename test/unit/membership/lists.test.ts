import { beforeEach, describe, expect, it, vi } from "vitest";
import { initialState } from "../../../src/membership/state.ts";
import { credentials, failed500, nattoget, profile, still, useClub } from "./club.ts";

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

describe("a film's page", () => {
  beforeEach(() => club.membership.logIn(credentials, still));

  it("has movie info, or the failure, which is logged", async () => {
    club.backend.answer("movieInfo", failed500, { body: nattoget });
    await club.membership.loadMovieInfo("NOR1", still);
    expect(club.state.movie).toMatchObject({
      loading: false,
      error: { response: { status: 500 } },
    });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ["Movie info:", "Request failed with status code 500"],
    ]);
    await club.membership.loadMovieInfo("NOR1", still);
    expect(club.state.movie).toMatchObject({ loading: false, movieInfo: { title: "Nattoget" } });
  });

  it("has reviews by pages of 20", async () => {
    const page = (from: number, count: number) => ({
      body: Array.from({ length: count }, (_, index) => ({ Id: from + index, Comment: "Fin." })),
    });
    club.backend.answer("reviews", page(0, 20), failed500, page(20, 5));
    await club.membership.loadReviews("NOR1", still);
    expect(club.state.reviews).toMatchObject({ nextSkip: 20, loading: false });
    await club.membership.loadMoreReviews("NOR1", still);
    expect(club.state.reviews).toMatchObject({ nextSkip: 20, error: { reason: "status" } });
    expect(club.state.reviews.items).toHaveLength(20);
    await club.membership.loadMoreReviews("NOR1", still);
    expect(club.state.reviews).toMatchObject({ nextSkip: undefined, error: undefined });
    expect(club.state.reviews.items.map(({ id }) => Number(id))).toEqual([...Array(25).keys()]);
    expect(club.backend.callsTo("reviews").map(({ path }) => path.replace(/.*\?/, ""))).toEqual([
      "ediNumber=NOR1&skip=0&take=20",
      "ediNumber=NOR1&skip=20&take=20",
      "ediNumber=NOR1&skip=20&take=20",
    ]);
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

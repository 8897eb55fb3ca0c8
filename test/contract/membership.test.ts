import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createMembership, type Membership } from "../../src/membership/membership.ts";
import { initialState } from "../../src/membership/state.ts";
import { startSandbox, type Fault, type Sandbox } from "../../src/sandbox/index.ts";
import { Browser } from "../unit/membership/tabs.ts";
import { CookieJar } from "./cookie-jar.ts";

/** The sandbox's member with a history, and its member who may not log in. */
const DEMO = { email: "medlem@demo.example", password: "kinoklubb" };
const BLOCKED = { email: "stengt@demo.example", password: "kinoklubb" };

const BACKENDS = [
  { partner: 118, dialect: "plain", calls: { watchList: "/watchlist", tickets: "/tickets" } },
  {
    partner: 178,
    dialect: "dx",
    calls: { watchList: "/GetWatchlistDx", tickets: "/GetTicketsDx" },
  },
] as const;

const still = new AbortController().signal;
const jar = new CookieJar();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  vi.stubGlobal("fetch", jar.fetch);
});

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(async () => {
  vi.restoreAllMocks();
  jar.clear();
  await fetch(`${sandbox.url}/control/faults`, { method: "DELETE" });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

describe.each(BACKENDS)("the $dialect backend of partner $partner", ({ partner, calls }) => {
  let browser: Browser;
  let membership: Membership;
  const state = () => membership.store.getState();

  beforeEach(() => {
    browser = new Browser();
    browser.now = Date.now();
    membership = createMembership(
      { partner, baseUrl: sandbox.environment[`CINEGEN_MEMBERSHIP_${partner}_URL`] ?? "" },
      { device: browser.openTab(), timeoutMs: 500 },
    );
    membership.start();
  });

  async function strike(fault: Omit<Fault, "service">): Promise<void> {
    await fetch(`${sandbox.url}/control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ service: `membership/${partner}`, ...fault }),
    });
  }

  it("logs the member in and stores name, e-mail and token", async () => {
    expect(await membership.logIn(DEMO, still)).toBe("kept");
    expect(state().userProfile.userProfile).toEqual({
      userName: "Filmfrø",
      email: DEMO.email,
      token: expect.stringMatching(/.+/) as string,
    });
  });

  it.each([
    ["a wrong password", { ...DEMO, password: "feil" }, 401],
    ["an unknown address", { ...DEMO, email: "ukjent@demo.example" }, 401],
    ["a closed account", BLOCKED, 403],
  ])("refuses %s", async (_, credentials, status) => {
    expect(await membership.logIn(credentials, still)).toBe("failed");
    expect(state().userProfile.error?.response).toEqual({
      status,
      body: { Message: expect.any(String) as string },
    });
  });

  it("creates a member once for each address, who starts with empty lists", async () => {
    const user = { email: `ny${partner}@demo.example`, userName: "Ny", password: "lang-nok-1" };
    expect(await membership.signUp(user, still)).toBe("kept");
    expect(state().userProfile.userProfile).toMatchObject({ userName: "Ny", email: user.email });
    await membership.loadWatchList(still);
    await membership.loadTickets(still);
    expect(state().watchList).toMatchObject({ items: [], loading: false, error: undefined });
    expect(state().tickets).toMatchObject({ items: [], loading: false, error: undefined });

    membership.logOut();
    expect(await membership.signUp(user, still)).toBe("failed");
    expect(state().userProfile.error?.response?.status).toBe(409);
  });

  it.each(["medlem@demo.example", "ukjent@demo.example"])(
    "takes a request for a new password for %s",
    async (email) => {
      await membership.requestPassword(email, still);
      expect(state().userProfile).toMatchObject({ isEmailSent: true, error: undefined });
    },
  );

  describe("for a member", () => {
    beforeEach(() => membership.logIn(DEMO, still));

    it("has the whole watch list, beyond one page, each film once", async () => {
      await membership.loadWatchList(still);
      const { items, error } = state().watchList;
      expect(error).toBeUndefined();
      expect(items.length).toBeGreaterThan(10);
      expect(new Set(items.map((movie) => movie.movieId)).size).toBe(items.length);
      expect(items.every((movie) => movie.title !== "" && movie.edis !== "")).toBe(true);
    });

    it("has all tickets, beyond one page, with code, time, screen and seats", async () => {
      await membership.loadTickets(still);
      const { items, error } = state().tickets;
      expect(error).toBeUndefined();
      expect(items.length).toBeGreaterThan(10);
      for (const ticket of items) {
        expect(ticket).toMatchObject({
          movieTitle: expect.stringMatching(/.+/) as string,
          qrCode: expect.stringMatching(/.+/) as string,
          qrUrl: expect.stringMatching(/^http/) as string,
          startTime: expect.any(Number) as number,
          expirationDate: expect.any(Number) as number,
          sal: expect.stringMatching(/.+/) as string,
        });
        expect(ticket.seatsInfo.seats.length).toBeGreaterThan(0);
      }
    });

    it("has movie info and all reviews of every film on the list", async () => {
      await membership.loadWatchList(still);
      let most = 0;
      for (const { edis } of state().watchList.items) {
        await membership.loadMovieInfo(edis, still);
        const { movieInfo } = state().movie;
        expect(movieInfo).toMatchObject({ edis, ratingCount: expect.any(Number) as number });
        await membership.loadReviews(edis, still);
        while (state().reviews.nextSkip !== undefined)
          await membership.loadMoreReviews(edis, still);
        expect(state().reviews.error).toBeUndefined();
        expect(state().reviews.items).toHaveLength(movieInfo?.ratingCount ?? -1);
        most = Math.max(most, state().reviews.items.length);
      }
      expect(most).toBeGreaterThan(20);
    });

    it("says that it does not know a film", async () => {
      await membership.loadMovieInfo("NOR00000000", still);
      expect(state().movie).toMatchObject({ loading: false, error: { response: { status: 404 } } });
    });

    it("keeps a film that is added", async () => {
      await membership.loadWatchList(still);
      const film = state().watchList.items[0];
      const user = { email: `film${partner}@demo.example`, userName: "F", password: "lang-nok-1" };
      await membership.signUp(user, still);
      expect(await membership.addToWatchList(film?.edis ?? "", still)).toBeUndefined();
      await membership.loadWatchList(still);
      expect(state().watchList.items).toEqual([film]);
    });

    it("opens the session once more where it has ended", async () => {
      await membership.loadWatchList(still);
      await fetch(`${sandbox.url}/control/sessions`, { method: "DELETE" });
      await membership.loadWatchList(still);
      expect(state().watchList.error).toBeUndefined();
      expect(state().userProfile.userProfile).toBeDefined();
    });

    it("ends the session where it refuses twice", async () => {
      await strike({ path: calls.watchList, kind: "status", status: 403 });
      await membership.loadWatchList(still);
      expect(state().userProfile).toMatchObject({
        userProfile: undefined,
        error: { reason: "session-ended", response: { status: 403 } },
      });
      expect(browser.stored.size).toBe(0);
    });

    it.each([
      ["status", "status", "Request failed with status code 500"],
      ["hang", "timeout", "timeout of 500 ms exceeded"],
      ["reset", "network", expect.stringMatching(/^Network Error/) as string],
      ["truncate", "network", expect.stringMatching(/^Network Error/) as string],
      ["html", "answer", expect.stringContaining("HTML") as string],
      ["not-json", "answer", expect.stringContaining("not JSON") as string],
      ["blank", "answer", expect.stringContaining("no JSON array") as string],
    ] as const)("tells a failure of kind %s as %s", async (kind, reason, message) => {
      await strike({ path: calls.tickets, kind });
      await membership.loadTickets(still);
      expect(state().tickets).toMatchObject({ loading: false, error: { reason, message } });
      expect(state().userProfile.userProfile).toBeDefined();
    });

    it("keeps the page that came in place of an answer", async () => {
      await strike({ path: calls.tickets, kind: "html" });
      await membership.loadTickets(still);
      expect(state().tickets.error?.response).toEqual({
        status: 200,
        body: expect.stringContaining("<h1>Straks tilbake</h1>") as string,
      });
    });

    it("leaves nothing after logging out", async () => {
      await membership.loadTickets(still);
      membership.logOut();
      expect(state()).toEqual(initialState);
      expect(browser.stored.size).toBe(0);
    });
  });
});

describe("the ticket provider", () => {
  it("knows the member after a log-in", async () => {
    const provider = sandbox.environment.CINEGEN_TICKET_PROVIDER_URL ?? "";
    const membership = createMembership(
      {
        partner: 118,
        baseUrl: sandbox.environment.CINEGEN_MEMBERSHIP_118_URL ?? "",
        ticketProviderUrl: provider,
      },
      { device: new Browser().openTab() },
    );
    await membership.logIn(DEMO, still);
    await vi.waitFor(async () => {
      const answer = await fetch(`${provider}/checkout/profile/auth`, { credentials: "include" });
      expect(answer.status).toBe(200);
    });
  });
});

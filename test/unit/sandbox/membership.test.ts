import { describe, expect, it } from "vitest";
import type { Sandbox } from "../../../src/sandbox/index.ts";
import type { WireMovieInfo, WireReview, WireTicket } from "../../../src/sandbox/wire.ts";
import { bodyOf, control, sandboxForTest, setting } from "./sandbox-under-test.ts";

const DIALECTS = [
  {
    backend: "118",
    isPaged: false,
    edi: "ediNumber",
    logIn: "login",
    createUser: "createUser",
    forgotPassword: "forgotPassword",
    switchTokens: "switchTokensDx",
    movieInfo: "movieInfo",
    reviews: "reviews",
    tickets: "tickets",
    watchList: "watchlist",
    add: "addMovieToWatchList",
  },
  {
    backend: "178",
    isPaged: true,
    edi: "edi",
    logIn: "LoginDx",
    createUser: "CreateUserDx",
    forgotPassword: "ForgotPasswordDx",
    switchTokens: "SwitchTokensDx",
    movieInfo: "GetMovieByEdiDx",
    reviews: "GetReviewsByEdiDx",
    tickets: "GetTicketsDx",
    watchList: "GetWatchlistDx",
    add: "AddToWatchlistDx",
  },
] as const;

const DEMO = { Email: "medlem@demo.example", Password: "kinoklubb" };
const ORIGIN = "http://127.0.0.1:4321";

/** A backend of a sandbox, called as a browser does. */
class Client {
  private readonly base: string;
  private cookie = "";

  constructor(sandbox: Sandbox, backend: string) {
    this.base = setting(sandbox, `MEMBERSHIP_${backend}_URL`);
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.base}/${path}`, { headers: { origin: ORIGIN, cookie: this.cookie } });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.base}/${path}`, {
      method: "POST",
      headers: { origin: ORIGIN, cookie: this.cookie, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  preflight(path: string): Promise<Response> {
    return fetch(`${this.base}/${path}`, {
      method: "OPTIONS",
      headers: { origin: ORIGIN, "access-control-request-method": "POST" },
    });
  }

  async openSession(switchTokens: string, token: string): Promise<Response> {
    const reply = await this.post(switchTokens, undefined, { "x-token": token });
    this.cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? "";
    return reply;
  }
}

describe.each(DIALECTS)("the membership backend of $backend", (dialect) => {
  async function client(sandbox?: Sandbox): Promise<Client> {
    return new Client(sandbox ?? (await sandboxForTest()), dialect.backend);
  }

  async function demoMember(sandbox?: Sandbox): Promise<Client> {
    const member = await client(sandbox);
    const { marsToken } = await bodyOf<{ marsToken: string }>(member.post(dialect.logIn, DEMO));
    await member.openSession(dialect.switchTokens, marsToken);
    return member;
  }

  async function newMember(sandbox?: Sandbox): Promise<Client> {
    const member = await client(sandbox);
    const account = { Email: "ny@demo.example", UserName: "Ny", Password: "popkorn123" };
    const created = await bodyOf<Record<string, string>>(member.post(dialect.createUser, account));
    expect([created.UserName, created.ContactEmail]).toEqual([account.UserName, account.Email]);
    await member.openSession(dialect.switchTokens, created.Token ?? "");
    return member;
  }

  it("lets browsers of another origin send credentials, X-Token and JSON", async () => {
    const visitor = await client();
    const { headers } = await visitor.preflight(dialect.switchTokens);
    expect(headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("access-control-allow-headers")).toBe("Content-Type, X-Token");
    const refused = await visitor.get(dialect.tickets);
    expect(refused.headers.get("access-control-allow-origin")).toBe(ORIGIN);
  });

  it("logs the demo member in", async () => {
    const reply = await (await client()).post(dialect.logIn, DEMO);
    expect(await bodyOf(reply)).toEqual({
      marsToken: expect.any(String) as unknown,
      UserName: "Filmfrø",
      UserInfo: DEMO.Email,
    });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  it("answers 400, 401 and 403 to log-ins that fail, with a message", async () => {
    const visitor = await client();
    const attempts = [
      [400, { Email: DEMO.Email }],
      [401, { ...DEMO, Password: "feil passord" }],
      [401, { ...DEMO, Email: "ukjent@demo.example" }],
      [403, { ...DEMO, Email: "stengt@demo.example" }],
    ] as const;
    for (const [status, body] of attempts) {
      const reply = await visitor.post(dialect.logIn, body);
      expect(reply.status).toBe(status);
      expect(await bodyOf(reply)).toEqual({ Message: expect.any(String) as unknown });
    }
  });

  it("signs a new member up, who starts with nothing", async () => {
    const member = await newMember();
    expect(await bodyOf(member.get(dialect.tickets))).toEqual([]);
    expect(await bodyOf(member.get(dialect.watchList))).toEqual([]);
  });

  it("refuses a sign-up with a taken address or a short password", async () => {
    const visitor = await client();
    const account = { Email: DEMO.Email.toUpperCase(), UserName: "Ny", Password: "popkorn123" };
    expect((await visitor.post(dialect.createUser, account)).status).toBe(409);
    const short = { ...account, Email: "kort@demo.example", Password: "kort" };
    expect((await visitor.post(dialect.createUser, short)).status).toBe(400);
  });

  it("answers a forgotten password with an empty body, whether it knows the address or not", async () => {
    const visitor = await client();
    for (const Email of [DEMO.Email, "ukjent@demo.example"]) {
      const reply = await visitor.post(dialect.forgotPassword, { Email });
      expect([reply.status, await reply.text()]).toEqual([200, ""]);
    }
  });

  it("opens a session for a good token and no other", async () => {
    const member = await client();
    expect((await member.openSession(dialect.switchTokens, "made-up")).status).toBe(401);
    expect((await member.get(dialect.tickets)).status).toBe(401);
    const { marsToken } = await bodyOf<{ marsToken: string }>(member.post(dialect.logIn, DEMO));
    const opened = await member.openSession(dialect.switchTokens, marsToken);
    expect(opened.headers.get("set-cookie")).toMatch(
      new RegExp(`Path=/membership/${dialect.backend}; HttpOnly; SameSite=Lax$`),
    );
    expect((await member.get(dialect.tickets)).status).toBe(200);
  });

  it("ends a session, and the token opens the next one", async () => {
    const sandbox = await sandboxForTest();
    const member = await client(sandbox);
    const { marsToken } = await bodyOf<{ marsToken: string }>(member.post(dialect.logIn, DEMO));
    await member.openSession(dialect.switchTokens, marsToken);
    await control(sandbox, "DELETE", "/sessions");
    expect((await member.get(dialect.watchList)).status).toBe(401);
    await member.openSession(dialect.switchTokens, marsToken);
    expect((await member.get(dialect.watchList)).status).toBe(200);
  });

  it("adds a film to the watch list once, by an id of either type", async () => {
    const sandbox = await sandboxForTest();
    const demo = await demoMember(sandbox);
    const [film] = await bodyOf<WireMovieInfo[]>(demo.get(dialect.watchList));
    const member = await newMember(sandbox);
    for (const id of [film?.MovieId, String(film?.MovieId)])
      expect(await bodyOf(member.post(dialect.add, { id }))).toBe(true);
    expect(await bodyOf(member.get(dialect.watchList))).toEqual([film]);
    expect((await member.post(dialect.add, { id: 1 })).status).toBe(404);
    expect((await member.post(dialect.add, {})).status).toBe(400);
  });

  it("gives the demo member a watch list that is longer than a page of dx", async () => {
    const member = await demoMember();
    const films = await wholeList<WireMovieInfo>(member, dialect.watchList, dialect.isPaged);
    expect(films.length).toBe(12);
    expect(new Set(films.map(({ MovieId }) => MovieId)).size).toBe(12);
    const first = await bodyOf<WireMovieInfo[]>(member.get(dialect.watchList));
    expect(first.length).toBe(dialect.isPaged ? 10 : 12);
  });

  it("describes each film of the list in the same way when asked for it alone", async () => {
    const member = await demoMember();
    const [first] = await bodyOf<WireMovieInfo[]>(member.get(dialect.watchList));
    const alone = await bodyOf<WireMovieInfo>(
      member.get(`${dialect.movieInfo}?${dialect.edi}=${first?.Edis ?? ""}`),
    );
    expect(alone).toEqual(first);
    expect((await member.get(`${dialect.movieInfo}?${dialect.edi}=0`)).status).toBe(404);
    expect((await member.get(dialect.movieInfo)).status).toBe(400);
  });

  it("has films with more than two pages of reviews, and films with none", async () => {
    const member = await demoMember();
    const films = await wholeList<WireMovieInfo>(member, dialect.watchList, dialect.isPaged);
    expect(films.some(({ RatingCount }) => RatingCount === 0)).toBe(true);
    const popular = films.find(({ RatingCount }) => RatingCount > 40);
    const reviews: WireReview[] = [];
    for (const skip of [0, 20, 40]) {
      const path = `${dialect.reviews}?${dialect.edi}=${popular?.Edis ?? ""}&skip=${skip}&take=20`;
      reviews.push(...(await bodyOf<WireReview[]>(member.get(path))));
    }
    expect(reviews.length).toBe(popular?.RatingCount);
    expect(new Set(reviews.map(({ Id }) => Id)).size).toBe(reviews.length);
    for (const { Rating } of reviews) {
      expect(Rating).toBeGreaterThanOrEqual(0);
      expect(Rating).toBeLessThanOrEqual(5);
      expect(Number.isInteger(Rating * 2)).toBe(true);
    }
  });

  it("has tickets that are still good and tickets that are over, some without a picture of the code", async () => {
    const member = await demoMember();
    const tickets = await wholeList<WireTicket>(member, dialect.tickets, dialect.isPaged);
    const upcoming = tickets.filter(({ StartTime }) => Date.parse(StartTime) > Date.now());
    expect(upcoming.length).toBeGreaterThan(0);
    expect(upcoming.length).toBeLessThan(tickets.length);
    expect(tickets.length).toBeGreaterThan(10);
    const pictures = await Promise.all(tickets.map(({ QRUrl }) => fetch(QRUrl ?? "")));
    const statuses = new Set(pictures.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 404]));
  });

  it("refuses pages of a size that is no number", async () => {
    const member = await demoMember();
    const reply = await member.get(`${dialect.tickets}?skip=two`);
    expect(reply.status).toBe(dialect.isPaged ? 400 : 200);
  });
});

async function wholeList<Item>(client: Client, path: string, isPaged: boolean): Promise<Item[]> {
  if (!isPaged) return bodyOf<Item[]>(client.get(path));
  const items: Item[] = [];
  for (let skip = 0; ; skip += 10) {
    const page = await bodyOf<Item[]>(client.get(`${path}?skip=${skip}&take=10`));
    expect(page.length).toBeLessThanOrEqual(10);
    items.push(...page);
    if (page.length < 10) return items;
  }
}

import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createFetcher, type FetchResult } from "../../src/fetch/fetcher.ts";
import type { FetcherOptions, SiteRequest } from "../../src/fetch/request.ts";
import type { LoadedSnapshot } from "../../src/model/snapshot.ts";
import { anArticle, anEvent, aProduction, aSite, aSnapshot } from "../builders.ts";
import { aWireArticle, aWireEvent } from "../wire-builders.ts";
import { type LocalServer, type RecordedRequest, sendJson, startServer } from "../local-server.ts";

/** Fetch against servers that do what servers should not. */

type Answer = (response: ServerResponse, request: RecordedRequest) => void;

const SITES = "GET /sites";
const EVENTS = "GET /sites/192/events";
const LOGIN = "POST /auth/login";
const BLOCK_DATA = "GET /site/192/block-data?stable=1";
const ARTICLES = "GET /site/192/article?stable=1";

const PASSWORDS = ["platform-password", "management-password"];

let servers: LocalServer[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

const wireEvent = aWireEvent({ production: aProduction() });
const wireArticle = aWireArticle();

const json =
  (body: unknown): Answer =>
  (response) =>
    sendJson(response, body);
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end("Feil");

/** A server that follows the contract but for the answers given. */
async function serve(answers: Record<string, Answer>): Promise<LocalServer> {
  const all: Record<string, Answer> = {
    [SITES]: json([aSite()]),
    [EVENTS]: json([wireEvent]),
    [LOGIN]: json({ token: "token-1" }),
    [BLOCK_DATA]: json([]),
    [ARTICLES]: json([wireArticle]),
    ...answers,
  };
  const server = await startServer((request, response) => {
    const answer = all[`${request.method} ${request.url}`] ?? status(404);
    answer(response, request);
  });
  servers.push(server);
  return server;
}

function fetchFrom(
  server: LocalServer,
  options: Partial<FetcherOptions> = {},
  request: Partial<SiteRequest> = {},
): Promise<FetchResult> {
  const fetcher = createFetcher({
    platformLogin: { user: "platform", password: "platform-password" },
    managementLogin: { user: "management", password: "management-password" },
    now: Date.parse("2026-12-05T12:00:00Z"),
    ...options,
    limits: {
      timeoutMs: 60_000,
      retry: { attempts: 2, baseDelayMs: 1, maxDelayMs: 10 },
      ...options.limits,
    },
  });
  const address = { platformUrl: server.url, managementUrl: server.url };
  return fetcher.fetchSite({ siteId: "192", ...address, ...request });
}

async function errorOf(promise: Promise<unknown>): Promise<Error> {
  const error: unknown = await promise.then(
    () => new Error("it did not fail"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  return error as Error;
}

describe("a server that behaves", () => {
  it("is asked with its own kind of credentials, once for each list", async () => {
    const server = await serve({});
    const { snapshot, problems } = await fetchFrom(server);
    expect(problems).toEqual([]);
    expect(snapshot).toEqual(aSnapshot({ fetchedAt: "2026-12-05T12:00:00.000Z" }));
    const asked = server.requests.map(({ method, url }) => `${method} ${url}`);
    expect(asked.sort()).toEqual([ARTICLES, BLOCK_DATA, EVENTS, SITES, LOGIN].sort());
    const credentials = (name: string) =>
      server.requests.find(({ method, url }) => `${method} ${url}` === name)?.headers.authorization;
    expect(credentials(EVENTS)).toMatch(/^Basic /);
    expect(credentials(ARTICLES)).toBe("Bearer token-1");
  });

  it("with no records at all is right where there was no snapshot before", async () => {
    const server = await serve({ [EVENTS]: json([]), [ARTICLES]: json([]) });
    const { snapshot, problems } = await fetchFrom(server);
    expect(snapshot).toMatchObject({ events: [], productions: [], articles: [] });
    expect(problems).toEqual([]);
  });
});

describe("a server that misbehaves", () => {
  const page: Answer = (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html><h1>Velkommen</h1></html>");
  const hang: Answer = () => undefined;
  const reset: Answer = (response) => response.socket?.resetAndDestroy();
  const truncated: Answer = (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end('[{"id": "e1", "tit');
  const brokenOff: Answer = (response) => {
    response.writeHead(200, { "content-length": "500" });
    response.write("[1,", () => response.socket?.destroy());
  };
  const drip: Answer = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  };
  const huge: Answer = (response) => response.end(`<html>${"x".repeat(50_000_000)}`);

  it.each<[string, string, Answer, string, string]>([
    ["answers 500", EVENTS, status(500), "status-error", "Request failed with status code 500"],
    ["answers 503", SITES, status(503), "status-error", "Request failed with status code 503"],
    ["answers 404", ARTICLES, status(404), "status-error", "Request failed with status code 404"],
    ["answers 401", EVENTS, status(401), "auth-failed", "Request failed with status code 401"],
    ["answers 403", LOGIN, status(403), "auth-failed", "Request failed with status code 403"],
    ["hangs", EVENTS, hang, "timeout", "timeout of 1000 ms exceeded"],
    ["hangs at the login", LOGIN, hang, "timeout", "timeout of 1000 ms exceeded"],
    ["drips", BLOCK_DATA, drip, "timeout", "timeout of 1000 ms exceeded"],
    ["resets the connection", SITES, reset, "network-error", "Network Error"],
    ["breaks off", EVENTS, brokenOff, "network-error", "Network Error"],
    ["truncates its JSON", ARTICLES, truncated, "body-invalid", "is not JSON"],
    ["sends a page", EVENTS, page, "body-invalid", "(text/html) is not JSON: it is an HTML page"],
    ["sends 50 MB of page", EVENTS, huge, "body-invalid", "it is an HTML page"],
    ["sends nothing", SITES, status(204), "body-invalid", "is not a JSON list"],
    ["sends an object", EVENTS, json({ events: [] }), "body-invalid", "is not a JSON list"],
    ["sends no token", LOGIN, json({ ok: true }), "body-invalid", "no token"],
    ["sends a false token", LOGIN, json({ token: "a\nb" }), "body-invalid", "no token"],
    [
      "redirects in a circle",
      EVENTS,
      status(302, { location: EVENTS.slice(4) }),
      "redirect-refused",
      "5 redirects",
    ],
  ])("%s: one line says where and why (%s)", async (_, name, answer, code, reason) => {
    const server = await serve({ [name]: answer });
    // Only servers that never end are waited for: this machine may be busy.
    const limits = code === "timeout" ? { timeoutMs: 1000 } : {};
    const error = await errorOf(fetchFrom(server, { limits }));
    expect(error).toMatchObject({ code });
    expect(error.message).toContain(reason);
    expect(error.message).toContain(`${server.url}${name.replace(/^\w+ |\?.*/g, "")}`);
    expect(error.message).not.toContain("\n");
    const text = `${error.message} ${(error as { hint?: string }).hint ?? ""}`;
    for (const secret of [...PASSWORDS, "token-1"]) expect(text).not.toContain(secret);
  });

  it("cannot send more than the limit", async () => {
    const server = await serve({ [EVENTS]: huge });
    const error = await errorOf(fetchFrom(server, { limits: { maxBytes: 1_000_000 } }));
    expect(error).toMatchObject({ code: "body-too-large" });
  });

  it("cannot make the run as a whole last longer than its limit", async () => {
    const server = await serve({ [EVENTS]: drip, [ARTICLES]: hang });
    const error = await errorOf(fetchFrom(server, { overallMs: 300 }));
    expect(error).toMatchObject({ code: "timeout" });
    expect(error.message).toContain("timeout of 300 ms exceeded");
  });

  it("on one list has the other calls of the site cut short", async () => {
    const server = await serve({ [EVENTS]: status(404), [ARTICLES]: hang });
    const error = await errorOf(fetchFrom(server));
    expect(error.message).toContain("status code 404");
  });

  it("now and then is tried again", async () => {
    const onceFailing = (fail: Answer, good: Answer): Answer => {
      const answers = [fail];
      return (response, request) => (answers.pop() ?? good)(response, request);
    };
    const server = await serve({
      [EVENTS]: onceFailing(status(503), json([wireEvent])),
      [ARTICLES]: onceFailing(status(429, { "retry-after": "0" }), json([wireArticle])),
      [LOGIN]: onceFailing(reset, json({ token: "token-1" })),
    });
    const retry = { attempts: 3, baseDelayMs: 1, maxDelayMs: 10 };
    const { snapshot } = await fetchFrom(server, { limits: { retry } });
    expect(snapshot.events).toHaveLength(1);
    expect(snapshot.articles).toHaveLength(1);
  });

  it("for good is not tried more often than allowed, the login neither", async () => {
    for (const name of [EVENTS, LOGIN]) {
      const server = await serve({ [name]: status(503) });
      await errorOf(fetchFrom(server));
      const asked = server.requests.filter(({ method, url }) => `${method} ${url}` === name);
      expect(asked).toHaveLength(2);
    }
  });

  it("by letting the token expire in the middle is logged in to again, once", async () => {
    let token = 0;
    const guarded =
      (body: unknown): Answer =>
      (response, { headers }) => {
        if (headers.authorization === "Bearer token-2") sendJson(response, body);
        else response.writeHead(401).end();
      };
    const server = await serve({
      [LOGIN]: (response) => sendJson(response, { token: `token-${++token}` }),
      [BLOCK_DATA]: guarded([]),
      [ARTICLES]: guarded([wireArticle]),
    });
    const { snapshot } = await fetchFrom(server);
    expect(snapshot.articles).toHaveLength(1);
    expect(token).toBe(2);
  });

  it("by sending calls elsewhere gets no credentials taken there", async () => {
    const other = await serve({ [EVENTS]: json([wireEvent]) });
    const away = status(302, { location: `${other.url}/sites/192/events` });
    const server = await serve({ [EVENTS]: away });
    await fetchFrom(server);
    expect(other.requests).toHaveLength(1);
    expect(other.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe("records that misbehave", () => {
  it("are left out one by one, and the rest is there", async () => {
    const server = await serve({
      [EVENTS]: json([null, { ...wireEvent, id: "e2", title: null }, wireEvent, "x"]),
      [ARTICLES]: json([{ ...wireArticle, content: "<script>1</script>a", slug: 5 }]),
      [BLOCK_DATA]: json([{ id: "a", component: "Ticker", locale: "nb", data: {} }]),
    });
    const { snapshot, problems, etags } = await fetchFrom(server);
    expect(snapshot.events.map(({ id }) => id)).toEqual(["e1"]);
    expect(snapshot.articles).toMatchObject([{ content: "a", slug: "5" }]);
    expect(problems.map(({ code, record }) => `${code} ${record ?? ""}`)).toEqual([
      "record-invalid event without id (number 1 of the list)",
      "record-invalid event e2",
      "record-invalid event without id (number 4 of the list)",
      "field-invalid article a1",
      "html-sanitised article a1",
      "block-unknown block-data a",
    ]);
    expect(etags).toEqual({});
  });

  it("in the site's own record are an error that names the field", async () => {
    const server = await serve({ [SITES]: json([null, { ...aSite(), host: 5 }]) });
    const error = await errorOf(fetchFrom(server));
    expect(error.message).toContain(`GET ${server.url}/sites: site 192: host`);
  });
});

describe("against sudden losses", () => {
  const previous = (events: number, articles: number): LoadedSnapshot => ({
    snapshot: aSnapshot({
      events: Array.from({ length: events }, (_, id) => anEvent({ id: String(id) })),
      articles: Array.from({ length: articles }, (_, id) => anArticle({ id: String(id) })),
    }),
    manifest: { etags: {} } as LoadedSnapshot["manifest"],
    intact: true,
    problems: [],
  });

  it.each([
    [3, 1, "only 1 of 3 events are left"],
    [1, 3, "only 1 of 3 articles are left"],
  ])("a fetch after %i events and %i articles is refused", async (events, articles, reason) => {
    const server = await serve({});
    const error = await errorOf(fetchFrom(server, {}, { previous: previous(events, articles) }));
    expect(error).toMatchObject({ code: "shrinkage-refused" });
    expect(error.message).toContain(reason);
  });

  it("an empty list is refused where there was one record", async () => {
    const server = await serve({ [ARTICLES]: json([]) });
    const error = await errorOf(fetchFrom(server, {}, { previous: previous(1, 1) }));
    expect(error).toMatchObject({ code: "shrinkage-refused" });
  });

  it("half of the records is enough, and force lets any loss through", async () => {
    const server = await serve({});
    await expect(fetchFrom(server, {}, { previous: previous(2, 2) })).resolves.toBeDefined();
    const forced = fetchFrom(server, {}, { previous: previous(9, 9), force: true });
    await expect(forced).resolves.toBeDefined();
  });
});

describe("entity tags", () => {
  const tagged =
    (body: unknown, tag: string): Answer =>
    (response, { headers }) => {
      if (headers["if-none-match"] === tag) response.writeHead(304, { etag: tag }).end();
      else sendJson(response, body, { etag: tag });
    };

  it("save asking again, unless the last snapshot was changed by other hands", async () => {
    const server = await serve({ [EVENTS]: tagged([wireEvent], '"e"') });
    const first = await fetchFrom(server);
    const address = `${server.url}/sites/192/events`;
    expect(first.etags).toEqual({ [address]: '"e"' });
    const snapshot = aSnapshot({ events: [anEvent({ title: "Fra forrige gang" })] });
    const manifest = { etags: first.etags } as LoadedSnapshot["manifest"];
    const last = { snapshot, manifest, problems: [] };
    const titles = async (intact: boolean) => {
      const again = await fetchFrom(server, {}, { previous: { ...last, intact } });
      expect(again.etags).toEqual(first.etags);
      return again.snapshot.events.map(({ title }) => title);
    };
    expect(await titles(true)).toEqual(["Fra forrige gang"]);
    expect(await titles(false)).toEqual(["Den lange veien"]);
  });

  it("are not kept for a list with faults, so that every run reports them", async () => {
    const server = await serve({ [EVENTS]: tagged([wireEvent, null], '"e"') });
    expect((await fetchFrom(server)).etags).toEqual({});
  });
});

describe("several sites of one run", () => {
  it("share the list of sites and the login, within the limit of parallel requests", async () => {
    let open = 0;
    let most = 0;
    const counted =
      (body: unknown): Answer =>
      (response) => {
        most = Math.max(most, ++open);
        setTimeout(() => {
          open--;
          sendJson(response, body);
        }, 20);
      };
    const ids = ["1", "2", "3", "4"];
    const answers: Record<string, Answer> = {
      [SITES]: counted(ids.map((id) => aSite({ id }))),
      [LOGIN]: json({ token: "token-1" }),
    };
    for (const id of ids) {
      answers[`GET /sites/${id}/events`] = counted([wireEvent]);
      answers[`GET /site/${id}/block-data?stable=1`] = counted([]);
      answers[`GET /site/${id}/article?stable=1`] = counted([wireArticle]);
    }
    const server = await serve(answers);
    const fetcher = createFetcher({
      platformLogin: undefined,
      managementLogin: { user: "u", password: "p" },
      now: 0,
      concurrency: 3,
    });
    const address = { platformUrl: server.url, managementUrl: server.url };
    await Promise.all(ids.map((siteId) => fetcher.fetchSite({ siteId, ...address })));
    const asked = server.requests.map(({ method, url }) => `${method} ${url}`);
    expect(asked.filter((name) => name === SITES || name === LOGIN).sort()).toEqual([SITES, LOGIN]);
    expect(most).toBe(3);
  });

  it("do not fail together", async () => {
    const server = await serve({
      [SITES]: json([aSite(), aSite({ id: "7" })]),
      "GET /sites/7/events": status(500),
      "GET /site/7/block-data?stable=1": json([]),
      "GET /site/7/article?stable=1": json([]),
    });
    const fetcher = createFetcher({
      platformLogin: undefined,
      managementLogin: undefined,
      now: 0,
      limits: { retry: { attempts: 1, baseDelayMs: 1, maxDelayMs: 1 } },
    });
    const address = { platformUrl: server.url, managementUrl: server.url };
    const outcomes = await Promise.allSettled(
      ["192", "7"].map((siteId) => fetcher.fetchSite({ siteId, ...address })),
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a caller that gives up", () => {
  it("has its own reason raised", async () => {
    const server = await serve({ [EVENTS]: () => undefined });
    const controller = new AbortController();
    const fetching = fetchFrom(server, { signal: controller.signal });
    const reason = new Error("Ctrl-C");
    setTimeout(() => controller.abort(reason), 100);
    expect(await errorOf(fetching)).toBe(reason);
  });
});

import { describe, expect, it } from "vitest";
import type { Sandbox } from "../../src/sandbox/index.ts";
import type {
  WireArticle,
  WireBasicEvent,
  WireBlockData,
  WireEvent,
  WireLiveEvent,
  WireSite,
} from "../../src/sandbox/wire.ts";
import {
  bodyOf,
  platformAuthentication,
  sandboxForTest,
  setting,
} from "../unit/sandbox/sandbox-under-test.ts";

/** Contract, sections 1 to 4, seen from a client that knows nothing but the contract. */

describe("the platform data API", () => {
  it("refuses a call without credentials, and says how to authenticate", async () => {
    const sandbox = await sandboxForTest();
    const reply = await fetch(`${setting(sandbox, "PLATFORM_URL")}/sites`);
    expect(reply.status).toBe(401);
    expect(reply.headers.get("www-authenticate")).toMatch(/^Basic /);
  });

  it("lists the three sites with their partners", async () => {
    const sandbox = await sandboxForTest();
    const sites = await bodyOf<WireSite[]>(platform(sandbox, "/sites"));
    expect(sites.map(({ id, partners }) => [id, partners])).toEqual([
      [192, [192]],
      [118, [118]],
      [178, [178]],
    ]);
    for (const { stage, published, skeletonVersion, locale } of sites) {
      expect({ stage, published, skeletonVersion, locale }).toEqual({
        stage: "production",
        published: false,
        skeletonVersion: "v12.0.1",
        locale: expect.objectContaining({ enabled: ["nb"], default: "nb" }) as unknown,
      });
    }
  });

  it("sends events whose films and shows have the addresses of their pages", async () => {
    const sandbox = await sandboxForTest();
    const events = await bodyOf<WireEvent[]>(platform(sandbox, "/sites/192/events"));
    for (const { id, production } of events) {
      expect(String(id)).toMatch(/^\d+$/);
      if (production.object === "movie")
        expect(production.parentSlug).toMatch(/^[a-z0-9-]+-dxm-\d+$/);
      else expect(production.pageReference).toMatch(/-(DXM\d+|[A-Z0-9]+)$/);
    }
    const culture = new Set(
      events.filter(({ production }) => production.object === "culture").map(({ title }) => title),
    );
    expect(culture.size).toBeGreaterThanOrEqual(18);
    expect(culture.size).toBeLessThanOrEqual(40);
  });

  it("answers 304 to a client that has the same version, and 200 to one that has another", async () => {
    const sandbox = await sandboxForTest();
    const first = await platform(sandbox, "/sites/192/events");
    const etag = first.headers.get("etag") ?? "";
    const again = await platform(sandbox, "/sites/192/events", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const other = await platform(sandbox, "/sites/118/events", { "if-none-match": etag });
    expect(other.status).toBe(200);
  });

  it("does not know other sites, paths and methods", async () => {
    const sandbox = await sandboxForTest();
    expect((await platform(sandbox, "/sites/7/events")).status).toBe(404);
    expect((await platform(sandbox, "/events")).status).toBe(404);
    const put = await fetch(`${setting(sandbox, "PLATFORM_URL")}/sites`, {
      method: "PUT",
      headers: platformAuthentication(sandbox),
    });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET"]);
  });
});

describe("the management API", () => {
  it("gives a token for the right password only", async () => {
    const sandbox = await sandboxForTest();
    expect((await logIn(sandbox, "feil")).status).toBe(401);
    const { token } = await bodyOf<{ token: string }>(logIn(sandbox));
    expect((await management(sandbox, "/site/192/article?stable=1", token)).status).toBe(200);
    expect((await management(sandbox, "/site/192/article?stable=1", "other")).status).toBe(401);
  });

  it("ends a token after its time", async () => {
    let now = Date.parse("2026-09-14T10:00:00Z");
    const sandbox = await sandboxForTest({ now: () => now, sessionLifeMs: 1000 });
    const { token } = await bodyOf<{ token: string }>(logIn(sandbox));
    now += 1000;
    expect((await management(sandbox, "/site/192/article?stable=1", token)).status).toBe(401);
  });

  it("wants stable=1", async () => {
    const sandbox = await sandboxForTest();
    const { token } = await bodyOf<{ token: string }>(logIn(sandbox));
    for (const path of ["/site/192/article", "/site/192/block-data?stable=0"])
      expect((await management(sandbox, path, token)).status).toBe(400);
  });

  it("sends articles with a uuid, times in milliseconds and pictures that have an address", async () => {
    const sandbox = await sandboxForTest();
    const { token } = await bodyOf<{ token: string }>(logIn(sandbox));
    const articles = await bodyOf<WireArticle[]>(
      management(sandbox, "/site/192/article?stable=1", token),
    );
    expect(articles.length).toBeGreaterThan(0);
    for (const { id, node_locale, image, content, createdAt, updatedAt } of articles) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(node_locale).toBe("nb");
      expect(image).toMatch(new RegExp(`^${sandbox.url}/pictures/[\\w-]+$`));
      expect(content).not.toContain("picture:");
      expect(createdAt).toBeLessThanOrEqual(updatedAt);
      expect(createdAt).toBeLessThan(Date.now());
    }
  });

  it("sends block data with ids of their own, dates of newsletters and pictures' addresses", async () => {
    const sandbox = await sandboxForTest();
    const { token } = await bodyOf<{ token: string }>(logIn(sandbox));
    const blocks = await bodyOf<WireBlockData[]>(
      management(sandbox, "/site/192/block-data?stable=1", token),
    );
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    const text = JSON.stringify(blocks);
    expect(text).not.toMatch(/"image":"(?!http|")|picture:|daysAgo/);
    expect(blocks.map(({ id }) => id)).toContain("front-slideshow");
  });
});

describe("the runtime API", () => {
  it("lists the events of a site without credentials, for any origin", async () => {
    const sandbox = await sandboxForTest();
    const reply = await runtime(sandbox, "/sites/site192a/basic_events");
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    const basic = await bodyOf<WireBasicEvent[]>(reply);
    const events = await bodyOf<WireEvent[]>(platform(sandbox, "/sites/192/events"));
    expect(basic).toEqual(
      events.map(({ id, code, title, startTime, updatedAt }) => ({
        id,
        code,
        title,
        startTime,
        updatedAt,
      })),
    );
  });

  it("sends fresh data of the events that are asked for, and of no others", async () => {
    const sandbox = await sandboxForTest();
    const ids = await eventIds(sandbox, "site192a");
    const keys = [...ids.slice(0, 3), "unknown"].join(",");
    const live = await bodyOf<WireLiveEvent[]>(
      runtime(sandbox, `/events?site=site192a&keys=${keys}`),
    );
    expect(live.map(({ id }) => String(id))).toEqual(ids.slice(0, 3));
  });

  it("tells of some events that have sold out since, and the same each time", async () => {
    const sandbox = await sandboxForTest();
    const events = await bodyOf<WireEvent[]>(platform(sandbox, "/sites/192/events"));
    const onSale = events.filter(({ status }) => status === "onsale").slice(0, 50);
    const path = `/events?site=site192a&keys=${onSale.map(({ id }) => id).join(",")}`;
    const live = await bodyOf<WireLiveEvent[]>(runtime(sandbox, path));
    expect(new Set(live.map(({ status }) => status))).toEqual(
      new Set(["onsale", "few", "soldout"]),
    );
    for (const { status, seatsAvailable } of live)
      if (status === "soldout") expect(seatsAvailable).toBe(0);
      else expect(seatsAvailable).toBeGreaterThan(0);
    expect(await bodyOf(runtime(sandbox, path))).toEqual(live);
  });

  it("takes 50 ids in a call and refuses 51, none, and a site that does not exist", async () => {
    const sandbox = await sandboxForTest();
    const statusFor = async (count: number, site = "site192a") => {
      const keys = Array.from({ length: count }, (_, index) => `id${index}`).join(",");
      return (await runtime(sandbox, `/events?site=${site}&keys=${keys}`)).status;
    };
    expect(await statusFor(50)).toBe(200);
    expect(await statusFor(51)).toBe(400);
    expect(await statusFor(0)).toBe(400);
    expect(await statusFor(1, "site7a")).toBe(404);
  });

  it("parts ids at plain commas only", async () => {
    const sandbox = await sandboxForTest();
    const ids = Array.from({ length: 30 }, (_, index) => encodeURIComponent(`a,${index}`));
    const reply = await runtime(sandbox, `/events?site=site192a&keys=${ids.join(",")}`);
    expect(reply.status).toBe(200);
  });
});

describe("checkout and ticket provider", () => {
  it("shows what would be bought, in Norwegian", async () => {
    const sandbox = await sandboxForTest();
    const [event] = await bodyOf<WireEvent[]>(platform(sandbox, "/sites/178/events"));
    const reply = await checkout(sandbox, String(event?.id));
    expect(reply.status).toBe(200);
    const page = await reply.text();
    expect(page).toContain('lang="nb"');
    expect(page).toContain(`<h1>${event?.title ?? ""}</h1>`);
  });

  it("escapes an id that is markup", async () => {
    const sandbox = await sandboxForTest();
    const reply = await checkout(sandbox, `<img src=x onerror="alert('1')">`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain("<img");
  });

  it("knows the demo member at the ticket provider after log-in", async () => {
    const sandbox = await sandboxForTest();
    const base = setting(sandbox, "TICKET_PROVIDER_URL");
    const query = "email=medlem@demo.example&password=kinoklubb&remember=true";
    expect((await fetch(`${base}/checkout/profile/auth`)).status).toBe(401);
    const login = await fetch(`${base}/v3/ebillett/auth/login?${query}`, { method: "POST" });
    const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
    const profile = await fetch(`${base}/checkout/profile/auth`, { headers: { cookie } });
    expect([login.status, profile.status]).toEqual([200, 200]);
  });
});

function platform(
  sandbox: Sandbox,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${setting(sandbox, "PLATFORM_URL")}${path}`, {
    headers: { ...platformAuthentication(sandbox), ...headers },
  });
}

function logIn(sandbox: Sandbox, password = setting(sandbox, "MANAGEMENT_PASSWORD")) {
  return fetch(`${setting(sandbox, "MANAGEMENT_URL")}/auth/login`, {
    method: "POST",
    body: JSON.stringify({ username: setting(sandbox, "MANAGEMENT_USER"), password }),
  });
}

function management(sandbox: Sandbox, path: string, token: string): Promise<Response> {
  return fetch(`${setting(sandbox, "MANAGEMENT_URL")}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

function runtime(sandbox: Sandbox, path: string): Promise<Response> {
  return fetch(`${setting(sandbox, "RUNTIME_URL")}${path}`);
}

function checkout(sandbox: Sandbox, id: string): Promise<Response> {
  return fetch(setting(sandbox, "CHECKOUT_URL").replace(":eventId", encodeURIComponent(id)));
}

async function eventIds(sandbox: Sandbox, siteKey: string): Promise<string[]> {
  const events = await bodyOf<WireBasicEvent[]>(runtime(sandbox, `/sites/${siteKey}/basic_events`));
  return events.map(({ id }) => String(id));
}

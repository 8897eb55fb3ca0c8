import { afterEach, describe, expect, it } from "vitest";
import type { Auth } from "../../../src/http/auth.ts";
import { createClient } from "../../../src/http/client.ts";
import { type Handler, type LocalServer, sendJson, startServer } from "../../local-server.ts";

let servers: LocalServer[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(handler: Handler): Promise<LocalServer> {
  const server = await startServer(handler);
  servers.push(server);
  return server;
}

function clientOf(server: LocalServer, auth: Auth) {
  return createClient({ baseUrl: server.url, auth, endpoints: { list: "/list" } });
}

/** Tokens `t1`, `t2` …, counted. */
function tokens() {
  let count = 0;
  return {
    count: () => count,
    login: () => Promise.resolve(`t${++count}`),
  };
}

/** Accepts only the named token. */
function accepting(token: string): Handler {
  return (request, response) => {
    if (request.headers.authorization === `Bearer ${token}`) sendJson(response, []);
    else response.writeHead(401).end();
  };
}

describe("authentication", () => {
  it("mode none sends nothing", async () => {
    const server = await serve((_, response) => sendJson(response, []));
    await clientOf(server, { mode: "none" }).get("list");
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("mode basic sends user and password as UTF-8", async () => {
    const server = await serve((_, response) => sendJson(response, []));
    await clientOf(server, { mode: "basic", user: "kåre", password: "p:å" }).get("list");
    const expected = `Basic ${Buffer.from("kåre:p:å").toString("base64")}`;
    expect(server.requests[0]?.headers.authorization).toBe(expected);
  });

  it("mode basic does not repeat what was refused", async () => {
    const server = await serve((_, response) => response.writeHead(401).end());
    const client = clientOf(server, { mode: "basic", user: "u", password: "hemmelig" });
    const error: unknown = await client.get("list").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "auth-failed" });
    expect(String(error)).not.toContain("hemmelig");
    expect(server.requests).toHaveLength(1);
  });

  it("of another mode is an error when the client is made", async () => {
    const server = await serve(() => undefined);
    const auth = { mode: "digest" } as unknown as Auth;
    expect(() => clientOf(server, auth)).toThrow(
      expect.objectContaining({ code: "auth-mode-unknown" }) as Error,
    );
  });
});

describe("mode bearer", () => {
  it("logs in when the first call needs it, and keeps the token", async () => {
    const server = await serve(accepting("t1"));
    const { login, count } = tokens();
    const client = clientOf(server, { mode: "bearer", login });
    expect(count()).toBe(0);
    await client.get("list");
    await client.get("list");
    expect(count()).toBe(1);
  });

  it("refreshes a refused token once and repeats the call once", async () => {
    const server = await serve(accepting("t2"));
    const { login, count } = tokens();
    await clientOf(server, { mode: "bearer", login }).post("list", { body: { a: 1 } });
    expect(count()).toBe(2);
    expect(server.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  it("raises a second refusal", async () => {
    const server = await serve(accepting("never"));
    const { login, count } = tokens();
    const call = clientOf(server, { mode: "bearer", login }).get("list");
    await expect(call).rejects.toMatchObject({ code: "auth-failed", status: 401 });
    expect(count()).toBe(2);
    expect(server.requests).toHaveLength(2);
  });

  it("shares one refresh between parallel calls", async () => {
    const server = await serve(accepting("t2"));
    const { login, count } = tokens();
    const client = clientOf(server, { mode: "bearer", login });
    await Promise.all([1, 2, 3, 4, 5].map(() => client.get("list")));
    expect(count()).toBe(2);
    expect(server.requests).toHaveLength(10);
  });

  it("does not refresh again for a call that was refused with an older token", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const server = await serve((request, response) => {
      const isOld = request.headers.authorization === "Bearer t1";
      const isSlow = isOld && server.requests.length === 1;
      void (isSlow ? held : Promise.resolve()).then(() => {
        if (isOld) response.writeHead(401).end();
        else sendJson(response, []);
      });
    });
    const { login, count } = tokens();
    const client = clientOf(server, { mode: "bearer", login });
    const slow = client.get("list");
    await client.get("list");
    release();
    await slow;
    expect(count()).toBe(2);
  });

  it("tries to log in anew after a login that failed", async () => {
    const server = await serve(accepting("ok"));
    let attempts = 0;
    const login = () =>
      ++attempts === 1 ? Promise.reject(new Error("not now")) : Promise.resolve("ok");
    const client = clientOf(server, { mode: "bearer", login });
    await expect(client.get("list")).rejects.toThrow("not now");
    await expect(client.get("list")).resolves.toMatchObject({ status: 200 });
  });
});

describe("a redirect", () => {
  it("within the origin keeps the credentials", async () => {
    const server = await serve((request, response) => {
      if (request.url === "/list") response.writeHead(302, { location: "/moved" }).end();
      else sendJson(response, [request.headers.authorization]);
    });
    const client = clientOf(server, { mode: "bearer", login: () => Promise.resolve("t") });
    expect((await client.get("list")).body).toEqual(["Bearer t"]);
  });

  it("to another origin leaves credentials and headers behind", async () => {
    const other = await serve((_, response) => sendJson(response, ["there"]));
    const server = await serve((_, response) =>
      response.writeHead(307, { location: `${other.url}/list` }).end(),
    );
    const client = clientOf(server, { mode: "basic", user: "u", password: "p" });
    const { body } = await client.get("list", { headers: { "X-Token": "t", cookie: "a=b" } });
    expect(body).toEqual(["there"]);
    expect(other.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(other.requests[0]?.headers).not.toHaveProperty("x-token");
    expect(other.requests[0]?.headers).not.toHaveProperty("cookie");
  });

  it("to another origin and back does not bring the credentials back", async () => {
    const server = await serve((request, response) => {
      if (request.url === "/list") response.writeHead(302, { location: other.url }).end();
      else sendJson(response, [request.headers.authorization ?? "none"]);
    });
    const other = await serve((_, response) =>
      response.writeHead(302, { location: `${server.url}/back` }).end(),
    );
    const client = clientOf(server, { mode: "basic", user: "u", password: "p" });
    expect((await client.get("list")).body).toEqual(["none"]);
  });

  it("never takes a body to another origin", async () => {
    const other = await serve((_, response) => sendJson(response, []));
    const server = await serve((_, response) =>
      response.writeHead(308, { location: `${other.url}/list` }).end(),
    );
    const call = clientOf(server, { mode: "none" }).post("list", { body: { password: "p" } });
    await expect(call).rejects.toMatchObject({ code: "redirect-refused", kind: "redirect" });
    expect(other.requests).toHaveLength(0);
  });

  it("of a POST by 303 becomes a GET without the body", async () => {
    const server = await serve((request, response) => {
      if (request.method === "POST") response.writeHead(303, { location: "/done" }).end();
      else sendJson(response, [request.body, request.headers["content-type"] ?? "none"]);
    });
    const { body } = await clientOf(server, { mode: "none" }).post("list", { body: { a: 1 } });
    expect(body).toEqual(["", "none"]);
  });

  it("in a circle ends with an error", async () => {
    const server = await serve((_, response) =>
      response.writeHead(302, { location: "/list" }).end(),
    );
    await expect(clientOf(server, { mode: "none" }).get("list")).rejects.toMatchObject({
      code: "redirect-refused",
      message: `GET ${server.url}/list: more than 5 redirects`,
    });
  });

  it("to something that is no web address ends with an error", async () => {
    const server = await serve((_, response) =>
      response.writeHead(302, { location: "file:///etc/passwd" }).end(),
    );
    await expect(clientOf(server, { mode: "none" }).get("list")).rejects.toMatchObject({
      kind: "redirect",
    });
  });
});

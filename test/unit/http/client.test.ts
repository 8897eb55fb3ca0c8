import { afterEach, describe, expect, it } from "vitest";
import { type ClientOptions, createClient } from "../../../src/http/client.ts";
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

const endpoints = { thing: "/things/:id", list: "things" };

function clientOf(
  server: LocalServer,
  options: Partial<ClientOptions<keyof typeof endpoints>> = {},
) {
  return createClient({ baseUrl: server.url, auth: { mode: "none" }, endpoints, ...options });
}

describe("an endpoint", () => {
  it("has its parameters substituted percent-encoded, and its query appended", async () => {
    const server = await serve((_, response) => sendJson(response, {}));
    const client = clientOf(server, { baseUrl: `${server.url}/api/` });
    await client.get("thing", {
      params: { id: "a/b ?å" },
      query: { keys: ["1,2", "3"], site: "site192a", skip: 0, none: undefined },
    });
    expect(server.requests[0]?.url).toBe(
      "/api/things/a%2Fb%20%3F%C3%A5?keys=1%2C2,3&site=site192a&skip=0",
    );
  });

  it("refuses a parameter that would lead to another path", async () => {
    const server = await serve((_, response) => sendJson(response, {}));
    const client = clientOf(server);
    await expect(client.get("thing", { params: { id: ".." } })).rejects.toThrow('usable "id"');
    await expect(client.get("thing")).rejects.toThrow('usable "id"');
    expect(server.requests).toHaveLength(0);
  });

  it("is called with the method, a JSON body and the headers of the call", async () => {
    const server = await serve((_, response) => sendJson(response, true));
    const client = clientOf(server);
    for (const method of ["post", "put", "delete"] as const) {
      await client[method]("list", { body: { Email: "a@b.example" }, headers: { "X-Token": "t" } });
    }
    expect(server.requests.map(({ method }) => method)).toEqual(["POST", "PUT", "DELETE"]);
    const [first] = server.requests;
    expect(first?.body).toBe('{"Email":"a@b.example"}');
    expect(first?.headers).toMatchObject({ "content-type": "application/json", "x-token": "t" });
  });
});

describe("a base URL", () => {
  it.each(["ftp://api.example", "api.example", ""])("is refused when it is %j", (baseUrl) => {
    const make = () => createClient({ baseUrl, auth: { mode: "none" }, endpoints });
    expect(make).toThrow(expect.objectContaining({ code: "config-invalid" }) as Error);
  });

  it("is asked itself, however many slashes its path has", async () => {
    const server = await serve((_, response) => sendJson(response, []));
    const client = clientOf(server, { baseUrl: `${server.url}//elsewhere.example/v1/` });
    await client.get("list");
    expect(server.requests[0]?.url).toBe("//elsewhere.example/v1/things");
  });

  it("loses a user and password that stand in it", async () => {
    const server = await serve((_, response) => response.writeHead(500).end());
    const client = clientOf(server, { baseUrl: server.url.replace("//", "//me:secret@") });
    const error: unknown = await client.get("list").catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain("secret");
    expect(String(error)).toContain(`GET ${server.url}/things`);
  });
});

describe("an answer", () => {
  it("is parsed as JSON, and undefined where it is empty", async () => {
    const bodies = ['\ufeff[{"title":"Blåbærturen"}]', ""];
    const server = await serve((_, response) => response.end(bodies.shift()));
    const client = clientOf(server);
    expect((await client.get("list")).body).toEqual([{ title: "Blåbærturen" }]);
    expect((await client.get("list")).body).toBeUndefined();
  });

  it("can be taken as text, as bytes, or not at all", async () => {
    const server = await serve((_, response) => response.end("not JSON"));
    const client = clientOf(server);
    expect((await client.get("list", { expect: "text" })).body).toBe("not JSON");
    expect((await client.get("list", { expect: "bytes" })).body).toEqual(
      new TextEncoder().encode("not JSON"),
    );
    expect((await client.post("list", { expect: "nothing" })).body).toBeUndefined();
  });

  it("is a success for every status from 200 to 299", async () => {
    const statuses = [200, 201, 204, 299];
    const server = await serve((_, response) => response.writeHead(statuses.shift() ?? 500).end());
    const client = clientOf(server);
    for (const status of [...statuses]) expect((await client.get("list")).status).toBe(status);
  });

  it("says that nothing changed where the server confirms the entity tag", async () => {
    const server = await serve((request, response) => {
      if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
      else sendJson(response, [1], { etag: '"v1"' });
    });
    const client = clientOf(server);
    expect(await client.get("list")).toMatchObject({ body: [1], etag: '"v1"', notModified: false });
    expect(await client.get("list", { etag: '"v1"' })).toMatchObject({
      body: undefined,
      notModified: true,
    });
  });
});

describe("a failure", () => {
  it("by status says so in the words of the specification, and carries the response", async () => {
    const server = await serve((_, response) => {
      response.writeHead(409, { "content-type": "application/json" });
      response.end('{"Message":"Finnes fra før"}');
    });
    await expect(
      clientOf(server).post("list", { query: { password: "hemmelig" } }),
    ).rejects.toMatchObject({
      code: "status-error",
      kind: "status",
      status: 409,
      body: { Message: "Finnes fra før" },
      url: `${server.url}/things`,
      message: `POST ${server.url}/things: Request failed with status code 409`,
    });
  });

  it("by refused credentials has a name of its own", async () => {
    const server = await serve((_, response) => response.writeHead(403).end("nei"));
    await expect(clientOf(server).get("list")).rejects.toMatchObject({
      code: "auth-failed",
      kind: "status",
      body: "nei",
    });
  });

  it("to connect is a Network Error", async () => {
    const server = await serve((_, response) => response.end());
    await server.close();
    await expect(clientOf(server).get("list")).rejects.toMatchObject({
      code: "network-error",
      message: `GET ${server.url}/things: Network Error (ECONNREFUSED)`,
    });
  });

  it("in the middle of the body is a Network Error", async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("[1, 2", () => response.socket?.destroy());
    });
    await expect(clientOf(server).get("list")).rejects.toMatchObject({
      kind: "network",
      status: 200,
    });
  });

  it.each([
    ["an HTML page", "<!DOCTYPE html><title>Feil</title>", "it is an HTML page"],
    ["cut off", '[{"title":"Blå', "Unterminated string in JSON"],
    ["something else", "hemmelig", "Unexpected token 'h'"],
  ])(
    "to parse a body that is %s names the content type and why, and carries it",
    async (_, body, why) => {
      const server = await serve((_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).end(body);
      });
      const error: unknown = await clientOf(server)
        .get("list")
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: "body-invalid", kind: "body", status: 200, body });
      expect(String(error)).toContain(
        `GET ${server.url}/things: the answer (text/html) is not JSON`,
      );
      expect(String(error)).toContain(why);
      expect(String(error)).not.toContain("hemmelig");
    },
  );

  it("to parse a long body carries the beginning of it", async () => {
    const server = await serve((_, response) => response.end("<p>".repeat(100_000)));
    const error: unknown = await clientOf(server)
      .get("list")
      .catch((thrown: unknown) => thrown);
    expect((error as { body: string }).body).toBe("<p>".repeat(100_000).slice(0, 64 * 1024));
  });
});

describe("a limit", () => {
  it("on time covers a server that never answers", async () => {
    const server = await serve(() => undefined);
    await expect(clientOf(server, { timeoutMs: 50 }).get("list")).rejects.toMatchObject({
      code: "timeout",
      kind: "timeout",
      message: `GET ${server.url}/things: timeout of 50 ms exceeded`,
    });
  });

  it("on time covers a body that never ends", async () => {
    const server = await serve((_, response) => response.writeHead(200).write("[1,"));
    await expect(clientOf(server, { timeoutMs: 80 }).get("list")).rejects.toMatchObject({
      kind: "timeout",
      status: 200,
    });
  });

  it("on size ends a body that is announced as too large", async () => {
    const server = await serve((_, response) => response.end("x".repeat(2000)));
    await expect(clientOf(server, { maxBytes: 1000 }).get("list")).rejects.toMatchObject({
      code: "body-too-large",
      status: 200,
      message: `GET ${server.url}/things: the answer is larger than the limit of 1000 bytes`,
    });
  });

  it("on size ends a body that never ends", async () => {
    const server = await serve((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write("x".repeat(10_000)));
      };
      response.on("drain", pour);
      pour();
    });
    await expect(clientOf(server, { maxBytes: 1_000_000 }).get("list")).rejects.toMatchObject({
      kind: "size",
    });
  });

  it("of the caller's patience rejects with the caller's own reason", async () => {
    const server = await serve(() => undefined);
    const controller = new AbortController();
    const call = clientOf(server).get("list", { signal: controller.signal });
    const reason = new Error("changed my mind");
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});

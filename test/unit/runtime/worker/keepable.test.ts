import { afterAll, beforeAll, expect, test } from "vitest";
import { isKeepable, pageKeyOf, withoutRedirect } from "../../../../src/runtime/worker/keepable.ts";
import { startServer, type LocalServer } from "../../../local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startServer(({ url }, response) => {
    const { searchParams } = new URL(url, "http://localhost");
    if (searchParams.has("to")) {
      response.writeHead(308, { location: searchParams.get("to") ?? "" }).end();
      return;
    }
    const cacheControl = searchParams.get("cache") ?? "no-cache";
    response.writeHead(Number(searchParams.get("status") ?? 200), {
      "cache-control": cacheControl,
    });
    response.end("text");
  });
});
afterAll(() => server.close());

async function isKept(query: string, init: RequestInit = {}): Promise<boolean> {
  const request = new Request(`${server.url}/${query}`, init);
  return isKeepable(request, await fetch(request.clone()));
}

test("keeps a plain answer", async () => {
  expect(await isKept("")).toBe(true);
});

test.each(["?status=404", "?status=500", "?status=206", "?cache=no-store", "?cache=private"])(
  "keeps no answer to %s",
  async (query) => {
    expect(await isKept(query)).toBe(false);
  },
);

test("keeps nothing that was posted", async () => {
  expect(await isKept("", { method: "POST" })).toBe(false);
});

test.each(["Authorization", "X-Token"])("keeps nothing that was asked with %s", async (name) => {
  expect(await isKept("", { headers: { [name]: "secret" } })).toBe(false);
});

test("keeps an answer of no origin but our own", () => {
  const opaque = Response.error();
  expect(isKeepable(new Request("https://cdn.example/picture.jpg"), opaque)).toBe(false);
});

test("keeps a page once for all its queries and slashes", () => {
  expect(pageKeyOf("https://kultursal.example/search/?q=film#treff")).toBe(
    "https://kultursal.example/search",
  );
  expect(pageKeyOf("https://kultursal.example/?fra=brev")).toBe("https://kultursal.example/");
});

test("keeps the page behind a redirect as if there had been none", async () => {
  const response = await fetch(`${server.url}/?to=/min-side/`);
  expect(response.redirected).toBe(true);
  const kept = withoutRedirect(response);
  expect(kept.redirected).toBe(false);
  expect(kept.headers.get("cache-control")).toBe("no-cache");
  expect(await kept.text()).toBe("text");
});

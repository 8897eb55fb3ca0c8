import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fetchPictures } from "../../../src/fetch/pictures/fetch-pictures.ts";
import { picturesOf } from "../../../src/model/pictures-of.ts";
import { DEFAULT_LIMITS } from "../../../src/fetch/services.ts";
import type { BlockData } from "../../../src/model/block-data.ts";
import type { StoredPicture } from "../../../src/model/snapshot.ts";
import { anArticle, aProduction, aSnapshot } from "../../builders.ts";
import { type Handler, type LocalServer, startServer } from "../../local-server.ts";

let dir: string;
let server: LocalServer;
let handler: Handler;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "cinegen-pictures-"));
  handler = (_, response) => response.writeHead(404).end();
  server = await startServer((request, response) => handler(request, response));
});

afterEach(async () => {
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

function fetchAll(
  paths: readonly string[],
  previous: readonly StoredPicture[] = [],
  options: { overallMs?: number; signal?: AbortSignal } = {},
) {
  const references = paths.map((path) => ({ url: `${server.url}${path}`, record: "article a1" }));
  const limits = { ...DEFAULT_LIMITS, retry: { attempts: 1, baseDelayMs: 1, maxDelayMs: 1 } };
  return fetchPictures(references, { dir, previous, limits, ...options });
}

const answer =
  (type: string, body: Uint8Array | string): Handler =>
  (_, response) =>
    response.writeHead(200, { "content-type": type }).end(body);

function red(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c81e1e" } });
}

describe("the pictures of a snapshot", () => {
  it("are those that its records show, each once, trailers not", () => {
    const asset = (type: string, url: string) => ({ type, url });
    const block = (component: string, data: unknown) =>
      ({ id: component, component, locale: "nb", data }) as BlockData;
    const snapshot = aSnapshot({
      productions: [
        aProduction({ assets: [asset("poster", "1"), asset("trailer", "t"), asset("image", "2")] }),
      ],
      articles: [anArticle({ image: "2", thumbnail: "3" }), anArticle({ id: "b" })],
      blockData: [
        block("Slideshow", { slides: [{ image: "4" }, { image: "" }] }),
        block("CardList", { cards: [{ image: "5" }, {}] }),
        block("Cover", { image: "6" }),
        block("Content", { html: '<img src="7">' }),
      ],
    });
    expect(picturesOf(snapshot).map(({ url, record }) => `${url} ${record}`)).toEqual([
      "1 production p1",
      "2 production p1",
      "3 article a1",
      "4 block-data Slideshow",
      "5 block-data CardList",
      "6 block-data Cover",
    ]);
  });
});

describe("a fetched picture", () => {
  it("is kept as it came, named after its content, with its size and colour", async () => {
    const jpeg = await red(40, 30).jpeg().toBuffer();
    handler = answer("image/jpeg", jpeg);
    const { pictures, problems } = await fetchAll(["/a.jpg?rect=1#x"]);
    expect(problems).toEqual([]);
    const file = `${createHash("sha256").update(jpeg).digest("hex").slice(0, 32)}.jpg`;
    const colour = expect.stringMatching(/^#c[0-9a-f]1[0-9a-f]1[0-9a-f]$/) as string;
    expect(pictures).toEqual([
      { url: `${server.url}/a.jpg?rect=1#x`, file, width: 40, height: 30, colour },
    ]);
    expect(await readFile(join(dir, file))).toEqual(jpeg);
    expect(server.requests[0]?.url).toBe("/a.jpg?rect=1&w=1440&fit=max&auto=compress");
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("that lies on its side is measured as it is shown", async () => {
    const rotated = await red(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    handler = answer("image/jpeg", rotated);
    expect((await fetchAll(["/a"])).pictures).toMatchObject([{ width: 30, height: 40 }]);
  });

  it("that is a drawing becomes a WebP: it could carry scripts", async () => {
    handler = answer(
      "image/svg+xml",
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>1</script><rect width="20" height="10" fill="#00f"/></svg>',
    );
    const { pictures } = await fetchAll(["/a.svg"]);
    expect(pictures).toMatchObject([{ width: 20, height: 10, colour: "#0000ff" }]);
    const file = pictures[0]?.file ?? "";
    expect(file).toMatch(/\.webp$/);
    expect((await sharp(join(dir, file)).metadata()).format).toBe("webp");
  });

  it("is not asked for again while its file is there as it was", async () => {
    handler = answer("image/png", await red(4, 4).png().toBuffer());
    const { pictures } = await fetchAll(["/a"]);
    expect((await fetchAll(["/a"], pictures)).pictures).toEqual(pictures);
    expect(server.requests).toHaveLength(1);
    await writeFile(join(dir, pictures[0]?.file ?? ""), "changed");
    expect((await fetchAll(["/a"], pictures)).pictures).toEqual(pictures);
    expect(server.requests).toHaveLength(2);
  });

  it("may have the same content as another", async () => {
    handler = answer("image/png", await red(4, 4).png().toBuffer());
    const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
    const { pictures, problems } = await fetchAll(paths);
    expect(problems).toEqual([]);
    expect(pictures.map(({ url }) => url)).toEqual(paths.map((path) => `${server.url}${path}`));
    expect(await readdir(dir)).toHaveLength(1);
  });
});

describe("a picture that cannot be had", () => {
  it.each<[string, Handler, string]>([
    ["is not there", (_, response) => response.writeHead(404).end(), "status code 404"],
    ["is a page", answer("text/html", "<html></html>"), "unsupported image format"],
    ["is cut off", answer("image/png", "\x89PNG\r\n\x1a\n"), ""],
    ["is empty", answer("image/png", ""), ""],
    ["is too large", answer("image/png", "x".repeat(21 * 1024 * 1024)), "larger than the limit"],
  ])("because it %s is reported, and the others are kept", async (_, bad, reason) => {
    const good = answer("image/png", await red(4, 4).png().toBuffer());
    handler = (request, response) =>
      (request.url.startsWith("/bad") ? bad : good)(request, response);
    const { pictures, problems } = await fetchAll(["/good", "/bad"]);
    expect(pictures).toHaveLength(1);
    expect(problems).toMatchObject([{ code: "picture-missing", record: "article a1" }]);
    expect(problems[0]?.message).toContain(`${server.url}/bad`);
    expect(problems[0]?.message).toContain(reason);
    expect(problems[0]?.message).not.toContain("\n");
  });

  it("because its host is out of order does not keep the others waiting for that host", async () => {
    handler = (_, response) => response.writeHead(503).end();
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
    const { problems } = await fetchAll(paths);
    expect(problems).toHaveLength(100);
    expect(problems.at(-1)?.message).toContain(`${server.url} is out of order`);
    expect(server.requests.length).toBeLessThan(20);
  });

  it("because the time is over does not take those along that came in time", async () => {
    const good = answer("image/png", await red(4, 4).png().toBuffer());
    handler = (request, response) => {
      if (request.url.startsWith("/good")) good(request, response);
    };
    const { pictures, problems } = await fetchAll(["/good", "/slow"], [], { overallMs: 500 });
    expect(pictures).toHaveLength(1);
    expect(problems[0]?.message).toContain("the time for pictures is over");
  });

  it("because the caller gave up ends the fetch with the caller's reason", async () => {
    handler = () => undefined;
    const controller = new AbortController();
    const fetching = fetchAll(["/a", "/b"], [], { signal: controller.signal });
    const reason = new Error("Ctrl-C");
    setTimeout(() => controller.abort(reason), 50);
    await expect(fetching).rejects.toBe(reason);
  });
});

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ByteCache } from "../../../src/sandbox/picture-service/byte-cache.ts";
import { cropRegion, parsePictureQuery } from "../../../src/sandbox/picture-service/crop.ts";
import { pictureService } from "../../../src/sandbox/picture-service/service.ts";
import { pictureNames } from "../../../src/sandbox/pictures/index.ts";
import { answer } from "../../../src/sandbox/server/service.ts";
import { platformAuthentication, sandboxForTest, setting } from "./sandbox-under-test.ts";

/** Red on the left, blue on the right. */
const TWO_COLOURS = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="600" height="800" fill="#f00"/><rect x="600" width="600" height="800" fill="#00f"/></svg>`;
const CROP = "fit=crop&crop=focalpoint&auto=compress";

const service = pictureService((name) => (name === "two-colours" ? TWO_COLOURS : undefined));

async function ask(name: string, query: string, accept = "image/webp,*/*", asked = service) {
  const reply = await answer(asked, {
    method: "GET",
    path: `/${name}`,
    params: {},
    query: new URLSearchParams(query),
    rawQuery: query,
    headers: { accept },
    body: "",
    remoteAddress: "127.0.0.1",
  });
  return { ...reply, body: Buffer.from(reply.body) };
}

/** @returns which of the two colours the picture has in its middle */
async function middleOf(picture: Buffer): Promise<"red" | "blue"> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? "red" : "blue";
}

describe("the picture service", () => {
  it("crops to exactly the size that is asked for", async () => {
    const { width, height } = await sharp(
      (await ask("two-colours", `w=300&h=300&${CROP}`)).body,
    ).metadata();
    expect([width, height]).toEqual([300, 300]);
  });

  it("keeps the focal point", async () => {
    const left = await ask("two-colours", `w=100&h=400&${CROP}&fp-x=0.1&fp-y=0.5`);
    const right = await ask("two-colours", `w=100&h=400&${CROP}&fp-x=0.9&fp-y=0.5`);
    expect([await middleOf(left.body), await middleOf(right.body)]).toEqual(["red", "blue"]);
  });

  it("keeps the shape where only one side is given, and never enlarges then", async () => {
    const sizes = [];
    for (const query of ["w=600", "h=200", "w=3000", ""]) {
      const { width, height } = await sharp((await ask("two-colours", query)).body).metadata();
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [600, 400],
      [300, 200],
      [1200, 800],
      [1200, 800],
    ]);
  });

  it("sends WebP for auto=compress to those who take it, and JPEG to others", async () => {
    const typeOf = async (query: string, accept: string) =>
      (await ask("two-colours", query, accept)).headers["content-type"];
    expect(await typeOf("w=90&auto=compress", "image/webp")).toBe("image/webp");
    expect(await typeOf("w=90&auto=compress", "image/png")).toBe("image/jpeg");
    expect(await typeOf("w=90", "image/webp")).toBe("image/jpeg");
  });

  it("draws a picture once, however many sizes are asked for", async () => {
    let drawn = 0;
    const counting = pictureService(() => {
      drawn += 1;
      return TWO_COLOURS;
    });
    for (const query of ["w=90", "w=120", "w=90"]) await ask("two-colours", query, "", counting);
    expect(drawn).toBe(1);
  });

  it("answers 404 to an unknown name and 400 to a size that cannot be", async () => {
    expect((await ask("nothing", "w=90")).status).toBe(404);
    for (const query of ["w=0", "w=-1", "w=9999", "h=wide", "w=", "fp-x=2"])
      expect((await ask("two-colours", query)).status, query).toBe(400);
  });
});

describe("the pictures of the demo", () => {
  it("exist for every address that a record has", async () => {
    const sandbox = await sandboxForTest();
    const events = await fetch(`${setting(sandbox, "PLATFORM_URL")}/sites/192/events`, {
      headers: platformAuthentication(sandbox),
    });
    const addresses = (await events.text()).match(/http[^"]+\/pictures\/[^"]+/g) ?? [];
    const names = new Set(addresses.map((address) => address.split("/").at(-1) ?? ""));
    expect(names.size).toBeGreaterThan(30);
    for (const name of names) expect(pictureNames).toContain(name);
  });

  it("are served whole where no size is asked for", async () => {
    const sandbox = await sandboxForTest();
    const [poster] = pictureNames.filter((name) => name.endsWith("-poster"));
    const reply = await fetch(`${sandbox.url}/pictures/${poster ?? ""}`);
    const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([width, height]).toEqual([800, 1200]);
  });
});

describe("a crop region", () => {
  const original = { width: 1200, height: 800 };

  it("is as large as the shape allows and stays inside the picture", () => {
    const corner = cropRegion(original, { width: 100, height: 100 }, { x: 1, y: 1 });
    expect(corner).toEqual({ left: 400, top: 0, width: 800, height: 800 });
    const wide = cropRegion(original, { width: 400, height: 100 }, { x: 0.5, y: 0 });
    expect(wide).toEqual({ left: 0, top: 0, width: 1200, height: 300 });
  });

  it("is in the middle unless crop=focalpoint is asked for", () => {
    const query = parsePictureQuery(new URLSearchParams("fp-x=0.1&fp-y=0.1&fit=crop"));
    expect(query?.focalPoint).toEqual({ x: 0.5, y: 0.5 });
  });
});

describe("the cache of pictures", () => {
  it("makes a picture once for all who ask at the same time, and keeps it", async () => {
    const cache = new ByteCache(100);
    let made = 0;
    const make = () => Promise.resolve(Buffer.alloc(10, ++made));
    await Promise.all([cache.get("a", make), cache.get("a", make)]);
    await cache.get("a", make);
    expect(made).toBe(1);
  });

  it("forgets what was used longest ago once it is full", async () => {
    const cache = new ByteCache(25);
    const made: string[] = [];
    const get = (key: string) =>
      cache.get(key, () => {
        made.push(key);
        return Promise.resolve(Buffer.alloc(10));
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
    expect(made).toEqual(["a", "b", "c", "b"]);
  });

  it("keeps nothing where nothing could be made", async () => {
    const cache = new ByteCache(25);
    expect(await cache.get("a", () => Promise.resolve(undefined))).toBeUndefined();
    expect(await cache.get("a", () => Promise.resolve(Buffer.from("b")))).toEqual(Buffer.from("b"));
  });

  it("tries again after a failure", async () => {
    const cache = new ByteCache(25);
    await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const yes = Buffer.from("yes");
    expect(await cache.get("a", () => Promise.resolve(yes))).toBe(yes);
  });
});

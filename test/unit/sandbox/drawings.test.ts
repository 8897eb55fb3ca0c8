import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureBriefs } from "../../../src/sandbox/content/index.ts";
import { films } from "../../../src/sandbox/pictures/films.ts";
import { drawPicture, pictureNames } from "../../../src/sandbox/pictures/index.ts";

const POSTER_WIDTH = 24;
const LANDSCAPE_WIDTH = 36;

function draw(name: string): string {
  return drawPicture(name) ?? expect.fail(`no drawing of ${name}`);
}

/** A picture as small as a thumbnail: enough to see that something is there, and quick. */
async function thumbnail(name: string) {
  const svg = draw(name);
  const [from, to] = name.endsWith("-poster") ? [1200, POSTER_WIDTH] : [1920, LANDSCAPE_WIDTH];
  const density = (72 * to) / from;
  return sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** @returns how far apart two pictures of one size are, 0 (equal) to 255 */
function distance(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe("the drawings of the demo", () => {
  it("are exactly those that the briefs ask for", () => {
    const wanted = pictureBriefs.map((brief) => brief.name);
    expect([...pictureNames].sort()).toEqual([...wanted].sort());
  });

  it("are posters and landscapes as their briefs say", () => {
    const shapes = { poster: "0 0 1200 1800", landscape: "0 0 1920 1280" };
    const wrong = pictureBriefs.filter(
      ({ name, kind }) => !draw(name).includes(`viewBox="${shapes[kind]}"`),
    );
    expect(wrong).toEqual([]);
  });

  it("are the same each time, whatever was drawn before", () => {
    const first = pictureNames.map(draw);
    const again = pictureNames.toReversed().map(draw).toReversed();
    expect(again).toEqual(first);
  });

  it("do not exist under other names", () => {
    expect(drawPicture("film-that-nobody-made-poster")).toBeUndefined();
    expect(drawPicture("constructor")).toBeUndefined();
  });

  it("need no font, no other file and no script", () => {
    for (const name of pictureNames)
      expect(draw(name), name).not.toMatch(/<text|<image|<script|href/);
  });

  it("have numbers wherever there should be numbers", () => {
    for (const name of pictureNames) expect(draw(name), name).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("refer only to gradients and filters that they define", () => {
    for (const name of pictureNames) {
      const svg = draw(name);
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
      expect(
        [...used].filter((id) => !defined.has(id)),
        name,
      ).toEqual([]);
    }
  });

  it("can be rasterised, and show something", { timeout: 60_000 }, async () => {
    for (const name of pictureNames) {
      const { data, info } = await thumbnail(name);
      const shape = name.endsWith("-poster") ? [24, 36] : [36, 24];
      expect([info.width, info.height], name).toEqual(shape);
      expect(Math.max(...data) - Math.min(...data), name).toBeGreaterThan(60);
    }
  });
});

describe("the posters", () => {
  it("are lettered with the films' titles", () => {
    const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}&]/gu, "");
    const wanted = pictureBriefs.flatMap(({ name, lettering }) =>
      lettering === undefined ? [] : [[name, lettersOf(lettering)]],
    );
    const lettered = Object.entries(films).map(([key, { title }]) => [
      `film-${key}-poster`,
      lettersOf(title.join("")),
    ]);
    expect(Object.fromEntries(lettered)).toEqual(Object.fromEntries(wanted));
  });

  it("can be told apart when they are small", { timeout: 60_000 }, async () => {
    const posters = pictureNames.filter((name) => name.endsWith("-poster"));
    const small = await Promise.all(posters.map(async (name) => (await thumbnail(name)).data));
    const alike = posters.flatMap((name, index) =>
      posters
        .slice(index + 1)
        .filter((_, ahead) => {
          const [a, b] = [small[index], small[index + 1 + ahead]];
          return a && b && distance(a, b) < 15;
        })
        .map((other) => [name, other]),
    );
    expect(alike).toEqual([]);
  });
});

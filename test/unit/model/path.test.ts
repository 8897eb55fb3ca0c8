import { describe, expect, it } from "vitest";
import {
  fileOfPath,
  hrefOfPath,
  isExternal,
  jsonNameOfPath,
  normalisePath,
  segmentOfSlug,
  unusablePathReason,
} from "../../../src/model/path.ts";

describe("a path", () => {
  it("is compared without trailing slash, query and hash", () => {
    expect(normalisePath("/kinoprogram/?dag=1#topp")).toBe("/kinoprogram");
    expect(normalisePath("/#topp")).toBe("/");
    expect(normalisePath("/article/bl%C3%A5b%C3%A6r")).toBe("/article/blåbær");
    expect(normalisePath("/%E0%A4%A")).toBe("/%E0%A4%A");
  });

  it("has one file and one data file", () => {
    expect(["/", "/article/x!", "/404.html"].map(fileOfPath)).toEqual([
      "index.html",
      "article/x!/index.html",
      "404.html",
    ]);
    expect(["/", "/article/x!", "/404.html"].map(jsonNameOfPath)).toEqual([
      "index",
      "article/x!",
      "404",
    ]);
  });

  it("is percent-encoded in an href where it must be, and only there", () => {
    expect(hrefOfPath("/article/vinn-medlemskap!")).toBe("/article/vinn-medlemskap!");
    expect(hrefOfPath("/blåbær & fløte")).toBe("/bl%C3%A5b%C3%A6r%20&%20fl%C3%B8te");
  });

  it("is not an address elsewhere", () => {
    expect(
      ["//x.example", "https://x.example", "mailto:a@b", "javascript:x"].every(isExternal),
    ).toBe(true);
    expect(["/a:b", "/", "side"].some(isExternal)).toBe(false);
  });
});

describe("a slug", () => {
  it.each([
    ["404.html", "its page would have the data file of the slug 404"],
    ["Aux", "Windows keeps the name for itself"],
    ["kino\u202eprog", "it turns the writing direction of whatever shows it"],
    ["..", "it leads out of the output"],
  ])("cannot be %j on any level: %s", (slug) => {
    expect([segmentOfSlug(slug, true).ok, segmentOfSlug(slug, false).ok]).toEqual([false, false]);
  });

  it("may look like another file's name below the top level only", () => {
    expect(segmentOfSlug("kino.no", true).ok).toBe(false);
    expect(segmentOfSlug("kino.no", false)).toMatchObject({ ok: true, segment: "kino.no" });
  });
});

describe("a path that site/ defines", () => {
  it.each(["/", "/404.html", "/offline.html", "/gavekort.html", "/gammel/side.php", "/~kino"])(
    "may be %s",
    (path) => expect(unusablePathReason(path)).toBeUndefined(),
  );

  it.each([
    ...[
      "/assets/x",
      "/Page-Data",
      "/index.html",
      "/feed.xml",
      "/sw.js",
      "/_headers",
      "/icon-192.png",
    ],
    ...["/x/", "/x//y", "/x/..", "/x.html/y", "/x*", "/sitemap-2.xml"],
  ])("cannot be %s, which collides in the output or is no path", (path) => {
    expect(unusablePathReason(path)).toBeTypeOf("string");
  });
});

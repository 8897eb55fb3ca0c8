import { describe, expect, it } from "vitest";
import {
  fileOfPath,
  hrefOfPath,
  isExternal,
  jsonNameOfPath,
  normalisePath,
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

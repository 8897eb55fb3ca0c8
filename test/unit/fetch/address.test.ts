import { describe, expect, it } from "vitest";
import { linkTarget, webAddress } from "../../../src/fetch/html/address.ts";

describe("an address of the web", () => {
  it.each([
    ["https://a.example/b.jpg?w=1", "https://a.example/b.jpg?w=1"],
    ["  HTTP://A.example ", "http://a.example/"],
    ["//cdn.example/b.jpg", "https://cdn.example/b.jpg"],
    ['https://a.example/"><script>', "https://a.example/%22%3E%3Cscript%3E"],
  ])("%j is taken in its normal form", (text, expected) => {
    expect(webAddress(text)).toBe(expected);
    expect(webAddress(expected)).toBe(expected);
  });

  it.each(["", "/b.jpg", "ftp://a.example", "javascript:1", "https://", "https://me:pw@a.example"])(
    "is not %j",
    (text) => {
      expect(webAddress(text)).toBeUndefined();
    },
  );
});

describe("the target of a link", () => {
  it.each(["/hjelp?a=1#b", "#topp", "?side=2", "article/x", "tel:+4761", "mailto:a@b"])(
    "may be %j",
    (text) => {
      expect(linkTarget(text)).toBe(text);
    },
  );

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "file:///etc/passwd",
    "blob:x",
    "/\\evil.example",
    "\\\\evil.example",
    "",
  ])("is never %j", (text) => {
    expect(linkTarget(text)).toBeUndefined();
  });

  it("without a scheme but with two slashes leads to the web, and says so", () => {
    expect(linkTarget("//evil.example/x")).toBe("https://evil.example/x");
  });
});

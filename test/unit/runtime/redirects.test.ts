import { expect, test } from "vitest";
import { redirectOf } from "../../../src/runtime/redirects.ts";

const ORIGIN = "https://kultursal.example";
const TABLE = {
  "/gammel": "/ny",
  "/a": "/b",
  "/b": "/c",
  "/rundt": "/i-ring",
  "/i-ring": "/rundt",
  "/selv": "/selv/",
  "/blåbær": "/bær",
  "/ut": "https://other.example/gammel",
  "/med-alt": "/ny?sal=1#tider",
};

function targetOf(address: string): string | undefined {
  const { href } = redirectOf(new URL(address, ORIGIN), TABLE) ?? {};
  return href?.replace(ORIGIN, "");
}

test("keeps query and hash", () => {
  expect(targetOf("/gammel/?dag=1#tider")).toBe("/ny?dag=1#tider");
});

test("prefers the target's own query and hash", () => {
  expect(targetOf("/med-alt?sal=2#kart")).toBe("/ny?sal=1#tider");
});

test("follows a chain to its end", () => {
  expect(targetOf("/a")).toBe("/c");
});

test("ignores what leads back to itself", () => {
  expect(targetOf("/rundt")).toBeUndefined();
  expect(targetOf("/selv")).toBeUndefined();
});

test("compares paths decoded", () => {
  expect(targetOf("/bl%C3%A5b%C3%A6r")).toBe("/b%C3%A6r");
});

test("stops at another origin, whatever its path", () => {
  expect(targetOf("/ut")).toBe("https://other.example/gammel");
});

test("leaves every other address alone, also those named like parts of an object", () => {
  expect(targetOf("/ny")).toBeUndefined();
  expect(targetOf("/constructor")).toBeUndefined();
});

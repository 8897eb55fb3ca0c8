import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "../../src/model/errors.ts";
import { PROBLEM_CODES } from "../../src/model/problem-codes.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** @returns the rows of the table whose first column is headed so: name and sentence */
function tableOf(heading: string): Readonly<Record<string, string>> {
  const start = readme.indexOf(`| ${heading} `);
  const rows = readme.slice(start, readme.indexOf("\n\n", start)).split("\n").slice(2);
  return Object.fromEntries(
    rows.map((row) => {
      const [name = "", text = ""] = row.split("|").slice(1, 3);
      return [name.trim().replaceAll("`", ""), text.trim()];
    }),
  );
}

describe("the README", () => {
  it("lists every error that can end a run", () => {
    expect(tableOf("error")).toEqual(ERROR_CODES);
  });

  it("lists every problem that can be reported", () => {
    expect(tableOf("problem")).toEqual(PROBLEM_CODES);
  });

  it("leads to files that exist", () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(links.length).toBeGreaterThan(0);
    for (const path of links) {
      expect(() => readFileSync(new URL(`../../${path}`, import.meta.url)), path).not.toThrow();
    }
  });
});

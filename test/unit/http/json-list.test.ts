import { describe, expect, it } from "vitest";
import { JsonListCollector } from "../../../src/http/json-list.ts";

/** Hands the text on in pieces of so many bytes, which may end inside a character. */
function collect(text: string, size: number): unknown {
  const bytes = new TextEncoder().encode(text);
  const collector = new JsonListCollector();
  for (let at = 0; at < bytes.length; at += size) collector.add(bytes.subarray(at, at + size));
  return collector.end();
}

const SIZES = [1, 2, 3, 7, 1000];

describe("a JSON list that comes in pieces", () => {
  it.each([
    "[]",
    " [ \n ] ",
    '[1, -2.5e3, true, null, "a"]',
    '[{"a":[1,{"b":"]},[{"}],"c":"\\"\\\\"}, "\\\\", "x\\\\\\"y,", [[],{}]]',
    '\ufeff[{"title":"Blåbærturen 🎬","text":"\\ud83c\\udfac"}]\n',
  ])("is what it is as a whole: %s", (text) => {
    const whole: unknown = JSON.parse(text.replace("\ufeff", ""));
    for (const size of SIZES) expect(collect(text, size)).toEqual(whole);
  });

  it.each(['{"data":[1,2]}', "null", '"[1]"', " 12 "])("may be no list: %s", (text) => {
    for (const size of SIZES) expect(collect(text, size)).toEqual(JSON.parse(text));
  });

  it("is undefined where nothing comes", () => {
    expect(collect("", 1)).toBeUndefined();
  });

  it.each([
    ...["[", "[1", "[1,", "[1,]", "[,1]", "[1}", "[1]]", "[1] x", "[[1}]", '["a]', "[1 2]"],
    ...['[{"a":1]', "[{]}", "<!doctype html>", "1]", "[undefined]"],
  ])("is refused like JSON.parse refuses it: %s", (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    for (const size of SIZES) expect(() => collect(text, size)).toThrow(SyntaxError);
  });
});

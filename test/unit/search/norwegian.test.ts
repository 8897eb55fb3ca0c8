import { describe, expect, it } from "vitest";
import { editDistance, patternOf } from "../../../src/search/edit-distance.ts";
import { fold } from "../../../src/search/fold.ts";
import { stem } from "../../../src/search/stem.ts";
import { synonymsOf } from "../../../src/search/synonyms.ts";
import { queryWordsOf, wordsOf, writtenWordsOf } from "../../../src/search/words.ts";

describe("folding", () => {
  it.each([
    ["Blåbær", "blaabaer", "blabær", "BLABAR"],
    ["Ørneskjæret", "oerneskjaeret", "orneskjaret"],
    ["Ågot", "aagot", "agot"],
    ["Clémence", "clemence"],
    ["Jääskeläinen", "jaaskelainen"],
    ["Bjørn’s", "bjorns", "bjoern's"],
    // The same letters, composed and decomposed.
    ["på", "pa\u030a"],
  ])("makes %s and its other spellings one", (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it("keeps apart what only looks alike", () => {
    expect(fold("sol")).not.toBe(fold("sal"));
    expect(fold("øl")).not.toBe(fold("ål"));
  });
});

describe("stemming", () => {
  it.each([
    ["forestilling", "forestillinger", "forestillingen", "forestillingene", "forestillingens"],
    ["barn", "barna", "barnet", "barnas", "barne"],
    ["teater", "teateret", "teatret", "teatre", "teatrene"],
    ["sommer", "sommeren", "sommerens"],
    ["ungdom", "ungdommen", "ungdommens", "ungdommene"],
    ["fransk", "franske"],
    ["jente", "jenter", "jenta", "jentene"],
  ])("makes the forms of %s one", (...forms) => {
    expect(new Set(forms.map(stem))).toEqual(new Set([stem(forms[0])]));
  });

  it("leaves short words alone", () => {
    expect(["pris", "sne", "ane", "jazz"].map(stem)).toEqual(["pris", "sne", "ane", "jazz"]);
  });
});

describe("words", () => {
  it("are told with their places in the text", () => {
    expect(wordsOf("Jul, på «nytt»!")).toEqual([
      { folded: "jul", start: 0, end: 3 },
      { folded: "pa", start: 5, end: 7 },
      { folded: "nytt", start: 9, end: 13 },
    ]);
  });

  it("with a hyphen are their parts and the whole", () => {
    expect(writtenWordsOf("En stand-up-kveld")).toEqual([
      "En",
      "stand",
      "up",
      "kveld",
      "standupkveld",
    ]);
  });

  it("that say nothing are left out of a query, unless there are no others", () => {
    expect(queryWordsOf("hva skjer på kino")).toEqual(["skjer", "kino"]);
    expect(queryWordsOf("hva er det")).toEqual(["hva", "er", "det"]);
  });

  it("of a query are few, however much is pasted", () => {
    const pasted = Array.from({ length: 5_000 }, (_, number) => `ord${number}`).join(" ");
    expect(queryWordsOf(pasted).length).toBeLessThan(20);
  });

  it("have synonyms in whatever form they are", () => {
    expect(synonymsOf("concerts")).toContain("konsert");
    expect(synonymsOf(fold("konserten"))).toContain("concert");
    expect(synonymsOf("polarmeridianen")).toEqual([]);
  });
});

describe("the distance between words", () => {
  it.each([
    ["konsert", "konsert", 0],
    ["konsert", "konset", 1],
    ["konsert", "konssert", 1],
    ["konsert", "konzert", 1],
    ["konsert", "konesrt", 1],
    ["forestilling", "froestiling", 2],
    ["kino", "film", 3],
  ])("from %s to %s is %i", (word, other, edits) => {
    expect(editDistance(patternOf(word), other, "whole")).toBe(edits);
    expect(editDistance(patternOf(other), word, "whole")).toBe(edits);
  });

  it("is that of plain dynamic programming, on every pair of many words", () => {
    const words = "kino kinoen kion konsert konserten onsker skrekk sekrk a ab ba abcab".split(" ");
    for (const one of words) {
      for (const other of words) {
        const text = `${one} → ${other}`;
        expect(editDistance(patternOf(one), other, "whole"), text).toBe(slowDistance(one, other));
      }
    }
  });

  it("to a text may be that to its start, or to any piece of it", () => {
    const pattern = patternOf("forestiling");
    expect(editDistance(pattern, "forestillingene", "start")).toBe(1);
    expect(editDistance(pattern, "barneforestilling", "anywhere")).toBe(1);
    expect(editDistance(pattern, "barneforestilling", "start")).toBeGreaterThan(2);
  });

  it("reads words longer than a number has bits, and letters that it does not know", () => {
    const long = "menneskerettighetsorganisasjonenes";
    expect(editDistance(patternOf(long), long, "start")).toBe(0);
    expect(editDistance(patternOf("кино"), "kino", "whole")).toBe(4);
  });
});

/** Optimal string alignment by the book. */
function slowDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      (rows[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap && column > 1 ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

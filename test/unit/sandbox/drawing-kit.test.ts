import { describe, expect, it } from "vitest";
import { caption } from "../../../src/sandbox/pictures/faces/caption.ts";
import { condensed } from "../../../src/sandbox/pictures/faces/condensed.ts";
import { geometric } from "../../../src/sandbox/pictures/faces/geometric.ts";
import { rounded } from "../../../src/sandbox/pictures/faces/rounded.ts";
import { serif } from "../../../src/sandbox/pictures/faces/serif.ts";
import { slab } from "../../../src/sandbox/pictures/faces/slab.ts";
import { Canvas } from "../../../src/sandbox/pictures/kit/canvas.ts";
import { mix } from "../../../src/sandbox/pictures/kit/colour.ts";
import {
  lineWidth,
  sizeToFit,
  textBlock,
  textLine,
} from "../../../src/sandbox/pictures/kit/lettering.ts";
import { limb, rugged } from "../../../src/sandbox/pictures/kit/outline.ts";
import { Random } from "../../../src/sandbox/pictures/kit/random.ts";
import { circle, points, rect, triples } from "../../../src/sandbox/pictures/kit/shapes.ts";

describe("a canvas", () => {
  it("writes equal definitions once", () => {
    const canvas = new Canvas("poster", "test");
    const first = canvas.linear(["#000000", "#ffffff"]);
    expect(canvas.linear(["#000000", "#ffffff"])).toBe(first);
    expect(canvas.linear(["#ffffff", "#000000"])).not.toBe(first);
  });

  it("paints back to front", () => {
    const canvas = new Canvas("landscape", "test");
    canvas.paint(rect([0, 0, 9, 9], "#111111"));
    canvas.paint(circle([5, 5], 2, "#222222"));
    const svg = canvas.svg();
    expect(svg.indexOf("#111111")).toBeLessThan(svg.indexOf("#222222"));
  });
});

describe("colours", () => {
  it("mix from one end to the other", () => {
    expect(mix("#102030", "#d0c0b0", 0)).toBe("#102030");
    expect(mix("#102030", "#d0c0b0", 1)).toBe("#d0c0b0");
    expect(mix("#000000", "#ffffff", 0.5)).toMatch(/^#(..)\1\1$/);
  });
});

describe("random numbers", () => {
  it("follow from the seed alone", () => {
    const take = (seed: string) =>
      Array.from(
        { length: 5 },
        (() => {
          const random = new Random(seed);
          return () => random.next();
        })(),
      );
    expect(take("a")).toEqual(take("a"));
    expect(take("a")).not.toEqual(take("b"));
  });

  it("stay between their bounds and fill them", () => {
    const random = new Random("bounds");
    const numbers = Array.from({ length: 500 }, () => random.between(2, 4));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2);
    expect(Math.min(...numbers)).toBeLessThan(2.1);
    expect(Math.max(...numbers)).toBeLessThan(4);
    expect(Math.max(...numbers)).toBeGreaterThan(3.9);
  });
});

describe("lettering", () => {
  it("has every letter of Norwegian in every poster face", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅabcdefghijklmnopqrstuvwxyzæøå0123456789".split(
      "",
    );
    for (const face of [caption, condensed, geometric, rounded, serif, slab]) {
      expect(letters.filter((letter) => face.glyphs[letter] === undefined)).toEqual([]);
    }
  });

  it("fits a line to a width", () => {
    const style = { face: geometric, tracking: 60 };
    const size = sizeToFit("ÅTTE MINUTTER", 900, style);
    expect(lineWidth("ÅTTE MINUTTER", { ...style, size })).toBeCloseTo(900, 5);
  });

  it("sets pairs closer where the face says so", () => {
    const style = { face: geometric, size: 1000 };
    const apart = lineWidth("A", style) + lineWidth("V", style);
    expect(lineWidth("AV", style)).toBe(apart - 102);
  });

  it("leaves out characters that the face lacks", () => {
    const style = { face: condensed, size: 100 };
    expect(textLine("A漢B", [0, 0], "#000", style)).toBe(textLine("AB", [0, 0], "#000", style));
  });

  it("stacks lines below each other and says how tall they are", () => {
    const style = { face: condensed, width: 500, largest: 100, gap: 20 };
    const one = textBlock(["AB"], [0, 0], "#000", style);
    const two = textBlock(["AB", "AB"], [0, 0], "#000", style);
    expect(one.height).toBeCloseTo((100 * condensed.capHeight) / 1000);
    expect(two.height).toBeCloseTo(2 * one.height + 20);
  });
});

describe("outlines", () => {
  it("read places from a line of text", () => {
    expect(points("0 10, -20.5 30")).toEqual([
      [0, 10],
      [-20.5, 30],
    ]);
    expect(triples("1 2 3")).toEqual([[1, 2, 3]]);
  });

  it("keep the anchors of a rugged edge, in their order", () => {
    const anchors = points("0 0, 200 -80, 400 0");
    const edge = rugged(new Random("edge"), anchors, 0.2);
    expect(edge.length).toBeGreaterThan(20);
    expect(edge.filter((point) => anchors.includes(point))).toEqual(anchors);
  });

  it("round off every joint of a limb", () => {
    expect(limb(triples("0 0 5, 50 0 4, 90 20 3")).match(/a/g)).toHaveLength(6);
  });
});

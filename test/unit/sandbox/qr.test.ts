import { describe, expect, it } from "vitest";
import { qrModules } from "../../../src/sandbox/membership/qr.ts";

/** Read back as `KINO-123456789` by an independent reader (jsQR 1.4) when it was written down. */
const READABLE = [
  "#######...#...#...#######",
  "#.....#..#...#....#.....#",
  "#.###.#.#..#...#..#.###.#",
  "#.###.#..#..##..#.#.###.#",
  "#.###.#..#..##..#.#.###.#",
  "#.....#...###.###.#.....#",
  "#######.#.#.#.#.#.#######",
  "........#..#...#.........",
  "###.#####...#...###...#..",
  ".#...#.###.###.##.##..##.",
  "....####..###.#####.#..##",
  ".#..#....##.###.#........",
  "..#.#.##..##..###.##..#..",
  "....#....###..##..##..##.",
  "#...###.###..#...###.#.##",
  ".#.....#..##...#.###.#..#",
  "#.#...#.#...#..######....",
  "........##.###..#...#.##.",
  "#######.#..##.###.#.#####",
  "#.....#.###.#####...##.##",
  "#.###.#.#..#..#.######.#.",
  "#.###.#...##..##.#..##.#.",
  "#.###.#.#....#...#..###.#",
  "#.....#.####....#..###.#.",
  "#######.###.#...##..##.##",
];

describe("the QR code of a ticket", () => {
  it("is the one that another reader has read", () => {
    const rows = qrModules("KINO-123456789")?.map((row) =>
      row.map((isDark) => (isDark ? "#" : ".")).join(""),
    );
    expect(rows).toEqual(READABLE);
  });

  it("takes 32 bytes and no more", () => {
    expect(qrModules("x".repeat(32))?.length).toBe(25);
    expect(qrModules("x".repeat(33))).toBeUndefined();
    expect(qrModules("ø".repeat(17))).toBeUndefined();
  });
});

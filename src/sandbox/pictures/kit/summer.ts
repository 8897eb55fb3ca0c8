import type { Canvas } from "./canvas.ts";
import type { Colour } from "./colour.ts";
import { hill } from "./land.ts";
import { HAIRS, type Look, SKINS } from "./people.ts";
import { spruces } from "./trees.ts";

/** Colours that children wear. */
export const TOPS: readonly Colour[] = [
  "#f0564a",
  "#ffc42e",
  "#3f9fd0",
  "#7fbf4a",
  "#a86fd0",
  "#ff8a3a",
];

/** @returns how the child with this number looks: all differ a little */
export function childLook(index: number, facing: Look["facing"] = "towards"): Look {
  return {
    facing,
    child: true,
    top: TOPS[index % 6] ?? "#f0564a",
    legs: (["#3a4f7a", "#5c6a4a", "#7a4a5c"] as const)[index % 3] ?? "#3a4f7a",
    hair: HAIRS[(index * 5 + 1) % 6] ?? HAIRS[0],
    skin: SKINS[(index * 2) % 5] ?? SKINS[0],
    hairstyle: (["short", "pigtails", "long", "short", "bun"] as const)[index % 5] ?? "short",
  };
}

/** The wooded shore on the other side of a lake whose water begins at `y`. */
export function farLake(canvas: Canvas, y: number): string {
  return (
    hill(
      canvas,
      [
        [-20, y - 60],
        [400, y - 130],
        [1000, y - 70],
        [1500, y - 140],
        [1940, y - 80],
      ],
      y,
      "#7fb08a",
    ) +
    spruces(
      canvas,
      {
        ground: [
          [-20, y],
          [1940, y - 4],
        ],
        height: [40, 120],
        spacing: 22,
      },
      "#3f8068",
    )
  );
}

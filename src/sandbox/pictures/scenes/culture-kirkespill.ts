import { stoneChurch } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken } from "../kit/colour.ts";
import { type Look, person } from "../kit/people.ts";
import { reaching, standing, turned } from "../kit/poses.ts";
import { torch } from "../kit/props.ts";
import { ellipse, path, type Point } from "../kit/shapes.ts";
import { backdrop, glow, mist, stars, vignette } from "../kit/sky.ts";
import { leafyTree } from "../kit/trees.ts";

/**
 * Actors in medieval cloaks with torches outside a stone church at night, ember orange and stone
 * grey.
 */
export function kirkespill(canvas: Canvas): void {
  const cloaks: readonly (readonly [number, number, number, Colour, boolean])[] = [
    [300, 1130, 400, "#5c2a22", true],
    [520, 1090, 370, "#3f4a42", false],
    [740, 1140, 430, "#7a4a20", true],
    [980, 1100, 380, "#3a3344", false],
    [1220, 1150, 420, "#5a3a2c", true],
    [1480, 1120, 390, "#2f3f4a", false],
  ];
  canvas.paint(
    backdrop(canvas, ["#0d0f16", "#22242e", "#4a3f3c"]),
    stars(canvas, 70, [0, 0, 1920, 420]),
    glow(canvas, [760, 900], [1100, 560], "#ff8a3a", 0.45),
    stoneChurch(canvas, [820, 900], 760, { stone: "#8f877f", roof: "#2a2730", light: "#ff9a45" }),
    leafyTree(canvas, [230, 900], 560, "#1a1c22", 0.07),
    path(
      "M-20 900C500 860 1400 860 1940 910V1300H-20z",
      canvas.linear(["#5a4436", "#2a211d", "#0d0b0c"]),
    ),
    ...cloaks.map(([x, y, size, colour, hasTorch], index) =>
      actor(canvas, [x, y], { size, colour, hasTorch, isTurned: index % 2 === 1 }),
    ),
    mist(canvas, 1180, 220, "#ff9a4a", 0.16),
    vignette(canvas, "#050506", 0.7, [0.45, 0.55]),
  );
}

interface Actor {
  readonly size: number;
  readonly colour: Colour;
  readonly hasTorch: boolean;
  readonly isTurned: boolean;
}

function actor(canvas: Canvas, [x, y]: Point, { size, colour, hasTorch, isTurned }: Actor): string {
  const look: Look = {
    facing: isTurned ? "left" : "right",
    top: colour,
    legs: "#1c1614",
    hair: "#2a1c16",
    skin: "#d99a6c",
    hem: 0.94,
    flare: 0.1,
    hat: { kind: "hood", colour: darken(colour, 0.15) },
  };
  const pose = isTurned ? turned(standing) : reaching;
  return [
    ellipse([x, y + 4], [size * 0.3, size * 0.045], "#050505", { opacity: 0.5 }),
    hasTorch ? glow(canvas, [x + size * 0.33, y - size * 1.2], size * 0.9, "#ff8a2b", 0.35) : "",
    person(canvas, [x, y], size, look, hasTorch ? reaching : pose === reaching ? standing : pose),
    hasTorch ? torch(canvas, [x + size * 0.33, y - size * 0.86], size * 0.46) : "",
  ].join("");
}

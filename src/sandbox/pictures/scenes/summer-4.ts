import type { Canvas } from "../kit/canvas.ts";
import { blob, type Joint, limb, strewn } from "../kit/outline.ts";
import { type Look, person } from "../kit/people.ts";
import { leftRight, type Pose, seated, standing, turned } from "../kit/poses.ts";
import { flame } from "../kit/props.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  path,
  type Point,
  points,
  round,
  stroke,
  type Triple,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, vignette } from "../kit/sky.ts";
import { childLook } from "../kit/summer.ts";
import { spruces } from "../kit/trees.ts";

/**
 * A ring of children around a campfire with pan bread in a forest clearing, evening greens and
 * orange.
 */
export function summerFire(canvas: Canvas): void {
  const ring: readonly (readonly [
    number,
    number,
    number,
    "left" | "right" | "away" | "towards",
  ])[] = [
    [640, 930, 300, "right"],
    [820, 890, 280, "towards"],
    [1100, 890, 280, "towards"],
    [1280, 930, 300, "left"],
  ];
  const front: readonly (readonly [number, number, number, "left" | "right"])[] = [
    [470, 1100, 380, "right"],
    [1450, 1100, 380, "left"],
  ];
  canvas.paint(
    backdrop(canvas, ["#1a3a3c", "#3f6a58", "#c99a5c"]),
    spruces(
      canvas,
      { ground: points("-20 720, 1940 720"), height: [280, 520], spacing: 62 },
      "#2f5c50",
    ),
    mist(canvas, 680, 260, "#e3b878", 0.4),
    spruces(
      canvas,
      { ground: points("-40 800, 520 770"), height: [420, 700], spacing: 110 },
      "#17382f",
    ),
    spruces(
      canvas,
      { ground: points("1420 770, 1960 800"), height: [420, 700], spacing: 110 },
      "#17382f",
    ),
    group(
      { transform: "translate(0 -90)" },
      path(
        "M-20 850C400 800 1500 800 1940 850V1400H-20z",
        canvas.linear(["#7a8a4a", "#3f5a34", "#16281c"]),
      ),
      glow(canvas, [960, 960], [900, 480], "#ffa23a", 0.75),
      ...ring.map(([x, y, size, facing], index) => sitter(canvas, [x, y], size, index, facing)),
      campfire(canvas, [960, 1060]),
      ...front.map(([x, y, size, facing], index) =>
        sitter(canvas, [x, y], size, index + 4, facing),
      ),
      ...triples("700 1270 2, 1210 1275 3").map((place) => nearest(canvas, place)),
    ),
    ...strewn(canvas.random, 40, [700, 300, 520, 560]).map((at) =>
      circle(at, canvas.random.between(2, 5), "#ffd27a", { opacity: 0.85 }),
    ),
    vignette(canvas, "#060f0c", 0.6, [0.5, 0.6]),
  );
}

/** A child with its back to us, the log hiding its legs. */
function nearest(canvas: Canvas, [x, y, index]: Triple): string {
  const eating: Pose = {
    ...standing,
    elbows: leftRight("-0.18 -0.62, 0.16 -0.6"),
    hands: leftRight("-0.1 -0.56, 0.12 -0.62"),
  };
  const log: readonly Joint[] = [
    [x - 170, y + 80, 78],
    [x + 170, y + 80, 78],
  ];
  return (
    person(canvas, [x, y + 220], 560, childLook(index, "away"), eating) +
    path(limb(log), canvas.linear(["#6b4628", "#2c1a0e"]))
  );
}

/** A child on a log with bread on a stick over the fire. */
function sitter(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  index: number,
  facing: Look["facing"],
): string {
  const way = facing === "left" ? -1 : 1;
  const isSide = facing === "left" || facing === "right";
  const pose = facing === "left" ? turned(seated) : seated;
  const front: Pose = {
    ...standing,
    neck: [0, -0.64],
    shoulders: leftRight("-0.094 -0.585, 0.094 -0.585"),
    elbows: leftRight("-0.14 -0.42, 0.14 -0.42"),
    hands: leftRight("-0.05 -0.38, 0.05 -0.38"),
    hips: leftRight("-0.06 -0.3, 0.06 -0.3"),
    knees: leftRight("-0.1 -0.24, 0.1 -0.24"),
    feet: leftRight("-0.09 -0.02, 0.09 -0.02"),
  };
  const from: Point = isSide ? [x + way * size * 0.19, y - size * 0.38] : [x, y - size * 0.38];
  const tip: Point = isSide
    ? [from[0] + way * size * 0.62, from[1] - size * 0.06]
    : [x + (960 - x) * 0.5, y - size * 0.2];
  return group(
    {},
    path(
      limb([
        [x - size * 0.26, y - size * 0.16, size * 0.1],
        [x + size * 0.26, y - size * 0.16, size * 0.1],
      ]),
      canvas.linear(["#7a5230", "#3a2416"]),
    ),
    person(canvas, [x, y], size, childLook(index, facing), isSide ? pose : front),
    stroke(`M${from.map(round).join(" ")}L${tip.map(round).join(" ")}`, "#5c3a1c", 6),
    path(curve(blob(canvas.random, tip, [size * 0.06, size * 0.035], 0.15), true), "#f0c07a"),
  );
}

function campfire(canvas: Canvas, [x, y]: Point): string {
  const stones = Array.from({ length: 12 }, (_, index) =>
    ellipse(
      [x + Math.cos(index * 0.524) * 170, y + Math.sin(index * 0.524) * 44],
      [34, 24],
      index % 2 === 0 ? "#6a625c" : "#857a70",
    ),
  );
  return group(
    {},
    ...stones.slice(6),
    path(
      limb([
        [x - 100, y + 6, 19],
        [x + 90, y - 30, 15],
      ]) +
        limb([
          [x + 100, y + 6, 19],
          [x - 90, y - 30, 15],
        ]),
      "#3a2214",
    ),
    flame(canvas, [x - 44, y - 4], 180),
    flame(canvas, [x + 46, y - 4], 190),
    flame(canvas, [x, y + 4], 280),
    ...stones.slice(0, 6),
  );
}

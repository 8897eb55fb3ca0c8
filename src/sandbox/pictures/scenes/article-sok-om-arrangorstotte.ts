import type { Canvas } from "../kit/canvas.ts";
import { speakers } from "../kit/instruments.ts";
import { furrows, hill } from "../kit/land.ts";
import { limb } from "../kit/outline.ts";
import { HAIRS, type Look, person, SKINS } from "../kit/people.ts";
import { crouching, holding, leftRight, type Pose, reaching, turned } from "../kit/poses.ts";
import {
  circle,
  ellipse,
  group,
  path,
  placed,
  type Point,
  points,
  rect,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, cloud, glow, mist } from "../kit/sky.ts";
import { grass, spruces } from "../kit/trees.ts";

/**
 * A handmade stage in a field being built by people with ladders and cables, fresh morning greens
 * and wood.
 */
export function arrangorstotte(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#8fc9e8", "#cfe9ee", "#fbf3d9"]),
    glow(canvas, [400, 500], 900, "#fff6d0", 0.7),
    cloud(canvas, [1400, 260], 560, "#ffffff", "#d3e8f0"),
    hill(canvas, points("-20 640, 500 570, 1100 640, 1940 560"), 1280, "#9cc79a"),
    spruces(
      canvas,
      { ground: points("-20 660, 1940 620"), height: [60, 150], spacing: 34 },
      "#5f9a78",
    ),
    mist(canvas, 660, 120, "#fffbe6", 0.6),
    hill(
      canvas,
      points("-20 740, 900 700, 1940 760"),
      1280,
      canvas.linear(["#b9dc7c", "#6fae52", "#3f8048"]),
    ),
    furrows(canvas, [960, 620], 1280, 14, ["#ffffff", 0.07]),
    stageFrame(canvas),
    ...crew(canvas),
    cable(),
    speakers(canvas, [1640, 560], [130, 300], 2),
    grass(canvas, points("-20 1295, 1940 1295"), 90, "#3a7a42"),
  );
}

/** Five who build: with hammer, ladder, plank and plug. */
function crew(canvas: Canvas): string[] {
  const carrying: Pose = {
    ...holding,
    elbows: leftRight("0.02 -0.6, 0.16 -0.6"),
    hands: leftRight("0.16 -0.52, 0.22 -0.5"),
  };
  const hammering: Pose = {
    ...reaching,
    elbows: leftRight("-0.135 -0.63, 0.19 -0.86"),
    hands: leftRight("-0.125 -0.47, 0.24 -1.02"),
  };
  const mounting: Pose = {
    ...holding,
    elbows: leftRight("-0.16 -0.76, 0.17 -0.8"),
    hands: leftRight("-0.08 -0.9, 0.16 -0.95"),
  };
  return [
    worker(canvas, [760, 836], 300, clothes(0, "right"), hammering),
    ladder([1280, 1010], 560, 10),
    worker(canvas, [1262, 790], 300, clothes(1, "away"), mounting),
    worker(canvas, [430, 1090], 380, clothes(2, "right"), carrying),
    path(limb(triples("470 896 12, 940 946 12")), "#d9a864"),
    worker(canvas, [930, 1130], 380, clothes(3, "left"), turned(carrying)),
    worker(canvas, [1560, 1160], 380, clothes(4, "right"), crouching),
  ];
}

function worker(canvas: Canvas, [x, y]: Point, size: number, look: Look, pose: Pose): string {
  const shadow = ellipse([x, y + 4], [size * 0.24, size * 0.035], "#2f4a2a", { opacity: 0.3 });
  return shadow + person(canvas, [x, y], size, look, pose);
}

function clothes(index: number, facing: Look["facing"]): Look {
  const shirts = ["#f0a02e", "#3f7fa8", "#d9534a", "#e9e2d0", "#5f8f5a"] as const;
  return {
    facing,
    top: shirts[index] ?? shirts[0],
    legs: "#3a4560",
    hair: HAIRS[index] ?? HAIRS[0],
    skin: SKINS[index % 5] ?? SKINS[0],
    hairstyle: index % 2 === 0 ? "short" : "bun",
    ...(index % 2 === 0 ? { hat: { kind: "cap", colour: "#f3c93a" } } : {}),
  };
}

function stageFrame(canvas: Canvas): string {
  const wood = canvas.linear(["#e3b878", "#b9803f"]);
  const planks = Array.from({ length: 12 }, (_, index) =>
    rect([520 + index * 76, 836, 70, 34], wood),
  );
  return group(
    {},
    stroke(
      "M560 840V330M1400 840V330M540 330H1420M560 400L640 330M1400 400L1320 330",
      "#c08a48",
      26,
    ),
    path("M540 330L980 190L1420 330z", "#f3ead2", { opacity: 0.9 }),
    stroke("M540 330L980 190L1420 330", "#c08a48", 16),
    ...planks,
    path("M530 870h900v14h-900z", "#7a4f24"),
    stroke([560, 760, 980, 1180, 1400].map((x) => `M${x} 884V980`).join(""), "#a8703a", 20),
    stroke("M560 884L760 980M1400 884L1180 980", "#a8703a", 10),
  );
}

function ladder([x, y]: Point, tall: number, turn: number): string {
  const rungs = Array.from({ length: 10 }, (_, index) => `M-44 ${-50 - index * 52}h88`);
  return placed(
    [x, y],
    tall / 560,
    turn,
    stroke(`M-44 0V-560M44 0V-560${rungs.join("")}`, "#d8dde3", 13),
    stroke(rungs.join(""), "#9aa4b0", 5),
  );
}

function cable(): string {
  return (
    stroke(
      "M1640 850C1500 940 1640 1010 1500 1060S1180 1080 1100 1160S760 1230 620 1200",
      "#2b3038",
      9,
    ) +
    circle([560, 1190], 56, "none", { stroke: "#2b3038", "stroke-width": 12 }) +
    circle([560, 1190], 34, "none", { stroke: "#2b3038", "stroke-width": 12 })
  );
}

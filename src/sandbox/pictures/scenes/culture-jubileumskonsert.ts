import { stoneChurch } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import { hill } from "../kit/land.ts";
import { person, silhouette } from "../kit/people.ts";
import { walking } from "../kit/poses.ts";
import { ellipse, path, type Point, points, triples } from "../kit/shapes.ts";
import { backdrop, glow, stars, streaks, vignette } from "../kit/sky.ts";
import { grass, leafyTree, spruces } from "../kit/trees.ts";

/**
 * A white stone medieval church on a hill with light streaming from every window at dusk, gold on
 * deep blue.
 */
export function jubileumskonsert(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0b1740", "#24407c", "#7a6a9c", "#f0a66e"]),
    stars(canvas, 90, [0, 0, 1920, 560]),
    streaks(canvas, 14, [0, 420, 1920, 300], "#ffc9a0", 0.35),
    hill(canvas, points("-20 860, 400 800, 1000 860, 1940 790"), 1280, "#2b3f74"),
    spruces(
      canvas,
      { ground: points("-20 880, 1940 850"), height: [50, 120], spacing: 30 },
      "#1c2c5c",
    ),
    glow(canvas, [960, 640], [900, 560], "#ffc56b", 0.6),
    path(
      "M-20 1120C300 1080 520 930 760 910S1300 900 1480 960S1800 1080 1940 1090V1300H-20z",
      canvas.linear(["#35548a", "#1a2c5c", "#0c1738"]),
    ),
    stoneChurch(canvas, [620, 930], 640, { stone: "#dcd6dc", roof: "#3b3550", light: "#ffc04f" }),
    path("M1010 960C980 1040 1080 1120 980 1290H1180C1200 1130 1060 1050 1060 960z", "#ffd28a", {
      opacity: 0.3,
    }),
    wallOfStones(canvas, [
      [120, 1110],
      [560, 985],
    ]),
    wallOfStones(canvas, [
      [1360, 965],
      [1860, 1105],
    ]),
    visitors(canvas),
    leafyTree(canvas, [330, 1050], 420, "#22386b", 0.12),
    leafyTree(canvas, [1640, 1030], 460, "#22386b", 0.12),
    grass(canvas, points("-20 1300, 1940 1300"), 90, "#0a1330"),
    vignette(canvas, "#060b20", 0.5),
  );
}

function wallOfStones(canvas: Canvas, [from, to]: readonly [Point, Point]): string {
  const count = Math.round((to[0] - from[0]) / 34);
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    return ellipse(
      [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])],
      [canvas.random.between(17, 25), canvas.random.between(12, 19)],
      canvas.random.pick(["#3d5384", "#4a6092", "#324778"]),
    );
  }).join("");
}

function visitors(canvas: Canvas): string {
  const places = triples(
    "1040 1010 84, 1075 1016 78, 1060 1090 104, 1100 1098 96, 1020 1190 134, 1110 1200 128",
  );
  return places
    .map(([x, y, size], index) =>
      person(
        canvas,
        [x, y],
        size,
        silhouette("#0d1737", {
          hem: index % 2 === 0 ? 0.6 : 0.15,
          hairstyle: index % 3 === 0 ? "long" : "short",
        }),
        walking,
      ),
    )
    .join("");
}

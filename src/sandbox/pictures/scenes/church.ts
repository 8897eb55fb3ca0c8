import { stoneChurch } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import { furrows, hill } from "../kit/land.ts";
import { circle, path, placed, points, triples } from "../kit/shapes.ts";
import { backdrop, cloud } from "../kit/sky.ts";
import { birch, grass, leafyTree, leafyTrees } from "../kit/trees.ts";

/**
 * An 800-year-old white stone church on a green hill under big summer clouds, white, green and sky
 * blue.
 */
export function churchInSummer(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#3f97d9", "#8fcbee", "#e3f3f6"]),
    cloud(canvas, [480, 420], 900, "#ffffff", "#bcd9ea"),
    cloud(canvas, [1500, 330], 760, "#ffffff", "#bcd9ea"),
    cloud(canvas, [1050, 610], 560, "#ffffff", "#d3e8f0"),
    hill(canvas, points("-20 820, 460 760, 1100 810, 1940 740"), 1280, "#8fc29a"),
    leafyTrees(
      canvas,
      { ground: points("-20 830, 1940 800"), height: [50, 90], spacing: 52 },
      "#4f9566",
    ),
    path(
      "M-20 1120C300 1080 520 910 760 890S1300 890 1480 950S1800 1060 1940 1070V1300H-20z",
      canvas.linear(["#b5dc6c", "#79b84f", "#3f8a43"]),
    ),
    furrows(canvas, [980, 820], 1280, 16, ["#ffffff", 0.06]),
    stoneChurch(canvas, [640, 912], 620, { stone: "#f7f3ea", roof: "#5d4a4a" }),
    path("M1010 940C980 1020 1080 1110 960 1290H1180C1220 1120 1060 1030 1060 940z", "#f3e3b8", {
      opacity: 0.85,
    }),
    ...graves(),
    birch(canvas, [330, 1110], 620, "#8fc24f"),
    birch(canvas, [1640, 1080], 560, "#8fc24f"),
    leafyTree(canvas, [1470, 960], 300, "#4f9a4a"),
    grass(canvas, points("-20 1300, 940 1300"), 110, "#3f8a43"),
    grass(canvas, points("1180 1300, 1940 1300"), 110, "#3f8a43"),
    flowers(canvas),
  );
}

function graves(): string[] {
  return triples(
    "700 958 1, 780 972 0.9, 1180 956 1, 1280 974 0.95, 1370 962 0.8, 560 1000 1.1",
  ).map(([x, y, scale]) =>
    placed(
      [x, y],
      scale,
      0,
      path("M-16 0V-34C-16 -54 16 -54 16 -34V0z", "#c9c9c0"),
      path("M4 0V-48C14 -46 16 -42 16 -34V0z", "#9aa09a"),
    ),
  );
}

function flowers(canvas: Canvas): string {
  const { random } = canvas;
  return Array.from({ length: 46 }, () =>
    circle(
      [random.between(0, 1920), random.between(1150, 1270)],
      random.between(5, 10),
      random.pick(["#ffffff", "#ffe066", "#f3a0c0"]),
    ),
  ).join("");
}

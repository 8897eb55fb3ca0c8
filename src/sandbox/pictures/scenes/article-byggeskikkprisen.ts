import { house } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import { hill } from "../kit/land.ts";
import { HAIRS, person, SKINS } from "../kit/people.ts";
import { path, points, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, mist, snowfall } from "../kit/sky.ts";
import { snowySpruces, spruces } from "../kit/trees.ts";

/**
 * A restored timber farmhouse beside a modern wooden annex in winter light, barn red, grey timber
 * and snow.
 */
export function byggeskikkprisen(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#9fb8d3", "#d3dfe8", "#fbe9d3"]),
    glow(canvas, [380, 560], 800, "#ffe9c4", 0.7),
    spruces(
      canvas,
      { ground: points("-20 720, 1940 700"), height: [120, 260], spacing: 40 },
      "#8fa6b5",
    ),
    mist(canvas, 700, 200, "#f7f2ec", 0.7),
    hill(
      canvas,
      points("-20 780, 900 740, 1940 780"),
      1280,
      canvas.linear(["#f3f6fa", "#cfdcea", "#9fb3cc"]),
    ),
    house(canvas, {
      at: [330, 970],
      gable: 300,
      side: 420,
      wall: 260,
      roof: 170,
      colour: "#a03a2e",
      roofColour: "#eef3f8",
      light: "#ffd08a",
      windows: 3,
      door: "#5f211c",
    }),
    annex(canvas),
    glow(canvas, [1240, 990], [260, 60], "#ffd08a", 0.5),
    glow(canvas, [560, 1000], [360, 50], "#ffd08a", 0.35),
    path("M560 1300C600 1160 520 1060 480 972L560 970C640 1060 760 1140 800 1300z", "#b9c9dc"),
    ...couple(canvas),
    snowySpruces(
      canvas,
      { ground: points("1640 1180, 1960 1160"), height: [330, 560], spacing: 120 },
      "#3f5a6b",
      "#ffffff",
    ),
    snowySpruces(
      canvas,
      { ground: points("-50 1190, 200 1220"), height: [330, 560], spacing: 120 },
      "#3f5a6b",
      "#ffffff",
    ),
    snowfall(canvas, 90, 10),
  );
}

/** The new wing: grey slats, large panes, a flat roof. */
function annex(canvas: Canvas): string {
  const slats = Array.from({ length: 44 }, (_, index) => `M${1050 + index * 13} 640V960`);
  return [
    path("M1040 620H1640V970H1040z", canvas.linear(["#a39c92", "#7a746d"])),
    stroke(slats.join(""), "#5c5751", 4, { opacity: 0.7 }),
    rect([1110, 690, 250, 280], canvas.linear(["#ffe3ad", "#f3b866"]), {
      stroke: "#3a3632",
      "stroke-width": 12,
    }),
    stroke("M1235 690V970", "#3a3632", 8),
    rect([1430, 700, 150, 130], canvas.linear(["#ffe3ad", "#f3b866"]), {
      stroke: "#3a3632",
      "stroke-width": 10,
    }),
    path("M1000 626L1020 590H1670V626z", "#eef3f8"),
    rect([1000, 622, 670, 12], "#5c5751"),
  ].join("");
}

function couple(canvas: Canvas): string[] {
  const coat = { facing: "away", legs: "#2b3448", skin: SKINS[0], hem: 0.5 } as const;
  const hat = { kind: "beanie", colour: "#8a2c3a" } as const;
  return [
    person(canvas, [720, 1130], 190, { ...coat, top: "#3f5f8a", hair: HAIRS[1], scarf: "#c9a03a" }),
    person(canvas, [800, 1140], 170, { ...coat, top: "#c9863a", hair: HAIRS[3], hat }),
  ];
}

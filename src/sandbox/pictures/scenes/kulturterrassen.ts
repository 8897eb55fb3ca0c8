import type { Canvas } from "../kit/canvas.ts";
import { furrows, hill } from "../kit/land.ts";
import { GUESTS, HAIRS, person, SKINS } from "../kit/people.ts";
import { leftRight, standing } from "../kit/poses.ts";
import { group, path, placed, type Point, points, rect, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, streaks, vignette } from "../kit/sky.ts";
import { bulbs } from "../kit/stage.ts";
import { leafyTrees } from "../kit/trees.ts";

/**
 * An outdoor terrace with broad wooden steps to sit on, long tables, string lights and rolling
 * fields behind, late summer evening.
 */
export function kulturterrassen(canvas: Canvas): void {
  const posts = points("-30 300, 430 230, 960 210, 1490 230, 1950 300");
  canvas.paint(
    backdrop(canvas, ["#5f7fb5", "#b99ab8", "#f7b98f", "#ffe3ac"]),
    glow(canvas, [1320, 600], 800, "#fff0c0", 0.7),
    streaks(canvas, 16, [0, 200, 1920, 340], "#fff0dc", 0.5),
    hill(canvas, points("-20 640, 420 570, 1000 640, 1940 550"), 1280, "#a58fa0"),
    hill(canvas, points("-20 700, 600 640, 1300 720, 1940 650"), 1280, "#c9a85c"),
    furrows(canvas, [1100, 600], 900, 26, ["#fff0b8", 0.16]),
    leafyTrees(
      canvas,
      { ground: points("-20 720, 700 690"), height: [60, 110], spacing: 70 },
      "#6b7a4a",
    ),
    hill(canvas, points("-20 780, 500 760, 1200 800, 1940 760"), 1280, "#8a9a52"),
    ...posts.slice(1, 4).map(([x, y]) => stroke(`M${x} ${y - 136}V960`, "#3f2c34", 15)),
    rect([-20, 850, 1960, 13], "#3f2c34"),
    stroke(
      Array.from({ length: 50 }, (_, index) => `M${index * 40} 856V960`).join(""),
      "#3f2c34",
      4,
    ),
    rect([-20, 950, 1960, 350], canvas.linear(["#b98a6a", "#7a5448", "#4a3234"])),
    stroke([1000, 1060, 1130, 1210].map((y) => `M0 ${y}H1920`).join(""), "#3a242a", 5, {
      opacity: 0.4,
    }),
    ...posts.slice(1).map((to, index) => bulbs(canvas, posts[index] ?? to, to, 60, "#ffc766")),
    ...posts
      .slice(1)
      .map((to, index) =>
        bulbs(
          canvas,
          [(posts[index] ?? to)[0], (posts[index] ?? to)[1] - 130],
          [to[0], to[1] - 130],
          74,
          "#ffc766",
        ),
      ),
    ...triples("330 1020 0.75, 1000 1000 0.7, 1560 1020 0.75").map(([x, y, scale]) =>
      longTable(canvas, [x, y], scale),
    ),
    longTable(canvas, [640, 1190], 1.25),
    longTable(canvas, [1480, 1200], 1.25),
    vignette(canvas, "#2c1a2c", 0.35),
  );
}

/** People on both sides of a table with glasses and a lantern. */
function longTable(canvas: Canvas, at: Point, scale: number): string {
  const guest = (x: number, index: number, y: number, look: "towards" | "away") =>
    person(
      canvas,
      [x, y],
      270,
      {
        facing: look,
        top: GUESTS[(index + Math.round(at[0])) % 6] ?? "#d9a23a",
        legs: "#3a3a50",
        hair: HAIRS[(index * 2 + Math.round(at[1])) % 6] ?? HAIRS[0],
        skin: SKINS[index % 5] ?? SKINS[0],
        hairstyle: index % 2 === 0 ? "long" : "short",
        hem: 0,
      },
      {
        ...standing,
        elbows: leftRight("-0.14 -0.62, 0.14 -0.62"),
        hands: leftRight("-0.06 -0.55, 0.07 -0.55"),
      },
    );
  return placed(
    at,
    scale,
    0,
    ...[-170, -60, 50, 160].map((x, index) => guest(x, index, 70, "towards")),
    path("M-250 -60H250L262 -34H-262z", canvas.linear(["#e9c090", "#b98a5a"])),
    path("M-250 -34h20v96h-20zM230 -34h20v96h-20z", "#5c3c30"),
    ...[-150, -40, 70, 180].map((x) =>
      path(`M${x} -62l-9 -34h18l-9 34z`, "#fff6dc", { opacity: 0.8 }),
    ),
    glow(canvas, [0, -80], 90, "#ffcf73", 0.8),
    rect([-11, -96, 22, 34], "#ffe9b0", { rx: 4 }),
    ...[-200, -90, 30, 130].map((x, index) =>
      group({ transform: "translate(0 60)" }, guest(x, index + 3, 86, "away")),
    ),
    path("M-250 60H250V78H-250z", "#8a5f48"),
  );
}

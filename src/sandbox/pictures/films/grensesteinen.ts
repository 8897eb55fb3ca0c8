import { credits } from "../credits.ts";
import { condensed } from "../faces/condensed.ts";
import { slab } from "../faces/slab.ts";
import type { Canvas } from "../kit/canvas.ts";
import { darken, lighten } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { limb } from "../kit/outline.ts";
import { HAIRS, type Look, person, SKINS } from "../kit/people.ts";
import { leftRight, standing } from "../kit/poses.ts";
import {
  ellipse,
  group,
  path,
  placed,
  type Point,
  points,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, mist } from "../kit/sky.ts";
import { grass, spruces } from "../kit/trees.ts";
import type { FilmArt } from "../scene.ts";

const YELLOW = "#f2cf63";
const SAGE = "#a9c29a";
const INK = "#33503f";

const TITLE = [
  "Den nesten helt sanne historien",
  "om da bygda Øvre Bråtåsen",
  "erklærte krig mot Sverige",
  "fordi noen hadde flyttet",
  "grensesteinen",
  "førti centimeter",
] as const;

/** Two stern groups, one small stone, and a title that takes its time. */
export const grensesteinen: FilmArt = { title: TITLE, poster, still };

/**
 * A small mossy boundary stone in the middle of a forest with two stern groups of villagers facing
 * each other across it, deadpan pastel greens and yellow.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, [YELLOW, "#f6e2a0", "#e6ecc9"]),
    forest(canvas, 1240),
    hill(
      canvas,
      points("-20 1270, 600 1240, 1220 1270"),
      1800,
      canvas.linear(["#c7d9a4", SAGE, "#7fa57c"]),
    ),
    stroke("M600 1560V1450", "#f7edc4", 26, { "stroke-dasharray": "2 44", opacity: 0.8 }),
    villagers(canvas, [70, 1400], 230, "right"),
    mirroredVillagers(canvas, [1130, 1400], 230),
    stone(canvas, [600, 1440], 1.5),
    grass(canvas, points("460 1450, 740 1450"), 40, "#5f8c63"),
  );
  let y = 120;
  for (const [index, line] of TITLE.entries()) {
    const isLoud = index === 4;
    const set = textBlock(
      [isLoud ? line.toUpperCase() : line],
      [600, y],
      isLoud ? "#b5412f" : INK,
      { face: isLoud ? condensed : slab, width: 1010, largest: isLoud ? 420 : 118 },
    );
    canvas.paint(set.markup);
    y += set.height + 32;
  }
  canvas.paint(credits(canvas, { colour: "#24402f" }));
}

function forest(canvas: Canvas, y: number): string {
  return (
    spruces(
      canvas,
      {
        ground: [
          [-20, y],
          [1220, y],
        ],
        height: [170, 270],
        spacing: 60,
      },
      "#8fb295",
    ) +
    mist(canvas, y - 40, 180, "#f1efc9", 0.6) +
    spruces(
      canvas,
      {
        ground: [
          [-30, y + 34],
          [330, y + 22],
        ],
        height: [210, 330],
        spacing: 62,
      },
      "#5f8f76",
    ) +
    spruces(
      canvas,
      {
        ground: [
          [870, y + 22],
          [1240, y + 34],
        ],
        height: [210, 330],
        spacing: 62,
      },
      "#5f8f76",
    )
  );
}

const COATS = ["#7d9fae", "#d08c78", "#8c7aa0", "#c9a24a", "#6d8f74"] as const;

/** Five people side by side who look in one direction and hold what they had at hand. */
function villagers(canvas: Canvas, [x, y]: Point, size: number, facing: "left" | "right"): string {
  return COATS.map((top, index) => {
    const tall = size * ([1, 0.92, 1.06, 0.86, 1][index] ?? 1);
    const foot: Point = [x + index * size * 0.4, y + (index % 2) * 14];
    const look: Look = {
      facing,
      top,
      legs: index % 2 === 0 ? "#3f4f4a" : top,
      hair: HAIRS[index] ?? HAIRS[0],
      skin: SKINS[index % 3] ?? SKINS[0],
      hem: index % 2 === 0 ? 0.12 : 0.75,
      hairstyle: index % 2 === 0 ? "short" : "bun",
      ...(index % 2 === 0 ? { hat: { kind: "brim", colour: "#4a4a42" } } : {}),
    };
    return (
      ellipse([foot[0], foot[1]], [tall * 0.2, tall * 0.03], INK, { opacity: 0.25 }) +
      (index === 2 ? pitchfork([foot[0] + tall * 0.14, foot[1]], tall) : "") +
      (index === 4 ? pitchfork([foot[0] + tall * 0.18, foot[1]], tall) : "") +
      person(
        canvas,
        foot,
        tall,
        look,
        index % 2 === 0 ? { ...standing, hands: leftRight("-0.12 -0.47, 0.15 -0.56") } : standing,
      )
    );
  }).join("");
}

function mirroredVillagers(canvas: Canvas, [x, y]: Point, size: number): string {
  return group(
    { transform: `translate(${x} 0) scale(-1 1)` },
    villagers(canvas, [0, y], size, "right"),
  );
}

function pitchfork([x, y]: Point, tall: number): string {
  return placed(
    [x, y],
    tall / 100,
    0,
    stroke("M0 0V-112", "#8a6a44", 2.4),
    stroke("M-8 -128V-112H8V-128M0 -130V-112", "#56605c", 2),
  );
}

/** A mossy stone that leans a little. */
function stone(canvas: Canvas, at: Point, scale: number): string {
  return placed(
    at,
    scale,
    3,
    ellipse([0, 4], [70, 10], INK, { opacity: 0.3 }),
    path(
      "M-42 4C-48 -50 -40 -104 -16 -118C8 -128 36 -112 42 -70C46 -36 46 -10 44 4z",
      canvas.linear([lighten("#b3b5a6", 0.2), "#9aa08f", darken("#9aa08f", 0.35)], 20),
    ),
    path(
      "M-41 -60C-46 -90 -34 -112 -16 -118C8 -127 30 -114 38 -90C20 -96 10 -82 -2 -92C-14 -98 -24 -78 -41 -60z",
      "#86a858",
    ),
    path("M-43 4C-44 -16 -40 -26 -30 -24C-22 -22 -16 -12 -4 -14C10 -16 14 4 14 4z", "#7a9d55"),
    stroke("M-14 -52L14 -54M-12 -38L16 -40", "#6d7367", 4, { opacity: 0.8 }),
  );
}

/**
 * A boundary stone on a forest meadow with a measuring tape stretched to it and a line of
 * villagers with pitchforks far behind, deadpan pastel.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#f6dd8a", "#f4ecc2", "#dfe9c9"]),
    spruces(
      canvas,
      { ground: points("-20 640, 1940 640"), height: [190, 330], spacing: 64 },
      "#9cbc9c",
    ),
    mist(canvas, 600, 260, "#f5efca", 0.65),
    spruces(
      canvas,
      { ground: points("-20 690, 520 668"), height: [260, 430], spacing: 72 },
      "#64937a",
    ),
    spruces(
      canvas,
      { ground: points("1400 668, 1940 690"), height: [260, 430], spacing: 72 },
      "#64937a",
    ),
    hill(
      canvas,
      points("-20 700, 960 660, 1940 700"),
      1280,
      canvas.linear(["#d3e0ae", SAGE, "#6f9a72"]),
    ),
    ...[0, 1, 2].map((index) =>
      villagers(canvas, [560 + index * 290, 760 + (index % 2) * 8], 150, "right"),
    ),
    ruler(canvas),
    stone(canvas, [1130, 1130], 2.6),
    grass(canvas, points("880 1150, 1400 1150"), 60, "#5f8c63"),
    grass(canvas, points("-20 1290, 1940 1290"), 120, "#47795a"),
  );
}

/** A yellow measuring tape from the left edge, held tight by a kneeling surveyor. */
function ruler(canvas: Canvas): string {
  const marks = Array.from(
    { length: 34 },
    (_, index) => `M${120 + index * 27} ${1068 + index * 0.9}v${index % 5 === 0 ? 26 : 14}`,
  );
  const surveyor: Look = {
    facing: "right",
    top: "#c9745c",
    legs: "#44545a",
    hair: HAIRS[0],
    skin: SKINS[0],
    hat: { kind: "cap", colour: INK },
  };
  return [
    path(limb(triples("-20 1078 15, 1060 1114 15")), "#e9b52f"),
    stroke(marks.join(""), "#5d4712", 3),
    ellipse([430, 1196], [130, 14], INK, { opacity: 0.25 }),
    person(canvas, [400, 1190], 430, surveyor, {
      ...standing,
      tilt: 0.01,
      elbows: leftRight("-0.135 -0.63, 0.16 -0.5"),
      hands: leftRight("-0.125 -0.47, 0.26 -0.27"),
    }),
  ].join("");
}

import { credits } from "../credits.ts";
import { serif } from "../faces/serif.ts";
import type { Canvas } from "../kit/canvas.ts";
import { textBlock } from "../kit/lettering.ts";
import { limb, rugged } from "../kit/outline.ts";
import { type Look, person } from "../kit/people.ts";
import { cheering, leftRight, type Pose, reaching, seated } from "../kit/poses.ts";
import { rowingBoat } from "../kit/props.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  points,
  rect,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, cloud, glow, stars, streaks } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";
import { glints, lightPath } from "../kit/water.ts";
import type { FilmArt } from "../scene.ts";

const TEAL = "#0f5b66";
const DEEP = "#06303b";
const ORANGE = "#f58a2c";
const PAPER = "#fdeccb";

const TITLE = ["Søstrene", "Åsmark", "og gåten på Ørneskjæret"] as const;

/** An adventure book's cover: a skerry, a secret, three sisters. */
export const sostreneAsmark: FilmArt = { title: TITLE, poster, still };

/**
 * Three sisters with a torch and a rolled map in a rowing boat before a jagged skerry with an
 * eagle, adventure-book teal and orange.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0b4652", "#1c7d80", "#f0a04a", "#fbd48c"]),
    stars(canvas, 50, [0, 0, 1200, 420], PAPER),
    circle([600, 930], 330, "#ffcf7a"),
    circle([600, 930], 260, "#ffe2a3"),
    streaks(canvas, 10, [0, 700, 1200, 380], "#fff0cb", 0.5),
    skerry(canvas, [590, 1270], 0.98),
    eagle([860, 770], 0.95),
    path("M-20 1250H1220V1820H-20z", canvas.linear(["#1d7f84", TEAL, DEEP])),
    lightPath(canvas, [560, 1256], [260, 260], ORANGE),
    glints(canvas, [0, 1270, 1200, 420], 60, "#9fe0d8", 0.35),
    crew(canvas, [600, 1520], 2.05),
    swell(canvas, 1560, ["#17717a", "#0c4a56"]),
    swell(canvas, 1620, ["#0d4f5c", "#04242d"]),
    rect([36, 36, 1128, 1728], "none", { stroke: PAPER, "stroke-width": 6, rx: 18 }),
    rect([54, 54, 1092, 1692], "none", { stroke: ORANGE, "stroke-width": 3, rx: 10 }),
  );
  const name = textBlock([TITLE[0], TITLE[1]], [600, 120], PAPER, {
    face: serif,
    width: 760,
    largest: 200,
    gap: 46,
  });
  const rest = textBlock([TITLE[2]], [600, 120 + name.height + 40], "#ffcf7a", {
    face: serif,
    width: 760,
    largest: 90,
  });
  canvas.paint(name.markup, rest.markup, credits(canvas, { colour: PAPER, y: 1708 }));
}

/** A jagged rock with a cave whose inside is lit. */
function skerry(canvas: Canvas, [x, y]: Point, scale: number): string {
  const shape = points(
    "-470 0, -400 -120, -330 -150, -280 -300, -210 -330, -150 -520, -90 -500, -30 -640, 40 -600, 90 -430, 170 -400, 230 -240, 310 -210, 380 -80, 470 0",
  );
  const facets: readonly (readonly Point[])[] = [
    points(
      "-30 -640, 40 -600, 90 -430, 170 -400, 230 -240, 310 -210, 380 -80, 470 0, 60 0, 110 -180, 20 -330, 50 -470",
    ),
    points("-280 -300, -210 -330, -190 -160, -240 0, -330 0, -270 -140"),
    points("-150 -520, -110 -400, -150 -260, -100 -120, -180 -180, -200 -330"),
  ];
  const cave = curve(points("-150 6, -140 -90, -90 -170, -30 -190, 20 -140, 40 -60, 36 6"), true);
  const rock = lines(rugged(canvas.random, shape, 0.12, 12));
  return placed(
    [x, y],
    scale,
    0,
    path(rock, canvas.linear(["#2b7f80", "#12525c", DEEP])),
    group(
      { "clip-path": canvas.clip(path(rock, "#fff")) },
      ...facets.map((facet) =>
        path(lines(rugged(canvas.random, facet, 0.1, 14)), "#052631", { opacity: 0.62 }),
      ),
    ),
    glow(canvas, [-50, -70], 300, ORANGE, 0.75),
    path(
      cave,
      canvas.radial(
        [
          [0, "#fff3c0"],
          [0.4, "#ffb84d"],
          [1, "#c4501a"],
        ],
        [0.5, 0.8],
      ),
    ),
    path("M-110 6C-100 -50 -60 -60 -50 6zM0 6C0 -40 20 -50 34 6z", "#5a1f10", { opacity: 0.7 }),
  );
}

function eagle(at: Point, scale: number): string {
  return placed(
    at,
    scale,
    -4,
    path(
      "M0 0C-30 -34 -86 -64 -160 -58C-130 -50 -118 -42 -112 -34C-132 -38 -142 -34 -150 -28C-110 -22 -60 2 -18 22L-30 48L0 36L30 48L18 22C60 2 110 -22 150 -28C142 -34 132 -38 112 -34C118 -42 130 -50 160 -58C86 -64 30 -34 0 0z",
      "#05222b",
    ),
    path("M-10 -2C-10 -22 10 -22 12 -6L4 6z", PAPER),
  );
}

/** Three sisters: one rows, one holds the torch, one the map. */
function crew(canvas: Canvas, at: Point, scale: number): string {
  const base = { legs: "#123a44", skin: "#f1c7a5", child: true } as const;
  const rower: Look = {
    ...base,
    facing: "left",
    top: "#e4572e",
    hair: "#7a3b1d",
    hairstyle: "pigtails",
  };
  const leader: Look = {
    ...base,
    facing: "right",
    top: "#f4c542",
    hair: "#2b1d1a",
    hat: { kind: "brim", colour: "#c98a3a" },
  };
  const youngest: Look = {
    ...base,
    facing: "right",
    top: "#7fc8b8",
    hair: "#d8a94f",
    hairstyle: "bun",
  };
  const onBench: Pose = { ...seated, hands: leftRight("0.22 -0.44, 0.27 -0.46") };
  return placed(
    at,
    scale,
    0,
    flashlight(canvas, [112, -150]),
    group(
      { transform: "translate(-62 0) scale(-1 1)" },
      person(canvas, [0, -4], 150, { ...rower, facing: "right" }, onBench),
    ),
    person(canvas, [60, -24], 148, leader, reaching),
    person(canvas, [6, -12], 118, youngest, {
      ...cheering,
      elbows: leftRight("-0.16 -0.62, 0.16 -0.62"),
      hands: leftRight("-0.14 -0.66, 0.2 -0.68"),
    }),
    placed(
      [12, -92],
      1,
      -8,
      path("M-34 -16h68v38h-68z", PAPER),
      path("M-38 -18a6 6 0 0 1 0 42zM38 -18a6 6 0 0 0 0 42z", "#dcc08e"),
      stroke("M-22 12C-8 -8 4 18 22 -6M16 -12l10 10M26 -12l-10 10", "#c4501a", 2.6),
    ),
    stroke("M-96 -62L-190 22", "#c98a4a", 6),
    path("M-186 12l-26 22l10 8l28 -20z", "#c98a4a"),
    rowingBoat(canvas, [10, 14], 260, "#a5562b"),
    path(limb(triples("-96 -58 5, -70 -44 5")), "#f1c7a5"),
  );
}

/** A torch of the electric kind; its beam looks for the skerry. */
function flashlight(canvas: Canvas, at: Point): string {
  return placed(
    at,
    1,
    -32,
    beam(canvas, { from: [20, 0], to: [330, 0], width: 150, colour: "#fff0bf", opacity: 0.85 }),
    path("M-16 -5H10L20 -10V10L10 5H-16z", "#2b2f3a"),
    ellipse([20, 0], [3, 10], "#fffbe6"),
    glow(canvas, [24, 0], 34, "#fff3cf", 0.9),
  );
}

function swell(
  canvas: Canvas,
  y: number,
  colours: readonly ["#17717a" | "#0d4f5c", "#0c4a56" | "#04242d"],
): string {
  const points = Array.from({ length: 16 }, (_, index): Point => [
    index * 90 - 60,
    y + (index % 2 === 0 ? -16 : 16) + canvas.random.around(8),
  ]);
  return path(`${curve(points)}L1300 1820H-60z`, canvas.linear(colours));
}

/**
 * A rocky skerry with a cave mouth glowing orange and a small rowing boat approaching over teal
 * water.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0d4c59", "#2b8f90", "#f4b061", "#fcdca0"]),
    glow(canvas, [1500, 700], 800, "#ffe0a0", 0.6),
    cloud(canvas, [420, 360], 620, "#f7c98c", "#2f8d8e"),
    streaks(canvas, 12, [0, 440, 1920, 240], "#fff0cb", 0.5),
    path(
      lines(rugged(canvas.random, points("-60 760, 120 690, 260 720, 420 660, 640 760"), 0.1)),
      "#2a7f84",
    ),
    skerry(canvas, [1180, 800], 1.12),
    skerryStones(canvas),
    eagle([800, 300], 1),
    eagle([1560, 210], 0.6),
    path("M-20 780H1940V1300H-20z", canvas.linear(["#2a8e90", TEAL, DEEP])),
    lightPath(canvas, [1120, 790], [300, 330], ORANGE),
    glints(canvas, [0, 800, 1920, 460], 80, "#bff0e6", 0.35),
    crew(canvas, [560, 1040], 1.35),
  );
}

function skerryStones(canvas: Canvas): string {
  const stones: readonly (readonly Point[])[] = [
    points("560 800, 620 740, 690 750, 760 800"),
    points("1640 800, 1700 720, 1790 690, 1880 760, 1960 800"),
  ];
  return path(
    stones.map((stone) => lines(rugged(canvas.random, stone, 0.12, 12))).join(""),
    canvas.linear(["#1d6a70", DEEP]),
  );
}

import { credits } from "../credits.ts";
import { slab } from "../faces/slab.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { dots, rugged, strewn } from "../kit/outline.ts";
import { HAIRS, person, SKINS } from "../kit/people.ts";
import { cheering, type Pose, running, standing, turned, walking } from "../kit/poses.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  mirrored,
  path,
  placed,
  type Point,
  points,
  rect,
  round,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, streaks, sun } from "../kit/sky.ts";
import { spruces } from "../kit/trees.ts";
import type { FilmArt } from "../scene.ts";

const GOLD = "#f7b733";
const ROSE = "#d98a83";
const GRAVEL = "#8f7668";
const MUD = "#5a3f33";

const TITLE = ["Gull", "og grus"] as const;

/** A gravel pit at golden hour; the trophy is a pair of boots. */
export const gullOgGrus: FilmArt = { title: TITLE, poster, still };

/**
 * Muddy football boots on a heap of gravel like a trophy with a crane and goalposts behind, golden
 * hour yellow and dusty rose.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#f2a23a", "#f9c766", "#f5d9a8", "#e0a090"]),
    sun(canvas, [600, 850], 270, "#ffe9a0"),
    streaks(canvas, 12, [0, 560, 1200, 420], "#fff4d0", 0.5),
    hill(canvas, points("-20 1180, 300 1130, 700 1170, 1220 1110"), 1800, "#cf8f78"),
    crane([150, 1190], 0.74),
    goal([870, 1210], 1.5, "#fff6e0"),
    mist(canvas, 1170, 200, "#fbdfae", 0.6),
    heap(
      canvas,
      points(
        "-140 1800, 40 1600, 230 1420, 420 1300, 600 1262, 780 1300, 960 1430, 1150 1610, 1340 1800",
      ),
    ),
    boots(canvas, [600, 1290], 2.5),
  );
  const title = textBlock(TITLE, [600, 130], "#7c2f2b", {
    face: slab,
    width: 960,
    largest: 330,
    gap: 40,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#fff0cf" }));
}

function heap(canvas: Canvas, anchors: readonly Point[]): string {
  const { random } = canvas;
  const body = lines(rugged(random, anchors, 0.07, 16));
  const stones = (count: number) => strewn(random, count, [40, 1290, 1120, 500]);
  return group(
    {},
    path(body, canvas.linear([lighten(GRAVEL, 0.32), GRAVEL, darken(GRAVEL, 0.62)])),
    group(
      { "clip-path": canvas.clip(path(body, "#fff")) },
      stroke(dots(stones(110)), darken(GRAVEL, 0.4), 20, { opacity: 0.4 }),
      stroke(dots(stones(90)), "#ffdf9c", 9, { opacity: 0.45 }),
      path(
        lines(points("600 1262, 780 1300, 960 1430, 1340 1800, 700 1800, 640 1500")),
        darken(GRAVEL, 0.5),
        { opacity: 0.35 },
      ),
    ),
  );
}

/** Football boots after a match: laces, studs, mud. */
function boots(canvas: Canvas, at: Point, scale: number): string {
  const boot = (colour: Colour) =>
    group(
      {},
      path(
        "M-34 -92C-20 -98 -4 -98 6 -92C8 -70 14 -54 34 -44C58 -34 84 -30 90 -12C92 -4 88 0 82 0H-28C-36 0 -38 -6 -38 -14C-40 -40 -40 -70 -34 -92z",
        canvas.linear([lighten(colour, 0.25), colour, darken(colour, 0.35)], 60),
      ),
      path("M-38 -16C-20 -12 40 -12 90 -10C92 -4 88 0 82 0H-28C-36 0 -38 -6 -38 -16z", MUD),
      path("M-38 -14c10 -20 22 4 34 -10s20 2 34 -6s24 8 34 -4s20 6 24 14z", MUD),
      path("M-28 0h14v12h-10zM2 0h14v12h-12zM34 0h14v12h-12zM64 0h14v12h-12z", "#3a2a24"),
      stroke("M4 -80L26 -68M8 -68L34 -56M16 -58L44 -48", "#fff6e0", 4),
      stroke("M-36 -84C-22 -90 -4 -90 6 -84", darken(colour, 0.5), 6),
      path("M-22 -52L34 -28L28 -20L-26 -42z", "#fff6e0", { opacity: 0.9 }),
    );
  return placed(
    at,
    scale,
    0,
    glow(canvas, [0, -50], 210, "#fff2b8", 0.7),
    group({ transform: "translate(-52 -12) rotate(-16)" }, boot("#c8952c")),
    group({ transform: "translate(6 2)" }, boot(GOLD)),
    stroke("M8 -78C40 -96 58 -74 30 -70M8 -78C2 -104 -22 -110 -14 -84", "#fff6e0", 4),
  );
}

function crane(at: Point, scale: number): string {
  const lattice = Array.from(
    { length: 15 },
    (_, index) => `M${-16} ${-40 - index * 40}L16 ${-60 - index * 40}L-16 ${-80 - index * 40}`,
  );
  const jib = Array.from({ length: 15 }, (_, index) => `M${-130 + index * 40} -640l20 -26l20 26`);
  const colour = "#7c3b33";
  return placed(
    at,
    scale,
    0,
    stroke("M-16 0V-660M16 0V-660", colour, 7),
    stroke(lattice.join(""), colour, 4),
    stroke("M-150 -640H480M-110 -668H430M0 -760L-140 -650M0 -760L430 -656M0 -660V-760", colour, 5),
    stroke(jib.join(""), colour, 3.5),
    rect([-160, -640, 60, 50], colour),
    rect([16, -650, 46, 50], "#f6d9a4", { stroke: colour, "stroke-width": 6 }),
    stroke("M390 -636V-430", colour, 4),
    path("M370 -430h40l-8 44h-24z", colour),
    rect([-50, -8, 100, 16], darken(colour, 0.2)),
  );
}

/** A goal whose bar has given way; `at` is the ground at its middle. */
function goal(at: Point, scale: number, colour: Colour): string {
  const net = Array.from(
    { length: 12 },
    (_, index) => `M${-140 + index * 25} ${-150 + index * 1.4}L${-126 + index * 23} 0`,
  );
  const rows = [-120, -90, -60, -30].map((y) => `M-140 ${y}L146 ${y + 12}`);
  return placed(
    at,
    scale,
    0,
    stroke([...net, ...rows].join(""), colour, 1.6, { opacity: 0.55 }),
    stroke("M-146 0L-142 -152L60 -150L150 -134L146 4", colour, 9),
  );
}

const SHIRTS: readonly (readonly [
  number,
  number,
  number,
  Colour,
  Pose,
  "left" | "right" | "away" | "towards",
])[] = [
  [520, 960, 250, "#d24b45", running, "right"],
  [760, 905, 225, "#3f7fa6", walking, "right"],
  [985, 1000, 270, "#f2efe4", turned(running), "left"],
  [1240, 915, 230, "#4f9168", turned(walking), "left"],
  [1500, 985, 260, "#e9a12c", cheering, "towards"],
  [330, 900, 215, "#8a5fa6", standing, "towards"],
];

/**
 * A gravel pit turned football pitch with crooked goalposts and players in unmatched shirts,
 * golden hour yellow.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#f0a03c", "#f9cb70", "#fbe3b4"]),
    sun(canvas, [1420, 470], 120, "#fff0b4"),
    streaks(canvas, 12, [0, 240, 1920, 280], "#fff6da", 0.5),
    spruces(
      canvas,
      { ground: points("-20 560, 1940 530"), height: [70, 160], spacing: 34 },
      "#b5714f",
    ),
    pitWall(canvas),
    crane([330, 700], 0.72),
    path(
      "M-20 720C400 690 1500 690 1940 720V1300H-20z",
      canvas.linear(["#e9bd84", "#c99668", "#7d5a48"]),
    ),
    chalk(),
    goal([960, 752], 1.55, "#fff6e0"),
    person(
      canvas,
      [940, 750],
      150,
      { facing: "towards", top: "#6fae5f", legs: "#3c3a44", hair: HAIRS[0], skin: SKINS[1] },
      cheering,
    ),
    ...SHIRTS.map(([x, y, size, top, pose, look], index) =>
      group(
        {},
        path(
          `M${x} ${y}l${-size * 1.1} ${size * 0.22}l${size * 0.16} ${size * 0.05}l${size * 0.98} ${-size * 0.2}z`,
          MUD,
          { opacity: 0.3 },
        ),
        person(
          canvas,
          [x, y],
          size,
          {
            facing: look,
            top,
            legs: index % 2 === 0 ? "#32405a" : "#4a3a36",
            hair: HAIRS[index % 6] ?? HAIRS[0],
            skin: SKINS[index % 5] ?? SKINS[0],
            shoes: "#2b221f",
          },
          pose,
        ),
      ),
    ),
    ball([690, 1010], 24),
    mist(canvas, 730, 160, "#ffe9bd", 0.55),
    stroke(dots(strewn(canvas.random, 120, [0, 900, 1920, 380])), "#6a4a3c", 8, { opacity: 0.35 }),
  );
}

function pitWall(canvas: Canvas): string {
  const edge = points("-60 520, 200 560, 420 600, 700 640, 1240 640, 1560 580, 1760 540, 1990 510");
  const wall = lines([...rugged(canvas.random, edge, 0.08, 16), [1990, 780], [-60, 780]]);
  const strata = [0, 40, 80].map((down) =>
    lines(
      rugged(
        canvas.random,
        edge.map(([x, y]): Point => [x, y + 50 + down]),
        0.04,
        30,
      ),
      false,
    ),
  );
  return (
    path(wall, canvas.linear([ROSE, "#b8796a", "#a5705c"])) +
    stroke(strata.join(""), "#f4cf9a", 6, { opacity: 0.4 })
  );
}

function chalk(): string {
  return (
    stroke(
      "M330 770H1590M330 770L-60 1230M1590 770L1980 1230M700 770L640 850H1280L1220 770",
      "#fff6e0",
      7,
      { opacity: 0.6 },
    ) +
    ellipse([960, 1190], [330, 90], "none", { stroke: "#fff6e0", "stroke-width": 7, opacity: 0.5 })
  );
}

function ball([x, y]: Point, r: number): string {
  const spots = [0, 1, 2, 3, 4].map((index) =>
    circle(
      [x + Math.cos(index * 1.26) * r * 0.72, y + Math.sin(index * 1.26) * r * 0.72],
      r * 0.2,
      "#3a302c",
    ),
  );
  return (
    ellipse([x - r, y + r], [r * 1.6, r * 0.3], MUD, { opacity: 0.4 }) +
    circle([x, y], r, "#fffaf0") +
    mirrored(round(x), ...spots) +
    circle([x, y], r * 0.28, "#3a302c")
  );
}

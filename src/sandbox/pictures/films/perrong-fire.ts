import { credits } from "../credits.ts";
import { condensed } from "../faces/condensed.ts";
import { serif } from "../faces/serif.ts";
import type { Canvas } from "../kit/canvas.ts";
import { textBlock, textLine } from "../kit/lettering.ts";
import { person } from "../kit/people.ts";
import { facing, level, view, type View } from "../kit/perspective.ts";
import { leftRight, standing } from "../kit/poses.ts";
import { suitcase } from "../kit/props.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  rect,
  round,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, vignette } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";
import type { FilmArt } from "../scene.ts";

const COAT = "#0f6b4f";
const SEPIA = "#d9bf94";
const UMBER = "#2a1f14";

const TITLE = ["Kvinnen på", "perrong fire"] as const;

/** Fog, a platform, four minutes past eleven. */
export const perrongFire: FilmArt = { title: TITLE, poster, still };

/**
 * A woman in a green coat seen from behind on an empty foggy railway platform with a clock at
 * 23:04, emerald and sepia.
 */
function poster(canvas: Canvas): void {
  const see = view([600, 900], 700);
  canvas.paint(
    backdrop(canvas, ["#4a3a28", "#a88a5f", "#e9d5ac", "#c7a878"]),
    glow(canvas, [600, 900], 700, "#fff3d0", 0.85),
    path(
      level(see, 0.62, [-0.62, 0.75], [0.4, 9]),
      canvas.linear(["#dcc394", "#8f744c", "#4a3823"]),
    ),
    platformEdge(see),
    canopy(canvas, see),
    mist(canvas, 900, 420, "#fbeccb", 0.8),
    clock(canvas, [820, 640], 118),
    path("M510 1640L300 1800H620L640 1640z", UMBER, { opacity: 0.35, filter: canvas.blur(14) }),
    person(
      canvas,
      [580, 1640],
      690,
      {
        facing: "away",
        top: COAT,
        legs: "#1d1712",
        hair: "#2b1d16",
        skin: "#d9ab86",
        hem: 0.62,
        flare: 0.075,
        hat: { kind: "brim", colour: "#0a4a38" },
      },
      { ...standing, hands: leftRight("-0.125 -0.47, 0.13 -0.46") },
    ),
    suitcase(canvas, [745, 1640], 170, "#6d4526"),
    mist(canvas, 1700, 380, "#e9d5ac", 0.35),
    vignette(canvas, "#1a120a", 0.7, [0.5, 0.5]),
  );
  const top = textBlock([TITLE[0]], [600, 130], "#fff3d6", {
    face: serif,
    width: 900,
    largest: 170,
  });
  const low = textBlock([TITLE[1]], [600, 290], "#fff3d6", {
    face: serif,
    width: 900,
    largest: 170,
  });
  canvas.paint(
    top.markup,
    low.markup,
    rect(
      [0, 1560, 1200, 240],
      canvas.linear([
        [0, "#160f08", 0],
        [0.5, "#160f08", 0.85],
        [1, "#160f08", 0.95],
      ]),
    ),
    credits(canvas, { colour: "#f3e2bd" }),
  );
}

function platformEdge(see: View): string {
  return (
    path(level(see, 0.62, [-0.62, -0.54], [0.4, 9]), "#f1e2bd", { opacity: 0.85 }) +
    path(level(see, 0.82, [-4, -0.62], [0.5, 9]), "#3a2c1c") +
    stroke(
      [-0.8, -1.25].map((x) => lines([see(x, 0.8, 0.6), see(x, 0.8, 9)], false)).join(""),
      "#c9ad7c",
      7,
      { opacity: 0.7 },
    )
  );
}

/** An iron canopy on columns that go away into the fog. */
function canopy(canvas: Canvas, see: View): string {
  const columns = [5, 3.4, 2.3, 1.6, 1.1].map((z) => {
    const [x, floor] = see(0.62, 0.62, z);
    const [, top] = see(0.62, -0.72, z);
    const wide = 26 / z;
    const [tip] = see(-0.35, -0.72, z);
    const bracket = `M${round(x)} ${round(top + 120 / z)}Q${round(x - 30 / z)} ${round(top + 20 / z)} ${round(tip)} ${round(top + 8 / z)}`;
    return group(
      { opacity: Math.min(1, 1.5 / z ** 0.8) },
      rect([x - wide / 2, top, wide, floor - top], canvas.linear(["#5a452c", UMBER], 0)),
      rect([x - wide, floor - 30 / z, wide * 2, 30 / z], UMBER),
      stroke(bracket, UMBER, 11 / z),
    );
  });
  const roof = lines([
    see(-0.5, -0.72, 0.7),
    see(1.4, -0.98, 0.7),
    see(1.4, -0.98, 7),
    see(-0.5, -0.72, 7),
  ]);
  return path(roof, canvas.linear(["#2b2014", "#8f744c"], 120)) + columns.join("");
}

/** The station clock, at 23:04. */
function clock(canvas: Canvas, at: Point, r: number): string {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x * 76)} ${round(y * 76)}L${round(x * 88)} ${round(y * 88)}`;
  });
  const hand = (angle: number, long: number, thick: number) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return stroke(
      `M${round(-Math.cos(turn) * 16)} ${round(-Math.sin(turn) * 16)}L${round(Math.cos(turn) * long)} ${round(Math.sin(turn) * long)}`,
      UMBER,
      thick,
    );
  };
  return placed(
    at,
    r / 100,
    0,
    stroke("M0 -110V-260", UMBER, 12),
    glow(canvas, [0, 0], 240, "#fff6dc", 0.8),
    circle([0, 0], 112, UMBER),
    circle([0, 0], 100, canvas.radial(["#fffdf2", "#f6e7c2"])),
    stroke(marks.join(""), UMBER, 6),
    hand(332, 56, 9),
    hand(24, 82, 6),
    circle([0, 0], 8, UMBER),
  );
}

/**
 * A foggy 1930s railway platform with a steam train's lights approaching and one suitcase left
 * behind, emerald and sepia.
 */
function still(canvas: Canvas): void {
  const see = view([1130, 640], 900);
  canvas.paint(
    backdrop(canvas, ["#43331f", "#a3855a", "#efdcb2", "#b8986a"]),
    glow(canvas, [860, 640], 700, "#fff6dc", 0.9),
    path(level(see, 0.62, [-0.5, 2], [0.5, 9]), canvas.linear(["#dcc394", "#96794f", "#4f3c25"])),
    group({ transform: "translate(0 0)" }, tracks(see)),
    train(canvas, [850, 700], 1),
    canopy(canvas, see),
    clock(canvas, [1370, 400], 74),
    sign(canvas, see),
    mist(canvas, 720, 380, "#fbeccb", 0.7),
    ellipse([1240, 1150], [170, 18], UMBER, { opacity: 0.4 }),
    suitcase(canvas, [1240, 1150], 250, "#0f6b4f"),
    mist(canvas, 1180, 240, "#e9d5ac", 0.25),
    vignette(canvas, "#1a120a", 0.7),
  );
}

function tracks(see: View): string {
  const bed = path(level(see, 0.82, [-3, -0.5], [0.5, 9]), "#33271a");
  const sleepers = Array.from({ length: 16 }, (_, index) => {
    const z = 0.75 + index * 0.3;
    return path(level(see, 0.81, [-1.45, -0.68], [z, z + 0.09]), "#1d150d", { opacity: 0.7 });
  });
  const rails = stroke(
    [-0.82, -1.3].map((x) => lines([see(x, 0.8, 0.55), see(x, 0.8, 9)], false)).join(""),
    "#e3c997",
    8,
    { opacity: 0.75 },
  );
  return bed + sleepers.join("") + rails;
}

/** A steam engine that comes out of the fog, three lamps first. */
function train(canvas: Canvas, at: Point, scale: number): string {
  const { random } = canvas;
  const steam = Array.from({ length: 13 }, (_, index) =>
    circle([random.around(90) - index * 14, -250 - index * 34], 50 + index * 13, "#fff6e0", {
      opacity: 0.16,
    }),
  );
  return placed(
    at,
    scale,
    0,
    group({ filter: canvas.blur(18) }, ...steam),
    path("M-96 78C-110 20 -110 -90 -96 -150H96C110 -90 110 20 96 78z", "#3a2c1d"),
    circle([0, -84], 104, canvas.linear(["#5d482f", "#1d150d"], 60)),
    circle([0, -84], 84, "#2a1f14"),
    circle([0, -84], 84, "none", { stroke: "#8a6c44", "stroke-width": 5 }),
    path("M-22 -186L-30 -250H30L22 -186z", "#1d150d"),
    rect([-120, 20, 240, 34], "#1a120b"),
    path("M-110 54L-60 110H60L110 54z", "#231910"),
    beam(canvas, { from: [0, -96], to: [150, 620], width: 700, colour: "#fff1c9", opacity: 0.5 }),
    ...triples("0 -96 1.25, -86 30 0.9, 86 30 0.9").map(
      ([x, y, size]) =>
        glow(canvas, [x, y], 170 * size, "#fff3cf", 1) + circle([x, y], 19 * size, "#fffdf4"),
    ),
  );
}

function sign(canvas: Canvas, see: View): string {
  const [x, y] = see(0.95, -0.28, 1.5);
  return group(
    {},
    path(facing(see, [0.72, 1.2], [-0.4, -0.2], 1.5), COAT),
    path(facing(see, [0.735, 1.185], [-0.385, -0.215], 1.5), "none", {
      stroke: SEPIA,
      "stroke-width": 3,
    }),
    textLine("PERRONG 4", [x, y + 8], canvas.linear([SEPIA, "#f3e2bd"]), {
      face: condensed,
      size: 74,
      tracking: 60,
    }),
  );
}

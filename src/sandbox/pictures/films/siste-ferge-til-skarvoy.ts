import { credits } from "../credits.ts";
import { condensed } from "../faces/condensed.ts";
import type { Canvas } from "../kit/canvas.ts";
import { textBlock } from "../kit/lettering.ts";
import { person, silhouette } from "../kit/people.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  points,
  rect,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, rain, streaks, vignette } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";
import { glints, water } from "../kit/water.ts";
import type { FilmArt } from "../scene.ts";

const RED = "#e4322b";
const LAMP = "#ffe2b0";
const PETROL = "#0e3a45";

const TITLE = ["SISTE FERGE", "TIL SKARVØY"] as const;

/** Black fog, petrol water, and red where something is wrong. */
export const sisteFerge: FilmArt = { title: TITLE, poster, still };

/**
 * A small car ferry with one lamp in black sea fog, its wake a red line, tense petrol blue, black
 * and signal red.
 */
function poster(canvas: Canvas): void {
  const wake =
    "M596 925C600 960 640 985 618 1030C580 1110 470 1160 520 1290C570 1400 640 1420 600 1570L640 1570C720 1420 690 1350 640 1270C580 1170 660 1120 660 1035C662 985 612 960 604 925z";
  canvas.paint(
    backdrop(canvas, ["#02080b", "#07222a", "#17525c", "#0c333c", "#041217"]),
    glow(canvas, [600, 760], [900, 520], "#4d9aa0", 0.55),
    streaks(canvas, 26, [-100, 420, 1400, 420], "#9fd0cf", 0.2),
    group(
      { opacity: 0.4, filter: canvas.blur(6) },
      path(lines(points("-20 900, 130 760, 260 720, 420 870, 560 912, -20 912")), "#062028"),
    ),
    water(canvas, 905, ["#1f6a72", "#0a333c", "#031015"]),
    glints(canvas, [0, 920, 1200, 800], 120, "#7fc0bf", 0.16),
    glow(canvas, [600, 780], 330, LAMP, 0.75),
    path(
      wake,
      canvas.linear([
        [0, RED],
        [0.75, RED],
        [1, RED, 0],
      ]),
    ),
    ferry(canvas, [600, 925], 1.5),
    mist(canvas, 905, 300, "#bfe0dc", 0.28),
    mist(canvas, 640, 260, "#0b2a33", 0.7),
  );
  const title = textBlock(TITLE, [600, 110], "#f3ead8", {
    face: condensed,
    width: 1020,
    largest: 330,
    gap: 36,
  });
  canvas.paint(
    title.markup,
    vignette(canvas, "#010405", 0.6),
    credits(canvas, { colour: "#cfe3e0" }),
  );
}

/** A small car ferry that comes towards us, one lamp lit. */
function ferry(canvas: Canvas, at: Point, scale: number): string {
  const dark = "#02090c";
  return placed(
    at,
    scale,
    0,
    path("M-88 -52H88L78 0H-78z", canvas.linear(["#10343d", dark])),
    path("M-92 -58H92V-50H-92z", "#1e515a"),
    rect([-62, -98, 124, 42], dark),
    rect([-36, -132, 72, 36], "#08222a"),
    path("M-32 -126H32V-108H-32z", "#2c6069"),
    stroke("M0 -132V-176M-16 -160H16", dark, 4),
    rect([44, -126, 18, 32], "#0a262e"),
    path("M44 -126h18v9h-18z", RED),
    rect([-44, -92, 88, 40], "#0b2b33"),
    glow(canvas, [0, -172], 60, LAMP, 0.9),
    circle([0, -172], 6, "#fffaf0"),
    circle([-82, -54], 3.4, RED),
    circle([82, -54], 3.4, RED),
  );
}

/**
 * An empty ferry deck at night in rain, one car with its door open and headlights on, petrol blue
 * with red light.
 */
function still(canvas: Canvas): void {
  const deckTop = 640;
  canvas.paint(
    backdrop(canvas, ["#02080b", "#0a2c35", "#1a5a63"]),
    glow(canvas, [960, 620], [1100, 420], "#4a949a", 0.5),
    path("M0 640C400 610 700 640 960 628S1600 610 1920 634V700H0z", "#072a32"),
    path(
      lines([
        [0, 1280],
        [0, 1010],
        [560, deckTop],
        [1360, deckTop],
        [1920, 1010],
        [1920, 1280],
      ]),
      canvas.linear(["#164750", "#0b2a32", "#051519"]),
    ),
    lanes(),
    rail(canvas, -1),
    rail(canvas, 1),
    path("M520 400h26V650h-26zM1374 400h26V650h-26z", "#03131a"),
    path("M500 384H1420V412H500z", "#05191f"),
    glow(canvas, [533, 440], 150, RED, 0.9),
    glow(canvas, [1387, 440], 150, RED, 0.9),
    circle([533, 440], 11, "#ffb3a6"),
    circle([1387, 440], 11, "#ffb3a6"),
    ellipse([960, 930], [520, 120], "#000", { opacity: 0.35, filter: canvas.blur(24) }),
    group(
      { filter: canvas.blur(22) },
      beam(canvas, { from: [850, 850], to: [700, 1330], width: 620, colour: LAMP, opacity: 0.9 }),
      beam(canvas, { from: [1070, 850], to: [1220, 1330], width: 620, colour: LAMP, opacity: 0.9 }),
    ),
    car(canvas, [960, 930], 2.5),
    person(
      canvas,
      [1490, 800],
      190,
      silhouette("#02090c", { hem: 0.5, hat: { kind: "hood", colour: "#02090c" } }),
    ),
    reflections(canvas),
    rain(canvas, 200, 90, "#cfeaea", 0.24),
    vignette(canvas, "#010405", 0.6),
  );
}

function lanes(): string {
  const marks = [-0.5, 0.5].map((side) => {
    const [far, near] = [960 + side * 300, 960 + side * 1150];
    return `M${far} 660L${near} 1280`;
  });
  return stroke(marks.join(""), "#d9c25e", 8, { opacity: 0.42, "stroke-dasharray": "60 44" });
}

function rail(canvas: Canvas, side: -1 | 1): string {
  const x = (value: number) => 960 + side * value;
  const wall = lines([
    [x(400), 560],
    [x(400), 660],
    [x(960), 1030],
    [x(960), 700],
  ]);
  return (
    path(wall, canvas.linear(["#1b545d", "#082027"])) +
    stroke(`M${x(400)} 556L${x(960)} 690`, "#5aa4a6", 7, { opacity: 0.6 })
  );
}

/** A car from the front, headlights on, the driver's door left open. */
function car(canvas: Canvas, at: Point, scale: number): string {
  return placed(
    at,
    scale,
    0,
    path("M66 -72L124 -86L128 -12L70 -2z", canvas.linear(["#0d3640", "#04161b"], 0)),
    path("M76 -68L116 -78L118 -46L76 -40z", "#2d6871"),
    path("M-70 -48L-48 -96H48L70 -48z", "#06191f"),
    path("M-58 -52L-42 -90H42L58 -52z", canvas.linear(["#3f8289", "#113c45"])),
    path(
      "M-78 -50H78C84 -40 84 -20 82 0H-82C-84 -20 -84 -40 -78 -50z",
      canvas.linear(["#164a54", "#061a20"]),
    ),
    rect([-34, -26, 68, 14], "#04141a", { rx: 5 }),
    rect([-74, -2, 26, 16], "#010507", { rx: 4 }),
    rect([48, -2, 26, 16], "#010507", { rx: 4 }),
    glow(canvas, [-54, -30], 90, LAMP, 0.95),
    glow(canvas, [54, -30], 90, LAMP, 0.95),
    ellipse([-54, -30], [15, 10], "#fffdf2"),
    ellipse([54, -30], [15, 10], "#fffdf2"),
  );
}

/** Wet steel: the red lamps come back as long stripes. */
function reflections(canvas: Canvas): string {
  const stripe = (x: number, lean: number) =>
    path(
      `M${x - 16} 660L${x + lean - 50} 1280h100L${x + 16} 660z`,
      canvas.linear([
        [0, RED, 0.34],
        [0.6, RED, 0],
      ]),
    );
  return stripe(560, -200) + stripe(1360, 200) + mist(canvas, 660, 120, PETROL, 0.35);
}

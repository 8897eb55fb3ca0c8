import { credits } from "../credits.ts";
import { geometric } from "../faces/geometric.ts";
import { house } from "../kit/buildings.ts";
import { type Canvas, fadeOut } from "../kit/canvas.ts";
import type { Colour } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { blob, rugged } from "../kit/outline.ts";
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
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, snowfall } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";
import { snowySpruces, spruces } from "../kit/trees.ts";
import type { FilmArt } from "../scene.ts";

const RED = "#d3382f";
const SHADOW = "#a9c2dd";

const TITLE = ["MELKERUTA"] as const;

/** White fields, one road, one dot of red. */
export const melkeruta: FilmArt = { title: TITLE, poster, still };

/**
 * A milk tanker lorry seen from above on a thin winter road between white fields, minimal, cream,
 * pale blue and a dot of red.
 */
function poster(canvas: Canvas): void {
  const road =
    "M-80 1330C220 1290 330 1130 520 1080C760 1016 900 930 880 760C866 640 960 520 1300 470";
  canvas.paint(
    backdrop(canvas, ["#fdf8ec", "#f6f1e6", "#e3e9f0"], 70),
    path("M-20 900C300 800 420 640 400 -20H-20z", "#f1eee8"),
    path("M1220 900C1000 980 760 1180 700 1820H1220z", "#dbe4ee", { opacity: 0.7 }),
    path("M-20 1450C260 1420 500 1500 620 1820H-20z", "#d3dfec", { opacity: 0.6 }),
    fences(),
    stroke(road, "#fffefa", 118),
    stroke(road, "#b4c6da", 84),
    stroke(road, "#cbd8e6", 76),
    stroke(road, "#a9bdd3", 7, { transform: "translate(-9 -13)", opacity: 0.8 }),
    stroke(road, "#a9bdd3", 7, { transform: "translate(9 15)", opacity: 0.8 }),
    ...treesFromAbove(canvas),
    tankerFromAbove(canvas, [655, 1036], 1.15, -20),
  );
  const title = textBlock(TITLE, [600, 150], "#2c4a6b", {
    face: geometric,
    width: 940,
    largest: 170,
    tracking: 180,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#3c5a7c" }));
}

function fences(): string {
  const posts = [
    "M40 620C200 640 330 560 372 420",
    "M960 1180C900 1300 860 1420 850 1640",
    "M60 1560C240 1530 400 1590 470 1700",
  ];
  return group(
    { opacity: 0.75 },
    ...posts.map((d) => stroke(d, "#8fa6bf", 5, { "stroke-dasharray": "1 20" })),
  );
}

function treesFromAbove(canvas: Canvas): string[] {
  const places = triples(
    "170 800 46, 240 860 38, 120 890 34, 270 780 30, 1010 1060 50, 1080 1110 36, 1020 1150 30, 980 640 36, 1060 690 44, 1100 1500 40, 1040 1560 34, 560 640 32",
  );
  return places.map(([x, y, r]) => {
    return (
      placed(
        [x, y],
        1,
        32,
        path(`M0 ${-r * 0.7}L${r * 3.6} 0L0 ${r * 0.7}z`, SHADOW, { opacity: 0.6 }),
      ) +
      crown(canvas, [x, y], r, "#2f4f72") +
      crown(canvas, [x - r * 0.08, y - r * 0.08], r * 0.72, "#54789e") +
      crown(canvas, [x - r * 0.16, y - r * 0.16], r * 0.5, "#a9c3dc") +
      crown(canvas, [x - r * 0.2, y - r * 0.2], r * 0.26, "#f6f9fb")
    );
  });
}

/** One layer of a snowy spruce, seen from its top. */
function crown(canvas: Canvas, at: Point, r: number, colour: Colour): string {
  return path(
    lines(rugged(canvas.random, blob(canvas.random, at, [r, r], 0.14), 0.2, r * 0.3)),
    colour,
  );
}

/** Seen from straight above, with the long shadow of a low sun. */
function tankerFromAbove(canvas: Canvas, at: Point, scale: number, turn: number): string {
  return placed(
    at,
    scale,
    turn,
    path("M-92 -14L40 60H170L104 -14z", SHADOW, { opacity: 0.75 }),
    rect([-96, -25, 138, 50], canvas.linear(["#ffffff", "#f1f3f5", "#9fb2c6"]), { rx: 24 }),
    stroke("M-74 -4H20", "#c3cfdb", 4),
    circle([-60, 0], 7, "#9fb2c6"),
    circle([-10, 0], 7, "#9fb2c6"),
    rect([46, -24, 50, 48], RED, { rx: 10 }),
    rect([78, -19, 12, 38], "#26435f", { rx: 4 }),
    path(
      "M96 -18l120 -40v66l-120 -14zM96 18l120 40v-66l-120 14z",
      canvas.linear(fadeOut("#fff4c8", 0.9), 0),
    ),
  );
}

/**
 * A milk tanker with headlights in falling snow at a red barn before dawn, calm, deep blue and
 * barn red.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0c1c3f", "#1f3f72", "#5b7fae", "#c6b3b8"]),
    glow(canvas, [420, 800], 900, "#f3c3a8", 0.45),
    hill(canvas, points("-20 760, 500 690, 1100 760, 1940 680"), 1280, "#5c7cab"),
    spruces(
      canvas,
      { ground: points("-20 790, 1000 740, 1940 770"), height: [70, 150], spacing: 26 },
      "#20395f",
    ),
    hill(
      canvas,
      points("-20 830, 700 800, 1300 850, 1940 800"),
      1280,
      canvas.linear(["#b9cbe6", "#5f7cab", "#243f70"]),
    ),
    house(canvas, {
      at: [1080, 960],
      gable: 300,
      side: 430,
      wall: 200,
      roof: 160,
      colour: "#a8322c",
      roofColour: "#dfe8f5",
      windows: 3,
      door: "#7c211f",
    }),
    yardLamp(canvas, [1040, 640]),
    house(canvas, {
      at: [200, 870],
      gable: 90,
      side: 130,
      wall: 74,
      roof: 54,
      colour: "#d8d3cc",
      roofColour: "#cfdcf0",
      light: "#ffc86b",
      windows: 2,
    }),
    group(
      { filter: canvas.blur(16) },
      beam(canvas, {
        from: [470, 975],
        to: [-60, 1120],
        width: 420,
        colour: "#ffe7b0",
        opacity: 0.85,
      }),
    ),
    tanker(canvas, [760, 1030], 1.75),
    mist(canvas, 1090, 200, "#cfdcf0", 0.3),
    snowySpruces(
      canvas,
      { ground: points("1640 1190, 1960 1160"), height: [340, 560], spacing: 120 },
      "#0d1c3c",
      "#8aa4cc",
    ),
    snowfall(canvas, 210, 11),
  );
}

function yardLamp(canvas: Canvas, [x, y]: Point): string {
  return (
    stroke(`M${x} ${y + 320}V${y}q0 -22 26 -22`, "#16233f", 8) +
    beam(canvas, {
      from: [x + 28, y - 18],
      to: [x + 40, y + 330],
      width: 420,
      colour: "#ffd991",
      opacity: 0.6,
    }) +
    glow(canvas, [x + 28, y - 12], 120, "#ffe3a6", 0.95)
  );
}

/** The tanker from its side, heading left, every lamp lit. */
function tanker(canvas: Canvas, at: Point, scale: number): string {
  const wheels = [-104, 20, 62, 104].map(
    (x) => circle([x, -4], 20, "#0b1222") + circle([x, -4], 8, "#6c7c94"),
  );
  return placed(
    at,
    scale,
    0,
    ellipse([10, 16], [190, 12], "#0b1835", { opacity: 0.45 }),
    rect([-62, -116, 206, 92], canvas.linear(["#e6eef7", "#b7c7dc", "#4b6389"]), { rx: 44 }),
    stroke("M-30 -116V-24M30 -116V-24M92 -116V-24", "#5f779c", 3, { opacity: 0.7 }),
    rect([-60, -30, 206, 14], "#17233f"),
    path(
      "M-150 -14V-62C-150 -76 -142 -112 -130 -122H-72V-14z",
      canvas.linear(["#e2483c", RED, "#7c1c1d"]),
    ),
    path("M-142 -70C-140 -86 -134 -104 -126 -110H-104V-70z", canvas.linear(["#ffe9b8", "#8fb0d2"])),
    rect([-150, -28, 80, 14], "#3a0f16"),
    stroke("M-128 -128h52", "#ffb65e", 5),
    ...wheels,
    glow(canvas, [-150, -38], 95, "#fff0c4", 1),
    circle([-148, -38], 8, "#fffdf4"),
    circle([146, -36], 5, "#ff5a4a"),
    glow(canvas, [146, -36], 40, "#ff5a4a", 0.8),
  );
}

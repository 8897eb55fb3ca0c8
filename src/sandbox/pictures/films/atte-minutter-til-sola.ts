import { credits } from "../credits.ts";
import { geometric } from "../faces/geometric.ts";
import type { Canvas } from "../kit/canvas.ts";
import { textBlock } from "../kit/lettering.ts";
import { dots } from "../kit/outline.ts";
import {
  circle,
  ellipse,
  group,
  path,
  placed,
  type Point,
  points,
  rect,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, glow, stars } from "../kit/sky.ts";
import { lens } from "../kit/water.ts";
import type { FilmArt } from "../scene.ts";

const EMBER = "#f2702f";
const VIOLET = "#1c0b3a";

const TITLE = ["ÅTTE MINUTTER", "TIL SOLA"] as const;

/** One huge sun and something very small in front of it. */
export const atteMinutter: FilmArt = { title: TITLE, poster, still };

/**
 * A tiny spacecraft silhouette in front of an enormous glowing sun disc, thin orbit lines, deep
 * violet fading to orange.
 */
function poster(canvas: Canvas): void {
  const centre: Point = [600, 1010];
  canvas.paint(
    backdrop(canvas, ["#0d0524", VIOLET, "#4b1552", "#8f2a4f"]),
    stars(canvas, 110, [0, 0, 1200, 1800], "#ffe9d0"),
    glow(canvas, centre, 1150, "#ff7a3a", 0.6),
    solarDisc(canvas, centre, 500),
    ...[590, 720, 880].map((r, index) =>
      circle(centre, r, "none", {
        stroke: "#ffc59a",
        "stroke-width": 2.4 - index * 0.5,
        opacity: 0.5 - index * 0.11,
      }),
    ),
    circle([600 + 590 * Math.cos(-2.2), 1010 + 590 * Math.sin(-2.2)], 15, "#ffe3bd"),
    circle([600 + 720 * Math.cos(0.62), 1010 + 720 * Math.sin(0.62)], 22, "#d98f9f"),
    ship(canvas, [556, 1140], 1.25),
  );
  const title = textBlock(TITLE, [600, 140], "#fff0d8", {
    face: geometric,
    width: 1000,
    largest: 150,
    tracking: 60,
    gap: 44,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#ffd9bd" }));
}

/** A disc that boils in long flat waves, hottest where it faces us. */
function solarDisc(canvas: Canvas, centre: Point, radius: number): string {
  const { random } = canvas;
  const surface = canvas.radial([
    [0, "#fff8da"],
    [0.5, "#ffe08f"],
    [0.8, "#ffad4a"],
    [0.95, EMBER],
    [1, "#d94a24"],
  ]);
  const waves = Array.from({ length: 46 }, () => {
    const y = centre[1] + random.around(radius);
    const half = radius * random.between(0.15, 0.5);
    return lens([centre[0] + random.around(radius), y], half, random.between(4, 13));
  });
  return group(
    {},
    circle(centre, radius * 1.07, EMBER, { opacity: 0.55, filter: canvas.blur(34) }),
    circle(centre, radius * 1.012, "#ffc27a"),
    circle(centre, radius, surface),
    group(
      { "clip-path": canvas.clip(circle(centre, radius, "#fff")) },
      path(waves.join(""), "#f0742a", { opacity: 0.22 }),
      path(waves.slice(30).join(""), "#fffbe6", { opacity: 0.3, transform: "translate(40 22)" }),
    ),
  );
}

/** A small ship with two sails of solar panels, seen against the light. */
function ship(canvas: Canvas, at: Point, scale: number): string {
  const dark = "#2a0c2c";
  return placed(
    at,
    scale,
    -24,
    path("M-46 0C-30 -13 10 -13 34 -7L52 0L34 7C10 13 -30 13 -46 0z", dark),
    rect([-14, -66, 20, 50], dark),
    rect([-14, 16, 20, 50], dark),
    stroke("M-14 -50h20M-14 -33h20M-14 33h20M-14 50h20", EMBER, 1.6),
    stroke("M-4 -16V16", dark, 4),
    path("M-46 -5L-62 -9V9L-46 5z", dark),
    glow(canvas, [-66, 0], [46, 12], "#ffffff", 0.9),
    stroke(dots(points("18 -1, 26 -1, 34 -1")), "#ffe7b0", 3),
  );
}

/**
 * A round spaceship window with the burning edge of the sun filling it and an astronaut's
 * silhouette, violet and orange.
 */
function still(canvas: Canvas): void {
  const porthole: Point = [960, 620];
  const view = canvas.clip(circle(porthole, 520, "#fff"));
  canvas.paint(
    backdrop(canvas, ["#170a2c", "#0d0620"]),
    panels(canvas),
    circle(porthole, 604, canvas.linear(["#4d2a56", "#1c0d2c"], 60)),
    circle(porthole, 560, "#0b0418"),
    group(
      { "clip-path": view },
      rect([400, 60, 1120, 1120], canvas.linear(["#12062c", "#4b1552", "#a33a4c"], 30)),
      stars(canvas, 70, [420, 80, 700, 900], "#ffe9d0"),
      glow(canvas, [1480, 1160], 1250, "#ff8a3f", 0.85),
      solarDisc(canvas, [1480, 1160], 720),
      stroke("M380 700C700 420 1100 300 1560 330", "#ffc59a", 2.4, { opacity: 0.4 }),
    ),
    circle(porthole, 540, "none", {
      stroke: canvas.linear(["#2a1438", "#f7935a"], 50),
      "stroke-width": 40,
    }),
    circle(porthole, 519, "none", { stroke: "#ffb27a", "stroke-width": 4, opacity: 0.55 }),
    bolts(porthole),
    astronaut(canvas, [720, 1290], 1),
  );
}

function panels(canvas: Canvas): string {
  const seams =
    "M0 250H420M0 760H380M1500 250H1920M1540 760H1920M230 0V1280M1700 0V1280M0 1080H520M1400 1080H1920";
  return (
    stroke(seams, "#000000", 7, { opacity: 0.45 }) +
    stroke(seams, "#7a4a72", 2, { opacity: 0.35, transform: "translate(3 4)" }) +
    glow(canvas, [960, 640], [1200, 900], "#c4513f", 0.35)
  );
}

function bolts([x, y]: Point): string {
  const places = Array.from({ length: 20 }, (_, index): Point => {
    const angle = (index / 20) * 2 * Math.PI;
    return [x + Math.cos(angle) * 582, y + Math.sin(angle) * 582];
  });
  return (
    stroke(dots(places), "#120820", 17) +
    stroke(dots(places.map(([px, py]) => [px - 2, py - 2])), "#8a5670", 6)
  );
}

/** Helmet and shoulders from behind, edged with sunlight. */
function astronaut(canvas: Canvas, at: Point, scale: number): string {
  const suit = "M-330 0C-330 -170 -250 -250 -130 -280L130 -280C250 -250 330 -170 330 0z";
  const edge = canvas.linear(
    [
      [0, "#1a0b2a"],
      [0.7, "#4a1d3c"],
      [1, "#ff9c5a"],
    ],
    0,
  );
  return placed(
    at,
    scale,
    0,
    path(suit, edge),
    path(suit, "#150822", { transform: "translate(-12 10)" }),
    circle([0, -400], 184, edge),
    circle([-9, -395], 180, "#1b0c2a"),
    rect([-118, -280, 236, 190], "#0f0519", { rx: 26 }),
    stroke("M-70 -230H70M-70 -190H30", "#5b2a4c", 7),
    stroke("M118 -230C200 -210 210 -120 190 -40", "#3a1838", 18),
    ellipse([0, -252], [150, 30], "#2a1136"),
    path("M64 -556A180 180 0 0 1 172 -330A200 200 0 0 0 64 -556z", "#ffb474", { opacity: 0.85 }),
  );
}

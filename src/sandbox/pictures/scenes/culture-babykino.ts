import type { Canvas } from "../kit/canvas.ts";
import { screenLight } from "../kit/cinema.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { person } from "../kit/people.ts";
import { cheering, leftRight, type Pose, seated, turned } from "../kit/poses.ts";
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
import { backdrop, glow, vignette } from "../kit/sky.ts";

/**
 * Prams parked along a softly lit cinema aisle and a parent with a baby before the screen, peach
 * and soft grey.
 */
export function babykino(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#4a3f48", "#7a6468", "#b58a7c"]),
    screenLight(canvas, [520, 120, 880, 400], "#ffdcc0"),
    path(
      lines(points("760 560, 1160 560, 1620 1290, 300 1290")),
      canvas.linear(["#d9a893", "#8f6f6c", "#5c4a50"]),
    ),
    ...[-1, 1].map((side) => aisleSeats(canvas, side)),
    ...[0, 1, 2, 3].flatMap((index) =>
      [-1, 1].map((side) =>
        glow(canvas, [960 + side * (230 + index * 104), 640 + index * 150], 80, "#ffd9b0", 0.7),
      ),
    ),
    pram(canvas, [1270, 900], 0.95, "#8fa3a8", true),
    pram(canvas, [640, 960], 1.15, "#e0997f", false),
    pram(canvas, [1330, 1160], 1.5, "#c9b7a4", true),
    ellipse([900, 1196], [120, 16], "#3a2c34", { opacity: 0.35 }),
    person(
      canvas,
      [900, 1190],
      640,
      {
        facing: "away",
        top: "#e9cdb8",
        legs: "#5c5560",
        hair: "#5a3a2a",
        skin: "#e8b894",
        hairstyle: "bun",
        hem: 0.12,
      },
      { ...turned(seated), ...standingWithBaby },
    ),
    ellipse([812, 806], [62, 44], "#fff3e6", { transform: "rotate(-30 812 806)" }),
    circle([776, 770], 34, "#f1c7a5"),
    path("M744 762a34 34 0 0 1 60 -22q-30 -4 -60 22z", "#8c5a2b"),
    vignette(canvas, "#2c2028", 0.45),
  );
}

const standingWithBaby: Pose = {
  ...cheering,
  tilt: -0.015,
  elbows: leftRight("-0.17 -0.66, 0.14 -0.63"),
  hands: leftRight("-0.2 -0.6, 0 -0.55"),
};

function aisleSeats(canvas: Canvas, side: number): string {
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const y = 560 + index * index * 28 + index * 46;
      const size = 60 + index * 34;
      const edge = 960 + side * (230 + index * 120);
      return Array.from({ length: 6 }, (_, at) =>
        rect(
          [edge + side * at * size * 1.05 - (side < 0 ? size : 0), y, size * 0.96, size * 1.5],
          canvas.linear([lighten("#8a6f74", 0.14 - index * 0.02), "#4a3a42"]),
          { rx: size * 0.2 },
        ),
      ).join("");
    })
    .join("");
}

function pram(canvas: Canvas, at: Point, scale: number, colour: Colour, isTurned: boolean): string {
  const drawn = [
    ellipse([0, 4], [120, 12], "#3a2c34", { opacity: 0.35 }),
    stroke("M-70 -28L60 -104M60 -28L-60 -104M100 -140L146 -190", "#4a4048", 8),
    path(
      "M-116 -150H116C112 -96 70 -76 20 -76H-30C-80 -76 -112 -100 -116 -150z",
      canvas.linear([lighten(colour, 0.2), darken(colour, 0.2)]),
    ),
    path(
      "M-116 -150C-116 -240 -40 -262 6 -250L0 -150z",
      canvas.linear([lighten(colour, 0.32), colour]),
    ),
    stroke("M-64 -236L-2 -152M-100 -200L-4 -152", darken(colour, 0.25), 4),
    path("M0 -160C40 -190 90 -186 112 -150H0z", "#fff3e6"),
    ...[-72, 68].map(
      (x) =>
        circle([x, -22], 30, "none", { stroke: "#3f363e", "stroke-width": 9 }) +
        circle([x, -22], 7, "#3f363e"),
    ),
  ].join("");
  return placed(at, scale, 0, isTurned ? group({ transform: "scale(-1 1)" }, drawn) : drawn);
}

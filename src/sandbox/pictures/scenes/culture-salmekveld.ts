import type { Canvas } from "../kit/canvas.ts";
import { ellipse, group, path, placed, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow } from "../kit/sky.ts";

/**
 * Open hymn books, coffee cups and a plate of waffles on a long table in a church hall, soft
 * daylight, cream and sky blue.
 */
export function salmekveld(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#eef4f7", "#f7f1e3", "#efe0c4"]),
    ...[150, 640, 1130, 1620].map((x) => daylightWindow(canvas, [x, 60, 300, 480])),
    rect([0, 600, 1920, 40], "#dfc9a0"),
    path("M-20 700H1940V1300H-20z", canvas.linear(["#f7ead0", "#e3c99c", "#c9a26c"])),
    path("M-20 700H1940V716H-20z", "#fff8e8"),
    stroke("M-20 860H1940M-20 1050H1940", "#c9a26c", 3, { opacity: 0.5 }),
    path("M700 700L560 1300H1360L1220 700z", canvas.linear(["#a9cfe3", "#7fb3d1"]), {
      opacity: 0.85,
    }),
    book(canvas, [360, 960], 1.15, -10),
    book(canvas, [1530, 940], 1.1, 9),
    book(canvas, [960, 1190], 1.35, 2),
    waffles(canvas, [960, 900]),
    coffee(canvas, [640, 830], 0.95),
    coffee(canvas, [1290, 820], 0.9),
    coffee(canvas, [200, 1190], 1.25),
    coffee(canvas, [1700, 1180], 1.2),
    jamBowl(canvas, [1270, 1020]),
    glow(canvas, [960, 500], [1300, 620], "#ffffff", 0.45),
  );
}

function daylightWindow(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  return group(
    {},
    rect([x, y, width, height], canvas.linear(["#bfe0f2", "#e9f6fa", "#d3e8c9"])),
    path(
      `M${x} ${y + height * 0.78}q${width * 0.3} -60 ${width * 0.6} -20t${width * 0.4} -10V${y + height}H${x}z`,
      "#9fc48a",
    ),
    stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}`, "#fffdf6", 13),
    rect([x, y, width, height], "none", { stroke: "#fffdf6", "stroke-width": 22 }),
  );
}

function book(canvas: Canvas, at: Point, scale: number, turn: number): string {
  const page = canvas.linear(["#fffdf6", "#f3e8d0", "#fffaf0"], 0);
  const linesOf = (x: number) =>
    [0, 1, 2, 3, 4]
      .map((index) => `M${x} ${-50 + index * 22}h${index % 3 === 2 ? 70 : 100}`)
      .join("");
  return placed(
    at,
    scale,
    turn,
    ellipse([0, 84], [190, 20], "#8a6a3c", { opacity: 0.3 }),
    path("M-176 -92L0 -76L176 -92V82L0 96L-176 82z", "#7a2f35"),
    path("M-166 -98C-110 -110 -50 -104 0 -82V84C-50 66 -110 62 -166 74z", page),
    path("M166 -98C110 -110 50 -104 0 -82V84C50 66 110 62 166 74z", page),
    stroke(linesOf(-134) + linesOf(34), "#8f8472", 4, { opacity: 0.7 }),
    path("M-6 -84h12V130l-6 -12l-6 12z", "#c23a3a"),
  );
}

/** A stack on a plate; the topmost shows its five hearts. */
function waffles(canvas: Canvas, at: Point): string {
  const heart = "M0 4C-8 -12 -42 -14 -38 18C-34 40 -12 50 0 66C12 50 34 40 38 18C42 -14 8 -12 0 4z";
  const hearts = [0, 72, 144, 216, 288].map((angle) =>
    group(
      { transform: `rotate(${angle})` },
      path(heart, canvas.linear(["#f3c877", "#dba04c"]), { stroke: "#b9762f", "stroke-width": 4 }),
      stroke("M-20 14L8 44M0 8L22 30M20 14L-8 44M0 8L-22 30", "#b9762f", 3, { opacity: 0.75 }),
    ),
  );
  const under = [18, 2, -14].map(
    (y) => ellipse([0, y], [112, 42], "#b9762f") + ellipse([0, y - 7], [112, 41], "#e3ab57"),
  );
  return placed(
    at,
    1.35,
    0,
    ellipse([0, 42], [190, 56], "#8a6a3c", { opacity: 0.3 }),
    ellipse([0, 30], [180, 58], canvas.linear(["#ffffff", "#d9e3ea"])),
    ellipse([0, 26], [150, 44], "#eef4f7"),
    ...under,
    group({ transform: "translate(0 -26) scale(1.75 .68)" }, ...hearts),
  );
}

function coffee(canvas: Canvas, at: Point, scale: number): string {
  const china = canvas.linear(["#ffffff", "#eef4f7", "#b9cfdd"], 0);
  return placed(
    at,
    scale,
    0,
    ellipse([0, 34], [112, 28], "#8a6a3c", { opacity: 0.3 }),
    ellipse([0, 28], [104, 26], china),
    path("M-62 -50C-60 0 -44 30 -22 32H22C44 30 60 0 62 -50z", china),
    stroke("M58 -34C96 -40 96 8 48 10", "#dfeaf1", 10),
    ellipse([0, -50], [62, 16], "#f7fafc"),
    ellipse([0, -49], [53, 12], "#5a3621"),
    stroke("M-56 -20Q0 0 56 -20", "#6fa8c9", 5),
  );
}

function jamBowl(canvas: Canvas, at: Point): string {
  return placed(
    at,
    1,
    0,
    ellipse([0, 46], [86, 18], "#8a6a3c", { opacity: 0.3 }),
    path("M-76 -20C-70 40 -40 50 0 50S70 40 76 -20z", canvas.linear(["#ffffff", "#c9dbe6"], 0)),
    ellipse([0, -20], [76, 20], "#ffffff"),
    ellipse([0, -18], [66, 15], "#b3202c"),
    ellipse([-16, -21], [26, 5], "#e0505a"),
    stroke("M30 -24L92 -92", "#b9c6cf", 8),
  );
}

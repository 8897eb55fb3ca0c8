import { geometric } from "../faces/geometric.ts";
import type { Canvas } from "../kit/canvas.ts";
import type { Colour } from "../kit/colour.ts";
import { textLine } from "../kit/lettering.ts";
import { limb } from "../kit/outline.ts";
import { circle, group, path, placed, type Point, rect, round, stroke } from "../kit/shapes.ts";
import { backdrop, glow, moon, stars, vignette } from "../kit/sky.ts";

/**
 * A bed with crumpled white linen under a giant alarm clock at 03:17, calm indigo and moon white.
 */
export function sovnforedrag(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#171a4a", "#2c3177", "#4a4f9c"]),
    stars(canvas, 60, [0, 0, 1920, 640]),
    moon(canvas, [270, 250], 92, "#eef0fa"),
    glow(canvas, [960, 480], [760, 620], "#c9cdf5", 0.4),
    alarmClock(canvas, [960, 470], 330),
    rect([0, 1100, 1920, 180], canvas.linear(["#262a66", "#14164a"])),
    bed(canvas),
    vignette(canvas, "#0a0b2c", 0.55, [0.5, 0.45]),
  );
}

/** As large as it feels at that hour: 03:17. */
function alarmClock(canvas: Canvas, at: Point, r: number): string {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    return `M${round(Math.cos(angle) * 74)} ${round(Math.sin(angle) * 74)}L${round(Math.cos(angle) * 83)} ${round(Math.sin(angle) * 83)}`;
  });
  const pointer = (turn: number, long: number, thick: number, colour: Colour) =>
    placed(
      [0, 0],
      1,
      turn,
      path(
        limb([
          [0, 12, thick],
          [0, -long, thick * 0.6],
        ]),
        colour,
      ),
    );
  const figures = (
    [
      ["12", 0, -52],
      ["3", 56, 9],
      ["6", 0, 70],
      ["9", -56, 9],
    ] as const
  ).map(([text, x, y]) => textLine(text, [x, y], "#2c3177", { face: geometric, size: 24 }));
  const bellShape = (side: number) =>
    placed(
      [side * 62, -98],
      1,
      side * 34,
      path("M-36 8A36 34 0 0 1 36 8z", canvas.linear(["#f3f4fc", "#a9aedd"])),
      circle([0, -30], 7, "#dfe1f5"),
    );
  return placed(
    at,
    r / 100,
    0,
    stroke("M-56 84L-78 112M56 84L78 112", "#a9aedd", 14),
    bellShape(-1),
    bellShape(1),
    stroke("M0 -98V-124M-16 -124H16", "#dfe1f5", 8),
    circle([0, 0], 104, canvas.linear(["#e3e5f7", "#8f95cf"], 60)),
    circle(
      [0, 0],
      91,
      canvas.radial([
        [0, "#ffffff"],
        [0.8, "#f3f2fb"],
        [1, "#d5d8f0"],
      ]),
    ),
    stroke(marks.join(""), "#2c3177", 4),
    ...figures,
    pointer(98.5, 42, 4.6, "#2c3177"),
    pointer(102, 66, 3.2, "#2c3177"),
    circle([0, 0], 6, "#f08a6a"),
  );
}

function bed(canvas: Canvas): string {
  const folds =
    "M560 960C640 930 700 1000 790 960S960 910 1040 960S1230 1000 1330 940M620 1030C720 1000 820 1060 930 1030S1140 990 1260 1040M700 900C760 880 820 920 900 890M1080 900C1140 870 1220 910 1280 880";
  return group(
    {},
    rect([330, 700, 60, 480], canvas.linear(["#c9a27c", "#7a5a52"], 0), { rx: 12 }),
    rect([1530, 860, 50, 320], canvas.linear(["#c9a27c", "#7a5a52"], 0), { rx: 12 }),
    rect([350, 1040, 1220, 90], "#8f6a5c"),
    rect([360, 940, 1200, 130], canvas.linear(["#f7f7fc", "#b9bde0"]), { rx: 30 }),
    path(
      "M400 950C390 860 440 800 560 800S720 850 700 950C690 990 420 990 400 950z",
      canvas.linear(["#ffffff", "#cfd3ee"], 60),
    ),
    stroke("M450 880C500 850 560 860 620 840M470 930C530 910 600 920 660 900", "#a9aedd", 5, {
      opacity: 0.6,
    }),
    path(
      "M560 990C580 900 660 880 760 880C860 860 900 820 1010 850C1120 820 1200 860 1300 840C1430 830 1520 900 1560 980C1590 1060 1590 1120 1540 1170C1440 1150 1380 1190 1280 1160C1160 1190 1080 1150 960 1180C820 1150 740 1190 620 1150C560 1110 550 1050 560 990z",
      canvas.linear(["#ffffff", "#dfe1f3", "#9aa0d0"]),
    ),
    stroke(folds, "#a9aedd", 7, { opacity: 0.55 }),
    stroke(
      "M600 1080C700 1060 820 1110 930 1080S1180 1060 1320 1100S1480 1060 1540 1090",
      "#8f95cf",
      7,
      { opacity: 0.45 },
    ),
  );
}

import { condensed } from "../faces/condensed.ts";
import { pane } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { textLine } from "../kit/lettering.ts";
import { person, silhouette } from "../kit/people.ts";
import { circle, group, lines, path, placed, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, stars, streaks, vignette } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";
import { glints, lightPath } from "../kit/water.ts";

/**
 * An old wooden pilot station turned cinema at the end of a quay with a lit sign, boats and a
 * blinking lighthouse behind, dusk blue and lamp yellow.
 */
export function fyrlykta(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#10224c", "#2f5288", "#8f9ab8", "#f3c08a"]),
    stars(canvas, 60, [0, 0, 1920, 400]),
    streaks(canvas, 16, [0, 420, 1920, 260], "#ffd9b0", 0.4),
    path("M1180 760C1300 700 1480 680 1620 700S1860 730 1960 720V800H1180z", "#2c4270"),
    lighthouse(canvas, [1560, 706]),
    rect([0, 770, 1920, 520], canvas.linear(["#8a8fb0", "#34568a", "#10244c"])),
    glints(canvas, [0, 790, 1920, 440], 60, "#ffe3c0", 0.35),
    lightPath(canvas, [1560, 790], [160, 260], "#ffe9b0"),
    quay(),
    station(canvas),
    lightPath(canvas, [560, 1010], [420, 230], "#ffcf73"),
    fishingBoat(canvas, [1240, 1000], 1.15, "#c8402c"),
    fishingBoat(canvas, [1640, 1090], 1.4, "#2f6f8a"),
    fishingBoat(canvas, [150, 1150], 1.2, "#e3b04a"),
    vignette(canvas, "#060f26", 0.5),
  );
}

function lighthouse(canvas: Canvas, [x, y]: Point): string {
  return group(
    {},
    beam(canvas, {
      from: [x, y - 346],
      to: [x - 1300, y - 520],
      width: 420,
      colour: "#fff3c4",
      opacity: 0.75,
    }),
    beam(canvas, {
      from: [x, y - 346],
      to: [x + 700, y - 300],
      width: 220,
      colour: "#fff3c4",
      opacity: 0.6,
    }),
    path(
      lines([
        [x - 52, y],
        [x - 34, y - 300],
        [x + 34, y - 300],
        [x + 52, y],
      ]),
      canvas.linear(["#ffffff", "#b9bfd0"], 0),
    ),
    path(
      lines([
        [x - 46, y - 100],
        [x - 42, y - 170],
        [x + 42, y - 170],
        [x + 46, y - 100],
      ]),
      "#c8322f",
    ),
    rect([x - 50, y - 312, 100, 14], "#23304c"),
    rect([x - 27, y - 370, 54, 58], "#ffe9a8"),
    path(`M${x - 36} ${y - 370}L${x} ${y - 412}L${x + 36} ${y - 370}z`, "#c8322f"),
    glow(canvas, [x, y - 344], 190, "#fff3c4", 1),
    circle([x, y - 344], 20, "#fffdf2"),
  );
}

function quay(): string {
  const piles = Array.from({ length: 11 }, (_, index) => `M${40 + index * 96} 960V1090`);
  return (
    stroke(piles.join(""), "#1a1c30", 26) +
    path("M-20 920H1090L1110 970H-20z", "#6b5548") +
    rect([-20, 966, 1130, 26], "#3a2f34") +
    stroke("M-20 936H1090", "#a8896a", 5, { opacity: 0.6 })
  );
}

/** The old pilot station: boarded, ochre, with a sign that can be seen from the fairway. */
function station(canvas: Canvas): string {
  const boardsOf = Array.from({ length: 30 }, (_, index) => `M${180 + index * 24} 560V920`);
  const windows = [230, 380, 700, 830].map((x) =>
    pane(canvas, [x, 640, 84, 120], "#ffc65a", "#fff6e0"),
  );
  return group(
    {},
    rect([170, 550, 720, 370], canvas.linear(["#e3a23a", "#b97424", "#8a5220"])),
    stroke(boardsOf.join(""), "#6b3c14", 3, { opacity: 0.4 }),
    path("M130 560L240 410H820L930 560z", canvas.linear(["#3f4a66", "#232c48"])),
    rect([440, 300, 190, 270], canvas.linear(["#e3a23a", "#b97424"])),
    path("M415 310L535 200L655 310z", "#2c3654"),
    pane(canvas, [480, 340, 110, 80], "#ffc65a", "#fff6e0"),
    ...windows,
    rect([500, 690, 130, 230], canvas.linear(["#fff0c0", "#ffb94a"]), {
      stroke: "#fff6e0",
      "stroke-width": 10,
    }),
    glow(canvas, [535, 520], 420, "#ffcf73", 0.65),
    rect([300, 462, 470, 104], "#18244a", { rx: 14, stroke: "#ffd98a", "stroke-width": 7 }),
    textLine("FYRLYKTA", [535, 546], "#ffe9b0", { face: condensed, size: 104, tracking: 60 }),
    ...[660, 700, 440].map((x, index) =>
      person(
        canvas,
        [x, 924 + index * 4],
        130,
        silhouette("#1a1f3a", { hem: index === 1 ? 0.5 : 0.1 }),
      ),
    ),
    stroke("M930 920V640", "#2c3654", 9),
    glow(canvas, [930, 630], 140, "#ffdf9a", 0.8),
    circle([930, 634], 15, "#fffaf0"),
  );
}

function fishingBoat(canvas: Canvas, at: Point, scale: number, colour: Colour): string {
  return placed(
    at,
    scale,
    0,
    path(
      "M-130 -50C-100 -38 80 -38 130 -64L104 0H-104z",
      canvas.linear([lighten(colour, 0.1), darken(colour, 0.45)]),
    ),
    stroke("M-130 -50C-100 -38 80 -38 130 -64", "#fff3dc", 5),
    rect([-50, -110, 76, 62], canvas.linear(["#f3ead6", "#a8a39c"]), { rx: 4 }),
    rect([-40, -100, 24, 24], "#ffd98a"),
    rect([-8, -100, 24, 24], "#ffd98a"),
    stroke("M50 -56V-190M50 -180L110 -70M50 -180L-30 -112", "#2a2c40", 5),
    glow(canvas, [50, -194], 50, "#ffe9b0", 0.9),
    circle([50, -194], 5, "#fffdf2"),
  );
}

import type { Canvas } from "../kit/canvas.ts";
import { lighten, mix } from "../kit/colour.ts";
import { limb, tendril } from "../kit/outline.ts";
import {
  circle,
  ellipse,
  group,
  path,
  placed,
  type Point,
  quads,
  rect,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";

/**
 * Old black and white photographs spread on a table with a magnifying glass, a coffee cup and
 * hands, sepia.
 */
export function historiskKveld(canvas: Canvas): void {
  const { random } = canvas;
  const prints = quads(
    "330 360 -14 0, 760 260 6 1, 1250 330 -5 2, 1620 480 13 3, 480 830 9 2, 1360 860 -11 1, 930 720 -3 4",
  );
  canvas.paint(
    backdrop(canvas, ["#8a6238", "#6b4826", "#4a2f18"], 60),
    stroke(
      Array.from(
        { length: 7 },
        (_, index) => `M0 ${index * 200 + 40}q480 ${random.around(20)} 960 0t960 0`,
      ).join(""),
      "#3a2310",
      5,
      { opacity: 0.35 },
    ),
    ...prints.map(([x, y, turn, motif]) => print(canvas, [x, y], turn, motif)),
    magnifier(canvas, [1010, 640]),
    cupFromAbove(canvas, [1720, 1010]),
    sleeveAndHand(canvas),
    vignette(canvas, "#1c0f06", 0.6),
  );
}

function print(canvas: Canvas, at: Point, turn: number, motif: number): string {
  const inside: readonly string[] = [
    path("M-150 60L-60 -20L10 30L90 -50L160 20V110H-150z", "#8f8270") +
      path("M-90 110V30l50 -40l50 40v80z", "#4a4238") +
      rect([-60, 60, 20, 26], "#d9cbb0"),
    [-90, -45, 0, 45, 90]
      .map(
        (x, index) =>
          circle([x, -10 - (index % 2) * 14], 19, "#5c5244") +
          path(`M${x - 30} 110V40q0 -34 30 -34t30 34v70z`, index % 2 === 0 ? "#4a4238" : "#6b604f"),
      )
      .join(""),
    path("M-150 110V40L-100 10V-60L-80 -100L-60 -60V10H80L120 40V110z", "#5c5244") +
      path("M-150 96H160V112H-150z", "#3a332a"),
    path("M-110 60h180l30 -34h30v60h-240z", "#4a4238") +
      circle([-70, 78], 34, "none", { stroke: "#3a332a", "stroke-width": 8 }) +
      circle([80, 78], 34, "none", { stroke: "#3a332a", "stroke-width": 8 }) +
      circle([-10, -10], 19, "#5c5244") +
      path("M-36 60V20q0 -20 26 -20t26 20v40z", "#5c5244"),
    rect([-110, -70, 220, 140], "#e9dcc0") +
      circle([0, -20], 30, "#5c5244") +
      path("M-60 90V60q0 -44 60 -44t60 44v30z", "#5c5244"),
  ];
  return placed(
    at,
    1.25,
    turn,
    rect([-176, -136, 352, 284], "#1c0f06", {
      opacity: 0.3,
      transform: "translate(10 13)",
      rx: 4,
    }),
    path("M-176 -136H176V148H-176z", "#f6ead0"),
    rect([-156, -116, 312, 232], canvas.linear(["#d9cbae", "#a8997c"])),
    group({ "clip-path": canvas.clip(rect([-156, -116, 312, 232], "#fff")) }, inside[motif] ?? ""),
    rect(
      [-156, -116, 312, 232],
      canvas.linear(
        [
          [0, "#fff6dc", 0.3],
          [0.5, "#fff6dc", 0],
        ],
        30,
      ),
    ),
  );
}

function magnifier(canvas: Canvas, [x, y]: Point): string {
  return group(
    {},
    path(
      limb([
        [x + 120, y + 130, 20],
        [x + 330, y + 340, 28],
      ]),
      "#1c0f06",
      { opacity: 0.3, transform: "translate(10 22)" },
    ),
    path(
      limb([
        [x + 128, y + 128, 17],
        [x + 320, y + 320, 26],
      ]),
      canvas.linear(["#7a4a24", "#2c180a"], 45),
    ),
    circle(
      [x, y],
      176,
      canvas.radial([
        [0, "#fff8e6", 0.5],
        [0.85, "#fff8e6", 0.28],
        [1, "#ffffff", 0.5],
      ]),
    ),
    circle([x, y], 176, "none", {
      stroke: canvas.linear(["#f7dc98", "#a8742a"]),
      "stroke-width": 22,
    }),
    stroke(`M${x - 110} ${y - 60}Q${x - 80} ${y - 120} ${x - 10} ${y - 128}`, "#ffffff", 11, {
      opacity: 0.8,
    }),
  );
}

function cupFromAbove(canvas: Canvas, at: Point): string {
  return (
    circle([at[0] + 14, at[1] + 20], 196, "#1c0f06", { opacity: 0.35, filter: canvas.blur(10) }) +
    circle(at, 190, "#f3ead6") +
    circle(at, 176, "#e3d3b4") +
    circle(at, 128, "#fffaf0") +
    path(
      limb([
        [at[0] - 110, at[1] - 40, 18],
        [at[0] - 170, at[1] - 70, 20],
      ]),
      "#fffaf0",
    ) +
    circle(at, 106, canvas.radial(["#7a4a26", "#4a2812"])) +
    ellipse([at[0] - 30, at[1] - 30], [40, 22], "#a8703c", { opacity: 0.5 })
  );
}

function sleeveAndHand(canvas: Canvas): string {
  const skin = "#e0ae86";
  const finger = (x: number, y: number, long: number) =>
    path(
      tendril([
        [x, y, 26],
        [x + 34, y - long * 0.5, 23],
        [x + 60, y - long, 18],
      ]),
      skin,
    );
  return group(
    {},
    path(limb(triples("120 1420 130, 290 1210 96")), canvas.linear(["#4a5a6b", "#2c3845"], 45)),
    path(limb(triples("300 1196 92, 318 1176 92")), "#e9dcc0"),
    path(tendril(triples("310 1180 66, 370 1100 78, 410 1060 66")), mix(skin, "#8a5a36", 0.1)),
    finger(352, 1060, 150),
    finger(400, 1040, 170),
    finger(446, 1046, 160),
    finger(486, 1072, 120),
    path(tendril(triples("400 1140 30, 480 1160 26, 540 1130 20")), lighten(skin, 0.1)),
  );
}

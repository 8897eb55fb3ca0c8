import type { Canvas } from "../kit/canvas.ts";
import { darken, lighten } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { limb } from "../kit/outline.ts";
import {
  circle,
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
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, dust } from "../kit/stage.ts";
import { leafyTrees } from "../kit/trees.ts";

/**
 * A spiral stone stair in a church tower with a bell above and a view of fields through a slit
 * window, stone grey and spring green.
 */
export function tarnvandring(canvas: Canvas): void {
  const steps = Array.from({ length: 15 }, (_, index) => spiralStep(index));
  canvas.paint(
    backdrop(canvas, ["#6f6f73", "#4d4c52", "#2a292f"]),
    courses(canvas),
    slit(canvas),
    beam(canvas, {
      from: [1500, 430],
      to: [620, 1180],
      width: 620,
      colour: "#f3f7d0",
      opacity: 0.55,
    }),
    ...steps,
    bell(canvas, [860, 60]),
    path(limb(triples("860 470 5, 850 760 4, 866 980 4")), "#c9a878"),
    dust(canvas, 50, [700, 420, 800, 600], "#f7fbe0", 0.45),
    vignette(canvas, "#0e0d12", 0.7, [0.55, 0.4]),
  );
}

function courses(canvas: Canvas): string {
  const { random } = canvas;
  return Array.from({ length: 12 }, (_, course) => {
    let x = -random.between(0, 140);
    const stones: string[] = [];
    while (x < 1920) {
      const width = random.between(110, 230);
      stones.push(
        rect(
          [x, course * 108 + 4, width - 8, 99],
          random.pick(["#7d7c80", "#86847f", "#716f74", "#8f8c86"]),
          { rx: 15, opacity: 0.55 },
        ),
      );
      x += width;
    }
    return stones.join("");
  }).join("");
}

/** A slit window with the spring outside. */
function slit(canvas: Canvas): string {
  const opening = "M1430 700V330C1430 270 1460 230 1500 230S1570 270 1570 330V700z";
  const view = canvas.clip(path(opening, "#fff"));
  return group(
    {},
    path(
      "M1360 770V320C1360 220 1420 160 1500 160S1640 220 1640 320V770z",
      canvas.linear(["#b9b4a8", "#5a585c"], 0),
    ),
    group(
      { "clip-path": view },
      rect([1400, 200, 200, 520], canvas.linear(["#8fcdf0", "#d9f0f4", "#f3f7d9"])),
      hill(canvas, points("1400 540, 1480 510, 1600 548"), 720, "#9fd06a"),
      hill(canvas, points("1400 590, 1500 575, 1600 600"), 720, "#e3d964"),
      hill(canvas, points("1400 630, 1500 650, 1600 620"), 720, "#6fb04f"),
      leafyTrees(
        canvas,
        { ground: points("1410 600, 1600 600"), height: [40, 60], spacing: 60 },
        "#3f8f4f",
      ),
    ),
    glow(canvas, [1500, 470], 420, "#f7fbd9", 0.5),
  );
}

/** One tread of the stair that winds up to the left. */
function spiralStep(index: number): string {
  const share = index / 14;
  const angle = -0.35 + share * 2.75;
  const y = 1250 - share * 900;
  const reach = 780 - share * 280;
  const hub: Point = [820, y - 40];
  const at = (turn: number): Point => [
    hub[0] + Math.cos(angle + turn) * reach,
    y + Math.sin(angle + turn) * reach * 0.26,
  ];
  const [a, b] = [at(0), at(0.3)];
  const light = 0.5 + 0.5 * Math.cos(angle - 0.2);
  const tone = lighten("#5c5a5e", light * 0.42);
  return (
    path(lines([hub, a, b]), tone) +
    path(lines([a, b, [b[0], b[1] + 74], [a[0], a[1] + 74]]), darken(tone, 0.35)) +
    path(lines([hub, a, [a[0], a[1] + 74], [hub[0], hub[1] + 74]]), darken(tone, 0.5)) +
    path(
      limb([
        [hub[0], hub[1], 34],
        [hub[0], hub[1] + 90, 34],
      ]),
      darken(tone, 0.2),
    )
  );
}

function bell(canvas: Canvas, at: Point): string {
  return placed(
    at,
    2.1,
    0,
    rect([-260, -30, 520, 30], canvas.linear(["#7a5a38", "#3d2a18"])),
    path("M-22 0h44v24h-44z", "#3d2a18"),
    path(
      "M-44 22C-40 8 40 8 44 22C52 90 66 130 96 158H-96C-66 130 -52 90 -44 22z",
      canvas.linear(
        [
          [0, "#5c4420"],
          [0.3, "#e3bd6c"],
          [0.55, "#a87a34"],
          [1, "#3f2c12"],
        ],
        0,
      ),
    ),
    rect([-102, 154, 204, 14], "#8a6428", { rx: 7 }),
    stroke("M-50 60H50M-62 112H62", "#6b4c1e", 4),
    circle([0, 176], 17, "#3a2a14"),
  );
}

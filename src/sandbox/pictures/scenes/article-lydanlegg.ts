import type { Canvas } from "../kit/canvas.ts";
import { speakers } from "../kit/instruments.ts";
import { HAIRS, person, SKINS } from "../kit/people.ts";
import { leftRight, type Pose, standing } from "../kit/poses.ts";
import { circle, path, placed, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, boards, dust, lampBar } from "../kit/stage.ts";

/**
 * A technician on a ladder mounting a black loudspeaker array above the stage, cool blue work
 * light.
 */
export function lydanlegg(canvas: Canvas): void {
  const bar = lampBar(120, [120, 1800], 9, "#0a1420");
  canvas.paint(
    backdrop(canvas, ["#0d1c2c", "#1f3a52", "#0f2234"]),
    ...bar.lamps.map((from, index) =>
      beam(canvas, {
        from,
        to: [from[0] + (4 - index) * 30, 1200],
        width: 460,
        colour: "#a9d9ff",
        opacity: 0.34,
      }),
    ),
    bar.markup,
    boards(canvas, 1060, ["#3a5a72", "#16283a", "#0a131e"]),
    array(canvas, [1120, 150]),
    stepladder([820, 1190]),
    person(
      canvas,
      [880, 760],
      430,
      {
        facing: "right",
        top: "#26394f",
        legs: "#131d2a",
        hair: HAIRS[4],
        skin: SKINS[0],
        hat: { kind: "cap", colour: "#e8a33a" },
        shoes: "#0a0f16",
      },
      technicianPose,
    ),
    rect([838, 545, 84, 20], "#e8a33a", { rx: 6 }),
    flightCase([1480, 1190]),
    flightCase([280, 1200]),
    stroke("M1250 700C1320 900 1180 1000 1300 1120S1500 1180 1560 1170", "#070d14", 9),
    glow(canvas, [1090, 520], 260, "#d9f0ff", 0.5),
    dust(canvas, 70, [400, 160, 1100, 800], "#e3f3ff", 0.4),
    vignette(canvas, "#040910", 0.6),
  );
}

const technicianPose: Pose = {
  ...standing,
  elbows: leftRight("0.02 -0.68, 0.2 -0.74"),
  hands: leftRight("0.3 -0.72, 0.36 -0.84"),
};

/** A hanging curve of loudspeakers. */
function array(canvas: Canvas, [x, y]: Point): string {
  const boxes = Array.from({ length: 7 }, (_, index) =>
    placed(
      [x + 130 - index * index * 2.4, y + index * 88],
      1,
      index * 2.6,
      speakers(canvas, [-130, 0], [260, 82], 1),
      path("M-120 6h240v70h-240z", "none", { stroke: "#3f5f7c", "stroke-width": 3 }),
    ),
  );
  return (
    stroke(`M${x + 60} 60V${y}M${x + 200} 60V${y}`, "#0a131c", 6) +
    rect([x, y - 18, 260, 22], "#0a131c") +
    boxes.join("")
  );
}

function stepladder([x, y]: Point): string {
  const rungs = Array.from({ length: 8 }, (_, index) => {
    const up = index * 56 + 20;
    return `M${x - 130 + up * 0.3} ${y - up}H${x + 60 + up * 0.04}`;
  });
  return (
    stroke(
      `M${x - 140} ${y}L${x} ${y - 470}M${x + 60} ${y}L${x + 80} ${y - 470}M${x + 230} ${y}L${x + 100} ${y - 470}${rungs.join("")}`,
      "#c9d6e0",
      14,
    ) + rect([x - 20, y - 484, 150, 24], "#e8f0f5", { rx: 6 })
  );
}

function flightCase([x, y]: Point): string {
  return (
    rect([x - 130, y - 190, 260, 180], "#0d1520", { rx: 8, stroke: "#8fa3b5", "stroke-width": 8 }) +
    stroke(`M${x - 130} ${y - 130}h260`, "#8fa3b5", 6) +
    circle([x - 90, y], 15, "#0a0f16") +
    circle([x + 90, y], 15, "#0a0f16") +
    rect([x - 20, y - 142, 40, 26], "#c9d6e0", { rx: 4 })
  );
}

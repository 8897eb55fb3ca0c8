import type { Canvas } from "../kit/canvas.ts";
import { disc, limb, strewn } from "../kit/outline.ts";
import { type Look, person } from "../kit/people.ts";
import { leftRight, type Pose, reaching, standing } from "../kit/poses.ts";
import { circle, ellipse, group, path, placed, type Point, rect, triples } from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";
import { boards, curtain, pool } from "../kit/stage.ts";

/**
 * Two quarrelling bakers in a cloud of flour on a theatre stage with one giant loaf between them,
 * cream, brown and tomato red.
 */
export function sisteBakst(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#f6e6c8", "#ecd0a0"]),
    curtain(canvas, { box: [0, 0, 1920, 960], colour: "#c8372d", folds: 24 }),
    boards(canvas, 950, ["#b98452", "#7a4a2a", "#4a2a18"]),
    pool(canvas, [960, 1070], [860, 100], "#fff0cf", 0.6),
    flourCloud(canvas, [960, 640], [760, 330]),
    baker(canvas, [520, 1100], "right"),
    baker(canvas, [1400, 1100], "left"),
    rect([640, 890, 640, 36], canvas.linear(["#d9a86a", "#9a6a3a"]), { rx: 6 }),
    path("M690 926h50v190h-44zM1180 926h50l-6 190h-44z", "#7a4f2c"),
    loaf(canvas, [960, 892]),
    flourCloud(canvas, [960, 1130], [700, 70]),
    ...strewn(canvas.random, 60, [400, 250, 1120, 700]).map(([x, y]) =>
      circle([x, y], canvas.random.between(2, 7), "#fffaf0", { opacity: 0.8 }),
    ),
    vignette(canvas, "#2c0f0a", 0.5),
  );
}

function flourCloud(canvas: Canvas, [x, y]: Point, [rx, ry]: Point): string {
  const { random } = canvas;
  const puffs = Array.from({ length: 22 }, (_, index) => {
    const angle = index * 2.4;
    const away = Math.sqrt(index / 22);
    return circle(
      [x + Math.cos(angle) * away * rx, y + Math.sin(angle) * away * ry],
      random.between(0.22, 0.4) * ry,
      "#fffaf0",
      { opacity: random.between(0.2, 0.45) },
    );
  });
  return group({ filter: canvas.blur(16) }, ...puffs);
}

function baker(canvas: Canvas, [x, y]: Point, facing: "left" | "right"): string {
  const look: Look = {
    facing: "right",
    top: "#fff6e6",
    legs: "#8d8f99",
    hair: "#4a2a1a",
    skin: "#eab88f",
    hem: 0.5,
    flare: 0.03,
    shoes: "#33303a",
  };
  const pose: Pose =
    facing === "right"
      ? {
          ...reaching,
          elbows: leftRight("-0.17 -0.7, 0.17 -0.66"),
          hands: leftRight("-0.22 -0.9, 0.3 -0.72"),
        }
      : {
          ...standing,
          elbows: leftRight("-0.18 -0.62, 0.17 -0.66"),
          hands: leftRight("-0.08 -0.52, 0.3 -0.7"),
        };
  const size = 640;
  const head: Point = [size * 0.0, -size * 0.922];
  const drawn = [
    facing === "right"
      ? placed(
          [-size * 0.22, -size * 0.9],
          1,
          -64,
          rect([-110, -17, 220, 34], "#c98f4f", { rx: 16 }),
          path(limb(triples("-150 0 9, 150 0 9")), "#9a6a3a"),
        )
      : "",
    person(canvas, [0, 0], size, look, pose),
    path(
      `M${-size * 0.075} ${-size * 0.62}h${size * 0.15}l${size * 0.02} ${size * 0.36}h${-size * 0.19}z`,
      facing === "right" ? "#c8372d" : "#3f6a8a",
    ),
    toque(canvas, head, size * 0.1),
    facing === "left"
      ? path(`M${head[0] + 14} ${head[1] + 22}q30 -10 44 6q-24 12 -44 -6z`, "#4a2a1a")
      : "",
  ].join("");
  return group(
    { transform: `translate(${x} ${y})${facing === "left" ? " scale(-1 1)" : ""}` },
    ellipse([0, 6], [150, 16], "#3a1a10", { opacity: 0.35 }),
    drawn,
  );
}

function toque(canvas: Canvas, [x, y]: Point, r: number): string {
  return (
    path(
      disc([x - r * 0.5, y - r * 1.25, r * 0.62]) +
        disc([x + r * 0.1, y - r * 1.55, r * 0.7]) +
        disc([x + r * 0.6, y - r * 1.15, r * 0.58]),
      canvas.linear(["#ffffff", "#e9dfcd"]),
    ) + rect([x - r * 0.66, y - r * 1.1, r * 1.34, r * 0.7], "#fff8ea", { rx: 5 })
  );
}

function loaf(canvas: Canvas, at: Point): string {
  const crust =
    "M-270 0C-330 -30 -330 -170 -230 -214C-140 -262 140 -262 230 -214C330 -170 330 -30 270 0z";
  const cuts = [-160, -50, 60, 170].map((x) =>
    path(
      `M${x - 40} -70C${x - 10} -130 ${x + 10} -180 ${x + 46} -214C${x + 40} -160 ${x + 20} -110 ${x - 6} -66z`,
      "#f6dca6",
    ),
  );
  return placed(
    at,
    1,
    0,
    path(crust, canvas.linear(["#e9ab58", "#c47a30", "#7a4318"])),
    ...cuts,
    path("M-240 -190C-140 -236 140 -236 220 -196C120 -214 -120 -214 -240 -190z", "#fff0cf", {
      opacity: 0.5,
    }),
  );
}

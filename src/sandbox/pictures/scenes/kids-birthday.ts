import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { disc, star } from "../kit/outline.ts";
import { person } from "../kit/people.ts";
import { cheering, leftRight, standing } from "../kit/poses.ts";
import { balloon, bunting, confetti, flame } from "../kit/props.ts";
import {
  circle,
  ellipse,
  path,
  placed,
  type Point,
  points,
  rect,
  round,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { childLook, TOPS } from "../kit/summer.ts";

/**
 * Children around a birthday cake with candles in a cinema foyer with balloons and popcorn,
 * cheerful mixed colours.
 */
export function kidsBirthday(canvas: Canvas): void {
  const posters = [
    [250, "#f0567f"],
    [520, "#3f9fd0"],
    [1290, "#7fbf4a"],
    [1560, "#a86fd0"],
  ] as const;
  canvas.paint(
    backdrop(canvas, ["#ffe3b8", "#ffd0a0", "#f7b58a"]),
    ...posters.map(
      ([x, colour]) =>
        rect([x - 90, 190, 200, 290], "#fffaf0", { rx: 6 }) +
        rect([x - 76, 204, 172, 262], colour, { rx: 4 }) +
        path(star([x + 10, 310], 54), "#ffffff", { opacity: 0.85 }),
    ),
    glow(canvas, [940, 640], 700, "#fff6cf", 0.75),
    bunting([-20, 90], [960, 70], 70, ["#f0564a", "#ffc42e", "#3f9fd0", "#7fbf4a"]),
    bunting([960, 70], [1940, 100], 70, ["#a86fd0", "#ff8a3a", "#3f9fd0", "#ffc42e"]),
    ...points("140 460, 1790 440, 90 660, 1850 660, 760 300, 1130 290").map((at, index) =>
      balloon(canvas, at, 140, TOPS[index] ?? "#f0564a", 150),
    ),
    ...[0, 1, 2, 3, 4, 5].map(
      (index) =>
        person(
          canvas,
          [330 + index * 252, 1130 - Math.abs(index - 2.5) * -14],
          520,
          childLook(index),
          index % 2 === 0
            ? cheering
            : {
                ...standing,
                elbows: leftRight("-0.17 -0.62, 0.17 -0.62"),
                hands: leftRight("-0.08 -0.56, 0.08 -0.56"),
              },
        ) +
        partyHat(
          [330 + index * 252, 1130 - Math.abs(index - 2.5) * -14],
          520,
          TOPS[(index + 2) % 6] ?? "#ffc42e",
        ),
    ),
    path("M180 960H1740L1800 1300H120z", canvas.linear(["#ffffff", "#f3e3d6"])),
    path(
      Array.from({ length: 20 }, (_, index) => `M${180 + index * 78} 960q39 76 78 0z`).join(""),
      "#f0567f",
    ),
    cake(canvas, [960, 970]),
    ...points("520 980, 1400 980, 330 1010, 1600 1010").map(([x, y]) => tub(canvas, [x, y])),
    confetti(
      canvas,
      60,
      [160, 140, 1600, 700],
      ["#f0564a", "#ffc42e", "#3f9fd0", "#7fbf4a", "#ffffff"],
    ),
    vignette(canvas, "#7a3a1c", 0.25),
  );
}

function partyHat([x, y]: Point, size: number, colour: Colour): string {
  const top = y - size * 1.02;
  return (
    path(
      `M${round(x - 34)} ${round(top)}L${round(x)} ${round(top - 92)}L${round(x + 34)} ${round(top)}Q${round(x)} ${round(top + 16)} ${round(x - 34)} ${round(top)}z`,
      colour,
    ) +
    stroke(
      `M${round(x - 24)} ${round(top - 24)}L${round(x + 22)} ${round(top - 34)}`,
      "#ffffff",
      7,
    ) +
    circle([x, top - 94], 13, "#ffffff")
  );
}

function cake(canvas: Canvas, at: Point): string {
  const layer = (y: number, half: number, tall: number, colour: Colour) =>
    rect(
      [-half, y - tall, 2 * half, tall],
      canvas.linear([lighten(colour, 0.15), darken(colour, 0.15)]),
      { rx: 22 },
    ) +
    path(
      `M${-half} ${y - tall + 20}q${half / 5} 60 ${half * 0.4} 8t${half * 0.4} 8t${half * 0.4} -4t${half * 0.4} 6t${half * 0.4} -6V${y - tall}H${-half}z`,
      "#fffaf0",
    );
  const candles = [-100, -60, -20, 20, 60, 100].map(
    (x, index) =>
      rect([x - 6, -342, 12, 66], TOPS[index] ?? "#f0564a", { rx: 3 }) +
      flame(canvas, [x, -342], 34),
  );
  return placed(
    at,
    1,
    0,
    ellipse([0, 4], [260, 26], "#c98a6a", { opacity: 0.4 }),
    ellipse([0, -6], [250, 24], "#dfe6ea"),
    layer(-6, 210, 150, "#f49ab0"),
    layer(-150, 150, 126, "#f7c66a"),
    path([-150, -90, -30, 30, 90, 150].map((x) => disc([x, -70, 15])).join(""), "#c8283c"),
    ...candles,
  );
}

function tub(canvas: Canvas, at: Point): string {
  const corn = points("-34 -116, -10 -128, 16 -124, 38 -114, 0 -146, -22 -140, 24 -144").map(
    ([x, y]) => disc([x, y, 19]),
  );
  return placed(
    at,
    0.95,
    0,
    path(corn.join(""), "#fff0c4"),
    path("M-56 -112H56L42 0H-42z", "#fffaf0"),
    path("M-42 -112h22l4 112h-18zM-6 -112h22l-4 112h-14zM34 -112h22l-14 112h-14z", "#e0322f"),
    canvas.random.chance(0.5) ? "" : path(disc([50, -4, 14]), "#fff0c4"),
  );
}

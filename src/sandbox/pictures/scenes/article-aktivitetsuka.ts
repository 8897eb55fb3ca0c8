import type { Canvas } from "../kit/canvas.ts";
import { brass } from "../kit/instruments.ts";
import { disc, strewn } from "../kit/outline.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  points,
  rect,
  round,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/**
 * Climbing rope, ball, paintbrush, kayak paddle and trumpet arranged in a circle on grass, seen
 * from above, bright primaries.
 */
export function aktivitetsuka(canvas: Canvas): void {
  const { random } = canvas;
  const blades = strewn(random, 420, [0, 0, 1920, 1280]).map(
    ([x, y]) =>
      `M${round(x)} ${round(y)}l${round(random.around(9))} ${round(-random.between(12, 26))}`,
  );
  const mown = Array.from(
    { length: 7 },
    (_, index) => `M${index * 320 - 80} 0h160L${index * 320 + 20} 1280h-160z`,
  );
  const middle: Point = [960, 640];
  const spot = (angle: number, reach = 400): Point => [
    middle[0] + Math.cos((angle * Math.PI) / 180) * reach * 1.25,
    middle[1] + Math.sin((angle * Math.PI) / 180) * reach * 0.95,
  ];
  canvas.paint(
    backdrop(canvas, ["#7cc04a", "#5fae46", "#4a9a42"], 50),
    path(mown.join(""), "#8fd05a", { opacity: 0.35 }),
    stroke(blades.join(""), "#3f8a3a", 4, { opacity: 0.45 }),
    glow(canvas, middle, 620, "#e3f7a0", 0.45),
    group(
      { transform: "translate(960 660) scale(1.12) translate(-960 -640)" },
      ropeCoil(spot(198)),
      football(canvas, spot(270, 390)),
      brush(canvas, spot(-18)),
      paddle(canvas, spot(48)),
      trumpet(canvas, spot(132)),
    ),
    ...strewn(random, 26, [60, 60, 1800, 1160]).map(([x, y]) => daisy([x, y])),
    vignette(canvas, "#1c4a1c", 0.4),
  );
}

function shade(d: string): string {
  return path(d, "#1c4a1c", { opacity: 0.3, transform: "translate(12 18)" });
}

function ropeCoil([x, y]: Point): string {
  const rings = [150, 118, 86, 54].map(
    (r, index) =>
      circle([x + index * 3, y], r, "none", { stroke: "#c8322f", "stroke-width": 26 }) +
      circle([x + index * 3, y], r, "none", {
        stroke: "#ffe3c4",
        "stroke-width": 8,
        "stroke-dasharray": "14 26",
      }),
  );
  const end = `M${x + 150} ${y}C${x + 170} ${y + 110} ${x + 60} ${y + 190} ${x + 90} ${y + 250}`;
  return group(
    {},
    circle([x + 12, y + 18], 164, "#1c4a1c", { opacity: 0.3 }),
    stroke(end, "#c8322f", 26),
    stroke(end, "#ffe3c4", 8, { "stroke-dasharray": "14 26" }),
    ...rings,
    rect([x - 150, y - 20, 60, 22], "#dfe6ec", {
      rx: 11,
      transform: `rotate(-60 ${round(x - 120)} ${round(y)})`,
    }),
  );
}

function football(canvas: Canvas, [x, y]: Point): string {
  const patch = (px: number, py: number, r: number) => {
    const points = Array.from({ length: 5 }, (_, index): Point => [
      px + Math.cos(index * 1.257 - 1.57) * r,
      py + Math.sin(index * 1.257 - 1.57) * r,
    ]);
    return path(lines(points), "#23262e");
  };
  const outer = [0, 1, 2, 3, 4].map((index) =>
    patch(x + Math.cos(index * 1.257 - 1.57) * 112, y + Math.sin(index * 1.257 - 1.57) * 112, 36),
  );
  const seams = [0, 1, 2, 3, 4].map(
    (index) =>
      `M${round(x + Math.cos(index * 1.257 - 1.57) * 44)} ${round(y + Math.sin(index * 1.257 - 1.57) * 44)}L${round(x + Math.cos(index * 1.257 - 1.57) * 80)} ${round(y + Math.sin(index * 1.257 - 1.57) * 80)}`,
  );
  return (
    circle([x + 14, y + 20], 132, "#1c4a1c", { opacity: 0.3 }) +
    circle(
      [x, y],
      130,
      canvas.radial(
        [
          [0, "#ffffff"],
          [0.7, "#f3f3ef"],
          [1, "#b9bdb9"],
        ],
        [0.38, 0.34],
      ),
    ) +
    group(
      { "clip-path": canvas.clip(circle([x, y], 130, "#fff")) },
      patch(x, y, 46),
      ...outer,
      stroke(seams.join(""), "#23262e", 5),
    )
  );
}

function brush(canvas: Canvas, at: Point): string {
  const handle = "M-210 -11H40V11H-210C-224 11 -224 -11 -210 -11z";
  return placed(
    at,
    1.25,
    -52,
    shade("M-220 -12H230V14H-220z"),
    path(handle, canvas.linear(["#ffd23f", "#e0a01c"])),
    path("M40 -20H100V20H40z", canvas.linear(["#f4f6f8", "#8f9aa6"])),
    path("M100 -22C150 -40 190 -24 230 0C190 24 150 40 100 22z", "#1f6bd0"),
    path("M100 -22C120 -28 140 -28 150 -24L140 24C130 28 116 26 100 22z", "#d9b98a"),
    path(curve(points("250 20, 300 60, 260 100, 200 80"), true), "#1f6bd0"),
  );
}

function paddle(canvas: Canvas, at: Point): string {
  const blade = "M0 -44C60 -56 130 -40 140 0C130 40 60 56 0 44z";
  return placed(
    at,
    1.2,
    24,
    shade("M-330 -14H330V14H-330z"),
    path("M-240 -9H240V9H-240z", canvas.linear(["#e3c48f", "#a8793f"])),
    group(
      { transform: "translate(230 0)" },
      path(blade, canvas.linear(["#ff8a2e", "#d9551c"])),
      stroke("M6 0H120", "#ffd9b0", 6),
    ),
    group(
      { transform: "translate(-230 0) scale(-1 1)" },
      path(blade, canvas.linear(["#ff8a2e", "#d9551c"])),
      stroke("M6 0H120", "#ffd9b0", 6),
    ),
  );
}

function trumpet(canvas: Canvas, [x, y]: Point): string {
  return (
    placed(
      [x + 14, y + 20],
      1,
      0,
      ellipse([0, 10], [200, 40], "#1c4a1c", {
        opacity: 0.3,
        transform: "rotate(-28)",
      }),
    ) + brass(canvas, [x, y], 400, -28)
  );
}

function daisy([x, y]: Point): string {
  const petals = Array.from({ length: 7 }, (_, index) =>
    disc([x + Math.cos(index * 0.9) * 11, y + Math.sin(index * 0.9) * 11, 6.5]),
  );
  return path(petals.join(""), "#ffffff") + circle([x, y], 7, "#ffd23f");
}

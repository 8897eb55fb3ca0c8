import { type Canvas, fadeOut } from "../kit/canvas.ts";
import { type Colour, darken } from "../kit/colour.ts";
import { disc, limb, strewn } from "../kit/outline.ts";
import { HAIRS, type Look, person, SKINS } from "../kit/people.ts";
import { running } from "../kit/poses.ts";
import { ellipse, path, placed, type Point, points, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { leafyTrees } from "../kit/trees.ts";

/**
 * Children in rain boots and raincoats running towards a glowing cinema door among autumn leaves,
 * orange and yellow.
 */
export function hostferie(canvas: Canvas): void {
  const coats: readonly Colour[] = ["#ffc42e", "#e8562e", "#3f8fb8", "#7fae3a"];
  const litter = strewn(canvas.random, 90, [0, 760, 1920, 500]);
  canvas.paint(
    backdrop(canvas, ["#3a2c3f", "#8a4a34", "#e08a3a"]),
    rect([860, 180, 1060, 800], canvas.linear(["#5c2a22", "#3f1c1a"])),
    glow(canvas, [1330, 700], [760, 560], "#ffd27a", 0.75),
    rect([1120, 420, 440, 560], canvas.linear(["#fff6d9", "#ffe08a", "#ffb648"])),
    stroke("M1340 420V980M1120 420H1560V980H1120z", "#7a3418", 14),
    path("M1040 420L1090 310H1590L1640 420z", canvas.linear(["#e8562e", "#b0301c"])),
    path(
      Array.from({ length: 13 }, (_, index) => disc([1076 + index * 44, 404, 12])).join(""),
      "#fff3c4",
    ),
    ...[960, 1720].map((x) =>
      rect([x - 60, 500, 120, 180], canvas.linear(["#ffdf9a", "#f0a848"]), {
        rx: 6,
        stroke: "#2c1412",
        "stroke-width": 12,
      }),
    ),
    path("M-20 960H1940V1300H-20z", canvas.linear(["#c96a2c", "#6b301f", "#2c1618"])),
    path("M1120 980H1560L1500 1300H700z", canvas.linear(fadeOut("#ffdf8a", 0.8))),
    leafyTrees(
      canvas,
      { ground: points("-60 960, 760 950"), height: [420, 640], spacing: 250 },
      "#e0742a",
    ),
    ...litter.map((at) => leafLying(canvas, at)),
    ...coats.map((coat, index) =>
      rainChild(canvas, [300 + index * 270, 1180 - index * 40], 470 - index * 44, coat),
    ),
    ...strewn(canvas.random, 26, [60, 120, 1500, 640]).map((at) => leafLying(canvas, at)),
    vignette(canvas, "#1c0d12", 0.5),
  );
}

function leafLying(canvas: Canvas, at: Point): string {
  const { random } = canvas;
  return placed(
    at,
    random.between(0.5, 1),
    random.next() * 360,
    path(
      "M0 -26C18 -12 18 12 0 28C-18 12 -18 -12 0 -26z",
      random.pick(["#ffb52e", "#e8562e", "#f0842e", "#c23b22"]),
    ),
    stroke("M0 -18V34", "#6b2418", 2.4),
  );
}

function rainChild(canvas: Canvas, [x, y]: Point, size: number, coat: Colour): string {
  const look: Look = {
    facing: "right",
    child: true,
    top: coat,
    legs: "#3a3f5c",
    hair: HAIRS[0],
    skin: SKINS[0],
    hem: 0.3,
    flare: 0.08,
    hat: { kind: "hood", colour: coat },
    shoes: darken(coat, 0.35),
  };
  const boots = running.feet.map(([fx, fy], side) => {
    const [kx, ky] = running.knees[side] ?? [0, 0];
    return path(
      limb([
        [x + (fx * 0.6 + kx * 0.4) * size, y + (fy * 0.6 + ky * 0.4) * size, size * 0.04],
        [x + fx * size, y + fy * size, size * 0.038],
        [x + (fx + 0.05) * size, y + (fy + 0.006) * size, size * 0.03],
      ]),
      side === 0 ? "#c23b22" : "#e8562e",
    );
  });
  return (
    ellipse([x, y + 6], [size * 0.28, size * 0.035], "#1c0d12", { opacity: 0.35 }) +
    person(canvas, [x, y], size, look, running) +
    boots.join("")
  );
}

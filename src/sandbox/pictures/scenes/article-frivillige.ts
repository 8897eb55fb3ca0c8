import type { Canvas } from "../kit/canvas.ts";
import { disc } from "../kit/outline.ts";
import { HAIRS, person, SKINS } from "../kit/people.ts";
import { holding, leftRight, type Pose, reaching } from "../kit/poses.ts";
import { circle, ellipse, group, path, placed, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/**
 * Volunteers in matching aprons behind a foyer counter handing out coffee and waffles, warm and
 * friendly.
 */
export function frivillige(canvas: Canvas): void {
  const lamps = [420, 790, 1160, 1530];
  canvas.paint(
    backdrop(canvas, ["#f3d9ac", "#e9bf84", "#d9a063"]),
    rect([180, 230, 1560, 330], canvas.linear(["#8a5a34", "#6b4224"]), { rx: 8 }),
    stroke("M180 400H1740", "#4a2c16", 12),
    shelf(canvas),
    ...lamps.map(
      (x) =>
        stroke(`M${x} -10V120`, "#5c3a20", 6) +
        glow(canvas, [x, 190], 330, "#fff0c4", 0.8) +
        path(
          `M${x - 74} 190Q${x - 70} 116 ${x} 112Q${x + 70} 116 ${x + 74} 190z`,
          canvas.linear(["#d9573a", "#a8361f"]),
        ) +
        ellipse([x, 190], [74, 13], "#fff6dc"),
    ),
    ...[0, 1, 2, 3].map((index) => volunteer(canvas, [430 + index * 360, 1130], index)),
    rect([-20, 900, 1960, 46], canvas.linear(["#fff0d3", "#e0b87c"])),
    rect([-20, 946, 1960, 360], canvas.linear(["#b9763c", "#8a5026"])),
    stroke(
      Array.from({ length: 24 }, (_, index) => `M${index * 84} 950V1290`).join(""),
      "#6b3a1a",
      5,
      { opacity: 0.5 },
    ),
    ...[230, 320, 410].map((x) => paperCup(canvas, [x, 902], 1)),
    urn(canvas, [1690, 902]),
    wafflePlate(canvas, [960, 896]),
    wafflePlate(canvas, [1330, 898]),
    paperCup(canvas, [640, 902], 1.1),
    paperCup(canvas, [1130, 902], 1),
    vignette(canvas, "#4a2410", 0.4),
  );
}

function shelf(canvas: Canvas): string {
  const things = Array.from({ length: 19 }, (_, index) => {
    const x = 230 + index * 80;
    const onTop = index % 2 === 0;
    return onTop
      ? path(`M${x} 394h44l-6 -64h-32z`, index % 4 === 0 ? "#f7e9cf" : "#c9573a")
      : path(`M${x + 6} 394v-70q0 -14 14 -14t14 14v70z`, canvas.linear(["#6f9a7a", "#3f6a52"]));
  });
  return group({ opacity: 0.85 }, ...things);
}

function volunteer(canvas: Canvas, [x, y]: Point, index: number): string {
  const size = 640;
  const poses: readonly Pose[] = [
    { ...holding, hands: leftRight("0.04 -0.56, 0.14 -0.55") },
    reaching,
    holding,
    {
      ...reaching,
      elbows: leftRight("-0.18 -0.64, 0.17 -0.62"),
      hands: leftRight("-0.3 -0.56, 0.1 -0.53"),
    },
  ];
  const shirt = (["#f4efe4", "#3f6f9a", "#d9a03a", "#8a9a6a"] as const)[index] ?? "#f4efe4";
  return (
    person(
      canvas,
      [x, y],
      size,
      {
        facing: "towards",
        top: shirt,
        legs: "#33405a",
        hair: HAIRS[(index * 2) % 6] ?? HAIRS[0],
        skin: SKINS[(index * 3) % 5] ?? SKINS[0],
        hairstyle: (["bun", "short", "long", "bald"] as const)[index] ?? "short",
      },
      poses[index],
    ) +
    path(
      `M${x - 62} ${y - 440}C${x - 40} ${y - 470} ${x + 40} ${y - 470} ${x + 62} ${y - 440}L${x + 84} ${y - 190}H${x - 84}z`,
      canvas.linear(["#c8402c", "#9a2a1c"]),
    ) +
    stroke(
      `M${x - 50} ${y - 450}L${x - 36} ${y - 510}M${x + 50} ${y - 450}L${x + 36} ${y - 510}`,
      "#c8402c",
      12,
    ) +
    path(
      `M${x} ${y - 366}c-16 -22 -46 -6 -34 18c6 14 22 24 34 34c12 -10 28 -20 34 -34c12 -24 -18 -40 -34 -18z`,
      "#fff0d3",
    ) +
    (index === 1 ? paperCup(canvas, [x + size * 0.36, y - size * 0.84], 0.9) : "")
  );
}

function paperCup(canvas: Canvas, at: Point, scale: number): string {
  return placed(
    at,
    scale,
    0,
    stroke("M-6 -100q-12 -20 0 -38t0 -36M12 -104q-10 -18 2 -34", "#ffffff", 5, { opacity: 0.6 }),
    path("M-32 -86H32L24 0H-24z", canvas.linear(["#fffaf0", "#e3cfae"], 0)),
    rect([-36, -96, 72, 14], "#5c3418", { rx: 6 }),
    path("M-30 -60H30L27 -24H-27z", "#c8402c"),
  );
}

function wafflePlate(canvas: Canvas, at: Point): string {
  const stack = [0, 1, 2, 3].map((index) =>
    ellipse([0, -20 - index * 13], [104, 24], index % 2 === 0 ? "#c98a3c" : "#e3ab57"),
  );
  return placed(
    at,
    1,
    0,
    ellipse([0, 0], [150, 22], canvas.linear(["#ffffff", "#d9dee3"])),
    ...stack,
    ellipse([0, -74], [100, 22], "#f0c070"),
    stroke(
      "M-70 -74H70M-50 -84L30 -62M-10 -92L70 -70M50 -84L-30 -62M10 -92L-70 -70",
      "#b9762f",
      4,
      { opacity: 0.8 },
    ),
    path(disc([0, -86, 17]) + disc([20, -82, 12]), "#b3202c"),
  );
}

function urn(canvas: Canvas, at: Point): string {
  return placed(
    at,
    1.1,
    0,
    rect([-74, -250, 148, 220], canvas.linear(["#8f979f", "#f4f6f8", "#7a838c"], 0), { rx: 16 }),
    rect([-90, -36, 180, 36], "#3a3f46", { rx: 8 }),
    path("M-74 -240Q0 -300 74 -240z", "#c9d0d6"),
    circle([0, -282], 13, "#23262e"),
    path("M-74 -92h-34v22h20v18h14z", "#5c646c"),
  );
}

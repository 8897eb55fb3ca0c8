import { seats } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { kernel } from "../kit/cinema.ts";
import type { Colour } from "../kit/colour.ts";
import { strewn } from "../kit/outline.ts";
import { HAIRS, type Look, person, SKINS } from "../kit/people.ts";
import { cheering, leftRight, type Pose } from "../kit/poses.ts";
import { path, placed, type Point, points } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam } from "../kit/stage.ts";

/** Friends laughing in cinema seats lit by the screen, warm red and blue light. */
export function kinoklubb(canvas: Canvas): void {
  const tops: readonly Colour[] = ["#e8a33a", "#3f7fb8", "#c23a4a", "#5f9a6a", "#8a5fa6"];
  canvas.paint(
    backdrop(canvas, ["#1a0a1c", "#3a1020", "#150812"]),
    glow(canvas, [200, 300], [1100, 800], "#5f9ae0", 0.5),
    glow(canvas, [1800, 500], [900, 700], "#e0523a", 0.4),
    seats(canvas, {
      from: 420,
      to: 560,
      rows: 2,
      sizes: [150, 190],
      colour: "#7a1622",
      rim: "#c24a52",
      taken: 0.4,
    }),
    ...tops.map((top, index) => friend(canvas, [260 + index * 350, 1710], index, top)),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      path(
        `M${40 + index * 350} 1300V1050C${40 + index * 350} 1000 ${130 + index * 350} 1000 ${130 + index * 350} 1050V1300z`,
        canvas.linear(["#4a1018", "#1c060a"]),
      ),
    ),
    beam(canvas, {
      from: [-200, -100],
      to: [1300, 1100],
      width: 900,
      colour: "#a9cdf5",
      opacity: 0.3,
    }),
    ...strewn(canvas.random, 12, [400, 480, 1100, 380]).map((at) => kernel(canvas, at, 0.7)),
    vignette(canvas, "#08030a", 0.6),
  );
}

/** Someone in a seat who laughs: head back, or bent towards the next. */
function friend(canvas: Canvas, at: Point, index: number, top: Colour): string {
  const look: Look = {
    facing: (["right", "towards", "left", "right", "left"] as const)[index] ?? "towards",
    top,
    legs: "#2b2740",
    hair: HAIRS[index] ?? HAIRS[0],
    skin: SKINS[(index * 2) % 5] ?? SKINS[0],
    hairstyle: (["long", "short", "bun", "short", "long"] as const)[index] ?? "short",
  };
  const base: Pose = {
    ...cheering,
    tilt: [0.02, 0, -0.03, -0.02, -0.02][index] ?? 0,
    elbows: leftRight("-0.16 -0.62, 0.16 -0.62"),
    hands: leftRight("-0.06 -0.54, 0.1 -0.56"),
  };
  const poses: readonly Pose[] = [
    base,
    {
      ...base,
      elbows: leftRight("-0.2 -0.66, 0.2 -0.64"),
      hands: leftRight("-0.14 -0.84, 0.1 -0.56"),
    },
    base,
    {
      ...base,
      hands: leftRight("-0.06 -0.54, 0.24 -0.78"),
      elbows: leftRight("-0.16 -0.62, 0.22 -0.64"),
    },
    base,
  ];
  const seat = path(
    `M${at[0] - 170} 1300V760C${at[0] - 170} 690 ${at[0] + 170} 690 ${at[0] + 170} 760V1300z`,
    canvas.linear(["#b3222e", "#5c0d16"]),
  );
  const [x, y] = [at[0], at[1] - 20];
  const bucket =
    index === 1 || index === 3
      ? placed(
          [x + 40, y - 590],
          1.3,
          0,
          path("M-60 0H60L44 130H-44z", "#fff6e6"),
          path("M-44 0h20l-4 130h-12zM-8 0h18v130h-16zM30 0h20l-14 130h-10z", "#d2262c"),
          ...points("-40 -8, -12 -18, 18 -14, 42 -4, 0 -36").map(([dx, dy]) =>
            kernel(canvas, [dx, dy], 0.75),
          ),
        )
      : "";
  return seat + person(canvas, [x, y], 1040, look, poses[index] ?? base) + bucket;
}

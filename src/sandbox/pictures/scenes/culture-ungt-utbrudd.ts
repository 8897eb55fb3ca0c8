import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { guitar, microphone, saxophone } from "../kit/instruments.ts";
import { blob, type Joint, star, strewn, tendril } from "../kit/outline.ts";
import { HAIRS, person, SKINS } from "../kit/people.ts";
import { cheering, leaping } from "../kit/poses.ts";
import { circle, curve, path, placed, type Point, rect } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

const NEON: readonly [Colour, ...Colour[]] = [
  "#ff2d95",
  "#b6f400",
  "#1f6bff",
  "#ff8a1f",
  "#9b3dff",
];

/**
 * A paint-splash volcano of instruments, spray cans, cameras and dancing youths, neon pink, lime
 * and electric blue.
 */
export function ungtUtbrudd(canvas: Canvas): void {
  const { random } = canvas;
  const jets = Array.from({ length: 17 }, (_, index) => {
    const lean = (index - 8) * 62;
    const tall = 620 - Math.abs(index - 8) * 34 + random.around(50);
    const way: Joint[] = [
      [960 + lean * 0.1, 830, 26],
      [960 + lean * 0.5, 830 - tall * 0.55, 22],
      [960 + lean * 1.2, 830 - tall, 16],
      [960 + lean * 1.6, 830 - tall * 0.86, 20],
    ];
    return path(tendril(way), NEON[index % 5] ?? NEON[0]);
  });
  canvas.paint(
    backdrop(canvas, ["#14104a", "#2a1a7a", "#4a1a8a"]),
    glow(canvas, [960, 620], [1000, 700], "#ff2d95", 0.5),
    splats(canvas),
    ...jets,
    drops(canvas),
    guitar([560, 300], 250, -28, "#ffe14a"),
    saxophone(canvas, [1360, 250], 270, 26),
    sprayCan(canvas, [760, 170], -22, "#1f6bff"),
    sprayCan(canvas, [1130, 130], 18, "#b6f400"),
    camera(canvas, [1560, 470], 14),
    placed([330, 520], 1, -32, microphone([0, 130], 260, "#f4f2ff", "#ff2d95")),
    path(
      "M380 1300L760 850C830 810 880 850 960 830S1090 850 1160 850L1540 1300z",
      canvas.linear(["#3b1d7a", "#1d1050", "#0d0830"]),
    ),
    path(
      "M760 850C830 810 880 850 960 830S1090 850 1160 850C1130 890 1120 960 1090 900S1040 1000 1010 920S960 1060 930 920S880 980 850 900S790 930 760 850z",
      "#ff2d95",
    ),
    path(
      "M850 868C900 850 940 880 970 862S1040 868 1060 870C1040 900 1030 940 1010 896S970 990 945 896S870 920 850 868z",
      "#ffe14a",
    ),
    ...dancers(canvas),
    vignette(canvas, "#0a0628", 0.45),
  );
}

function splats(canvas: Canvas): string {
  const { random } = canvas;
  return strewn(random, 9, [80, 60, 1760, 800])
    .map(([x, y], index) =>
      path(
        curve(blob(random, [x, y], [random.between(60, 150), random.between(50, 120)], 0.42), true),
        (["#ff2d95", "#1f6bff", "#9b3dff"] as const)[index % 3] ?? NEON[0],
        { opacity: 0.32 },
      ),
    )
    .join("");
}

function drops(canvas: Canvas): string {
  const { random } = canvas;
  return strewn(random, 40, [260, 60, 1400, 700])
    .map(([x, y]) => circle([x, y], random.between(5, 19), random.pick(NEON)))
    .join("");
}

function sprayCan(canvas: Canvas, at: Point, turn: number, colour: Colour): string {
  return placed(
    at,
    1.2,
    turn,
    rect(
      [-34, -60, 68, 150],
      canvas.linear([lighten(colour, 0.4), colour, darken(colour, 0.4)], 0),
      { rx: 10 },
    ),
    path("M-34 -56C-30 -84 30 -84 34 -56z", "#dfe3f5"),
    rect([-13, -102, 26, 24], "#ffffff", { rx: 5 }),
    rect([-34, -6, 68, 44], "#ffffff", { opacity: 0.9 }),
    path(star([0, 16], 18), colour),
  );
}

function camera(canvas: Canvas, at: Point, turn: number): string {
  return placed(
    at,
    1.3,
    turn,
    rect([-80, -50, 160, 104], canvas.linear(["#3a3560", "#1a1636"]), { rx: 16 }),
    rect([-30, -70, 60, 26], "#3a3560", { rx: 8 }),
    circle([0, 4], 42, "#f4f2ff"),
    circle([0, 4], 34, canvas.radial(["#1f6bff", "#0d0830"])),
    circle([-10, -8], 9, "#ffffff", { opacity: 0.8 }),
    rect([48, -40, 22, 12], "#ff2d95", { rx: 3 }),
  );
}

function dancers(canvas: Canvas): string[] {
  const places: readonly (readonly [number, number, number, Colour])[] = [
    [200, 1190, 420, "#b6f400"],
    [430, 1240, 440, "#ff8a1f"],
    [1500, 1240, 440, "#1f6bff"],
    [1730, 1190, 420, "#ff2d95"],
  ];
  return places.map(([x, y, size, top], index) =>
    person(
      canvas,
      [x, y],
      size,
      {
        facing: index % 2 === 0 ? "right" : "left",
        top,
        legs: "#f4f2ff",
        hair: HAIRS[index] ?? HAIRS[0],
        skin: SKINS[(index * 2) % 5] ?? SKINS[0],
        hairstyle: (["long", "short", "bun", "pigtails"] as const)[index] ?? "short",
        shoes: top,
      },
      index % 2 === 0 ? leaping : cheering,
    ),
  );
}

import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { disc, limb } from "../kit/outline.ts";
import { SKINS } from "../kit/people.ts";
import { confetti } from "../kit/props.ts";
import {
  circle,
  ellipse,
  group,
  path,
  placed,
  type Point,
  rect,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow } from "../kit/sky.ts";

/**
 * Children's hands around a foaming coloured experiment with rockets of paper above, bright cyan,
 * lime and orange.
 */
export function vitenskapsdagen(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0fb4d8", "#4fd4e8", "#c4f3f0"]),
    glow(canvas, [960, 640], 760, "#ffffff", 0.7),
    ...[
      [340, 260, -24, "#ff7a1f"],
      [720, 140, -6, "#b6e62e"],
      [1240, 180, 12, "#ff4f8a"],
      [1610, 300, 30, "#ffd23f"],
    ].map(([x, y, turn, colour]) =>
      rocket(canvas, [Number(x), Number(y)], Number(turn), String(colour) as Colour),
    ),
    confetti(
      canvas,
      50,
      [120, 60, 1680, 640],
      ["#ff7a1f", "#b6e62e", "#ffffff", "#ff4f8a", "#ffd23f"],
    ),
    rect([0, 1060, 1920, 220], canvas.linear(["#ffffff", "#d9eef0"])),
    rect([0, 1060, 1920, 16], "#ff7a1f"),
    foam(canvas),
    flask(canvas, [960, 1120]),
    glass(canvas, [420, 1120], "#ff4f8a"),
    glass(canvas, [1490, 1130], "#ffd23f"),
    ...childHands(canvas),
  );
}

function rocket(canvas: Canvas, at: Point, turn: number, colour: Colour): string {
  const trail = Array.from({ length: 6 }, (_, index) =>
    circle([canvas.random.around(12), 120 + index * 34], 26 - index * 3, "#ffffff", {
      opacity: 0.7 - index * 0.1,
    }),
  );
  return placed(
    at,
    1.05,
    turn,
    ...trail,
    path("M-34 76L-62 110V60L-34 20zM34 76L62 110V60L34 20z", darken(colour, 0.2)),
    path(
      "M-36 80V-20C-36 -70 -10 -104 0 -116C10 -104 36 -70 36 -20V80z",
      canvas.linear(["#ffffff", "#f3f7f7", "#c9dcde"], 0),
    ),
    path("M-32 -46C-24 -84 -8 -106 0 -116C8 -106 24 -84 32 -46z", colour),
    circle([0, -8], 17, "#0fb4d8", { stroke: colour, "stroke-width": 6 }),
    path("M-20 82h40l-8 22h-24z", colour),
    path("M-14 104C-10 130 -4 138 0 150C4 138 10 130 14 104z", "#ffd23f"),
  );
}

function foam(canvas: Canvas): string {
  const { random } = canvas;
  const puffs = (count: number, colour: Colour, y: number) =>
    path(
      Array.from({ length: count }, () => {
        const up = random.next();
        return disc([
          960 + random.around(60 + (1 - Math.abs(up - 0.55)) * 240),
          y - up * 520,
          random.between(30, 74),
        ]);
      }).join(""),
      colour,
    );
  return (
    puffs(20, "#ff9a3c", 900) +
    puffs(18, "#ffc04a", 880) +
    puffs(15, "#ffe08a", 850) +
    puffs(9, "#fff3c9", 820)
  );
}

function flask(canvas: Canvas, at: Point): string {
  const body =
    "M-46 -330H46V-200L190 -30C206 -8 196 10 170 10H-170C-196 10 -206 -8 -190 -30L-46 -200z";
  return placed(
    at,
    1,
    0,
    ellipse([0, 12], [230, 22], "#0b6f86", { opacity: 0.3 }),
    path(body, "#ffffff", { opacity: 0.55 }),
    group(
      { "clip-path": canvas.clip(path(body, "#fff")) },
      path(
        "M-220 -130C-120 -160 -40 -100 40 -130S160 -110 220 -130V20H-220z",
        canvas.linear(["#b6e62e", "#5fae1a"]),
      ),
      ...triples("-60 -70 14, 30 -90 18, 80 -40 12, -110 -30 10, -10 -30 9").map(([x, y, r]) =>
        circle([x, y], r, "#eaffb0", { opacity: 0.8 }),
      ),
    ),
    path(body, "none", { stroke: "#ffffff", "stroke-width": 9 }),
    rect([-60, -346, 120, 24], "#ffffff", { rx: 10 }),
    stroke("M-110 -60L-60 -130", "#ffffff", 11, { opacity: 0.7 }),
  );
}

function glass(canvas: Canvas, at: Point, colour: Colour): string {
  return placed(
    at,
    1,
    0,
    path("M-80 -190H80L66 8H-66z", "#ffffff", { opacity: 0.5 }),
    path("M-74 -110H74L66 8H-66z", canvas.linear([lighten(colour, 0.25), colour])),
    path("M-80 -190H80L66 8H-66z", "none", { stroke: "#ffffff", "stroke-width": 8 }),
    stroke("M-60 -150h34M-58 -110h24M-56 -70h34", "#ffffff", 6, { opacity: 0.8 }),
  );
}

/** Small hands from all sides that want to touch. */
function childHands(canvas: Canvas): string[] {
  const places: readonly (readonly [number, number, number, Colour, Colour, number])[] = [
    [640, 1090, 12, SKINS[0], "#ff4f8a", 1],
    [700, 860, 34, SKINS[2], "#ffd23f", 1],
    [1280, 1090, 12, SKINS[3], "#1f6bff", -1],
    [1220, 860, 34, SKINS[1], "#6fc72e", -1],
  ];
  return places.map(([x, y, turn, skin, sleeve, way]) => {
    const finger = (dy: number, long: number) =>
      limb([
        [0, dy, 15],
        [60 + long, dy * 1.6, 12],
      ]);
    return group(
      { transform: `translate(${x} ${y}) scale(${way * 1.25} 1.25) rotate(${turn})` },
      path(
        limb(triples("-420 0 74, -120 0 56")),
        canvas.linear([lighten(sleeve, 0.15), sleeve, darken(sleeve, 0.15)]),
      ),
      path(limb(triples("-120 0 58, -96 0 58")), lighten(sleeve, 0.35)),
      path(
        limb(triples("-80 0 36, -10 0 42")) +
          finger(-30, 0) +
          finger(-11, 14) +
          finger(9, 14) +
          finger(28, 0) +
          limb(triples("-50 -30 17, -6 -70 13")),
        skin,
      ),
    );
  });
}

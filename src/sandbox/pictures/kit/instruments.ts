import type { Canvas } from "./canvas.ts";
import { type Colour, darken, lighten } from "./colour.ts";
import { disc, limb } from "./outline.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  rect,
  stroke,
  triples,
} from "./shapes.ts";

/**
 * A grand piano with its lid up, keys to the left.
 * @param foot the floor below its middle
 * @param size its length
 */
export function grandPiano(
  canvas: Canvas,
  foot: Point,
  size: number,
  colour: Colour,
  shine: Colour,
) {
  const lid = "M-30 -62C-10 -100 30 -118 52 -112L48 -58z";
  const caseShape = "M-50 -58H44C52 -58 52 -44 44 -42H-50z";
  const gloss = canvas.linear([lighten(colour, 0.2), colour, darken(colour, 0.3)]);
  return placed(
    foot,
    size / 100,
    0,
    path(lid, canvas.linear([shine, colour], 200)),
    stroke("M34 -58L42 -106", darken(colour, 0.3), 1.2),
    path(caseShape, gloss),
    path("M-58 -55H-46V-42H-60z", darken(colour, 0.1)),
    path("M-60 -56.5H-44V-53.5H-60z", "#f4efe2"),
    stroke("M-50 -57H44", shine, 0.9, { opacity: 0.8 }),
    path("M-44 -42l4 0l-2 42h-2z M36 -42h5l-1 42h-2z M-4 -42h4l-1 42h-2z", colour),
    path("M-26 -42h3v34h-3zM-31 -10h13v2h-13z", darken(colour, 0.2)),
    stroke("M-50 -64L-44 -78L-32 -62", darken(colour, 0.1), 1.6),
  );
}

/** A round stool. */
export function stool(foot: Point, size: number, colour: Colour): string {
  return placed(
    foot,
    size / 30,
    0,
    path("M-13 -30h26v5h-26z", lighten(colour, 0.1), { rx: 2 }),
    stroke("M-9 -26L-11 0M9 -26L11 0M0 -26V-2", colour, 2.2),
  );
}

/** A drum kit from the front. */
export function drums(canvas: Canvas, foot: Point, size: number, shell: Colour, metal: Colour) {
  const drum = (x: number, y: number, rx: number, height: number) =>
    rect(
      [x - rx, y, 2 * rx, height],
      canvas.linear([lighten(shell, 0.2), darken(shell, 0.35)], 0),
    ) + ellipse([x, y], [rx, rx * 0.2], lighten(metal, 0.6));
  const cymbal = (x: number, y: number, turn: number) =>
    stroke(`M${x} ${y}L${x + turn * 0.3} 0`, darken(metal, 0.4), 1.4) +
    placed(
      [x, y],
      1,
      turn,
      ellipse([0, 0], [22, 2.6], metal),
      ellipse([-4, -0.6], [12, 1], lighten(metal, 0.5)),
    );
  return placed(
    foot,
    size / 100,
    0,
    cymbal(-46, -74, -10),
    cymbal(48, -78, 12),
    cymbal(-62, -46, 0),
    drum(-18, -62, 14, 16),
    drum(18, -62, 14, 16),
    drum(-46, -36, 15, 14),
    drum(46, -34, 17, 26),
    circle([0, -25], 26, darken(shell, 0.2)),
    circle([0, -25], 22.5, canvas.radial([lighten(metal, 0.75), lighten(metal, 0.35)])),
    circle([0, -25], 22.5, "none", { stroke: metal, "stroke-width": 1.5 }),
    stroke(
      "M-22 -8L-30 0M22 -8L30 0M-46 -22L-54 0M-46 -22L-38 0M40 -8V0M52 -8V0",
      darken(metal, 0.4),
      1.8,
    ),
  );
}

/** A microphone on a stand; `tall` is where its head is above the floor. */
export function microphone(foot: Point, tall: number, colour: Colour, head: Colour): string {
  const unit = tall / 100;
  return placed(
    foot,
    unit,
    0,
    stroke("M0 0V-88L7 -95", colour, 1.8),
    ellipse([0, 0], [13, 2.6], colour),
    path(limb(triples("7 -94 1.7, 11 -98.5 2.4")), darken(head, 0.4)),
    circle([12.6, -100], 4, head),
    circle([11.8, -101], 1.6, lighten(head, 0.6), { opacity: 0.7 }),
  );
}

/** A violin, viola or cello, standing upright with its scroll at the top. */
export function fiddle(canvas: Canvas, foot: Point, size: number, turn: number, wood: Colour) {
  const body =
    "M0 -56C14 -58 17 -46 12 -40C8 -35 9 -31 13 -26C21 -15 17 0 0 0C-17 0 -21 -15 -13 -26C-9 -31 -8 -35 -12 -40C-17 -46 -14 -58 0 -56z";
  return placed(
    foot,
    size / 100,
    turn,
    path(body, canvas.linear([lighten(wood, 0.22), wood, darken(wood, 0.35)], 25)),
    path("M-1.8 -92h3.6l1.4 66h-6.4z", "#231915"),
    path(limb(triples("0 -94 3.2, 2.4 -97 2.4")), darken(wood, 0.3)),
    stroke("M-4 -92l-4 -1M4 -89l4 -1", darken(wood, 0.4), 2),
    stroke("M-8 -34c-2 3 2 6 -1 11M8 -34c2 3 -2 6 1 11", "#1c120e", 1.1),
    stroke("M-6 -24h12", "#e9d3ac", 1.4),
    path("M-2.6 -20h5.2l-1.4 17h-2.4z", "#231915"),
  );
}

/** A bow, stretched to the right from its frog. */
export function bow(at: Point, length: number, turn: number, colour: Colour): string {
  return placed(
    at,
    length / 100,
    turn,
    stroke("M0 0Q50 -5 100 0", colour, 1.6),
    stroke("M2 2.4L98 2", "#efe6d2", 1),
  );
}

/** An electric guitar across a body, neck up to the left, its middle at `at`. */
export function guitar(at: Point, size: number, turn: number, colour: Colour): string {
  return placed(
    at,
    size / 100,
    turn,
    path(
      "M-8 -11C4 -18 10 -8 20 -13C34 -17 38 -4 35 6C32 18 14 18 6 12C0 8 -6 16 -14 12C-22 8 -18 -6 -8 -11z",
      colour,
    ),
    path("M-66 -2.4h70v5h-70z", "#3a2a22"),
    path("M-78 -4h13l1 8h-16z", darken(colour, 0.4)),
    rect([8, -6, 5, 11], "#1a1a22", { rx: 1 }),
    circle([24, 2], 2.2, lighten(colour, 0.6)),
  );
}

/** A trumpet or, longer and with a slide, a trombone; the bell is to the right. */
export function brass(canvas: Canvas, at: Point, size: number, turn: number, long = false): string {
  const gold = canvas.linear(["#fff0b8", "#e3a73b", "#8f5a18"]);
  const bell = "M18 -3C34 -3 44 -6 52 -15V15C44 6 34 3 18 3z";
  const slide = long
    ? "M-60 -4H20M-60 4H6M-60 -4Q-66 0 -60 4"
    : "M-52 0H20M-30 0V11Q-30 15 -24 15H8Q14 15 14 9V0";
  const valves = long ? "" : "M-14 -9V15M-7 -9V15M0 -9V15";
  return placed(
    at,
    size / 100,
    turn,
    stroke(slide + valves, "#d99a32", long ? 3 : 3.6),
    path(bell, gold),
    ellipse([52, 0], [3, 15], "#7a4a14"),
    stroke("M-40 -1.2H18M24 -3.4C36 -4 43 -7 50 -13", "#fff4cf", 1, { opacity: 0.9 }),
  );
}

/** A saxophone, its bell to the right. */
export function saxophone(canvas: Canvas, at: Point, size: number, turn: number): string {
  const gold = canvas.linear(["#fff0b8", "#e0a238", "#8a5516"], 20);
  return placed(
    at,
    size / 100,
    turn,
    path("M-14 -52L-8 -54L2 18C3 28 14 28 15 16L20 -8L34 -12L27 22C24 46 -6 46 -9 22z", gold),
    stroke("M-11 -53Q-16 -62 -26 -58", "#d99a32", 4),
    ellipse([27, -10], [8, 3.2], "#6e420f", { transform: "rotate(-14 27 -10)" }),
    path(
      [-36, -24, -12, 0, 12].map((y, index) => disc([-6 + index * 1.6, y, 2.6])).join(""),
      "#fff2c4",
    ),
  );
}

/** A column of loudspeakers. */
export function speakers(canvas: Canvas, [x, y]: Point, [width, height]: Point, count: number) {
  const each = height / count;
  const cones = Array.from({ length: count }, (_, index) => {
    const cy = y + (index + 0.5) * each;
    const r = Math.min(width, each) * 0.34;
    return (
      rect([x + 3, y + index * each + 2, width - 6, each - 4], "#15161e", { rx: 5 }) +
      circle([x + width / 2, cy], r, canvas.radial(["#0a0b10", "#2b2d3a"])) +
      circle([x + width / 2, cy], r * 0.35, "#3b3e4e")
    );
  });
  return group(
    {},
    path(
      lines([
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ]),
      "#0a0a10",
    ),
    ...cones,
  );
}

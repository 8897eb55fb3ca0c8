import type { Canvas } from "./canvas.ts";
import { type Colour, darken, lighten } from "./colour.ts";
import { limb } from "./outline.ts";
import {
  circle,
  ellipse,
  group,
  path,
  placed,
  type Point,
  rect,
  round,
  stroke,
  triples,
} from "./shapes.ts";
import { glow } from "./sky.ts";

/** A bicycle from its side, heading right; `foot` is the ground between its wheels. */
export function bicycle(
  foot: Point,
  size: number,
  colour: Colour,
  rubber: Colour,
  turn = 0,
): string {
  const wheel = (x: number) =>
    circle([x, -20], 19, "none", { stroke: rubber, "stroke-width": 3 }) +
    stroke(
      [0, 45, 90, 135]
        .map((angle) => {
          const [dx, dy] = [Math.cos(angle) * 18, Math.sin(angle) * 18];
          return `M${round(x - dx)} ${round(-20 - dy)}L${round(x + dx)} ${round(-20 + dy)}`;
        })
        .join(""),
      rubber,
      0.5,
      { opacity: 0.6 },
    );
  return placed(
    foot,
    size / 100,
    turn,
    wheel(-31),
    wheel(31),
    stroke(
      "M-31 -20L-15 -46L14 -46L-4 -20zM-15 -46L-4 -20M14 -46L31 -20M-15 -46L-17 -53M14 -46L12 -58",
      colour,
      3.2,
    ),
    stroke("M-23 -54H-10M12 -58Q20 -62 24 -57", rubber, 3.6),
    circle([-4, -20], 4.5, rubber),
  );
}

/** A rowing boat from its side. */
export function rowingBoat(canvas: Canvas, at: Point, size: number, colour: Colour): string {
  return placed(
    at,
    size / 100,
    0,
    path(
      "M-50 -18C-44 0 -30 4 -10 4H20C36 4 46 -4 52 -22C20 -12 -20 -12 -50 -18z",
      canvas.linear([lighten(colour, 0.15), darken(colour, 0.4)]),
    ),
    stroke("M-50 -18C-20 -12 20 -12 52 -22", lighten(colour, 0.35), 2),
    stroke("M-44 -8C-16 -2 22 -2 46 -10", darken(colour, 0.3), 1, { opacity: 0.6 }),
  );
}

/** A flame with its light. */
export function flame(canvas: Canvas, [x, y]: Point, size: number): string {
  const tongue = (scale: number, fill: string) =>
    placed(
      [x, y],
      (size / 100) * scale,
      0,
      path(
        "M0 0C-36 -4 -40 -40 -18 -62C-16 -46 -8 -44 -4 -52C2 -66 -4 -84 4 -100C10 -80 36 -62 34 -32C32 -10 18 0 0 0z",
        fill,
      ),
    );
  return (
    glow(canvas, [x, y - size * 0.4], size * 2.6, "#ff8a2b", 0.6) +
    tongue(1, canvas.linear(["#ff7a1f", "#ffb03a"])) +
    tongue(0.55, "#fff1b0")
  );
}

/** A burning torch held upright, its handle's lower end at `hand`. */
export function torch(canvas: Canvas, hand: Point, size: number, turn = 0): string {
  return placed(
    hand,
    size / 100,
    turn,
    path(limb(triples("0 12 3, 0 -60 5")), "#2a1a12"),
    flame(canvas, [0, -58], 48),
  );
}

/** A balloon on its string; `at` is its knot. */
export function balloon(
  canvas: Canvas,
  at: Point,
  size: number,
  colour: Colour,
  string = 120,
): string {
  return placed(
    at,
    size / 100,
    0,
    stroke(`M0 0C-12 ${string * 0.4} 12 ${string * 0.7} 0 ${string}`, "#ffffff", 1.6, {
      opacity: 0.6,
    }),
    path("M0 0L-6 8H6z", darken(colour, 0.2)),
    path(
      "M0 0C-40 -26 -48 -62 -40 -80C-30 -108 30 -108 40 -80C48 -62 40 -26 0 0z",
      canvas.radial(
        [
          [0, lighten(colour, 0.45)],
          [0.45, colour],
          [1, darken(colour, 0.22)],
        ],
        [0.36, 0.3],
      ),
    ),
    ellipse([-17, -74], [6, 11], "#ffffff", { opacity: 0.55, transform: "rotate(24 -17 -74)" }),
  );
}

/** A string of pennants between two places. */
export function bunting(
  from: Point,
  to: Point,
  sag: number,
  colours: readonly [Colour, ...Colour[]],
) {
  const count = Math.max(4, Math.round(Math.abs(to[0] - from[0]) / 62));
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];
  const flags = Array.from({ length: count }, (_, index) => {
    const [a, b] = [at((index + 0.1) / count), at((index + 0.9) / count)];
    const tip: Point = [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + Math.abs(b[0] - a[0]) * 1.1];
    const d = `M${a.map(round).join(" ")}L${b.map(round).join(" ")} ${tip.map(round).join(" ")}z`;
    return path(d, colours[index % colours.length] ?? colours[0]);
  });
  const middle = at(0.5)[1] * 2 - (from[1] + to[1]) / 2;
  const cord = `M${from.join(" ")}Q${round((from[0] + to[0]) / 2)} ${round(middle)} ${to.join(" ")}`;
  return group({}, stroke(cord, "#40384a", 3), ...flags);
}

/** A suitcase with two straps, standing on `foot`. */
export function suitcase(canvas: Canvas, foot: Point, size: number, colour: Colour): string {
  return placed(
    foot,
    size / 100,
    0,
    stroke("M-12 -66V-76Q-12 -80 -8 -80H8Q12 -80 12 -76V-66", darken(colour, 0.5), 4),
    rect(
      [-50, -66, 100, 66],
      canvas.linear([lighten(colour, 0.18), colour, darken(colour, 0.35)]),
      { rx: 6 },
    ),
    path("M-34 -66h9v66h-9zM25 -66h9v66h-9z", darken(colour, 0.45)),
    path(
      "M-50 -66h13v10h-13zM37 -66h13v10h-13zM-50 -10h13v10h-13zM37 -10h13v10h-13z",
      darken(colour, 0.3),
    ),
    path("M-34 -46h9v8h-9zM25 -46h9v8h-9z", "#d9b46a"),
  );
}

/** Paper bits in the air. */
export function confetti(
  canvas: Canvas,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  colours: readonly [Colour, ...Colour[]],
): string {
  const { random } = canvas;
  return Array.from({ length: count }, () => {
    const size = random.between(8, 20);
    const at: Point = [random.between(x, x + width), random.between(y, y + height)];
    return placed(
      at,
      1,
      random.next() * 180,
      rect([-size / 2, -size / 4, size, size / 2], random.pick(colours), { rx: 2 }),
    );
  }).join("");
}

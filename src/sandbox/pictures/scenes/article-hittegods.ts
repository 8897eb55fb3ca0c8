import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { brass } from "../kit/instruments.ts";
import { disc, limb, tendril } from "../kit/outline.ts";
import { ellipse, path, placed, type Point, rect, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/**
 * A wooden box full of odd mittens, a scarf, one shoe and a trombone on a cloakroom counter, cosy
 * colours.
 */
export function hittegods(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#6b4a3f", "#8a5f4a", "#5c3c32"]),
    rack(canvas),
    glow(canvas, [960, 640], 900, "#ffd9a0", 0.45),
    rect([-20, 1010, 1960, 300], canvas.linear(["#c98f56", "#8a5a30", "#5c3a1c"])),
    rect([-20, 1010, 1960, 22], "#f0c48a"),
    ellipse([960, 1080], [640, 50], "#3a2010", { opacity: 0.4, filter: canvas.blur(12) }),
    placed([1150, 560], 1, -62, brass(canvas, [0, 0], 620, 0, true)),
    scarf(),
    mitten([700, 650], -18, "#c8402c", "#fff0d3"),
    mitten([880, 610], 12, "#3f7f9a", "#ffe08a"),
    mitten([1060, 650], -6, "#7a9a4a", "#fff0d3"),
    mitten([1260, 690], 30, "#e0a03a", "#8a3a5a"),
    crate(canvas),
    shoe(canvas, [1640, 1090]),
    label(),
    vignette(canvas, "#24120a", 0.5),
  );
}

function rack(canvas: Canvas): string {
  const coats = [
    "#4a5a6b",
    "#7a4a4a",
    "#5c6a4a",
    "#8a6a3f",
    "#4a4a6b",
    "#6b4a5c",
    "#3f5a5a",
  ] as const;
  return (
    stroke("M-20 120H1940", "#3a2418", 15) +
    coats
      .map((colour, index) => {
        const x = 130 + index * 280;
        return (
          stroke(`M${x} 120V170M${x - 80} 220L${x} 170L${x + 80} 220`, "#2c1a10", 8) +
          path(
            `M${x - 90} 216Q${x} 160 ${x + 90} 216L${x + 130} 820H${x - 130}z`,
            canvas.linear([lighten(colour, 0.1), darken(colour, 0.3)], 0),
            { opacity: 0.85 },
          )
        );
      })
      .join("")
  );
}

function crate(canvas: Canvas): string {
  const board = (y: number) =>
    rect([520, y, 880, 104], canvas.linear(["#f0c48a", "#c98f4f"]), { rx: 6 });
  return (
    board(750) +
    board(864) +
    board(978) +
    rect([520, 740, 56, 350], canvas.linear(["#d9a566", "#9a6a34"]), { rx: 4 }) +
    rect([1344, 740, 56, 350], canvas.linear(["#d9a566", "#9a6a34"]), { rx: 4 }) +
    path(
      [770, 884, 998].flatMap((y) => [disc([548, y + 30, 7]), disc([1372, y + 30, 7])]).join(""),
      "#6b4420",
    )
  );
}

function mitten(at: Point, turn: number, colour: Colour, accent: Colour): string {
  const zigzag = "M-66 60l22 -24l22 24l22 -24l22 24l22 -24l22 24";
  return placed(
    at,
    1.15,
    turn,
    path(
      "M-70 130V-60C-70 -150 60 -150 66 -60V-20C90 -40 130 -30 116 10C104 44 84 60 70 80V130z",
      colour,
    ),
    path("M-78 110H78V180H-78z", darken(colour, 0.18)),
    stroke("M-50 112V178M-20 112V178M10 112V178M40 112V178", lighten(colour, 0.2), 6, {
      opacity: 0.6,
    }),
    stroke(zigzag, accent, 9),
    stroke("M-50 -20l18 -18l18 18l18 -18l18 18l18 -18", accent, 8),
  );
}

function scarf(): string {
  const wave = "M560 760C500 660 420 700 400 820S460 1000 380 1090S240 1120 220 1180";
  return (
    stroke(wave, "#2c1a10", 104, {
      opacity: 0.25,
      transform: "translate(14 18)",
      "stroke-linecap": "butt",
    }) +
    stroke(wave, "#c85a7a", 96, { "stroke-linecap": "butt" }) +
    stroke(wave, "#ffe3c4", 96, { "stroke-dasharray": "30 70", "stroke-linecap": "butt" })
  );
}

function shoe(canvas: Canvas, at: Point): string {
  return placed(
    at,
    1.7,
    0,
    ellipse([10, 6], [110, 12], "#3a2010", { opacity: 0.4 }),
    path(
      "M-90 -80C-70 -96 -40 -90 -30 -70C-10 -40 40 -44 80 -30C104 -22 108 -6 104 2H-90C-100 -20 -100 -60 -90 -80z",
      canvas.linear(["#4a9ab0", "#2c6f8a"]),
    ),
    path("M-96 0H106C108 12 100 16 92 16H-84C-94 16 -98 10 -96 0z", "#fff6e6"),
    stroke("M-26 -66L4 -76M-8 -52L22 -62M12 -44L40 -54", "#fff6e6", 6),
    path(limb(triples("-88 -78 7, -36 -80 7")), "#fff6e6"),
  );
}

function label(): string {
  return placed(
    [960, 920],
    1,
    -3,
    rect([-150, -50, 300, 100], "#fff6e0", { rx: 8, stroke: "#8a5a30", "stroke-width": 5 }),
    stroke("M-110 -12q20 -16 40 0t40 0t40 0t40 0t40 0M-70 20q20 -14 40 0t40 0t40 0", "#5c3a1c", 7),
    path(tendril(triples("-150 -50 3, -200 -90 3, -230 -60 3")), "#8a5a30"),
  );
}

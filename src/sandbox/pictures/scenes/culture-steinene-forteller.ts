import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { type Joint, limb, rugged, strewn } from "../kit/outline.ts";
import {
  ellipse,
  lines,
  path,
  placed,
  type Point,
  points,
  rect,
  round,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

const STRATA: readonly Colour[] = [
  "#6d7a86",
  "#a5522e",
  "#d99a4a",
  "#efe3cb",
  "#56626e",
  "#8a3f26",
  "#c98a3f",
  "#e3d3b4",
  "#45505c",
  "#753822",
];

/**
 * Layered rock strata cut open in bands of slate, rust, ochre and fossil white with a small hammer
 * lying on top.
 */
export function steineneForteller(canvas: Canvas): void {
  const { random } = canvas;
  let y = 470;
  const beds = STRATA.map((colour, index) => {
    const top = y;
    y += [70, 96, 60, 110, 84, 66, 120, 78, 96, 140][index] ?? 80;
    const line = Array.from({ length: 9 }, (_, at): Point => [
      at * 260 - 80,
      top + Math.sin(at * 0.9 + 0.6) * 66 + random.around(9),
    ]);
    const edge = lines([...rugged(random, line, 0.03, 26), [2000, 1320], [-80, 1320]]);
    const grains = strewn(random, 26, [0, top, 1920, 100]).map(
      ([gx, gy]) => `M${round(gx)} ${round(gy + 40)}h${round(random.between(14, 70))}`,
    );
    return (
      path(edge, canvas.linear([lighten(colour, 0.12), darken(colour, 0.18)])) +
      stroke(grains.join(""), darken(colour, 0.3), 4, { opacity: 0.28 })
    );
  });
  canvas.paint(
    backdrop(canvas, ["#cfd9dc", "#eef0e8", "#f7ead2"]),
    glow(canvas, [1100, 360], 800, "#fff6dc", 0.8),
    ...beds.slice(0, 4),
    ...beds.slice(4),
    ammonite(canvas, [640, 760], 86),
    ammonite(canvas, [1430, 820], 52),
    ammonite(canvas, [330, 1080], 60),
    shells(canvas),
    fault(canvas),
    ellipse([1070, 470], [190, 18], "#2b2f36", { opacity: 0.35, filter: canvas.blur(6) }),
    hammer(canvas, [1040, 452]),
    vignette(canvas, "#1c1512", 0.45, [0.55, 0.4]),
  );
}

function ammonite(canvas: Canvas, [x, y]: Point, r: number): string {
  const turns = Array.from({ length: 64 }, (_, index): Joint => {
    const angle = index * 0.3;
    const reach = r * (1 - index / 68);
    return [
      x + Math.cos(angle) * reach * 0.72,
      y + Math.sin(angle) * reach * 0.72,
      r * 0.27 * (1 - index / 70),
    ];
  });
  const ribs = Array.from({ length: 44 }, (_, index) => {
    const angle = index * 0.3;
    const [outer, inner] = [
      r * (1 - index / 68) * 0.72 + r * 0.22 * (1 - index / 70),
      r * (1 - index / 68) * 0.72 - r * 0.2 * (1 - index / 70),
    ];
    return `M${round(x + Math.cos(angle) * outer)} ${round(y + Math.sin(angle) * outer)}L${round(x + Math.cos(angle) * inner)} ${round(y + Math.sin(angle) * inner)}`;
  });
  return (
    path(limb(turns), canvas.linear(["#f7efdc", "#cbb48c"])) +
    stroke(ribs.join(""), "#9a7f58", 3.4, { opacity: 0.75 })
  );
}

function shells(canvas: Canvas): string {
  return triples("980 690 20, 1010 720 -10, 1180 960 40, 860 980 -30, 1640 700 14, 180 780 0")
    .map(([x, y, turn]) =>
      placed(
        [x, y],
        0.8,
        turn,
        path(
          "M0 26C-40 20 -46 -20 0 -34C46 -20 40 20 0 26z",
          canvas.linear(["#f7efdc", "#c9b28a"]),
        ),
        stroke("M0 24V-30M-6 24C-22 8 -26 -8 -22 -22M6 24C22 8 26 -8 22 -22", "#a58a60", 3),
      ),
    )
    .join("");
}

/** Where the layers slipped once. */
function fault(canvas: Canvas): string {
  const line = rugged(canvas.random, points("1720 480, 1640 820, 1690 1020, 1590 1300"), 0.06, 18);
  return (
    stroke(lines(line, false), "#2b2522", 9, { opacity: 0.5 }) +
    stroke(
      lines(
        line.map(([x, y]): Point => [x + 6, y]),
        false,
      ),
      "#f7ead2",
      3,
      { opacity: 0.4 },
    )
  );
}

function hammer(canvas: Canvas, at: Point): string {
  return placed(
    at,
    1.05,
    -13,
    path("M-40 -10H330C346 -10 346 20 330 20H-40z", canvas.linear(["#d9924a", "#8a4f20"])),
    rect([150, -14, 190, 38], canvas.linear(["#d8322f", "#8f1a1c"]), { rx: 16 }),
    path("M-70 -86H-20L-12 -20V34H-66L-84 4z", canvas.linear(["#dfe6ec", "#8b98a5", "#4d5964"], 0)),
    path(
      "M-70 -86C-110 -80 -150 -60 -176 -22C-140 -40 -110 -44 -76 -40z",
      canvas.linear(["#c9d3db", "#6b7884"]),
    ),
    rect([-72, 30, 62, 46], canvas.linear(["#c9d3db", "#5f6c78"]), { rx: 6 }),
  );
}

import { archedWindow } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import { tendril } from "../kit/outline.ts";
import { silhouette } from "../kit/people.ts";
import { cellist, seatedFiddler, standingFiddler } from "../kit/players.ts";
import { group, path, type Point, rect, round, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { dust } from "../kit/stage.ts";

/**
 * A candle-lit church interior with a string ensemble and frost on the windows, candle gold and
 * dark blue.
 */
export function julekonsert(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0a1430", "#1a2748", "#2c2c3c"]),
    ...[250, 610, 1310, 1670].map((x) => frostWindow(canvas, x)),
    chancel(canvas),
    rect([0, 940, 1920, 340], canvas.linear(["#4a3522", "#1f1510", "#0c0908"])),
    glow(canvas, [960, 860], [900, 420], "#ffb95a", 0.55),
    ...[
      [520, 0],
      [1400, 1],
    ].map(([x = 0]) => chandelier(canvas, [x, 300])),
    ...players(canvas),
    ...candleRow(canvas, 1110, [60, 1860], 15, 70),
    pewBacks(canvas),
    ...candleRow(canvas, 1236, [120, 1800], 8, 105),
    dust(canvas, 60, [300, 300, 1320, 700], "#ffe3ad", 0.4),
    vignette(canvas, "#04060f", 0.7, [0.5, 0.55]),
  );
}

/** A tall window with frost ferns in its corners. */
function frostWindow(canvas: Canvas, x: number): string {
  const ferns = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((index) =>
      tendril([
        [x + side * 92, 720 - index * 60, 10],
        [x + side * (70 - index * 8), 640 - index * 60, 5],
        [x + side * (30 + index * 6), 600 - index * 66, 2],
      ]),
    ),
  );
  return group(
    {},
    archedWindow(canvas, [x - 100, 180, 200, 560], "#31558f"),
    path(ferns.join(""), "#dcebff", { opacity: 0.5 }),
    stroke(`M${x} 190V740M${x - 100} 380H${x + 100}M${x - 100} 560H${x + 100}`, "#0d1730", 9),
  );
}

function chancel(canvas: Canvas): string {
  const arch = "M720 960V470C720 330 820 230 960 230S1200 330 1200 470V960z";
  return group(
    {},
    path(arch, "#3a2c22", { transform: "translate(0 -16)" }),
    path(arch, canvas.linear(["#6b4d2c", "#c98f42", "#7a4f24"])),
    glow(canvas, [960, 640], 380, "#ffd48a", 0.9),
    archedWindow(canvas, [900, 350, 120, 300], "#ffdf9a"),
    rect([820, 800, 280, 150], canvas.linear(["#fff6e0", "#d9bd8a"])),
    stroke("M820 806H1100M820 840q35 24 70 0t70 0t70 0t70 0", "#c28a3a", 6),
    stroke("M960 690V800M926 726H994", "#7a4f1c", 12),
  );
}

function chandelier(canvas: Canvas, [x, y]: Point): string {
  const arms = [-130, -80, -28, 28, 80, 130];
  return group(
    {},
    stroke(`M${x} 0V${y}M${x - 140} ${y}Q${x} ${y + 70} ${x + 140} ${y}`, "#b98a3c", 6),
    ...arms.map((dx) => candle(canvas, [x + dx, y + 22 - Math.abs(dx) * 0.12], 44)),
  );
}

function candle(canvas: Canvas, [x, y]: Point, tall: number): string {
  const wide = Math.max(7, tall * 0.16);
  return [
    glow(canvas, [x, y - tall - wide], tall * 1.5, "#ffc46b", 0.6),
    rect([x - wide / 2, y - tall, wide, tall], "#fff3dc", { rx: 2 }),
    path(
      `M${round(x)} ${round(y - tall - wide * 2.4)}q${round(wide)} ${round(wide * 1.4)} 0 ${round(wide * 2.2)}q${round(-wide)} ${round(-wide * 0.8)} 0 ${round(-wide * 2.2)}z`,
      "#fff0b0",
    ),
  ].join("");
}

function candleRow(
  canvas: Canvas,
  y: number,
  [from, to]: Point,
  count: number,
  tall: number,
): string[] {
  return Array.from({ length: count }, (_, index) =>
    candle(
      canvas,
      [from + (index / (count - 1)) * (to - from), y],
      tall * canvas.random.between(0.7, 1.1),
    ),
  );
}

function players(canvas: Canvas): string[] {
  const look = silhouette("#130d10");
  const wood = "#7a3f1c" as const;
  return [
    seatedFiddler(canvas, {
      foot: [610, 1050],
      size: 330,
      look: { ...look, hairstyle: "long" },
      wood,
    }),
    seatedFiddler(canvas, { foot: [790, 1030], size: 320, look, wood }),
    standingFiddler(canvas, {
      foot: [960, 1020],
      size: 330,
      look: { ...look, hairstyle: "bun", hem: 0.9, flare: 0.08 },
      wood,
    }),
    cellist(canvas, { foot: [1150, 1040], size: 330, look: { ...look, hairstyle: "long" }, wood }),
    cellist(canvas, { foot: [1330, 1055], size: 340, look, wood }),
  ];
}

function pewBacks(canvas: Canvas): string {
  return (
    path(
      "M-20 1180H760V1300H-20zM1160 1180H1940V1300H1160z",
      canvas.linear(["#3a2416", "#120b08"]),
    ) + stroke("M-20 1180H760M1160 1180H1940", "#b97a34", 6, { opacity: 0.6 })
  );
}

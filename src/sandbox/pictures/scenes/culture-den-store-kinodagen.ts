import { condensed } from "../faces/condensed.ts";
import type { Canvas } from "../kit/canvas.ts";
import { kernel } from "../kit/cinema.ts";
import { textLine } from "../kit/lettering.ts";
import { star } from "../kit/outline.ts";
import { person, silhouette } from "../kit/people.ts";
import { circle, ellipse, group, path, type Point, rect, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, stars, vignette } from "../kit/sky.ts";

/** Stars that burst out beside the façade, where they hide no letters. */
const STARS = triples(
  "270 300 34, 180 520 22, 330 170 18, 240 720 16, 1650 290 30, 1740 500 24, 1590 160 20, 1690 700 16, 460 250 14, 1460 230 16, 560 90 20, 1370 80 22",
);

/**
 * A cinema façade at night with a huge glowing marquee, popcorn and stars bursting out, red, gold
 * and midnight blue.
 */
export function denStoreKinodagen(canvas: Canvas): void {
  const bulb = (points: readonly Point[]) => points.map((at) => circle(at, 11, "#fff6cf")).join("");
  const edge = Array.from({ length: 21 }, (_, index): Point => [420 + index * 54, 400]);
  canvas.paint(
    backdrop(canvas, ["#0a1036", "#1b2260", "#4a2a6a"]),
    stars(canvas, 120, [0, 0, 1920, 640]),
    glow(canvas, [960, 560], [1000, 640], "#ffb648", 0.55),
    rect([300, 330, 1320, 860], canvas.linear(["#7a1624", "#4a0d1a"])),
    ...[380, 520, 1340, 1480].map((x) =>
      rect([x, 620, 70, 470], canvas.linear(["#ffd98a", "#c9832a"]), { rx: 8, opacity: 0.85 }),
    ),
    rect([640, 690, 640, 430], canvas.linear(["#fff3c9", "#ffce6b", "#f09a3a"])),
    stroke("M800 690V1120M960 690V1120M1120 690V1120", "#7a2a14", 13),
    path("M330 600L420 400H1500L1590 600z", canvas.linear(["#e8322c", "#a8161c"])),
    path("M330 600H1590L1560 660H360z", canvas.linear(["#fff6dc", "#ffd98a"])),
    rect([470, 430, 980, 140], "#fffaf0", { rx: 12 }),
    textLine("DEN STORE KINODAGEN", [960, 534], "#a8161c", {
      face: condensed,
      size: 128,
      tracking: 26,
    }),
    bulb(edge),
    bulb(Array.from({ length: 24 }, (_, index): Point => [360 + index * 52, 630])),
    verticalSign(canvas, [960, 40]),
    poppingCorn(canvas),
    path(STARS.map(([x, y, r]) => star([x, y], r)).join(""), "#ffe27a"),
    rect([0, 1120, 1920, 170], canvas.linear(["#2b1f52", "#0d0a24"])),
    ellipse([960, 1150], [640, 60], "#ffce6b", { opacity: 0.35, filter: canvas.blur(20) }),
    ...[360, 470, 620, 1290, 1430, 1540].map((x, index) =>
      person(
        canvas,
        [x, 1210 + (index % 2) * 24],
        250 - (index % 3) * 26,
        silhouette("#120d2c", {
          hem: index % 2 === 0 ? 0.5 : 0.1,
          hairstyle: index % 3 === 0 ? "long" : "short",
          child: index % 3 === 1,
        }),
      ),
    ),
    vignette(canvas, "#05071c", 0.4),
  );
}

function verticalSign(canvas: Canvas, [x, y]: Point): string {
  const letters = "KINO"
    .split("")
    .map((letter, index) =>
      textLine(letter, [x - 189 + index * 126, y + 236], "#fffaf0", { face: condensed, size: 210 }),
    );
  return group(
    {},
    glow(canvas, [x, y + 170], 520, "#ff5a4a", 0.45),
    rect([x - 280, y + 50, 560, 230], canvas.linear(["#2b1f62", "#141040"]), {
      rx: 30,
      stroke: "#ffce6b",
      "stroke-width": 9,
    }),
    ...letters,
    path(`M${x - 40} ${y + 280}h80v90h-80z`, "#141040"),
  );
}

function poppingCorn(canvas: Canvas): string {
  const { random } = canvas;
  return Array.from({ length: 80 }, () => {
    const angle = random.between(-2.9, -0.25);
    const reach = random.between(160, 900);
    const at: Point = [960 + Math.cos(angle) * reach * 1.1, 1030 + Math.sin(angle) * reach * 0.9];
    const hidesTheSign = at[1] < 640 && Math.abs(at[0] - 960) < 640;
    return hidesTheSign ? "" : kernel(canvas, at, random.between(0.6, 1.3));
  }).join("");
}

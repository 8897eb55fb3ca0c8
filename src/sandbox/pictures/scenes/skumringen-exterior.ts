import { condensed } from "../faces/condensed.ts";
import type { Canvas } from "../kit/canvas.ts";
import { hill } from "../kit/land.ts";
import { textLine } from "../kit/lettering.ts";
import { limb } from "../kit/outline.ts";
import { person, silhouette } from "../kit/people.ts";
import { standing, turned, walking } from "../kit/poses.ts";
import { group, path, type Point, points, rect, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, stars, streaks, vignette } from "../kit/sky.ts";
import { birch, grass, spruces } from "../kit/trees.ts";

/**
 * A red-brick former spinning mill turned cinema on a small hill among birches at dusk, lilac sky
 * and neon violet sign.
 */
export function skumringen(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#3a2f74", "#7a5fb0", "#c79ac9", "#f3c0b4"]),
    stars(canvas, 50, [0, 0, 1920, 360]),
    streaks(canvas, 14, [0, 300, 1920, 320], "#ffdfe3", 0.4),
    hill(canvas, points("-20 760, 500 700, 1300 760, 1940 690"), 1280, "#6a5596"),
    spruces(
      canvas,
      { ground: points("-20 790, 1940 760"), height: [60, 140], spacing: 34 },
      "#4a3d7a",
    ),
    path(
      "M-20 1120C300 1060 520 960 760 930S1320 920 1520 980S1800 1060 1940 1080V1300H-20z",
      canvas.linear(["#6f5f8a", "#3f3668", "#1c1840"]),
    ),
    mill(canvas),
    path("M880 950C860 1040 960 1120 860 1300H1120C1120 1140 1020 1040 1000 950z", "#c9a8d9", {
      opacity: 0.35,
    }),
    ...triples("900 1040 120, 960 1046 108, 1010 1160 170").map(([x, y, size], index) =>
      person(
        canvas,
        [x, y],
        size,
        silhouette("#1f1840", { hem: index === 1 ? 0.5 : 0.1 }),
        index === 2 ? turned(walking) : standing,
      ),
    ),
    birch(canvas, [230, 1130], 860, "#a08fc0"),
    birch(canvas, [380, 1090], 640, "#a08fc0"),
    birch(canvas, [1620, 1090], 760, "#a08fc0"),
    birch(canvas, [1780, 1130], 900, "#a08fc0"),
    grass(canvas, points("-20 1300, 1940 1300"), 100, "#1c1740"),
    vignette(canvas, "#120c30", 0.45),
  );
}

/** Red brick in three storeys, tall windows, a stack, and violet neon. */
function mill(canvas: Canvas): string {
  const rows = [470, 640, 800].flatMap((y, row) =>
    Array.from({ length: 8 }, (_, index): Point => [560 + index * 104, y]).filter(
      ([x]) => row < 2 || x < 800 || x > 1080,
    ),
  );
  const windows = rows.map(([x, y], index) => {
    const isLit = index % 3 !== 1;
    return (
      path(
        `M${x} ${y + 110}V${y + 22}Q${x + 28} ${y - 12} ${x + 56} ${y + 22}V${y + 110}z`,
        isLit ? canvas.linear(["#ffe3b0", "#f3a85c"]) : "#3a2450",
      ) + stroke(`M${x + 28} ${y}V${y + 110}M${x} ${y + 60}H${x + 56}`, "#4a2430", 5)
    );
  });
  const courses = Array.from({ length: 21 }, (_, index) => `M520 ${440 + index * 24}H1420`);
  return group(
    {},
    path("M1330 440L1342 150H1398L1410 440z", canvas.linear(["#a84a44", "#5c2436"], 0)),
    rect([1334, 140, 72, 22], "#7a3238"),
    rect([520, 420, 900, 520], canvas.linear(["#b5504a", "#8a3a40", "#5c2438"])),
    stroke(courses.join(""), "#4a1c2c", 2.4, { opacity: 0.28 }),
    path("M500 430L520 392H1420L1440 430z", "#4a2c44"),
    ...windows,
    rect([830, 770, 230, 170], canvas.linear(["#fff0d0", "#ffb96a"])),
    stroke("M945 770V940M830 770H1060V940", "#3a1c30", 11),
    path("M790 770L820 726H1070L1100 770z", "#2f2254"),
    glow(canvas, [945, 590], 560, "#a45bff", 0.55),
    rect([560, 586, 770, 128], "#241a4a", { rx: 18, opacity: 0.92 }),
    neon(canvas, "SKUMRINGEN", [945, 690]),
    stroke("M572 598H1318V702H572z", "#c98bff", 5, { opacity: 0.9 }),
    path(limb(triples("520 940 5, 1420 940 5")), "#3a1c30"),
  );
}

function neon(canvas: Canvas, text: string, at: Point): string {
  const style = { face: condensed, size: 118, tracking: 70 };
  return (
    group({ filter: canvas.blur(10) }, textLine(text, at, "#b46bff", style)) +
    textLine(text, at, "#f3e3ff", style)
  );
}

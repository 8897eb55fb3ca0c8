import type { Canvas } from "../kit/canvas.ts";
import { microphone } from "../kit/instruments.ts";
import { furrows, hill } from "../kit/land.ts";
import { path, placed, type Point, points, rect, stroke } from "../kit/shapes.ts";
import { backdrop, stars, streaks, vignette } from "../kit/sky.ts";
import { bulbs, pool } from "../kit/stage.ts";
import { spruces } from "../kit/trees.ts";

/**
 * A microphone on a summer terrace stage with string lights and an evening sky, lilac dusk and
 * warm bulbs.
 */
export function apenMikk(canvas: Canvas): void {
  const posts = points("-20 260, 520 190, 1180 210, 1940 250");
  canvas.paint(
    backdrop(canvas, ["#4b4a8f", "#8f78b5", "#e3a5b4", "#ffd7a8"]),
    stars(canvas, 40, [0, 0, 1920, 300]),
    streaks(canvas, 14, [0, 360, 1920, 300], "#ffe3d0", 0.5),
    hill(canvas, points("-20 780, 420 710, 1000 770, 1940 700"), 1280, "#a588b0"),
    spruces(
      canvas,
      { ground: points("-20 800, 1940 780"), height: [40, 110], spacing: 30 },
      "#6d5a8f",
    ),
    hill(canvas, points("-20 840, 800 800, 1940 850"), 1280, canvas.linear(["#8f8aa5", "#5f5f85"])),
    furrows(canvas, [960, 740], 1000, 18, ["#fff0d0", 0.1]),
    ...posts.slice(1, 3).map(([x, y]) => stroke(`M${x} ${y - 154}V1000`, "#2f2a4a", 15)),
    rect([-20, 896, 1960, 12], "#2f2a4a"),
    stroke(
      Array.from({ length: 41 }, (_, index) => `M${index * 48} 900V1000`).join(""),
      "#2f2a4a",
      6,
    ),
    rect([0, 996, 1920, 300], canvas.linear(["#7a5a6a", "#3a2c48"])),
    stroke([1040, 1100, 1180].map((y) => `M0 ${y}H1920`).join(""), "#241c38", 4, { opacity: 0.5 }),
    path("M330 1060H1230L1290 1130H270z", canvas.linear(["#c98f6a", "#7f5448"])),
    rect([270, 1130, 1020, 56], "#5a3a3c"),
    ...posts.slice(1).map((to, index) => bulbs(canvas, posts[index] ?? to, to, 52, "#ffc766")),
    ...posts
      .slice(1)
      .map((to, index) =>
        bulbs(
          canvas,
          [(posts[index] ?? to)[0], (posts[index] ?? to)[1] - 130],
          [to[0], to[1] - 150],
          60,
          "#ffc766",
        ),
      ),
    pool(canvas, [760, 1092], [300, 30], "#ffdf9a", 0.7),
    microphone([760, 1096], 560, "#1f1a30", "#4a4668"),
    stoolWithGlass([960, 1096]),
    vignette(canvas, "#1c1838", 0.45),
  );
}

function stoolWithGlass(at: Point): string {
  return placed(
    at,
    1.2,
    0,
    stroke("M-34 0L-24 -180M34 0L24 -180M-30 -70H30", "#3a2a3a", 9),
    rect([-44, -194, 88, 18], "#e0a878", { rx: 8 }),
    path("M-14 -244H16L12 -194H-10z", "#fff3e0", { opacity: 0.75 }),
    path("M-12 -226H14L12 -196H-10z", "#f0a85c", { opacity: 0.8 }),
  );
}

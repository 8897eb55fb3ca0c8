import type { Canvas } from "../kit/canvas.ts";
import { ellipse, group, lines, path, quads, rect, round, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, dust } from "../kit/stage.ts";

/**
 * Towering organ pipes seen from below in rhythmic rows, silver and warm oak with a streak of red.
 */
export function orgelmaraton(canvas: Canvas): void {
  const tiers = quads("0 17 92 1.05, 1 25 62 0.72, 2 15 104 0.5");
  canvas.paint(
    backdrop(canvas, ["#2a1a12", "#5a3a22", "#1c110b"]),
    glow(canvas, [960, 300], [1100, 600], "#ffd9a0", 0.5),
    ...vaults(),
    ...tiers.slice(0, 2).map((tier) => pipes(canvas, tier)),
    oakFrame(canvas, 690),
    pipes(canvas, [2, 15, 104, 0.5]),
    oakFrame(canvas, 1120),
    path("M-20 1146H1940V1300H-20z", canvas.linear(["#7a4c26", "#2c180c"])),
    path(
      "M934 -20h52v1320h-52z",
      canvas.linear([
        [0, "#d8262b", 0.9],
        [1, "#9c1218", 0.75],
      ]),
    ),
    path("M934 -20h14v1320h-14z", "#ff6a5a", { opacity: 0.5 }),
    beam(canvas, {
      from: [300, -100],
      to: [900, 1100],
      width: 520,
      colour: "#fff0cf",
      opacity: 0.4,
    }),
    dust(canvas, 50, [300, 60, 1000, 900], "#fff0cf", 0.4),
    vignette(canvas, "#0c0604", 0.6),
  );
}

function vaults(): string[] {
  return [0, 1, 2].map((index) =>
    stroke(
      `M${-100 + index * 700} 420Q${260 + index * 700} -220 ${620 + index * 700} 420`,
      "#b9804a",
      16,
      { opacity: 0.35 },
    ),
  );
}

/** A row of pipes that grows towards the middle, seen a little from below. */
function pipes(
  canvas: Canvas,
  [tier, count, width, share]: readonly [number, number, number, number],
): string {
  const base = [700, 1130, 1180][tier] ?? 1180;
  const metal = canvas.linear(
    [
      [0, "#4d5560"],
      [0.28, "#f6f8fa"],
      [0.5, "#aab4be"],
      [0.8, "#59636e"],
      [1, "#2c333b"],
    ],
    0,
  );
  return Array.from({ length: count }, (_, index) => {
    const from = (index - (count - 1) / 2) / (count / 2);
    const wave = 0.72 + 0.28 * Math.cos(from * Math.PI * 2);
    const tall = (tier === 0 ? 780 : 640) * share * wave + 120;
    const x = 960 + (index - (count - 1) / 2) * (width + 6) - width / 2;
    const mouth = base - 96;
    return group(
      {},
      rect([x, base - tall - 60, width, tall], metal, { rx: width * 0.12 }),
      path(
        lines([
          [x, base - 62],
          [x + width, base - 62],
          [x + width * 0.6, base],
          [x + width * 0.4, base],
        ]),
        metal,
      ),
      path(
        `M${round(x + width * 0.2)} ${round(mouth)}h${round(width * 0.6)}l${round(-width * 0.3)} ${round(-width * 0.7)}z`,
        "#2b3138",
      ),
      ellipse([x + width / 2, base - tall - 60], [width / 2, width * 0.11], "#1e242b"),
    );
  }).join("");
}

function oakFrame(canvas: Canvas, y: number): string {
  const carving = Array.from(
    { length: 20 },
    (_, index) => `M${index * 100} ${y + 30}q25 -30 50 0t50 0`,
  );
  return (
    rect([-20, y, 1960, 62], canvas.linear(["#c58a4c", "#8a5426", "#4a2a12"])) +
    stroke(carving.join(""), "#5c3416", 6) +
    rect([-20, y, 1960, 8], "#f0c486", { opacity: 0.8 })
  );
}

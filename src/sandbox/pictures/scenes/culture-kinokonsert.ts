import { row } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { darken } from "../kit/colour.ts";
import { drums, grandPiano, microphone, saxophone } from "../kit/instruments.ts";
import { person, silhouette } from "../kit/people.ts";
import { cellist, pianist, standingFiddler } from "../kit/players.ts";
import { holding } from "../kit/poses.ts";
import { circle, ellipse, group, path, type Point, rect, round, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { curtain } from "../kit/stage.ts";

/**
 * A silent-film screen with a moon face and a small orchestra in silhouette in front, black, cream
 * and sepia.
 */
export function kinokonsert(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#14100b", "#241b12", "#0d0a07"]),
    glow(canvas, [960, 460], [1200, 760], "#f3dfb2", 0.45),
    rect([400, 70, 1120, 760], canvas.linear(["#fbf0d2", "#eedbb0", "#d6bb88"]), { rx: 18 }),
    group(
      { "clip-path": canvas.clip(rect([400, 70, 1120, 760], "#fff", { rx: 18 })) },
      moonFace(canvas, [960, 430], 255),
      stroke("M450 70V830M620 70v300M1400 400v430M1490 70v500", "#ffffff", 3, { opacity: 0.3 }),
      paperClouds(),
    ),
    curtain(canvas, { box: [0, 0, 330, 1040], colour: "#3a2a1a", folds: 7 }),
    curtain(canvas, { box: [1590, 0, 330, 1040], colour: "#3a2a1a", folds: 7, side: "right" }),
    rect([0, 960, 1920, 330], canvas.linear(["#1c140d", "#080604"])),
    orchestra(canvas),
    row(canvas, { y: 1256, size: 150, colour: "#070504", rim: "#5a472e" }),
    vignette(canvas, "#050403", 0.6),
  );
}

function paperClouds(): string {
  const puffs = (x: number, y: number) =>
    path(
      `M${x} ${y}q-60 0 -60 -46q0 -46 50 -46q20 -60 90 -50q50 -40 110 6q80 -10 80 60q60 10 40 76z`,
      "#c9ab78",
    );
  return puffs(450, 830) + puffs(1180, 850) + puffs(1380, 780) + puffs(420, 250);
}

/** The man in the moon, asleep through the whole film. */
function moonFace(canvas: Canvas, [x, y]: Point, r: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * r)} ${round(y + dy * r)}`;
  return group(
    {},
    circle([x, y], r * 1.06, "#8a6c40", { opacity: 0.35 }),
    circle(
      [x, y],
      r,
      canvas.radial(
        [
          [0, "#fffaf0"],
          [0.75, "#f3e2ba"],
          [1, "#b99560"],
        ],
        [0.42, 0.38],
      ),
    ),
    stroke(
      `M${at(-0.52, -0.12)}Q${at(-0.34, 0.06)} ${at(-0.16, -0.1)}M${at(0.18, -0.12)}Q${at(0.36, 0.06)} ${at(0.54, -0.12)}`,
      "#4a3620",
      9,
    ),
    stroke(
      `M${at(-0.58, -0.34)}Q${at(-0.36, -0.46)} ${at(-0.14, -0.34)}M${at(0.16, -0.34)}Q${at(0.38, -0.46)} ${at(0.58, -0.34)}`,
      "#4a3620",
      7,
    ),
    stroke(
      `M${at(0, -0.16)}Q${at(0.16, 0.16)} ${at(0.02, 0.2)}Q${at(-0.06, 0.22)} ${at(-0.1, 0.18)}`,
      "#7a5c34",
      7,
    ),
    stroke(`M${at(-0.26, 0.44)}Q${at(0.02, 0.64)} ${at(0.3, 0.42)}`, "#4a3620", 9),
    ellipse([x - r * 0.5, y + r * 0.24], [r * 0.15, r * 0.1], "#d9a878", { opacity: 0.6 }),
    ellipse([x + r * 0.54, y + r * 0.24], [r * 0.15, r * 0.1], "#d9a878", { opacity: 0.6 }),
    ellipse([x - r * 0.3, y - r * 0.68], [r * 0.12, r * 0.07], "#c9ab78", { opacity: 0.7 }),
    ellipse([x + r * 0.36, y + r * 0.74], [r * 0.1, r * 0.06], "#c9ab78", { opacity: 0.7 }),
  );
}

function orchestra(canvas: Canvas): string {
  const look = silhouette("#0a0705");
  const wood = darken("#3a2a1a", 0.5);
  return group(
    {},
    grandPiano(canvas, [520, 1040], 330, "#0a0705", "#4a3620"),
    pianist(canvas, { foot: [310, 1050], size: 300, look }),
    standingFiddler(canvas, {
      foot: [800, 1050],
      size: 320,
      look: { ...look, hairstyle: "long" },
      wood,
    }),
    standingFiddler(canvas, { foot: [960, 1060], size: 330, look, wood }),
    cellist(canvas, { foot: [1160, 1070], size: 330, look: { ...look, hairstyle: "bun" }, wood }),
    person(canvas, [1370, 1050], 320, look, holding),
    saxophone(canvas, [1376, 900], 160, 8),
    microphone([1500, 1060], 240, "#0a0705", "#2a2018"),
    drums(canvas, [1560, 1060], 230, "#120d08", "#3a2a1a"),
  );
}

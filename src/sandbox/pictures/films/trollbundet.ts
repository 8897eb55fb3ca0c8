import { credits } from "../credits.ts";
import { caption } from "../faces/caption.ts";
import { condensed } from "../faces/condensed.ts";
import { row } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { bow, drums, fiddle, guitar, microphone, speakers } from "../kit/instruments.ts";
import { textBlock } from "../kit/lettering.ts";
import { type Joint, tendril } from "../kit/outline.ts";
import { person, silhouette } from "../kit/people.ts";
import { fiddling, leaping, leftRight, strumming } from "../kit/poses.ts";
import {
  ellipse,
  group,
  mirrored,
  path,
  type Point,
  points,
  rect,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, vignette } from "../kit/sky.ts";
import { dust, fan, lampBar } from "../kit/stage.ts";
import { grass } from "../kit/trees.ts";
import type { FilmArt } from "../scene.ts";

/** The two colours of light of the band and its film. */
export const ACID = "#b4f235";
/** See {@link ACID}. */
export const MAGENTA = "#f02c9c";
const DARK = "#08060f";

const TITLE = ["TROLLBUNDET", "HULDA & BRÅKET LIVE FRA MYRSLETTA"] as const;

/** Roots, fog, and two colours of light that do not like each other. */
export const trollbundet: FilmArt = { title: TITLE, poster, still };

/**
 * A band's silhouettes on a stage in a foggy bog with giant tree roots as stage set, light beams
 * in acid green and magenta.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#12051f", "#3a0a4a", "#1d3a24", "#0a160f"]),
    glow(canvas, [600, 1050], 900, ACID, 0.42),
    fan(
      canvas,
      { from: [250, 560], to: [250, 1720], width: 330, colour: MAGENTA, opacity: 0.75 },
      [48, 66, 84],
    ),
    fan(
      canvas,
      { from: [950, 560], to: [950, 1720], width: 330, colour: MAGENTA, opacity: 0.75 },
      [96, 114, 132],
    ),
    fan(
      canvas,
      { from: [600, 520], to: [600, 1700], width: 260, colour: ACID, opacity: 0.85 },
      [72, 90, 108],
    ),
    mist(canvas, 1230, 420, "#d8ff9a", 0.4),
    ellipse([600, 1400], [640, 50], "#0a1a0c", { opacity: 0.9 }),
    band(canvas, [600, 1392], 1),
    rootArch(canvas, 1200, 570),
    mist(canvas, 1430, 260, "#c8f58a", 0.55),
    path("M-20 1440C200 1400 420 1440 620 1424S1040 1400 1220 1440V1820H-20z", "#070c07"),
    grass(canvas, points("-20 1450, 600 1430, 1220 1450"), 90, "#070c07"),
    dust(canvas, 70, [120, 620, 960, 800], "#f2ffd0", 0.5),
    vignette(canvas, "#04020a", 0.8, [0.5, 0.6]),
  );
  const name = textBlock([TITLE[0]], [600, 110], ACID, {
    face: condensed,
    width: 1060,
    largest: 420,
  });
  const rest = textBlock([TITLE[1]], [600, 1500], "#ffd3ef", {
    face: caption,
    width: 900,
    largest: 80,
    tracking: 80,
  });
  canvas.paint(name.markup, rest.markup, credits(canvas, { colour: "#e9ffc0", y: 1722 }));
}

/** Fiddle in mid-leap, guitar, bass and drums, all in silhouette. */
function band(canvas: Canvas, [x, y]: Point, scale: number): string {
  const look = silhouette(DARK, { hairstyle: "long" });
  const at = (dx: number, dy = 0): Point => [x + dx * scale, y + dy * scale];
  const tall = 330 * scale;
  return group(
    {},
    drums(canvas, at(85, -20), 260 * scale, "#0d0a18", "#1c1630"),
    person(canvas, at(85, -60), tall * 0.86, silhouette(DARK, { hairstyle: "bun" }), {
      ...strumming,
      elbows: leftRight("-0.22 -0.7, 0.22 -0.74"),
      hands: leftRight("-0.28 -0.58, 0.3 -0.86"),
    }),
    person(canvas, at(-285), tall, look, strumming),
    guitar(at(-283, -188), 165 * scale, 14, DARK),
    person(canvas, at(300), tall * 1.04, silhouette(DARK), strumming),
    guitar(at(304, -196), 190 * scale, 24, DARK),
    person(
      canvas,
      at(-110, -70),
      tall * 1.06,
      silhouette(DARK, { hairstyle: "long", hem: 0.35, flare: 0.06 }),
      { ...leaping, elbows: fiddling.elbows, hands: fiddling.hands },
    ),
    fiddle(canvas, at(-158, -352), 120 * scale, -62, DARK),
    bow(at(-200, -376), 190 * scale, 26, DARK),
    microphone(at(-10), 300 * scale, DARK, "#1c1630"),
  );
}

/** Roots as thick as trees that grow together over the stage. */
export function rootArch(canvas: Canvas, width: number, top: number): string {
  const strands: readonly (readonly Joint[])[] = [
    [
      [-40, 1480, 120],
      [90, 1220, 92],
      [40, 960, 74],
      [150, 760, 56],
      [330, top + 40, 40],
      [560, top - 40, 22],
      [700, top - 10, 10],
    ],
    [
      [-60, 1300, 90],
      [30, 1090, 66],
      [-10, 860, 56],
      [60, 660, 44],
      [220, top - 60, 30],
      [430, top - 110, 16],
    ],
    triples("150 1470 70, 200 1290 46, 160 1120 34, 226 960 22, 200 850 12"),
    triples("40 960 40, 190 900 26, 290 950 16, 330 1040 8"),
    triples("150 760 34, 280 780 22, 360 850 12, 372 920 6"),
  ];
  const scale = width / 1200;
  const scaled = strands.map((strand) =>
    tendril(strand.map(([x, y, r]): Joint => [x * scale, y, r])),
  );
  const half =
    path(scaled.join(""), canvas.linear(["#1a0f24", "#0c0a10"])) +
    path(scaled.slice(0, 2).join(""), "#9fe03a", { opacity: 0.07, transform: "translate(12 -9)" });
  return half + mirrored(width / 2, half);
}

/**
 * A festival crowd with raised hands before a stage wrapped in roots and fog, green and magenta
 * beams.
 */
function still(canvas: Canvas): void {
  const bar = lampBar(170, [420, 1500], 8, "#0b0814");
  canvas.paint(
    backdrop(canvas, ["#0d0418", "#35093f", "#17331d"]),
    glow(canvas, [960, 720], [1000, 560], ACID, 0.5),
    ...bar.lamps.map((from, index) =>
      fan(
        canvas,
        {
          from,
          to: [from[0], 1100],
          width: 250,
          colour: index % 2 === 0 ? MAGENTA : ACID,
          opacity: 0.6,
        },
        [90 + (3.5 - index) * 9],
      ),
    ),
    bar.markup,
    speakers(canvas, [330, 330], [110, 420], 4),
    speakers(canvas, [1480, 330], [110, 420], 4),
    mist(canvas, 760, 420, "#d8ff9a", 0.4),
    rect([240, 830, 1440, 120], "#07060c"),
    band(canvas, [960, 836], 1.02),
    rootArch(canvas, 1920, 150),
    mist(canvas, 880, 240, "#f7b3dd", 0.35),
    row(canvas, { y: 1020, size: 96, colour: "#1a0a22", rim: "#9fe03a", arms: 0.5 }),
    row(canvas, { y: 1120, size: 128, colour: "#110718", rim: "#c81f80", arms: 0.4 }),
    row(canvas, { y: 1250, size: 176, colour: "#07040b", rim: "#6a1250", arms: 0.35 }),
    dust(canvas, 80, [200, 200, 1500, 700], "#f2ffd0", 0.5),
    vignette(canvas, "#04020a", 0.6),
  );
}

import { ACID, MAGENTA, rootArch } from "../films/trollbundet.ts";
import { row } from "../kit/audience.ts";
import type { Canvas } from "../kit/canvas.ts";
import { bow, drums, fiddle } from "../kit/instruments.ts";
import { type Look, person, silhouette } from "../kit/people.ts";
import { leaping, leftRight, standing } from "../kit/poses.ts";
import { group, path, placed, type Point, rect } from "../kit/shapes.ts";
import { backdrop, glow, mist, vignette } from "../kit/sky.ts";
import { dust, fan } from "../kit/stage.ts";

/**
 * A folk-rock singer with a fiddle mid-leap on stage among roots and smoke, acid green and magenta
 * light.
 */
export function huldaOgBraket(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#12051f", "#43094c", "#1c3b20"]),
    glow(canvas, [870, 560], [900, 700], ACID, 0.5),
    fan(
      canvas,
      { from: [300, -60], to: [300, 1300], width: 420, colour: MAGENTA, opacity: 0.75 },
      [44, 60, 76],
    ),
    fan(
      canvas,
      { from: [1620, -60], to: [1620, 1300], width: 420, colour: MAGENTA, opacity: 0.75 },
      [104, 120, 136],
    ),
    fan(
      canvas,
      { from: [900, -80], to: [900, 1300], width: 340, colour: ACID, opacity: 0.8 },
      [74, 90, 106],
    ),
    drums(canvas, [1420, 1050], 360, "#1a0c26", "#3b2350"),
    person(canvas, [1420, 1000], 360, silhouette("#0c0714"), {
      ...standing,
      elbows: leftRight("-0.22 -0.7, 0.22 -0.74"),
      hands: leftRight("-0.28 -0.58, 0.3 -0.86"),
    }),
    rootArch(canvas, 1920, 60),
    mist(canvas, 1000, 420, "#d8ff9a", 0.5),
    rect([0, 1060, 1920, 220], canvas.linear(["#12081c", "#050308"])),
    hulda(canvas, [870, 905], 700),
    mist(canvas, 1090, 240, "#f58ad0", 0.45),
    row(canvas, { y: 1240, size: 150, colour: "#07040b", rim: "#8ac62e", arms: 0.5 }),
    dust(canvas, 70, [300, 80, 1300, 900], "#f2ffd0", 0.5),
    vignette(canvas, "#04020a", 0.7),
  );
}

function hulda(canvas: Canvas, [x, y]: Point, size: number): string {
  const look: Look = {
    facing: "left",
    top: "#3c0d33",
    legs: "#1a0a20",
    hair: "#d96a2b",
    skin: "#f0c09a",
    hairstyle: "long",
    hem: 0.3,
    flare: 0.1,
    shoes: "#0d0612",
  };
  const flying = "M0 0C60 -30 120 -60 190 -50C150 -30 140 -10 120 20C100 10 60 20 20 40z";
  return group(
    {},
    glow(canvas, [x, y - size * 0.55], size * 0.8, ACID, 0.35),
    placed([x + 30, y - size * 0.93], 1.1, -16, path(flying, "#d96a2b")),
    person(canvas, [x, y], size, look, {
      ...leaping,
      elbows: leftRight("-0.24 -0.7, 0.22 -0.74"),
      hands: leftRight("-0.25 -0.84, 0.02 -0.83"),
    }),
    fiddle(canvas, [x - size * 0.03, y - size * 0.86], size * 0.34, -94, "#b5652b"),
    bow([x - size * 0.3, y - size * 0.9], size * 0.5, 18, "#3a2218"),
  );
}

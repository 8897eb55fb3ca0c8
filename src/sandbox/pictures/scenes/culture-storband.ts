import type { Canvas } from "../kit/canvas.ts";
import { brass, drums, saxophone } from "../kit/instruments.ts";
import { HAIRS, type Look, person, SKINS } from "../kit/people.ts";
import { holding, leftRight } from "../kit/poses.ts";
import { circle, lines, path, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, vignette } from "../kit/sky.ts";
import { beam, boards, curtain, lampBar } from "../kit/stage.ts";

/**
 * A big band with shining brass on a stage before a blank cinema screen, warm gold and deep red.
 */
export function storband(canvas: Canvas): void {
  const bar = lampBar(60, [330, 1590], 7, "#1c0606");
  canvas.paint(
    backdrop(canvas, ["#3a0a0d", "#7c1a18", "#4a0d10"]),
    curtain(canvas, { box: [0, 0, 1920, 980], colour: "#9c1f1f", folds: 18 }),
    rect([440, 130, 1040, 500], canvas.linear(["#fff3d6", "#f3d9a4", "#d9ac66"])),
    rect([440, 130, 1040, 500], "none", { stroke: "#2a0808", "stroke-width": 16 }),
    ...bar.lamps.map((from, index) =>
      beam(canvas, {
        from,
        to: [from[0] + (3 - index) * 40, 1000],
        width: 420,
        colour: "#ffd98a",
        opacity: 0.4,
      }),
    ),
    bar.markup,
    boards(canvas, 960, ["#b3622a", "#5f2714", "#2a0d0a"]),
    riser(canvas, [360, 700, 1200, 70]),
    ...[480, 680, 880, 1080, 1280, 1440].map((x, index) =>
      hornPlayer(canvas, [x, 702], index, "trumpet"),
    ),
    riser(canvas, [280, 850, 1360, 80]),
    drums(canvas, [1500, 850], 250, "#8a1a1a", "#e3b04a"),
    ...[400, 620, 840, 1060, 1280].map((x, index) =>
      hornPlayer(canvas, [x, 852], index + 2, "trombone"),
    ),
    ...[340, 580, 820, 1060, 1300, 1540].map((x, index) =>
      hornPlayer(canvas, [x, 1060], index + 1, "saxophone"),
    ),
    vignette(canvas, "#1a0406", 0.65),
  );
}

function riser(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  return (
    rect([x, y, width, height], canvas.linear(["#7a3418", "#3a120c"])) +
    rect([x, y, width, 7], "#ffcf7a", { opacity: 0.7 })
  );
}

/** A player behind a desk with the band's star; the horn catches the light. */
function hornPlayer(
  canvas: Canvas,
  [x, y]: Point,
  index: number,
  horn: "trumpet" | "trombone" | "saxophone",
): string {
  const look: Look = {
    facing: "towards",
    top: "#2a1220",
    legs: "#1c0d16",
    hair: HAIRS[index % 6] ?? HAIRS[0],
    skin: SKINS[index % 5] ?? SKINS[0],
    hairstyle: (["short", "bun", "short", "long"] as const)[index % 4] ?? "short",
  };
  const size = 330;
  const instrument = {
    trumpet: brass(canvas, [x + 62, y - 268], 120, -4),
    trombone: brass(canvas, [x + 66, y - 250], 190, 14, true),
    saxophone: saxophone(canvas, [x + 6, y - 150], 190, 8),
  }[horn];
  return (
    person(canvas, [x, y], size, look, { ...holding, hands: leftRight("-0.02 -0.66, 0.06 -0.6") }) +
    instrument +
    desk(canvas, [x, y])
  );
}

function desk(canvas: Canvas, [x, y]: Point): string {
  return (
    path(
      lines([
        [x - 78, y - 110],
        [x + 78, y - 110],
        [x + 66, y + 4],
        [x - 66, y + 4],
      ]),
      canvas.linear(["#c22f26", "#7c1412"]),
    ) +
    stroke(`M${x - 78} ${y - 110}h156`, "#ffd98a", 7) +
    circle([x, y - 54], 20, "#ffcf6b")
  );
}

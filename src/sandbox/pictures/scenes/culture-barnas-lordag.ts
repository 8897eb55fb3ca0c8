import type { Canvas } from "../kit/canvas.ts";
import type { Colour } from "../kit/colour.ts";
import { disc } from "../kit/outline.ts";
import { HAIRS, type Look, person, SKINS } from "../kit/people.ts";
import { cheering, running, turned } from "../kit/poses.ts";
import { balloon, confetti } from "../kit/props.ts";
import { ellipse, lines, path, type Point, points, rect, round, triples } from "../kit/shapes.ts";
import { backdrop, glow } from "../kit/sky.ts";
import { beam, boards, curtain } from "../kit/stage.ts";

/** Children with paper crowns running into a cinema hall with balloons, candy colours. */
export function barnasLordag(canvas: Canvas): void {
  const colours = ["#ff7aa8", "#ffd95a", "#5fd0e8", "#8fe08a", "#b98af0"] as const;
  canvas.paint(
    backdrop(canvas, ["#ffb3cf", "#ffd9c4", "#fff0cf"]),
    rect([560, 150, 800, 850], canvas.linear(["#fff7dc", "#ffe9a8", "#ffd27a"])),
    glow(canvas, [960, 600], [760, 620], "#ffffff", 0.8),
    path(lines(points("700 1000, 1220 1000, 1130 620, 790 620")), "#e8556f", { opacity: 0.85 }),
    ...[700, 760, 820].map((y, index) =>
      rect([620, y + index * 20, 680, 46], "#c23a5c", { rx: 16, opacity: 0.3 + index * 0.16 }),
    ),
    rect([680, 260, 560, 280], "#ffffff", { rx: 10, opacity: 0.95 }),
    curtain(canvas, { box: [300, 60, 330, 960], colour: "#f0567f", folds: 7, gather: 0.4 }),
    curtain(canvas, {
      box: [1290, 60, 330, 960],
      colour: "#f0567f",
      folds: 7,
      gather: 0.4,
      side: "right",
    }),
    rect([270, 50, 1380, 70], canvas.linear(["#fff3c4", "#ffcf5a"]), { rx: 20 }),
    path(
      Array.from({ length: 22 }, (_, index) => disc([310 + index * 62, 86, 12])).join(""),
      "#ffffff",
    ),
    boards(canvas, 1000, ["#ffc98a", "#f09a6a"], [960, 500]),
    path(lines(points("760 1000, 1160 1000, 1420 1290, 500 1290")), "#ff7aa8", { opacity: 0.8 }),
    ...points("170 520, 300 360, 90 300, 1640 340, 1770 520, 1850 280, 470 250, 1460 230").map(
      (at, index) =>
        balloon(canvas, at, 130 + (index % 3) * 26, colours[index % 5] ?? "#ff7aa8", 170),
    ),
    beam(canvas, {
      from: [960, 400],
      to: [960, 1280],
      width: 900,
      colour: "#ffffff",
      opacity: 0.4,
    }),
    ...children(canvas),
    confetti(canvas, 60, [200, 120, 1520, 900], colours),
  );
}

function children(canvas: Canvas): string[] {
  const tops: readonly Colour[] = [
    "#5fd0e8",
    "#ffd95a",
    "#8fe08a",
    "#b98af0",
    "#ff8a4a",
    "#f0567f",
  ];
  const places = triples(
    "800 1050 250, 1110 1060 260, 620 1150 320, 960 1160 330, 1290 1150 320, 400 1240 380",
  );
  return places.map(([x, y, size], index) => {
    const look: Look = {
      facing: index % 2 === 0 ? "right" : "left",
      child: true,
      top: tops[index] ?? "#ffd95a",
      legs: "#3a4a7a",
      hair: HAIRS[index] ?? HAIRS[0],
      skin: SKINS[index % 5] ?? SKINS[0],
      hairstyle:
        (["short", "pigtails", "long", "short", "bun", "short"] as const)[index] ?? "short",
    };
    const pose = index === 3 ? cheering : index % 2 === 0 ? running : turned(running);
    const shift = index === 3 ? 0 : index % 2 === 0 ? 0.12 : -0.12;
    const head: Point = [x + size * shift, y - size * (index === 3 ? 1.03 : 1.01)];
    return (
      ellipse([x, y + 4], [size * 0.26, size * 0.04], "#c24a5a", { opacity: 0.3 }) +
      person(canvas, [x, y], size, look, pose) +
      crown(head, size * 0.1)
    );
  });
}

function crown([x, y]: Point, r: number): string {
  return path(
    `M${round(x - r)} ${round(y + r * 0.5)}L${round(x - r * 1.1)} ${round(y - r * 0.7)}L${round(x - r * 0.45)} ${round(y - r * 0.1)}L${round(x)} ${round(y - r)}L${round(x + r * 0.45)} ${round(y - r * 0.1)}L${round(x + r * 1.1)} ${round(y - r * 0.7)}L${round(x + r)} ${round(y + r * 0.5)}z`,
    "#ffd23f",
    { stroke: "#f2a30d", "stroke-width": 2.5 },
  );
}

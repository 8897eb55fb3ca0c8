import { house } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import type { Colour } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { dots, star } from "../kit/outline.ts";
import { HAIRS, person, SKINS } from "../kit/people.ts";
import { holding } from "../kit/poses.ts";
import { ellipse, group, path, type Point, points, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, mist, snowfall, vignette } from "../kit/sky.ts";
import { curtain } from "../kit/stage.ts";
import { spruce } from "../kit/trees.ts";

/**
 * A stage set as a snowy village square with a lit spruce and a choir in red scarves, warm red,
 * green and gold.
 */
export function julIKultursalen(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#10284a", "#29507e", "#7fa0bd"]),
    hill(canvas, points("-20 640, 500 560, 1100 620, 1940 540"), 1280, "#5c82ab"),
    house(canvas, {
      at: [330, 800],
      gable: 190,
      side: 210,
      wall: 150,
      roof: 130,
      colour: "#a8372f",
      roofColour: "#eef4fa",
      light: "#ffcf73",
      windows: 2,
      door: "#5f1f1c",
    }),
    house(canvas, {
      at: [1230, 800],
      gable: 180,
      side: 220,
      wall: 160,
      roof: 120,
      colour: "#c9a24f",
      roofColour: "#eef4fa",
      light: "#ffcf73",
      windows: 2,
      door: "#4d3a1c",
    }),
    house(canvas, {
      at: [700, 740],
      gable: 130,
      side: 120,
      wall: 110,
      roof: 96,
      colour: "#557a63",
      roofColour: "#eef4fa",
      light: "#ffcf73",
      windows: 1,
    }),
    hill(
      canvas,
      points("-20 830, 600 790, 1300 800, 1940 840"),
      1280,
      canvas.linear(["#eef5fc", "#b9cfe6", "#5f7fab"]),
    ),
    christmasTree(canvas, [960, 900], 760),
    ...choir(canvas),
    mist(canvas, 1120, 200, "#ffffff", 0.3),
    snowfall(canvas, 80, 12),
    curtain(canvas, { box: [-60, -20, 400, 1320], colour: "#8f1c24", folds: 8, gather: 0.45 }),
    curtain(canvas, {
      box: [1580, -20, 400, 1320],
      colour: "#8f1c24",
      folds: 8,
      gather: 0.45,
      side: "right",
    }),
    curtain(canvas, { box: [-40, -40, 2000, 150], colour: "#a8242b", folds: 30 }),
    stroke("M-40 110H1960", "#f3c766", 10),
    vignette(canvas, "#0a1226", 0.4),
  );
}

function christmasTree(canvas: Canvas, [x, y]: Point, height: number): string {
  const { random } = canvas;
  const tree = spruce(random, [x, y], height);
  const spread = (level: number) => height * 0.17 * level;
  const lights = Array.from({ length: 46 }, (): Point => {
    const level = random.between(0.12, 0.95);
    return [x + random.around(spread(level) * 0.85), y - height * (1 - level * 0.92)];
  });
  return group(
    {},
    glow(canvas, [x, y - height * 0.45], height * 0.75, "#ffd98a", 0.6),
    ellipse([x, y], [height * 0.24, 22], "#3f5f8a", { opacity: 0.35 }),
    path(tree, canvas.linear(["#2f7a55", "#17503c", "#0d3530"])),
    ...lights.map((at) => glow(canvas, at, 30, "#ffd98a", 0.7)),
    stroke(dots(lights), "#fff3c4", 11),
    glow(canvas, [x, y - height - 10], 120, "#ffe7a0", 0.9),
    path(star([x, y - height - 12], 42), "#ffe9a8"),
  );
}

/** Two rows of singers with song sheets and red scarves. */
function choir(canvas: Canvas): string[] {
  const coats: readonly Colour[] = [
    "#2b3f63",
    "#4a5a52",
    "#5c3a4a",
    "#34506b",
    "#3f3a5c",
    "#54442f",
  ];
  const singer = (index: number, x: number, y: number, size: number) =>
    ellipse([x, y + 4], [size * 0.22, 12], "#3f5f8a", { opacity: 0.35 }) +
    person(
      canvas,
      [x, y],
      size,
      {
        facing: "towards",
        top: coats[index % 6] ?? "#2b3f63",
        legs: "#1c2740",
        hair: HAIRS[(index * 5) % 6] ?? HAIRS[0],
        skin: SKINS[(index * 3) % 5] ?? SKINS[0],
        hem: 0.4,
        hairstyle: index % 3 === 0 ? "long" : "short",
        scarf: "#d8322f",
        ...(index % 4 === 1 ? { hat: { kind: "beanie", colour: "#d8322f" } } : {}),
      },
      holding,
    ) +
    rect([x - size * 0.1, y - size * 0.68, size * 0.2, size * 0.13], "#fff8ea", { rx: 2 });
  const back = [440, 590, 740, 1180, 1330, 1480].map((x, index) => singer(index, x, 1010, 300));
  const front = [360, 520, 680, 840, 1080, 1240, 1400, 1560].map((x, index) =>
    singer(index + 2, x, 1130, 320),
  );
  return [...back, ...front];
}

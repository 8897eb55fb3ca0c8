import { credits } from "../credits.ts";
import { geometric } from "../faces/geometric.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { hill, mountains } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { type Look, person } from "../kit/people.ts";
import { leftRight, perched, type Pose } from "../kit/poses.ts";
import { bicycle } from "../kit/props.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  path,
  type Point,
  points,
  rect,
  round,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, streaks, sun } from "../kit/sky.ts";
import { birch, grass, spruces } from "../kit/trees.ts";
import { glints, lightPath, reflection } from "../kit/water.ts";
import type { FilmArt } from "../scene.ts";

const PEACH = "#ffc9a0";
const ROSE = "#e88a92";
const LAKE = "#5a8fb8";

const TITLE = ["SOMMEREN", "VI IKKE SOV"] as const;

/** A night that never gets dark, and five who use it. */
export const sommeren: FilmArt = { title: TITLE, poster, still };

/**
 * Five teenagers on a jetty at midnight sun, legs in the water, seen from behind, peach, rose and
 * lake blue.
 */
function poster(canvas: Canvas): void {
  const hills = farShore(canvas, 1010);
  canvas.paint(
    backdrop(canvas, ["#7fa6cf", "#d9a9bd", "#f6b79f", "#ffe0b4"]),
    streaks(canvas, 18, [0, 420, 1200, 480], "#fff0dc", 0.55),
    sun(canvas, [600, 905], 120, "#fff0bf"),
    hills,
    rect([0, 1000, 1200, 800], canvas.linear(["#fbd0ae", "#d99aa8", LAKE, "#2f5b86"])),
    reflection(canvas, 1005, 0.35, hills),
    lightPath(canvas, [600, 1010], [330, 460], "#fff3cf"),
    glints(canvas, [0, 1030, 1200, 600], 70, "#fff3e0", 0.4),
    mist(canvas, 1010, 90, "#ffe9d0", 0.7),
    jetty(canvas),
    ...friends(canvas),
  );
  const title = textBlock(TITLE, [600, 140], "#fffaf0", {
    face: geometric,
    width: 1000,
    largest: 190,
    tracking: 40,
    gap: 40,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#ffeedd", y: 1726 }));
}

function farShore(canvas: Canvas, y: number): string {
  const { width } = canvas;
  return group(
    {},
    mountains(canvas, {
      ridge: [
        [-60, y - 60],
        [width * 0.2, y - 190],
        [width * 0.38, y - 90],
        [width * 0.7, y - 210],
        [width * 0.88, y - 110],
        [width + 60, y - 160],
      ],
      floor: y,
      lit: "#b98aa8",
      shade: "#a5789c",
      mist: "#f0b8a8",
      roughness: 0.08,
      isFlat: true,
    }),
    spruces(
      canvas,
      {
        ground: [
          [-20, y],
          [width * 0.34, y - 6],
        ],
        height: [30, 100],
        spacing: 16,
      },
      "#7a5f86",
    ),
    spruces(
      canvas,
      {
        ground: [
          [width * 0.66, y - 6],
          [width + 20, y],
        ],
        height: [30, 110],
        spacing: 16,
      },
      "#7a5f86",
    ),
  );
}

/** Planks that run out from under us. */
function jetty(canvas: Canvas): string {
  const planks = Array.from({ length: 9 }, (_, index) => {
    const near = index / 9;
    const [y, next] = [1405 + near ** 1.25 * 420, 1405 + ((index + 0.9) / 9) ** 1.25 * 420];
    const half = (at: number) => 420 + (at - 1405) * 0.5;
    return path(
      lines([
        [600 - half(y), y],
        [600 + half(y), y],
        [600 + half(next), next],
        [600 - half(next), next],
      ]),
      canvas.linear([lighten("#7d5d6a", 0.16 - near * 0.1), darken("#7d5d6a", 0.15 + near * 0.25)]),
    );
  });
  return group(
    {},
    rect([230, 1420, 24, 120], "#3f3350"),
    rect([946, 1420, 24, 120], "#3f3350"),
    path("M170 1440L1030 1440L1040 1470L160 1470z", "#2f3c60", { opacity: 0.5 }),
    ...planks,
  );
}

const TOPS: readonly Colour[] = ["#f3d9b8", "#d8575f", "#3d6a92", "#f0a85c", "#7d9f8d"];
const HAIR: readonly Colour[] = ["#3a2520", "#d8a652", "#1f1a20", "#8c4a2b", "#5a3a26"];

/** Seen from behind, side by side on the edge; two of them lean on each other. */
function friends(canvas: Canvas): string[] {
  return [280, 440, 590, 715, 905].map((x, index) => {
    const look: Look = {
      facing: "away",
      top: TOPS[index] ?? PEACH,
      legs: "#33456e",
      hair: HAIR[index] ?? "#3a2520",
      skin: "#e2ab88",
      hairstyle: (["long", "short", "bun", "long", "short"] as const)[index] ?? "short",
      hem: 0,
      shoes: "#33456e",
    };
    const lean = [0, 0.01, 0.05, -0.03, 0][index] ?? 0;
    const pose: Pose = {
      ...perched,
      tilt: lean,
      ...(index === 2
        ? {
            elbows: leftRight("-0.15 -0.16, 0.17 -0.24"),
            hands: leftRight("-0.14 -0.01, 0.25 -0.27"),
          }
        : {}),
      ...(index === 4
        ? { elbows: leftRight("-0.15 -0.16, 0.2 -0.4"), hands: leftRight("-0.14 -0.01, 0.3 -0.55") }
        : {}),
    };
    return (
      ellipse([x, 1424], [88, 11], "#2b2744", { opacity: 0.35 }) +
      person(canvas, [x, 1420], 640, look, pose) +
      rim([x, 1420])
    );
  });
}

/** The low sun draws a thin line on each shoulder. */
function rim([x, y]: Point): string {
  return stroke(
    `M${x - 78} ${y - 188}Q${x - 66} ${y - 214} ${x - 36} ${y - 218}M${x + 78} ${y - 188}Q${x + 66} ${y - 214} ${x + 36} ${y - 218}`,
    "#fff0cf",
    5,
    { opacity: 0.6 },
  );
}

/**
 * A jetty on a still lake in the bright summer night with bicycles thrown in the grass, peach and
 * lake blue.
 */
function still(canvas: Canvas): void {
  const hills = farShore(canvas, 640);
  canvas.paint(
    backdrop(canvas, ["#86a9cf", "#dbaabb", "#f9bfa2", "#ffe6bf"]),
    streaks(canvas, 18, [0, 140, 1920, 380], "#fff0dc", 0.55),
    glow(canvas, [700, 620], 800, "#fff0c4", 0.6),
    sun(canvas, [700, 560], 84, "#fff3c9"),
    hills,
    rect([0, 636, 1920, 660], canvas.linear(["#fcd6b6", "#d9a3b0", LAKE, "#37648e"])),
    reflection(canvas, 640, 0.35, hills),
    lightPath(canvas, [700, 645], [300, 420], "#fff3cf"),
    glints(canvas, [0, 660, 1920, 500], 60, "#fff6e6", 0.4),
    mist(canvas, 640, 80, "#ffe9d0", 0.7),
    longJetty(canvas),
    hill(
      canvas,
      points("-20 1080, 400 1040, 900 1130, 1300 1260, 1500 1300"),
      1280,
      canvas.linear(["#8f9f6a", "#4b6650"]),
    ),
    grass(canvas, points("-20 1090, 400 1050, 900 1140, 1300 1270"), 54, "#5d7a55"),
    lyingBicycle([330, 1140], "#d8575f", -28),
    lyingBicycle([660, 1200], "#3d6a92", 152),
    grass(canvas, points("-20 1290, 1100 1300"), 150, "#3d5a4c"),
    birch(canvas, [1780, 1300], 1150, "#9fae62"),
  );
}

/** A bicycle that was dropped where its rider jumped off: seen flat, in perspective. */
function lyingBicycle([x, y]: Point, colour: Colour, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(1 0.46)` },
    bicycle([0, 0], 360, colour, "#2b2c44", turn),
  );
}

function longJetty(canvas: Canvas): string {
  const poles = points("1010 830, 1110 850, 1190 930, 880 910, 1330 1060, 980 1040").map(([x, y]) =>
    rect([x, y - 10, 16, 90], "#4a3c58"),
  );
  const deck = path(
    lines(points("960 800, 1060 796, 1500 1290, 860 1290")),
    canvas.linear(["#b08a86", "#6d5468"]),
  );
  const gaps = Array.from({ length: 15 }, (_, index) => {
    const near = (index / 15) ** 1.5;
    const y = 806 + near * 480;
    return `M${round(956 - near * 96)} ${round(y)}L${round(1064 + near * 430)} ${round(y)}`;
  });
  return group(
    {},
    ...poles,
    deck,
    stroke(gaps.join(""), "#3f3350", 4, { opacity: 0.5 }),
    circle([1020, 812], 20, "none", { stroke: "#f6e6cf", "stroke-width": 8 }),
    path("M1080 838q36 -14 60 10l14 30q-40 -6 -66 -20z", ROSE),
  );
}

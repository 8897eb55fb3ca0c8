import { credits } from "../credits.ts";
import { condensed } from "../faces/condensed.ts";
import type { Canvas } from "../kit/canvas.ts";
import { textBlock } from "../kit/lettering.ts";
import { blob, rugged } from "../kit/outline.ts";
import { person, silhouette } from "../kit/people.ts";
import { running } from "../kit/poses.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  points,
  quads,
  rect,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, streaks, sun } from "../kit/sky.ts";
import type { FilmArt } from "../scene.ts";

const RED = "#d92a1c";
const STEEL = "#1d3b52";
const ICE = "#f3f8fb";

const TITLE = ["POLAR", "MERIDIANEN"] as const;

/** White, steel and one emergency. */
export const polarmeridianen: FilmArt = { title: TITLE, poster, still };

/**
 * A red research ship locked in cracked ice seen diagonally from above with a fracture racing
 * towards it, white, steel and emergency red.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#dfe9f1", ICE, "#cfdfea"], 60),
    plates(canvas),
    hairlines(canvas, 34, 0.5),
    fracture(canvas),
    path(lines(points("640 960, 960 740, 1160 880, 900 1180")), "#7d9cb5", {
      opacity: 0.5,
      filter: canvas.blur(22),
    }),
    shipFromAbove(canvas, [700, 985], 1.06, 32),
  );
  const title = textBlock(TITLE, [90, 110], RED, {
    face: condensed,
    width: 1020,
    largest: 235,
    gap: 30,
    align: "left",
  });
  canvas.paint(title.markup, credits(canvas, { colour: STEEL, align: "left" }));
}

/** Broad tilted fields of ice in slightly different whites. */
function plates(canvas: Canvas): string {
  const { random } = canvas;
  return Array.from({ length: 12 }, () => {
    const at: Point = [random.between(0, 1200), random.between(0, 1800)];
    const ring = rugged(
      random,
      blob(random, at, [random.between(160, 380), random.between(120, 260)], 0.2),
      0.06,
      60,
    );
    return path(lines(ring), random.pick(["#ffffff", "#e3edf4", "#d5e3ed"]), { opacity: 0.5 });
  }).join("");
}

function hairlines(canvas: Canvas, count: number, opacity: number): string {
  const { random } = canvas;
  const d = Array.from({ length: count }, () => {
    const from: Point = [random.between(-100, 1300), random.between(-100, 1900)];
    const to: Point = [from[0] + random.around(520), from[1] + random.between(60, 420)];
    return lines(rugged(random, [from, to], 0.16, 22), false);
  });
  return stroke(d.join(""), "#9db8ca", 3, { opacity });
}

/** The crack: black water that opens from the corner up to the hull. */
function fracture(canvas: Canvas): string {
  const { random } = canvas;
  const way = points("1270 1610, 1080 1530, 960 1460, 800 1390, 740 1300, 620 1210, 570 1150");
  const left = rugged(
    random,
    way.map(([x, y], index): Point => [x - 110 + index * 17, y + 20]),
    0.16,
    18,
  );
  const right = rugged(
    random,
    way.map(([x, y], index): Point => [x + 50 - index * 8, y - 26]),
    0.16,
    18,
  );
  const water = lines([...left, ...right.toReversed()]);
  const branches = (
    [
      points("960 1540, 700 1590, 520 1520"),
      points("770 1400, 1000 1320, 1220 1340"),
      points("720 1300, 430 1350, 200 1240, -40 1260"),
      points("620 1210, 420 1080, 180 1000"),
    ] as const
  ).map((line) => lines(rugged(random, line, 0.14, 16), false));
  return group(
    {},
    stroke(branches.join(""), "#30566f", 9),
    stroke(branches.join(""), STEEL, 4),
    path(water, "#8fb0c6", { transform: "translate(-12 -14)" }),
    path(water, canvas.linear(["#2d5a77", "#0b2233"], 70)),
  );
}

/** An icebreaker from above, bow towards the upper right. */
function shipFromAbove(canvas: Canvas, at: Point, scale: number, turn: number): string {
  return placed(
    at,
    scale,
    turn,
    path(
      "M-96 330C-110 120 -110 -120 -70 -250C-46 -330 -16 -370 0 -392C16 -370 46 -330 70 -250C110 -120 110 120 96 330C60 352 -60 352 -96 330z",
      "#8c150d",
    ),
    path(
      "M-84 318C-98 120 -98 -116 -60 -240C-38 -314 -14 -352 0 -370C14 -352 38 -314 60 -240C98 -116 98 120 84 318C50 336 -50 336 -84 318z",
      canvas.linear(["#f0513d", RED, "#b01f13"], 0),
    ),
    path("M-62 -120C-56 -210 -26 -290 0 -318C26 -290 56 -210 62 -120z", "#2f6b62"),
    rect([-70, -110, 140, 170], "#f7f4ec", { rx: 12 }),
    rect([-86, -104, 172, 44], "#ffffff", { rx: 8 }),
    rect([-80, -98, 160, 16], STEEL, { rx: 5 }),
    rect([-50, -40, 100, 84], "#dfe3e2", { rx: 8 }),
    circle([0, 2], 26, "#f2a62c"),
    circle([0, 2], 15, "#9a5a12"),
    stroke("M-52 -30L52 36M-52 36L52 -30", "#b9c4c8", 5, { opacity: 0.6 }),
    rect([-64, 78, 128, 60], "#a8c0b6", { rx: 6 }),
    stroke("M-40 84V132M-10 84V132M20 84V132", "#5c7f77", 6),
    circle([0, 240], 68, "#33595a"),
    circle([0, 240], 58, "none", { stroke: "#f6ead0", "stroke-width": 7 }),
    stroke("M-22 210V270M22 210V270M-22 240H22", "#f6ead0", 9),
    stroke("M-60 160L64 20", "#f2a62c", 10),
    glow(canvas, [0, -90], 90, "#fff1c4", 0.6),
  );
}

/**
 * Three figures running over breaking sea ice towards a red ship, low sun, white, steel blue and
 * red.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#6f97b3", "#b9cfdb", "#f6dcc0", "#fbe9d6"]),
    streaks(canvas, 20, [0, 120, 1920, 330], "#ffffff", 0.5),
    sun(canvas, [470, 560], 62, "#ffd9a0"),
    rect([0, 620, 1920, 660], canvas.linear(["#9cbbcd", "#35627f", "#12334a"])),
    ridges(canvas),
    ship(canvas, [1330, 690], 1.5),
    ...floes(canvas),
    ...triples("640 1010 215, 800 985 200, 930 1030 225").map(
      ([x, y, size], index) =>
        ellipse([x - 60, y + 4], [120, 12], STEEL, { opacity: 0.3 }) +
        person(
          canvas,
          [x, y],
          size,
          silhouette(index === 1 ? RED : "#1b2d3d", {
            facing: "right",
            hat: { kind: "hood", colour: index === 1 ? "#a81d13" : "#122230" },
            hem: 0.14,
          }),
          running,
        ),
    ),
    mist(canvas, 640, 160, "#fff3e2", 0.55),
  );
}

function ridges(canvas: Canvas): string {
  const ridge = (y: number, high: number) => {
    const anchors = Array.from({ length: 16 }, (_, index): Point => [
      index * 132 - 30,
      y - (index % 2) * high - canvas.random.next() * high,
    ]);
    return lines([...rugged(canvas.random, anchors, 0.2, 14), [1990, y + 60], [-60, y + 60]]);
  };
  return path(ridge(628, 18), "#d9e6ee") + path(ridge(650, 26), canvas.linear([ICE, "#b9d0de"]));
}

/** Broken plates that grow towards us, each with a thick blue edge. */
function floes(canvas: Canvas): string[] {
  const { random } = canvas;
  const places = quads(
    "300 760 420 46, 980 760 560 52, 1640 775 420 44, 560 870 460 66, 1290 860 480 60, 140 980 330 84, 800 1020 500 96, 1620 990 430 92, 420 1190 520 110, 1250 1200 560 118",
  );
  return places.map(([x, y, rx, ry]) => {
    const ring = rugged(random, blob(random, [x, y], [rx, ry], 0.12), 0.05, 40);
    const top = lines(ring);
    return (
      path(top, "#5d93b3", { transform: `translate(0 ${Math.round(ry * 0.28)})` }) +
      path(top, canvas.linear(["#ffffff", "#e2edf3", "#c3d8e4"]))
    );
  });
}

function ship(canvas: Canvas, at: Point, scale: number): string {
  return placed(
    at,
    scale,
    0,
    path(
      "M-290 -60L-330 -96C-200 -84 120 -84 250 -90L240 0H-250z",
      canvas.linear(["#ee4b38", RED, "#8c150d"]),
    ),
    path("M-60 -88V-170H110V-88z", "#f8f4ea"),
    path("M-40 -170V-214H70V-170z", "#ffffff"),
    path("M-44 -206H76V-190H-44z", STEEL),
    rect([80, -220, 34, 54], "#f2a62c"),
    stroke("M16 -214V-280M-6 -256H38M180 -90V-190L230 -150M-200 -88V-170", STEEL, 6),
    stroke(curve(points("-320 -92, -100 -78, 120 -78, 248 -86")), "#fff3e2", 5),
    stroke("M-40 -150H100M-40 -126H100", "#b9c7cf", 6, { "stroke-dasharray": "10 12" }),
    glow(canvas, [16, -282], 40, "#ff6a55", 0.9),
  );
}

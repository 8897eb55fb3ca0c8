import { credits } from "../credits.ts";
import { slab } from "../faces/slab.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { hill, mountains } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { disc } from "../kit/outline.ts";
import {
  circle,
  ellipse,
  group,
  path,
  placed,
  type Point,
  points,
  rect,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, cloud, sun } from "../kit/sky.ts";
import { leafyTree, spruces } from "../kit/trees.ts";
import { glints } from "../kit/water.ts";
import type { FilmArt } from "../scene.ts";

const MUSTARD = "#e9a92b";
const PINK = "#f29ba3";
const CREAM = "#fff3dc";

const TITLE = ["Svigermor", "på slep"] as const;

/** Holiday colours, a road with too many bends, and a caravan with an armchair on its roof. */
export const svigermor: FilmArt = { title: TITLE, poster, still };

/**
 * A tiny overloaded car tows a flowered caravan with an armchair on its roof along a winding fjord
 * road, cheerful pinks, mustard and sky blue.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#f7c1b8", "#fbd9c4", "#fff0d6"]),
    sun(canvas, [905, 650], 105, "#ffd873"),
    cloud(canvas, [240, 690], 420, "#fffaf0", "#f9d3c8"),
    mountains(canvas, {
      ridge: points("-60 930, 160 760, 330 880, 560 700, 760 870, 980 780, 1270 920"),
      floor: 1120,
      lit: "#8fc4dd",
      shade: "#6aa6c9",
      mist: "#c7dfe4",
      gullies: 0.4,
    }),
    path("M-20 1010H1220V1250H-20z", canvas.linear(["#7cc0de", "#3f94c2"])),
    glints(canvas, [0, 1020, 1200, 200], 34, "#ffffff", 0.5),
    hill(
      canvas,
      points("-20 1060, 200 1110, 520 1190, 860 1120, 1220 1010"),
      1800,
      canvas.linear(["#f0c04f", MUSTARD]),
    ),
    spruces(
      canvas,
      { ground: points("860 1130, 1220 1030"), height: [70, 150], spacing: 40 },
      "#3f7f6d",
    ),
    hill(
      canvas,
      points("-20 1250, 300 1230, 700 1300, 1220 1210"),
      1800,
      canvas.linear(["#e58f8f", "#d96f7f"]),
    ),
    hill(
      canvas,
      points("-20 1480, 400 1440, 800 1500, 1220 1430"),
      1800,
      canvas.linear(["#6fae8c", "#3d7f72"]),
    ),
    road("M1240 1160C1000 1170 760 1180 620 1210C470 1245 560 1290 760 1320", 30),
    road(
      "M760 1318C1010 1360 1080 1400 880 1440C640 1486 250 1460 180 1540C120 1610 400 1650 420 1830",
      84,
    ),
    leafyTree(canvas, [1080, 1560], 240, "#4e9a72"),
    leafyTree(canvas, [120, 1440], 170, "#4e9a72"),
    car(canvas, [470, 1466], 1.12, { colour: CREAM, isLoaded: true }),
    caravan(canvas, [730, 1466], 1.12),
  );
  const title = textBlock(TITLE, [600, 150], "#b8324a", {
    face: slab,
    width: 1000,
    largest: 210,
    gap: 44,
  });
  canvas.paint(title.markup, credits(canvas, { colour: CREAM }));
}

/**
 * A flowered caravan stuck across a hairpin bend with a queue of cars behind it, comic, mustard
 * and sky blue.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#8fd0ea", "#cdeaf0", "#fff1d4"]),
    cloud(canvas, [1450, 300], 560, "#ffffff", "#d5ebf0"),
    cloud(canvas, [380, 220], 360, "#ffffff", "#d5ebf0"),
    mountains(canvas, {
      ridge: points("-60 620, 260 360, 480 520, 800 300, 1080 520, 1400 400, 1990 640"),
      floor: 760,
      lit: "#9ccbe0",
      shade: "#76aecd",
      mist: "#d3e8ea",
      gullies: 0.5,
    }),
    path("M-20 660H1940V900H-20z", canvas.linear(["#79c3e0", "#4399c4"])),
    glints(canvas, [0, 680, 1920, 130], 36, "#ffffff", 0.5),
    hill(
      canvas,
      points("-20 800, 500 730, 1100 790, 1940 700"),
      1280,
      canvas.linear(["#f2c659", MUSTARD]),
    ),
    spruces(
      canvas,
      { ground: points("-20 800, 420 745"), height: [90, 190], spacing: 44 },
      "#3f7f6d",
    ),
    road(
      "M1980 770C1500 770 900 780 640 860C380 950 420 1010 700 1040C1100 1085 1500 1090 1980 1230",
      116,
    ),
    ...(["#d9566b", "#4f9fc4", "#f6e9cf", "#5fae8c"] as const).map((colour, index) =>
      car(canvas, [1240 + index * 190, 806 - index * 4], 0.72, { colour }),
    ),
    caravan(canvas, [640, 985], 1.75, -9),
    car(canvas, [1120, 1072], 1.45, { colour: "#e8653f", isLoaded: true, goesRight: true }),
    guardStones(),
    hill(
      canvas,
      points("-20 1190, 420 1160, 1000 1240, 1500 1262, 1940 1230"),
      1280,
      canvas.linear(["#78b48d", "#41826f"]),
    ),
    leafyTree(canvas, [1790, 1262], 400, "#4e9a72"),
  );
}

function road(d: string, width: number): string {
  return (
    stroke(d, "#4a4658", width * 1.1, {
      opacity: 0.25,
      transform: `translate(0 ${width * 0.12})`,
    }) +
    stroke(d, "#6b6678", width) +
    stroke(d, "#fff3dc", width * 0.05, { "stroke-dasharray": `${width * 0.5} ${width * 0.4}` })
  );
}

function guardStones(): string {
  const stones = Array.from({ length: 11 }, (_, index) => {
    const share = index / 10;
    return rect([560 + share * 1250, 1110 + share * 118, 34, 44], "#f5ead6", { rx: 9 });
  });
  return group({}, ...stones);
}

function wheel(at: Point): string {
  return circle(at, 25, "#2e2a38") + circle(at, 11, "#e8dfd0");
}

interface Car {
  readonly colour: Colour;
  readonly isLoaded?: boolean;
  /** It goes to the left otherwise. */
  readonly goesRight?: boolean;
}

/** A small round car seen from the side. */
function car(
  canvas: Canvas,
  at: Point,
  scale: number,
  { colour, isLoaded = false, goesRight = false }: Car,
): string {
  const luggage =
    rect([-64, -148, 70, 36], "#8a5a3c", { rx: 6 }) +
    rect([-30, -176, 62, 30], PINK, { rx: 6 }) +
    rect([4, -142, 54, 30], "#4d93b8", { rx: 6 }) +
    stroke("M-70 -112H64M-30 -148V-114M24 -142V-114", "#3a3346", 4);
  const drawn = [
    ellipse([0, 4], [130, 12], "#2b2336", { opacity: 0.28 }),
    isLoaded ? luggage : "",
    path(
      "M-128 -20C-132 -56 -100 -62 -76 -64C-58 -98 -40 -108 -6 -108H38C68 -108 84 -88 94 -62C118 -60 126 -44 124 -16C124 -8 116 -8 110 -8H-116C-124 -8 -127 -12 -128 -20z",
      canvas.linear([lighten(colour, 0.2), colour, darken(colour, 0.25)]),
    ),
    path("M-62 -64C-50 -88 -36 -96 -12 -96V-64zM0 -96H34C56 -96 68 -82 76 -64H0z", "#bfe3ee"),
    stroke("M-6 -60V-12M-120 -34H118", darken(colour, 0.35), 3, { opacity: 0.5 }),
    circle([-116, -44], 8, "#fff6c9"),
    wheel([-72, -10]),
    wheel([70, -10]),
  ].join("");
  return placed(at, scale, 0, goesRight ? group({ transform: "scale(-1 1)" }, drawn) : drawn);
}

/** The flowered caravan and the armchair, hitched to what is on its left. */
function caravan(canvas: Canvas, at: Point, scale: number, turn = 0): string {
  const flowers = points("-92 -58, -44 -34, 18 -46, 84 -30, 110 -70, -118 -26, 52 -22");
  return placed(
    at,
    scale,
    turn,
    ellipse([0, 6], [170, 13], "#2b2336", { opacity: 0.28 }),
    stroke("M-150 -18H-205", "#3a3346", 7),
    armchair([10, -172]),
    path(
      "M-140 -14C-152 -60 -150 -120 -128 -152C-118 -168 -100 -172 -80 -172H96C136 -172 150 -140 152 -90C153 -60 152 -30 146 -14z",
      canvas.linear(["#fffaf0", CREAM, "#e9cfae"]),
    ),
    path("M-146 -76H152C152 -50 150 -28 146 -14H-140C-146 -34 -148 -56 -146 -76z", PINK),
    stroke("M-146 -76H152", "#c9566b", 5),
    rect([-112, -146, 92, 54], "#9fd2e4", { rx: 12, stroke: "#fff", "stroke-width": 6 }),
    path("M-112 -146q22 34 0 54zM-20 -146q-22 34 0 54z", MUSTARD),
    rect([44, -150, 62, 136], "#fff7e6", { rx: 10, stroke: "#d9b98f", "stroke-width": 4 }),
    rect([56, -140, 38, 40], "#9fd2e4", { rx: 8 }),
    circle([96, -74], 4, "#7a5638"),
    ...flowers.map(([x, y]) => flower([x, y])),
    wheel([-8, -10]),
  );
}

function flower([x, y]: Point): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * 2 * Math.PI;
    return disc([x + Math.cos(angle) * 8, y + Math.sin(angle) * 8, 6.5]);
  });
  return path(petals.join(""), "#fff6ea") + circle([x, y], 5, MUSTARD);
}

function armchair([x, y]: Point): string {
  return placed(
    [x, y],
    1,
    0,
    path("M-50 0V-46C-50 -104 50 -104 50 -46V0z", "#3f8f8a"),
    path("M-62 0V-34C-62 -52 -38 -52 -38 -34V-16H38V-34C38 -52 62 -52 62 -34V0z", "#57aaa3"),
    rect([-38, -28, 76, 18], "#7cc4ba", { rx: 8 }),
    stroke("M-58 6L-120 4M58 6L120 4M-62 -20L-118 4M62 -20L118 4", "#7a5638", 3),
  );
}

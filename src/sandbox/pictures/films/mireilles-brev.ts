import { credits } from "../credits.ts";
import { serif } from "../faces/serif.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { textBlock } from "../kit/lettering.ts";
import { disc, limb, strewn, tendril } from "../kit/outline.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  path,
  placed,
  type Point,
  points,
  quads,
  rect,
  round,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import type { FilmArt } from "../scene.ts";

const BUTTER = "#f6d365";
const IVORY = "#fff8e7";
const LILACS: readonly [Colour, ...Colour[]] = [
  "#a06cc9",
  "#b98be0",
  "#8a58b8",
  "#d0aef0",
  "#c294d8",
];

const TITLE = ["Mireilles", "brev"] as const;

/** A letter on its way; lilac above, butter yellow below. */
export const mireillesBrev: FilmArt = { title: TITLE, poster, still };

/**
 * A woman's hand posting a letter in a yellow wall letterbox with lilacs above, elegant, lilac,
 * butter yellow and ivory.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#cdb9e8", "#d9c8ec", "#eadff0"]),
    plaster(canvas),
    glow(canvas, [350, 900], 800, "#fff6dc", 0.5),
    letterbox(canvas, [420, 870, 520, 690]),
    hand(canvas, [640, 1090], 1.55),
    blossoms(
      canvas,
      quads(
        "90 70 1.5 20, 330 40 1.25 8, 560 -10 1.1 -4, 860 20 1.35 -12, 1100 90 1.6 -24, 1180 330 1.1 -40, 20 330 1.15 30",
      ),
    ),
  );
  const title = textBlock(TITLE, [600, 420], "#5a2d82", {
    face: serif,
    width: 800,
    largest: 215,
    gap: 26,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#5a2d82" }));
}

/** A sunlit wall with the shadow of leaves on it. */
function plaster(canvas: Canvas): string {
  const { random } = canvas;
  const spots = strewn(random, 26, [40, 500, 1120, 700]).map(([x, y]) =>
    ellipse([x, y], [random.between(26, 60), random.between(10, 22)], "#8f74bd", {
      opacity: 0.2,
      transform: `rotate(${round(random.around(60))} ${round(x)} ${round(y)})`,
    }),
  );
  return group({ filter: canvas.blur(5) }, ...spots);
}

function letterbox(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const middle = x + width / 2;
  return group(
    {},
    path(
      `M${x + 60} ${y + height + 20}V${y + 140}Q${x + 60} ${y + 20} ${middle + 60} ${y + 20}T${x + width + 60} ${y + 140}V${y + height + 20}z`,
      "#5a3d86",
      { opacity: 0.28, filter: canvas.blur(14) },
    ),
    path(
      `M${x} ${y + height}V${y + 120}Q${x} ${y} ${middle} ${y}T${x + width} ${y + 120}V${y + height}z`,
      canvas.linear([lighten(BUTTER, 0.3), BUTTER, "#d9a230"], 20),
    ),
    path(
      `M${x - 24} ${y + 130}Q${x - 10} ${y - 26} ${middle} ${y - 26}T${x + width + 24} ${y + 130}H${x + width - 6}Q${x + width - 20} ${y + 30} ${middle} ${y + 30}T${x + 6} ${y + 130}z`,
      "#e5b540",
    ),
    rect([x + 70, y + 190, width - 140, 54], "#3a2340", { rx: 20 }),
    rect([x + 70, y + 168, width - 140, 30], "#fbe59b", { rx: 14 }),
    rect([x + 70, y + 320, width - 140, 300], "none", {
      rx: 18,
      stroke: "#c98f22",
      "stroke-width": 6,
    }),
    path(`M${middle - 86} ${y + 400}h172v110h-172z`, IVORY, { opacity: 0.9 }),
    stroke(
      `M${middle - 60} ${y + 428}h120M${middle - 60} ${y + 452}h90M${middle - 60} ${y + 476}h104`,
      "#8a6aae",
      6,
    ),
    circle([x + width - 110, y + 570], 13, "#a8741a"),
  );
}

/** A woman's hand from the left with an envelope halfway into the slot. */
function hand(canvas: Canvas, at: Point, scale: number): string {
  const skin = "#e9b894";
  const shade = "#c98f6b";
  const finger = (joints: readonly (readonly [number, number, number])[], colour: Colour) =>
    path(limb(joints), colour);
  return placed(
    at,
    scale,
    0,
    placed(
      [10, -12],
      1,
      -8,
      rect([-150, -54, 206, 116], "#3a2340", {
        opacity: 0.25,
        rx: 3,
        transform: "translate(6 10)",
      }),
      rect([-150, -58, 206, 116], canvas.linear([IVORY, "#efe0c4"]), { rx: 3 }),
      path("M-150 -58L-47 8L56 -58", "none", { stroke: "#cdb48c", "stroke-width": 3 }),
      rect([8, 16, 34, 30], "#b98be0"),
      stroke("M-128 26h74M-128 40h52", "#9a7fb4", 3),
    ),
    path(
      "M-420 210C-340 110 -280 78 -226 62L-196 128C-250 150 -300 200 -350 290z",
      canvas.linear(["#7a4a9e", "#4c2a6e"], 60),
    ),
    path("M-238 58L-186 132L-204 142L-258 70z", IVORY),
    path(tendril(triples("-210 96 34, -170 74 40, -130 56 34, -100 50 24")), skin),
    finger(triples("-120 68 17, -86 74 15, -54 66 12"), shade),
    finger(triples("-124 52 17, -84 58 15, -46 48 12"), skin),
    finger(triples("-132 36 16, -96 30 15, -62 22 11"), skin),
    finger(triples("-150 42 18, -122 10 15, -92 -6 12"), lighten(skin, 0.12)),
    ellipse([-90, -7], [8, 5], "#f7dcd0", { transform: "rotate(-26 -90 -7)" }),
    ellipse([-48, 47], [7, 5], "#f7dcd0"),
    stroke("M-188 60Q-180 84 -172 108", BUTTER, 4),
  );
}

/** Lilac in bloom; each spray has a place, a size and a turn. */
function blossoms(
  canvas: Canvas,
  sprays: readonly (readonly [number, number, number, number])[],
): string {
  return sprays.map(([x, y, scale, turn]) => placed([x, y], scale, turn, spray(canvas))).join("");
}

function spray(canvas: Canvas): string {
  const { random } = canvas;
  const leaves = triples("-80 -30 140, 80 -20 20, -60 60 170").map(([x, y, turn]) =>
    placed(
      [x, y],
      1.5,
      turn,
      path("M0 0C10 -40 60 -50 100 0C60 34 10 30 0 0z", "#6f9c6d"),
      stroke("M4 0H84", "#557f58", 2.5),
    ),
  );
  const florets = LILACS.map((colour) => {
    const d = Array.from({ length: 15 }, () => {
      const down = random.next();
      const wide = 88 * (1 - down) ** 0.7 + 8;
      return disc([random.around(wide), -10 + down * 240, random.between(10, 18)]);
    });
    return path(d.join(""), colour, { opacity: 0.92 });
  });
  const hearts = Array.from({ length: 16 }, () => {
    const down = random.next();
    return disc([random.around(70 * (1 - down) + 6), -10 + down * 230, 3.4]);
  });
  return group({}, ...leaves, ...florets, path(hearts.join(""), "#fff3c4", { opacity: 0.9 }));
}

/**
 * A café table with an unsealed letter, a cup and lilac petals by a rainy window, soft lilac and
 * butter yellow.
 */
function still(canvas: Canvas): void {
  const { random } = canvas;
  const lamps = strewn(random, 34, [60, 80, 1800, 620]);
  canvas.paint(
    backdrop(canvas, ["#8d7bb5", "#b7a3cf", "#e3cfc8"]),
    ...lamps.map((at) =>
      circle(
        at,
        random.between(24, 74),
        random.pick(["#ffe6a3", "#f7c9d9", "#d9c3f2", "#fff6df"]),
        { opacity: random.between(0.14, 0.36) },
      ),
    ),
    path("M0 0H80V820H0zM930 0h56V820h-56zM1840 0H1920V820H1840zM0 380H1920V404H0z", "#5c4a78"),
    rainOnGlass(canvas),
    rect([0, 800, 1920, 50], canvas.linear(["#fff3da", "#c9b0b8"])),
    path(
      "M-20 900C500 840 1420 840 1940 900V1300H-20z",
      canvas.linear(["#f2dfc0", "#d2b18e", "#9c7768"]),
    ),
    glow(canvas, [900, 960], [900, 220], "#fff6dc", 0.6),
    letter(canvas),
    cup(canvas, [1330, 1090], 1.75),
    placed([480, 1090], 1.2, 100, spray(canvas)),
    petals(canvas),
    vignette(canvas, "#3b2754", 0.45),
  );
}

function rainOnGlass(canvas: Canvas): string {
  const drops = strewn(canvas.random, 90, [80, 0, 1760, 790]);
  const runs = drops
    .slice(0, 22)
    .map(([x, y]) => `M${round(x)} ${round(y)}q-5 40 2 ${round(canvas.random.between(60, 190))}`);
  return (
    stroke(runs.join(""), "#ffffff", 4, { opacity: 0.25 }) +
    path(drops.map(([x, y]) => disc([x, y, canvas.random.between(3, 9)])).join(""), "#ffffff", {
      opacity: 0.35,
    })
  );
}

function letter(canvas: Canvas): string {
  return group(
    {},
    path(lines(points("610 1130, 1010 1090, 1090 1200, 660 1250")), "#5c3d4e", {
      opacity: 0.25,
      filter: canvas.blur(10),
    }),
    path(lines(points("640 1010, 960 975, 1010 1110, 655 1150")), "#fffdf6"),
    stroke("M690 1038L930 1010M696 1064L944 1036M702 1090L920 1066", "#8a6aae", 4, {
      opacity: 0.7,
    }),
    path(
      lines(points("600 1100, 1010 1054, 1075 1185, 640 1238")),
      canvas.linear([IVORY, "#ecd9bb"]),
    ),
    stroke("M600 1100L850 1160L1010 1054M640 1238L800 1148M1075 1185L890 1144", "#cfb592", 4),
  );
}

function cup(canvas: Canvas, at: Point, scale: number): string {
  const china = canvas.linear(["#ffffff", "#f7ead6", "#cdb3b4"], 10);
  return placed(
    at,
    scale,
    0,
    group(
      { filter: canvas.blur(7), opacity: 0.7 },
      stroke("M-20 -120C-50 -160 10 -190 -20 -240M20 -124C0 -160 46 -190 24 -236", "#ffffff", 11),
    ),
    ellipse([0, 26], [140, 34], "#5c3d4e", { opacity: 0.22 }),
    ellipse([0, 14], [130, 32], china),
    ellipse([0, 8], [84, 18], "#d9bfb4", { opacity: 0.6 }),
    stroke("M74 -62C120 -70 126 -10 62 -12", "#f3e4d0", 13),
    path("M-82 -88C-80 -30 -60 10 -28 14H28C60 10 80 -30 82 -88z", china),
    ellipse([0, -88], [82, 21], "#fff8ea"),
    ellipse([0, -86], [72, 16], "#6b4028"),
    ellipse([-12, -88], [40, 8], "#8c5a3a"),
    stroke("M-80 -66C-40 -46 40 -46 80 -66", darken(BUTTER, 0.05), 6),
  );
}

function petals(canvas: Canvas): string {
  return strewn(canvas.random, 26, [180, 960, 1500, 280])
    .map(([x, y]) =>
      placed(
        [x, y],
        1,
        canvas.random.next() * 180,
        ellipse([0, 0], [13, 7], canvas.random.pick(LILACS)),
      ),
    )
    .join("");
}

import { credits } from "../credits.ts";
import { serif } from "../faces/serif.ts";
import { house } from "../kit/buildings.ts";
import type { Canvas } from "../kit/canvas.ts";
import { hill, mountains } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { rugged } from "../kit/outline.ts";
import { person } from "../kit/people.ts";
import { ellipse, lines, path, type Point, points, quads, stroke } from "../kit/shapes.ts";
import { backdrop, glow, mist, snowfall, stars } from "../kit/sky.ts";
import { snowySpruces, spruces } from "../kit/trees.ts";
import type { FilmArt } from "../scene.ts";

const WINDOW = "#ffc566";
const SNOW = "#b9cdf0";
const NIGHT = "#0b1636";

const TITLE = ["Fjellet", "som lyttet"] as const;

/** A cold blue valley with one warm window; the mountain's ridge is a face that listens to the sky. */
export const fjelletSomLyttet: FilmArt = { title: TITLE, poster, still };

/** From left to right: the crown of the head, brow, nose, lips, chin, throat. */
const profile = points(
  "-80 1130, 30 990, 130 880, 250 806, 360 778, 408 790, 440 838, 478 834, 560 730, 640 628, 676 622, 700 654, 694 724, 716 740, 760 722, 794 742, 782 778, 822 768, 858 792, 852 838, 884 852, 950 826, 1010 852, 1038 930, 1062 1030, 1140 1110, 1290 1160",
);

/**
 * A lone woman small at the foot of a vast dark mountain whose ridge forms a listening profile,
 * cold blue dusk with one warm lit window.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0a1433", "#1d3568", "#5a78ab", "#a9bcd8"]),
    stars(canvas, 90, [0, 0, 1200, 760]),
    glow(canvas, [840, 1020], 760, "#dfe6f2", 0.5),
    mountains(canvas, {
      ridge: points("-60 1080, 180 960, 420 1080, 900 980, 1080 890, 1260 1020"),
      floor: 1300,
      lit: "#6f8bbd",
      shade: "#5a76aa",
      mist: "#a6b8d6",
    }),
    sleeper(canvas),
    mist(canvas, 1350, 260, "#b7c7e2", 0.6),
    spruces(
      canvas,
      { ground: points("-20 1400, 420 1370, 1220 1410"), height: [40, 105], spacing: 19 },
      "#1a2b57",
    ),
    hill(
      canvas,
      points("0 1400, 350 1384, 800 1420, 1200 1376"),
      1800,
      canvas.linear([SNOW, "#5f7cb4", "#22376b", NIGHT]),
    ),
    farm(canvas, [905, 1440], 0.62),
    tracks(points("600 1500, 640 1560, 560 1640, 600 1800")),
    ellipse([640, 1530], [120, 8], "#1c2f60", { opacity: 0.45 }),
    person(canvas, [600, 1530], 150, {
      facing: "away",
      top: "#0c1430",
      legs: "#0a0f22",
      hair: "#20160f",
      skin: "#d9a27e",
      hem: 0.55,
      hairstyle: "long",
      scarf: "#d6483f",
    }),
    snowfall(canvas, 110, 9),
  );
  const title = textBlock(TITLE, [600, 150], "#f4f1e6", {
    face: serif,
    width: 900,
    largest: 260,
    gap: 52,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#dbe5f7" }));
}

/**
 * A snowy valley at blue hour, a single farmhouse with yellow windows under a huge mountain, quiet
 * and cold with one warm accent.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0c1a40", "#284680", "#7c98c6", "#b9c9e0"]),
    stars(canvas, 90, [0, 0, 1920, 520]),
    mountains(canvas, {
      ridge: points("-60 640, 300 560, 520 640, 1500 560, 1760 470, 1990 600"),
      floor: 880,
      lit: "#7d98c8",
      shade: "#6480b4",
      mist: "#aebfda",
    }),
    mountains(canvas, {
      ridge: points("180 860, 520 600, 700 470, 980 130, 1130 250, 1290 330, 1420 560, 1980 880"),
      floor: 920,
      lit: "#8ea9d8",
      shade: "#1f3870",
      mist: "#8ba2cc",
      gullies: 0.8,
    }),
    mist(canvas, 880, 230, "#c3d0e6", 0.7),
    spruces(
      canvas,
      { ground: points("-20 910, 900 880, 1940 920"), height: [40, 100], spacing: 17 },
      "#2a4278",
    ),
    hill(
      canvas,
      points("0 905, 500 880, 1200 930, 1920 885"),
      1280,
      canvas.linear(["#c3d4f2", "#6f8bc0", "#2c447e"]),
    ),
    farm(canvas, [640, 985], 1),
    snowySpruces(
      canvas,
      { ground: points("1420 1120, 1940 1090"), height: [210, 430], spacing: 92 },
      "#101d42",
      "#8ea6d4",
    ),
    hill(
      canvas,
      points("0 1120, 700 1170, 1300 1130, 1920 1080"),
      1280,
      canvas.linear(["#7d98ca", "#22376b"]),
    ),
    snowySpruces(
      canvas,
      { ground: points("-60 1190, 240 1240"), height: [260, 520], spacing: 105 },
      "#0c1736",
      "#7f98c8",
    ),
    snowfall(canvas, 130, 9),
  );
}

/** The mountain that listens: its ridge is a face, edged by the last light. */
function sleeper(canvas: Canvas): string {
  const ridge = rugged(canvas.random, profile, 0.045);
  const body = lines([...ridge, [1290, 1420], [-80, 1420]]);
  const folds = quads(
    "300 900 240 1320, 560 880 650 1340, 790 880 860 1320, 960 960 1040 1330, 120 1020 40 1380",
  );
  const shades = folds.map(([x1, y1, x2, y2]) => {
    const edge = rugged(
      canvas.random,
      [
        [x1, y1],
        [x2, y2],
      ],
      0.1,
    );
    return lines([...edge, [x2 + 150, y2], [x1 + 40, y1 + 110]]);
  });
  return [
    path(
      body,
      canvas.across(
        [0, 600],
        [0, 1420],
        [
          [0, "#1b3264"],
          [0.5, "#1a3062"],
          [1, "#6c86b8"],
        ],
      ),
    ),
    path(
      shades.join(""),
      canvas.across(
        [0, 800],
        [0, 1350],
        [
          [0, "#0f1f45", 0.75],
          [1, "#3a5590", 0],
        ],
      ),
    ),
    stroke(
      lines(ridge, false),
      canvas.across(
        [0, 0],
        [1200, 0],
        [
          [0, "#9db8e6", 0.1],
          [0.5, "#c9dcff", 0.9],
          [1, "#9db8e6", 0.1],
        ],
      ),
      3.5,
    ),
  ].join("");
}

/** The farmhouse with its one lit life. */
function farm(canvas: Canvas, [x, y]: Point, scale: number): string {
  const size = (value: number) => value * scale;
  return [
    glow(canvas, [x + size(120), y - size(40)], size(330), WINDOW, 0.5),
    house(canvas, {
      at: [x + size(250), y - size(14)],
      gable: size(88),
      side: size(120),
      wall: size(56),
      roof: size(52),
      colour: "#4a2430",
      roofColour: "#c9d8f2",
      windows: 0,
    }),
    house(canvas, {
      at: [x, y],
      gable: size(112),
      side: size(150),
      wall: size(92),
      roof: size(66),
      colour: "#57668f",
      roofColour: "#d3dff5",
      light: WINDOW,
      windows: 3,
    }),
    ellipse([x + size(120), y + size(16)], [size(190), size(18)], WINDOW, {
      opacity: 0.22,
      filter: canvas.blur(size(12)),
    }),
  ].join("");
}

/** Footprints that come towards us. */
function tracks(points: readonly Point[]): string {
  const d = points
    .map(([x, y], index) => `${index === 0 ? "M" : "T"}${x} ${y}`)
    .join("")
    .replace("T", "Q610 1530 ");
  return stroke(d, "#2b4580", 9, { "stroke-dasharray": "2 26", opacity: 0.7 });
}

import { credits } from "../credits.ts";
import { serif } from "../faces/serif.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { textBlock } from "../kit/lettering.ts";
import { person, silhouette } from "../kit/people.ts";
import { reaching, walking } from "../kit/poses.ts";
import { torch } from "../kit/props.ts";
import {
  circle,
  ellipse,
  group,
  lines,
  mirrored,
  path,
  type Point,
  points,
  rect,
  round,
  stroke,
} from "../kit/shapes.ts";
import { backdrop, glow, mist, moon, snowfall, vignette } from "../kit/sky.ts";
import { snowySpruces, spruces } from "../kit/trees.ts";
import type { FilmArt } from "../scene.ts";

const COAL = "#0d0f14";
const EMBER = "#ff8a3a";
const SNOW = "#c3ccd8";

const TITLE = ["Ulvevinter"] as const;

/** Charcoal, snow, and fire that comes closer. */
export const ulvevinter: FilmArt = { title: TITLE, poster, still };

/**
 * A row of torches through a dark spruce forest and a pair of wolf eyes in the foreground,
 * charcoal, snow white and ember.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#14171f", "#2a303b", "#59606b", "#8d9299"]),
    glow(canvas, [600, 960], [900, 300], EMBER, 0.45),
    trunks(canvas, 26, [760, 1010], "#4a515c", 16),
    mist(canvas, 900, 320, "#9aa0a8", 0.4),
    trunks(canvas, 17, [640, 1030], "#2a2f39", 30),
    hill(
      canvas,
      points("-20 1040, 300 1020, 700 1050, 1220 1010"),
      1800,
      canvas.linear(["#b9b2ae", "#7c838f", "#2a2f39", COAL]),
    ),
    ...[150, 330, 520, 690, 870, 1050].map((x, index) =>
      bearer(canvas, [x, 1060 + (index % 3) * 10], 150 + (index % 2) * 12),
    ),
    trunks(canvas, 5, [-100, 1150], "#12141a", 66),
    hill(
      canvas,
      points("-20 1150, 260 1130, 620 1170, 940 1130, 1220 1160"),
      1800,
      canvas.linear(["#8f8f96", "#3a404b", COAL]),
    ),
    wolf(canvas, [600, 1860], 1.5),
    snowfall(canvas, 90, 10),
    vignette(canvas, "#050609", 0.75, [0.5, 0.55]),
  );
  const title = textBlock(TITLE, [600, 150], "#f3f1ec", {
    face: serif,
    width: 1000,
    largest: 260,
  });
  canvas.paint(title.markup, credits(canvas, { colour: "#d9d3ca" }));
}

/** Bare lower trunks of an old forest. */
function trunks(
  canvas: Canvas,
  count: number,
  [top, floor]: readonly [number, number],
  colour: Colour,
  width: number,
): string {
  const { random } = canvas;
  const d = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * canvas.width + random.around(canvas.width / count / 2.4);
    const lean = random.around(16);
    const wide = width * random.between(0.6, 1.3);
    const twigs = Array.from({ length: 4 }, () => {
      const y = random.between(100, floor - 200);
      const reach = random.around(wide * 3.4);
      return `M${round(x)} ${round(y)}l${round(reach)} ${round(Math.abs(reach) * 0.35)}l${round(-reach)} ${round(wide * 0.16 - Math.abs(reach) * 0.3)}z`;
    });
    return (
      lines([
        [x + lean - wide * 0.3, -20],
        [x + lean + wide * 0.3, -20],
        [x + wide * 0.62, floor + 20],
        [x - wide * 0.62, floor + 20],
      ]) + twigs.join("")
    );
  });
  return path(
    d.join(""),
    canvas.across(
      [0, top],
      [0, floor],
      [
        [0, darken(colour, 0.35)],
        [1, colour],
      ],
    ),
  );
}

/** Someone with a torch, dark against the snow. */
function bearer(canvas: Canvas, [x, y]: Point, size: number): string {
  return [
    ellipse([x + size * 0.3, y + 4], [size * 0.6, size * 0.07], EMBER, {
      opacity: 0.35,
      filter: canvas.blur(8),
    }),
    person(
      canvas,
      [x, y],
      size,
      silhouette("#101218", { hem: 0.6, flare: 0.05, hat: { kind: "brim", colour: "#101218" } }),
      reaching,
    ),
    torch(canvas, [x + size * 0.33, y - size * 0.86], size * 0.5),
  ].join("");
}

/** A wolf's head and shoulders from the front, so near that it has no shape but ears and eyes. */
function wolf(canvas: Canvas, [x, y]: Point, scale: number): string {
  const half =
    "M0 -330C-34 -334 -62 -344 -84 -352C-96 -398 -110 -440 -136 -470C-160 -430 -166 -380 -158 -326C-186 -296 -196 -262 -200 -230L-176 -236L-206 -186L-176 -192L-220 -120C-280 -80 -320 0 -330 120H0z";
  const inner = "M-132 -446C-148 -414 -150 -380 -144 -346L-108 -356C-114 -390 -122 -420 -132 -446z";
  const cheek =
    "M-30 -330C-70 -322 -120 -300 -160 -246C-130 -250 -110 -244 -90 -226C-80 -190 -60 -170 -44 -120L0 -96V-330z";
  const sides = group(
    {},
    path(half, "#090a0e"),
    path(inner, "#1d2028"),
    path(cheek, "#161920"),
    stroke(
      "M-156 -330C-164 -380 -158 -426 -136 -468M-200 -230C-196 -262 -186 -296 -158 -326",
      "#5b626e",
      3,
      { opacity: 0.55 },
    ),
    glow(canvas, [-72, -258], 74, EMBER, 0.75),
    path(
      "M-104 -262C-90 -282 -62 -282 -44 -250C-62 -240 -88 -240 -104 -262z",
      canvas.linear(["#ffe08a", EMBER]),
    ),
    ellipse([-70, -260], [6.5, 13], "#140c08"),
  );
  const nose = "M-32 -128C-24 -142 24 -142 32 -128C28 -108 12 -96 0 -94C-12 -96 -28 -108 -32 -128z";
  const transform = `translate(${x} ${y}) scale(${scale})`;
  return group(
    { transform },
    sides,
    mirrored(0, sides),
    path("M-44 -130L-22 -250H22L44 -130z", "#1b1e26"),
    path(nose, "#05060a"),
    stroke("M-18 -126C-8 -132 8 -132 18 -126", "#4a505c", 3, { opacity: 0.7 }),
  );
}

/**
 * A 1700s log farmyard in deep snow at night with torch bearers at the forest edge, charcoal and
 * ember.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#12151c", "#262c37", "#4b525e"]),
    moon(canvas, [1480, 230], 74, "#dfe3ea"),
    spruces(
      canvas,
      { ground: points("-20 640, 1940 620"), height: [180, 340], spacing: 56 },
      "#1d222b",
    ),
    mist(canvas, 600, 200, "#7c838f", 0.4),
    hill(
      canvas,
      points("-20 660, 600 620, 1300 660, 1940 620"),
      1280,
      canvas.linear(["#8f97a5", "#a9b2c0", "#3c434f"]),
    ),
    ...[1180, 1290, 1400, 1530, 1650].map((x, index) =>
      bearer(canvas, [x, 668 + (index % 2) * 12], 104),
    ),
    logHouse(canvas, [240, 900], [430, 210], true),
    logHouse(canvas, [820, 830], [300, 150], false),
    stabbur(canvas, [1350, 960]),
    hill(
      canvas,
      points("-20 940, 400 905, 900 930, 1940 930"),
      1280,
      canvas.linear([SNOW, "#7f8896", "#262b35"]),
    ),
    path("M640 1290C700 1120 620 1020 560 930L640 926C760 1030 860 1130 900 1290z", "#737c8a", {
      opacity: 0.6,
    }),
    person(
      canvas,
      [760, 1090],
      170,
      silhouette("#14161c", { hem: 0.8, flare: 0.08, hairstyle: "bun" }),
      walking,
    ),
    snowySpruces(
      canvas,
      { ground: points("-40 1240, 300 1260"), height: [360, 620], spacing: 130 },
      "#0b0d12",
      "#8a93a3",
    ),
    snowySpruces(
      canvas,
      { ground: points("1690 1230, 1980 1220"), height: [380, 620], spacing: 130 },
      "#0b0d12",
      "#8a93a3",
    ),
    snowfall(canvas, 160, 10),
    vignette(canvas, "#050609", 0.6),
  );
}

/** Notched logs under a roof that is all snow. */
function logHouse(canvas: Canvas, [x, y]: Point, [width, wall]: Point, isLit: boolean): string {
  const courses = Math.round(wall / 26);
  const logs = Array.from({ length: courses }, (_, index) => {
    const top = y - wall + index * (wall / courses);
    return rect(
      [x - 12 - (index % 2) * 10, top, width + 24 + (index % 2) * 20, wall / courses - 2],
      canvas.linear([lighten("#4a3a30", 0.12), "#3a2c25", "#1d1613"]),
      { rx: 11 },
    );
  });
  const roof = lines([
    [x - 46, y - wall + 10],
    [x + width * 0.16, y - wall - wall * 0.72],
    [x + width * 0.84, y - wall - wall * 0.72],
    [x + width + 46, y - wall + 10],
  ]);
  const window = (left: number) =>
    (isLit ? glow(canvas, [left + 26, y - wall * 0.45], 120, EMBER, 0.7) : "") +
    rect([left, y - wall * 0.62, 52, wall * 0.3], isLit ? "#ffc477" : "#15171d", {
      stroke: "#1a1310",
      "stroke-width": 6,
    }) +
    stroke(`M${left + 26} ${y - wall * 0.62}v${wall * 0.3}`, "#1a1310", 4);
  return group(
    {},
    ...logs,
    rect([x + width * 0.44, y - wall * 0.7, width * 0.14, wall * 0.7], "#17110e"),
    window(x + width * 0.16),
    window(x + width * 0.7),
    path(roof, canvas.linear(["#d9dfe8", "#9aa4b4"])),
    path(
      `M${x - 50} ${y - wall + 4}H${x + width + 50}v16q-40 16 -80 4t-110 6t-120 -6t-140 4z`,
      "#e3e8ef",
    ),
    rect([x + width * 0.6, y - wall * 2.02, 38, 74], "#3a3432"),
    circle([x + width * 0.6 + 40, y - wall * 2.2], 26, "#8b919c", {
      opacity: 0.4,
      filter: canvas.blur(9),
    }),
    circle([x + width * 0.6 + 84, y - wall * 2.5], 44, "#8b919c", {
      opacity: 0.25,
      filter: canvas.blur(14),
    }),
  );
}

/** A storehouse on pillars. */
function stabbur(canvas: Canvas, [x, y]: Point): string {
  return group(
    {},
    path(
      lines([
        [x + 14, y],
        [x + 26, y - 50],
        [x + 50, y - 50],
        [x + 60, y],
      ]) +
        lines([
          [x + 190, y],
          [x + 200, y - 50],
          [x + 226, y - 50],
          [x + 238, y],
        ]),
      "#4d4a4a",
    ),
    logHouse(canvas, [x + 20, y - 46], [210, 110], false),
  );
}

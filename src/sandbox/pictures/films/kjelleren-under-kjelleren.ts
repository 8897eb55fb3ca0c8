import { credits } from "../credits.ts";
import { condensed } from "../faces/condensed.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, mix } from "../kit/colour.ts";
import { textBlock } from "../kit/lettering.ts";
import { ellipse, group, lines, path, type Point, rect, round, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, dust } from "../kit/stage.ts";
import type { FilmArt } from "../scene.ts";

const MOULD = "#9fce5a";
const BLACK = "#030603";

const TITLE = ["KJELLEREN", "UNDER KJELLEREN"] as const;

/** Sickly green, and always one more step down. */
export const kjelleren: FilmArt = { title: TITLE, poster, still };

/**
 * A narrow cellar staircase leading down into a darker staircase below it, a single hanging bulb,
 * sickly green light on black.
 */
function poster(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0a1307", "#18290f", "#070c05"]),
    shaft(
      canvas,
      [
        [130, 610],
        [1070, 610],
      ],
      [
        [330, 1080],
        [870, 1080],
      ],
      "#6f9a43",
    ),
    stairs(
      [
        [160, 630],
        [1040, 630],
      ],
      [
        [350, 1070],
        [850, 1070],
      ],
      9,
      ["#b4dc74", "#3c5c1c"],
    ),
    path("M330 1070H870L860 1130H340z", canvas.linear(["#36531a", "#1c2d0d"])),
    path("M400 1122H800L740 1470H460z", BLACK),
    stairs(
      [
        [412, 1128],
        [788, 1128],
      ],
      [
        [500, 1440],
        [700, 1440],
      ],
      10,
      ["#2f4a1b", "#050803"],
    ),
    stroke("M398 1120H802", "#5c8432", 6),
    hangingBulb(canvas, [600, 590]),
    beam(canvas, { from: [600, 600], to: [600, 1200], width: 980, colour: MOULD, opacity: 0.34 }),
    dust(canvas, 50, [250, 640, 700, 400], "#e6ffb8", 0.35),
    vignette(canvas, BLACK, 0.95, [0.5, 0.42]),
  );
  const style = { face: condensed, width: 1000 } as const;
  const above = textBlock([TITLE[0]], [600, 110], "#dcf5a0", { ...style, largest: 420 });
  const below = textBlock([TITLE[1]], [600, 1424], "#6d9a3c", {
    ...style,
    width: 760,
    largest: 300,
  });
  canvas.paint(above.markup, below.markup, credits(canvas, { colour: "#7fa250" }));
}

type Edge = readonly [Point, Point];

/** The walls and the ceiling between a wide opening and the narrow one behind it. */
function shaft(canvas: Canvas, [a, b]: Edge, [c, d]: Edge, light: Colour): string {
  const tall = 250;
  const near: Edge = [
    [a[0] - 120, a[1] - tall],
    [b[0] + 120, b[1] - tall],
  ];
  return group(
    {},
    path(
      lines([near[0], c, [c[0], c[1] + 460], [a[0] - 120, a[1] + 1300]]),
      canvas.linear([darken(light, 0.45), darken(light, 0.85)], 60),
    ),
    path(
      lines([near[1], d, [d[0], d[1] + 460], [b[0] + 120, b[1] + 1300]]),
      canvas.linear([darken(light, 0.35), darken(light, 0.85)], 120),
    ),
  );
}

/** Steps that narrow and darken on their way down. */
function stairs(
  [a, b]: Edge,
  [c, d]: Edge,
  count: number,
  [top, low]: readonly [Colour, Colour],
): string {
  const at = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const steps = Array.from({ length: count }, (_, index) => {
    const [near, edge, far] = [index / count, (index + 0.55) / count, (index + 1) / count].map(
      (share) => share ** 0.85,
    ) as [number, number, number];
    const tone = mix(top, low, (index / count) ** 0.6);
    return (
      path(lines([at(a, c, near), at(b, d, near), at(b, d, edge), at(a, c, edge)]), tone) +
      path(
        lines([at(a, c, edge), at(b, d, edge), at(b, d, far), at(a, c, far)]),
        darken(tone, 0.62),
      )
    );
  });
  return group({}, ...steps);
}

function hangingBulb(canvas: Canvas, [x, y]: Point): string {
  return group(
    {},
    glow(canvas, [x, y + 12], 560, MOULD, 0.75),
    stroke(`M${x} 0V${y - 44}`, "#020402", 5),
    rect([x - 13, y - 50, 26, 34], "#0c1408", { rx: 5 }),
    path(
      `M${x - 13} ${y - 18}C${x - 40} ${y + 6} ${x - 30} ${y + 48} ${x} ${y + 48}S${x + 40} ${y + 6} ${x + 13} ${y - 18}z`,
      canvas.radial(["#ffffff", "#f4ffc9", "#cdea7e"]),
    ),
    stroke(`M${x - 9} ${y + 2}l6 16l3 -10l3 10l6 -16`, "#b98f2c", 2.4),
  );
}

/**
 * A trapdoor half open in a stone cellar floor with faint green light leaking out, black and mould
 * green.
 */
function still(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#040704", "#0d160b", "#131d0f"]),
    wall(canvas),
    floor(canvas),
    glow(canvas, [960, 880], [760, 420], MOULD, 0.6),
    path("M640 820H1290L1400 1010H540z", canvas.linear(["#e9ffb0", "#8fc447", "#24420f"])),
    stairs(
      [
        [600, 1000],
        [1340, 1000],
      ],
      [
        [760, 846],
        [1190, 846],
      ],
      5,
      ["#0b1507", "#a8d65f"],
    ),
    group(
      { filter: canvas.blur(26) },
      path(
        "M640 820L430 60H1500L1290 820z",
        canvas.linear([
          [0, MOULD, 0],
          [1, "#d9f7a0", 0.5],
        ]),
      ),
    ),
    lid(canvas),
    stroke("M540 1012H1400", "#060a05", 18),
    dust(canvas, 90, [560, 180, 820, 640], "#eaffc4", 0.5),
    vignette(canvas, BLACK, 0.9, [0.5, 0.6]),
  );
}

/** Rough stones, laid in courses. */
function wall(canvas: Canvas): string {
  const { random } = canvas;
  const stones = Array.from({ length: 8 }, (_, course) => {
    let x = -random.between(20, 160);
    const pieces: string[] = [];
    while (x < 1920) {
      const width = random.between(120, 260);
      const tone = mix("#17220f", "#2c3b1c", random.next());
      pieces.push(rect([x, course * 92 - 10, width - 9, 83], tone, { rx: 22 }));
      x += width;
    }
    return pieces.join("");
  });
  return group({ opacity: 0.8 }, ...stones);
}

function floor(canvas: Canvas): string {
  const slabs = Array.from(
    { length: 17 },
    (_, index) => `M960 300L${round(-1900 + index * 358)} 1280`,
  );
  const rows = [760, 850, 970, 1120].map((y) => `M0 ${y}H1920`);
  return (
    rect([0, 716, 1920, 564], canvas.linear(["#1c2a14", "#0a1008"])) +
    group(
      { "clip-path": canvas.clip(rect([0, 716, 1920, 564], "#fff")) },
      stroke(slabs.join("") + rows.join(""), "#030503", 6, { opacity: 0.7 }),
    )
  );
}

/** The trapdoor, propped half open. */
function lid(canvas: Canvas): string {
  return group(
    {},
    path("M628 826H1302L1270 470H660z", canvas.linear(["#0a0f07", "#27351a", "#4d6b2a"])),
    stroke("M790 480L776 822M925 476L922 824M1062 476L1068 824M1190 480L1206 822", "#050804", 5),
    stroke("M664 560H1268M644 740H1288", "#0a0f07", 26),
    stroke("M664 548H1268M644 728H1288", "#5d7f35", 3, { opacity: 0.5 }),
    ellipse([965, 650], [34, 30], "none", { stroke: "#070b06", "stroke-width": 10 }),
    stroke("M1240 840L1290 560", "#060a05", 16),
  );
}

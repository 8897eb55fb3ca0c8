import { credits } from "../credits.ts";
import { serif } from "../faces/serif.ts";
import type { Canvas } from "../kit/canvas.ts";
import { type Colour, darken, lighten } from "../kit/colour.ts";
import { textBlock } from "../kit/lettering.ts";
import { type Look, person } from "../kit/people.ts";
import { level, view, type View, wallAlong } from "../kit/perspective.ts";
import { holding, turned, walking } from "../kit/poses.ts";
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
import { backdrop, cloud, glow, vignette } from "../kit/sky.ts";
import { glints } from "../kit/water.ts";
import type { FilmArt } from "../scene.ts";

const CREAM = "#f6ead0";
const CORAL = "#e8735f";
const MINT = "#9fcbb5";
const INK = "#33424a";

const TITLE = ["Vår i", "Fiskergata"] as const;

/** A harbour street as the fifties printed it in colour and filmed it without. */
export const fiskergata: FilmArt = { title: TITLE, poster, still };

/**
 * A 1950s style illustrated poster of a young couple with a bicycle on a cobbled harbour street,
 * faded cream, coral and mint.
 */
function poster(canvas: Canvas): void {
  const see = view([600, 1010], 560);
  canvas.paint(
    canvas.cover(CREAM),
    rect([60, 60, 1080, 1680], canvas.linear(["#cfe4d3", "#e8eed6", "#fbe3c6"])),
    circle([600, 960], 250, "#f4a98d"),
    circle([600, 960], 190, "#f8c3a2"),
    group(
      { "clip-path": canvas.clip(rect([60, 60, 1080, 1680], "#fff")) },
      path("M0 1000H1200V1080H0z", "#8fbfc0"),
      stroke("M420 1022H560M640 1034H760M520 1048H640", "#f6ead0", 5),
      sailingBoat([560, 1016]),
      street(canvas, see, [MINT, CORAL, "#f3d9a4", "#7fb3a8", "#eab29b"], "#dccba9"),
      cobbles(see, "#b9a88c"),
      gulls(points("430 690, 760 620, 830 670"), INK),
      couple(canvas),
    ),
    rect([60, 60, 1080, 1680], "none", { stroke: INK, "stroke-width": 5 }),
  );
  const title = textBlock(TITLE, [600, 130], CORAL, {
    face: serif,
    width: 940,
    largest: 225,
    gap: 44,
  });
  const shadow = textBlock(TITLE, [606, 136], INK, {
    face: serif,
    width: 940,
    largest: 225,
    gap: 44,
  });
  canvas.paint(
    shadow.markup,
    title.markup,
    rect([60, 1560, 1080, 180], INK),
    credits(canvas, { colour: CREAM, y: 1706 }),
  );
}

function couple(canvas: Canvas): string {
  const her: Look = {
    facing: "left",
    top: CORAL,
    legs: "#f1c7a5",
    hair: "#5b3426",
    skin: "#f1c7a5",
    hem: 0.42,
    flare: 0.09,
    hairstyle: "long",
    scarf: CREAM,
    shoes: INK,
  };
  const him: Look = {
    facing: "right",
    top: "#f8efdb",
    legs: "#4c6670",
    hair: INK,
    skin: "#e8b994",
    hat: { kind: "cap", colour: "#4c6670" },
  };
  return [
    ellipse([600, 1532], [330, 20], INK, { opacity: 0.25 }),
    person(canvas, [460, 1530], 520, him, walking),
    bicycle([610, 1535], 400, "#3f8f84", INK),
    person(canvas, [760, 1530], 500, her, turned(holding)),
    basket([745, 1335]),
  ].join("");
}

function basket([x, y]: Point): string {
  const flowers = [
    [-30, -22, CORAL],
    [0, -34, "#f6d06a"],
    [26, -20, "#ffffff"],
    [-12, -14, "#f6d06a"],
  ] as const;
  return (
    path(`M${x - 48} ${y - 6}h96l-14 54h-68z`, "#c59a62") +
    flowers
      .map(
        ([dx, dy, colour]) =>
          circle([x + dx, y + dy], 15, colour) + circle([x + dx, y + dy], 5, INK),
      )
      .join("")
  );
}

function sailingBoat([x, y]: Point): string {
  return (
    path(`M${x - 46} ${y - 10}h92l-16 22h-60z`, INK) +
    path(`M${x - 4} ${y - 14}V${y - 110}L${x - 50} ${y - 20}z`, CREAM) +
    path(`M${x + 4} ${y - 14}V${y - 96}L${x + 40} ${y - 20}z`, CORAL)
  );
}

function gulls(places: readonly Point[], colour: Colour): string {
  return stroke(
    places
      .map(
        ([x, y]) =>
          `M${x - 26} ${y - 8}Q${x - 10} ${y - 18} ${x} ${y}Q${x + 10} ${y - 18} ${x + 26} ${y - 8}`,
      )
      .join(""),
    colour,
    5,
  );
}

/** Timber houses on both sides, gables towards the street. */
function street(canvas: Canvas, see: View, colours: readonly Colour[], ground: Colour): string {
  const depths = [3.9, 3, 2.3, 1.75, 1.32, 0.98, 0.7, 0.45];
  const houses = depths.slice(1).flatMap((near, index) => {
    const far = (depths[index] ?? near) * 0.97;
    return ([-1, 1] as const).map((side) => {
      const colour = colours[(index + (side > 0 ? 2 : 0)) % colours.length] ?? MINT;
      return streetHouse(canvas, see, { side, near, far, colour });
    });
  });
  return group({}, path(level(see, 0.5, [-4, 4], [0.4, 3.9]), ground), ...houses);
}

interface StreetHouse {
  readonly side: -1 | 1;
  readonly near: number;
  readonly far: number;
  readonly colour: Colour;
}

function streetHouse(canvas: Canvas, see: View, { side, near, far, colour }: StreetHouse): string {
  const [x, eaves, ridge] = [side * 0.62, -0.42, -0.82];
  const middle = (near + far) / 2;
  const wall = lines([
    see(x, 0.5, near),
    see(x, eaves, near),
    see(x, ridge, middle),
    see(x, eaves, far),
    see(x, 0.5, far),
  ]);
  const depth = far - near;
  const openings = [0.2, 0.62].flatMap((along) =>
    [-0.28, 0.06].map((y) =>
      wallAlong(see, x, [y, y + 0.2], [near + depth * along, near + depth * (along + 0.2)]),
    ),
  );
  const front = lines([
    see(x, 0.5, near),
    see(x, eaves, near),
    see(x + side * 1.6, eaves, near),
    see(x + side * 1.6, 0.5, near),
  ]);
  const verge = stroke(
    lines([see(x, eaves, near), see(x, ridge, middle), see(x, eaves, far)], false),
    lighten(colour, 0.6),
    9 / near,
  );
  const roof = lines([
    see(x, eaves, near),
    see(x, ridge, middle),
    see(x + side * 1.6, ridge, middle),
    see(x + side * 1.6, eaves, near),
  ]);
  return [
    path(roof, darken(colour, 0.5)),
    path(front, darken(colour, 0.3)),
    path(wall, canvas.linear([lighten(colour, 0.12), darken(colour, 0.1)], side < 0 ? 0 : 180)),
    path(openings.join(""), lighten(colour, 0.8), {
      stroke: darken(colour, 0.45),
      "stroke-width": round(5 / near),
    }),
    path(
      wallAlong(see, x, [0.5, 0.1], [near + depth * 0.42, near + depth * 0.58]),
      darken(colour, 0.45),
    ),
    verge,
  ].join("");
}

/** Setts in rows that come closer together with distance. */
function cobbles(see: View, colour: Colour): string {
  const rows = Array.from({ length: 26 }, (_, index) => {
    const z = 0.52 + index ** 1.35 * 0.042;
    const stones = Array.from({ length: 17 }, (_, column) => {
      const [x, y] = see(-0.6 + ((column + (index % 2) * 0.5) / 17) * 1.2, 0.5, z);
      return `M${round(x)} ${round(y)}h${round(26 / z)}`;
    });
    return stroke(stones.join(""), colour, 9 / z, { opacity: 0.55 });
  });
  return rows.join("");
}

/**
 * A black and white cobbled harbour street with wooden houses, washing lines and a bicycle, 1950s
 * film grain.
 */
function still(canvas: Canvas): void {
  const see = view([1010, 610], 900);
  const greys = ["#c9c9c6", "#8f9090", "#b2b2ae", "#6e7072", "#dad9d4"] as const;
  canvas.paint(
    backdrop(canvas, ["#9b9c9c", "#d9d8d4", "#f1efe8"]),
    cloud(canvas, [1120, 250], 520, "#fbfaf6", "#c8c8c4"),
    glow(canvas, [1010, 560], 520, "#ffffff", 0.8),
    path("M0 612H1920V760H0z", "#a9acad"),
    glints(canvas, [700, 620, 620, 70], 22, "#ffffff", 0.7),
    stroke(
      "M930 610V470M930 480L890 590M930 480L985 596M1080 612V500M1080 508L1052 600",
      "#3c3e40",
      5,
    ),
    path("M880 604h120l-16 22h-88zM1040 606h90l-12 18h-66z", "#3c3e40"),
    street(canvas, see, greys, "#a5a5a2"),
    cobbles(see, "#5d5e5e"),
    washing([560, 330], [1420, 300], 120),
    washing([300, 120], [1640, 90], 190),
    ellipse([560, 1182], [230, 18], "#2a2b2c", { opacity: 0.4 }),
    bicycle([560, 1180], 420, "#232425", "#151617"),
    person(canvas, [1120, 800], 210, {
      facing: "away",
      top: "#3a3b3d",
      legs: "#222324",
      hair: "#1b1b1c",
      skin: "#b9b8b4",
      hem: 0.5,
      hat: { kind: "brim", colour: "#2a2a2c" },
    }),
    vignette(canvas, "#0c0c0d", 0.6),
    scratches(canvas),
  );
}

function washing(from: Point, to: Point, sag: number): string {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];
  const pieces = [0.2, 0.32, 0.45, 0.57, 0.7, 0.8].map((share, index) => {
    const [x, y] = at(share);
    const [wide, tall] = points("70 100, 50 80, 90 66, 44 110, 80 90, 60 70")[index] ?? [60, 80];
    return path(
      `M${round(x - wide / 2)} ${round(y)}h${wide}q8 ${tall / 2} -4 ${tall}q${-wide / 2} -12 ${-wide + 8} 4q-10 ${-tall / 2} -4 ${-tall}z`,
      index % 3 === 1 ? "#8d8e8e" : "#f3f1ea",
    );
  });
  const [mx, my] = at(0.5);
  return (
    stroke(
      `M${from.join(" ")}Q${round(mx)} ${round(my * 2 - (from[1] + to[1]) / 2)} ${to.join(" ")}`,
      "#3c3d3e",
      3,
    ) + pieces.join("")
  );
}

/** What the projector left on the print. */
function scratches(canvas: Canvas): string {
  const { random } = canvas;
  const d = Array.from({ length: 14 }, () => {
    const y = random.next() * 900;
    return `M${round(random.next() * 1920)} ${round(y)}v${round(random.between(60, 380))}`;
  });
  return stroke(d.join(""), "#ffffff", 1.6, { opacity: 0.28 });
}

import { type Canvas, fadeOut } from "../kit/canvas.ts";
import { darken, lighten } from "../kit/colour.ts";
import { hill } from "../kit/land.ts";
import { GUESTS, HAIRS, person, SKINS } from "../kit/people.ts";
import { seated, standing, turned, walking } from "../kit/poses.ts";
import { circle, ellipse, group, path, points, quads, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { leafyTrees } from "../kit/trees.ts";

/**
 * A bright foyer with a tall window wall, wooden stairs to sit on, coffee bar and people arriving,
 * birch and amber.
 */
export function hallFoyer(canvas: Canvas): void {
  const mullions = Array.from({ length: 9 }, (_, index) =>
    rect([590 + index * 150, 60, 15, 800], "#e3b87f"),
  );
  canvas.paint(
    backdrop(canvas, ["#f7ead0", "#f0dbb4", "#e0bf8a"]),
    rect([590, 60, 1360, 800], canvas.linear(["#8fc3e3", "#cfe6ea", "#f7e9c4"])),
    hill(canvas, points("590 640, 960 580, 1400 640, 1940 570"), 860, "#9cc08a"),
    leafyTrees(
      canvas,
      { ground: points("600 760, 1940 740"), height: [130, 240], spacing: 130 },
      "#7aa84f",
    ),
    rect([590, 780, 1360, 90], "#c9d99a"),
    ...mullions,
    rect([590, 400, 1360, 13], "#e3b87f"),
    rect([570, 40, 1380, 26], "#c99654"),
    path("M0 860H1940V1300H0z", canvas.linear(["#f3dcb0", "#d9ae70", "#b98648"])),
    path("M700 870H1940V900L820 1280H380z", canvas.linear(fadeOut("#fff6d9", 0.7))),
    woodenStair(canvas),
    coffeeBar(canvas),
    ...guests(canvas),
    ...[760, 1040, 1320, 1600].map(
      (x) =>
        stroke(`M${x} -10V150`, "#8a5a2c", 5) +
        glow(canvas, [x, 190], 130, "#fff3cf", 0.7) +
        circle(
          [x, 190],
          38,
          canvas.radial([
            [0, "#fffdf2"],
            [1, "#ffdf9a"],
          ]),
        ),
    ),
    vignette(canvas, "#5c3a14", 0.3),
  );
}

/** Two sit on the stairs, six arrive. */
function guests(canvas: Canvas): string[] {
  const arriving = quads(
    "760 1010 330 0, 930 1060 360 1, 1180 980 300 2, 1420 1090 390 3, 1560 1040 340 4, 1090 1160 430 5",
  );
  return [
    ...[415, 183].map((x, index) =>
      person(
        canvas,
        [x, 912 - index * 208],
        360,
        {
          facing: "right",
          top: index === 0 ? "#c9573a" : "#3f6f8a",
          legs: "#33405a",
          hair: HAIRS[index + 1] ?? HAIRS[0],
          skin: SKINS[index] ?? SKINS[0],
          hairstyle: index === 0 ? "long" : "short",
        },
        seated,
      ),
    ),
    ...arriving.map(
      ([x, y, size, index]) =>
        ellipse([x, y + 4], [size * 0.24, size * 0.03], "#7a5426", { opacity: 0.3 }) +
        person(
          canvas,
          [x, y],
          size,
          {
            facing: index % 3 === 0 ? "left" : index % 3 === 1 ? "right" : "away",
            top: GUESTS[index] ?? "#c9573a",
            legs: "#3a4058",
            hair: HAIRS[index] ?? HAIRS[0],
            skin: SKINS[index % 5] ?? SKINS[0],
            hem: index % 2 === 0 ? 0.5 : 0.1,
            hairstyle: index % 2 === 0 ? "long" : "short",
          },
          index % 3 === 0 ? turned(walking) : index % 3 === 1 ? walking : standing,
        ),
    ),
  ];
}

/** Broad steps to sit on, climbing to the left. */
function woodenStair(canvas: Canvas): string {
  return (
    Array.from({ length: 6 }, (_, index) => {
      const [right, top] = [660 - index * 116, 1020 - index * 104];
      return (
        rect(
          [-20, top, right + 20, 110],
          canvas.linear([darken("#d9a866", 0.06 * index), darken("#b9803f", 0.1 + 0.05 * index)]),
        ) + rect([-20, top, right + 20, 18], lighten("#e9c48a", 0.15))
      );
    })
      .toReversed()
      .join("") + rect([-20, 1124, 720, 160], canvas.linear(["#b9803f", "#8a5a28"]))
  );
}

function coffeeBar(canvas: Canvas): string {
  return group(
    {},
    rect([1560, 800, 400, 240], canvas.linear(["#c98f52", "#8a5a2c"])),
    rect([1540, 780, 420, 28], "#fff3dc"),
    stroke(
      Array.from({ length: 11 }, (_, index) => `M${1590 + index * 36} 812V1036`).join(""),
      "#6b4220",
      5,
      { opacity: 0.4 },
    ),
    rect([1700, 670, 150, 112], canvas.linear(["#dfe5ea", "#7f8a94"]), { rx: 12 }),
    ...[1600, 1636, 1672].map((x) => path(`M${x} 746h26l-4 36h-18z`, "#fffaf0")),
  );
}

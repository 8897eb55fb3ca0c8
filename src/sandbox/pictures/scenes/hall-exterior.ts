import { type Canvas, fadeOut } from "../kit/canvas.ts";
import { hill } from "../kit/land.ts";
import { person, silhouette } from "../kit/people.ts";
import { standing, walking } from "../kit/poses.ts";
import { circle, path, type Point, points, rect, stroke, triples } from "../kit/shapes.ts";
import { backdrop, glow, mist, snowfall, stars } from "../kit/sky.ts";
import { snowySpruces, spruces } from "../kit/trees.ts";

/** A modern timber culture house with glowing windows at blue hour in light snow, amber on blue. */
export function hallExterior(canvas: Canvas): void {
  const slats = Array.from({ length: 62 }, (_, index) => `M${380 + index * 18} 390V930`);
  const see = Array.from({ length: 6 }, (_, index): Point => [700 + index * 118, 560]);
  canvas.paint(
    backdrop(canvas, ["#0f2552", "#2a5390", "#7fa3c9"]),
    stars(canvas, 60, [0, 0, 1920, 380]),
    spruces(
      canvas,
      { ground: points("-20 800, 1940 780"), height: [150, 320], spacing: 46 },
      "#1c3a68",
    ),
    mist(canvas, 800, 220, "#a9c6e0", 0.4),
    glow(canvas, [980, 760], [1000, 420], "#ffb648", 0.4),
    path("M300 430L360 330L1180 270L1620 400V930H300z", canvas.linear(["#8a5a34", "#5c3a22"])),
    stroke(slats.join(""), "#2c1a10", 6, { opacity: 0.55 }),
    path("M280 440L340 322L1186 254L1660 396L1640 418L1180 290L352 352L320 440z", "#e3ecf5"),
    rect([660, 500, 770, 430], canvas.linear(["#fff0c4", "#ffcf73", "#f0a23a"])),
    stroke(see.map(([x]) => `M${x + 60} 500V930`).join("") + "M660 640H1430", "#4a2c18", 13),
    foyerLife(canvas),
    rect([400, 560, 170, 130], canvas.linear(["#ffe3a0", "#f3ae4a"]), {
      stroke: "#3a2214",
      "stroke-width": 10,
    }),
    rect([1490, 620, 90, 200], canvas.linear(["#ffe3a0", "#f3ae4a"]), {
      stroke: "#3a2214",
      "stroke-width": 10,
    }),
    path("M600 500L640 470H1460L1490 500z", "#e3ecf5"),
    hill(
      canvas,
      points("-20 940, 600 920, 1300 926, 1940 950"),
      1280,
      canvas.linear(["#dbe8f6", "#8fb0d6", "#3a5f96"]),
    ),
    path("M760 930H1330L1560 1290H520z", canvas.linear(fadeOut("#ffd98a", 0.75))),
    ...triples("860 1040 190, 930 1050 170, 1180 1110 230, 560 1130 240").map(
      ([x, y, size], index) =>
        person(
          canvas,
          [x, y],
          size,
          silhouette("#14264a", {
            hem: index % 2 === 0 ? 0.6 : 0.2,
            hairstyle: index % 2 === 0 ? "long" : "short",
          }),
          index === 3 ? walking : standing,
        ),
    ),
    snowySpruces(
      canvas,
      { ground: points("1640 1180, 1960 1160"), height: [340, 560], spacing: 120 },
      "#0f2348",
      "#a9c3e3",
    ),
    snowySpruces(
      canvas,
      { ground: points("-50 1190, 220 1210"), height: [340, 560], spacing: 120 },
      "#0f2348",
      "#a9c3e3",
    ),
    snowfall(canvas, 140, 11),
  );
}

function foyerLife(canvas: Canvas): string {
  return (
    [740, 800, 930, 1090, 1160, 1300]
      .map((x, index) =>
        person(
          canvas,
          [x, 926],
          180 + (index % 3) * 16,
          silhouette("#8a4a1c", { hem: index % 2 === 0 ? 0.4 : 0.1 }),
        ),
      )
      .join("") + [760, 960, 1160, 1360].map((x) => circle([x, 556], 17, "#fffaf0")).join("")
  );
}

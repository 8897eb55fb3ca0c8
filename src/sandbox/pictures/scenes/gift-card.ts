import type { Canvas } from "../kit/canvas.ts";
import { darken, lighten } from "../kit/colour.ts";
import { disc, dots, star, strewn } from "../kit/outline.ts";
import {
  circle,
  curve,
  group,
  lines,
  path,
  placed,
  points,
  rect,
  round,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/**
 * A wrapped gift card with a ribbon and a spruce twig on dark green paper, green, gold and cream.
 */
export function giftCard(canvas: Canvas): void {
  const { random } = canvas;
  const specks = strewn(random, 90, [0, 0, 1920, 1280]);
  canvas.paint(
    backdrop(canvas, ["#1f5a45", "#12402f", "#0a2a20"], 60),
    stroke(dots(specks), "#e9d9a4", 5, { opacity: 0.35 }),
    glow(canvas, [860, 560], 900, "#3f8f6b", 0.5),
    placed([1000, 660], 1, -8, cardBox(canvas)),
    placed([440, 1090], 1.35, -30, twig()),
    placed([430, 880], 1, -62, twig()),
    ...points("640 1000, 690 1060, 590 1080").map(([x, y]) =>
      circle(
        [x, y],
        27,
        canvas.radial(
          [
            [0, "#ff9a86"],
            [0.5, "#c8281f"],
            [1, "#7a0f12"],
          ],
          [0.35, 0.3],
        ),
      ),
    ),
    vignette(canvas, "#04150f", 0.5),
  );
}

function cardBox(canvas: Canvas): string {
  const ribbon = canvas.linear(["#f7e3a0", "#d9a941", "#a8741f"], 0);
  const loop = "M0 0C-60 -130 -230 -150 -220 -50C-214 20 -90 30 0 0z";
  return group(
    {},
    rect([-470, -300, 940, 600], "#03130d", {
      rx: 26,
      opacity: 0.5,
      transform: "translate(20 30)",
      filter: canvas.blur(20),
    }),
    rect([-470, -300, 940, 600], canvas.linear(["#fffaf0", "#f6ead0", "#e3cfa6"], 40), { rx: 26 }),
    rect([-440, -270, 880, 540], "none", { rx: 16, stroke: "#d9b45f", "stroke-width": 4 }),
    path(
      triples("250 -130 60, 330 120 34, 150 170 24")
        .map(([x, y, r]) => star([x, y], r, 5, 0.5))
        .join(""),
      "#e3c378",
      { opacity: 0.55 },
    ),
    path("M-250 -300h90v600h-90z", ribbon),
    path("M-470 -40h940v84h-940z", canvas.linear(["#f7e3a0", "#d9a941", "#a8741f"])),
    group(
      { transform: "translate(-205 0)" },
      path(
        "M0 0C60 90 70 190 150 260L190 210C120 150 90 70 40 -10zM0 0C-60 90 -90 190 -170 240L-190 180C-120 140 -80 60 -30 -10z",
        "#c28f2c",
      ),
      path(loop, ribbon),
      group({ transform: "scale(-1 1)" }, path(loop, ribbon)),
      path(
        "M-60 -36C-110 -90 -190 -100 -186 -50C-180 -10 -110 0 -60 -36zM60 -36C110 -90 190 -100 186 -50C180 -10 110 0 60 -36z",
        "#8f5f16",
        { opacity: 0.45 },
      ),
      rect([-44, -46, 88, 92], lighten("#d9a941", 0.2), { rx: 24 }),
    ),
  );
}

function twig(): string {
  const needles = Array.from({ length: 27 }, (_, index) => {
    const x = index * 17;
    const reach = 96 * Math.sin(((index + 4) / 32) * Math.PI) ** 0.6;
    return `M${x} 0L${round(x + reach * 0.62)} ${round(-reach)}M${x} 0L${round(x + reach * 0.62)} ${round(reach)}`;
  });
  return group(
    {},
    stroke(needles.join(""), "#041b12", 8, { opacity: 0.4, transform: "translate(8 12)" }),
    stroke(needles.join(""), "#3f8f5a", 6),
    stroke(needles.filter((_, index) => index % 2 === 0).join(""), "#6fbf7c", 3),
    path(lines(points("-60 -7, 470 -2, 470 2, -60 7")), darken("#7a4f2c", 0.2)),
    path(curve(points("470 0, 480 -10, 500 0, 480 10"), true) + disc([470, 0, 4]), "#7a4f2c"),
  );
}

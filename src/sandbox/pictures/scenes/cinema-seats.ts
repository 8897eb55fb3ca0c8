import { type Canvas, fadeOut, fadeIn } from "../kit/canvas.ts";
import { lines, path, placed, type Point, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/** An empty row of wide red cinema seats with soft aisle lights, deep red and black. */
export function cinemaSeats(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#140406", "#2c070c", "#120305"]),
    glow(canvas, [960, 300], [1300, 560], "#8f1a22", 0.5),
    ...[0, 1, 2, 3].map((index) => wallLight(canvas, 240 + index * 480)),
    ...[-1, 0, 1, 2, 3, 4].map((index) => wideSeat(canvas, [-10 + index * 400, 1130])),
    rect([0, 1180, 1920, 110], canvas.linear(["#1c0507", "#080203"])),
    ...[0, 1, 2, 3, 4, 5].map(
      (index) =>
        glow(canvas, [190 + index * 320, 1214], [110, 30], "#ffb066", 0.75) +
        rect([160 + index * 320, 1208, 60, 9], "#fff0d0", { rx: 4 }),
    ),
    vignette(canvas, "#060102", 0.65),
  );
}

function wallLight(canvas: Canvas, x: number): string {
  return (
    path(
      lines([
        [x - 20, 250],
        [x + 20, 250],
        [x + 150, -60],
        [x - 150, -60],
      ]),
      canvas.linear(fadeIn("#ffb066", 0.4)),
    ) +
    path(
      lines([
        [x - 20, 290],
        [x + 20, 290],
        [x + 170, 640],
        [x - 170, 640],
      ]),
      canvas.linear(fadeOut("#ffb066", 0.4)),
    ) +
    rect([x - 24, 246, 48, 48], "#ffdfae", { rx: 10 })
  );
}

/** A wide seat from the front: back, cushion and armrests. */
function wideSeat(canvas: Canvas, [x, y]: Point): string {
  const cloth = canvas.linear(["#d22a34", "#a3141f", "#5c0a12"]);
  return placed(
    [x + 160, y],
    1,
    0,
    path(
      "M-150 -150C-164 -340 -150 -500 -110 -540C-60 -566 60 -566 110 -540C150 -500 164 -340 150 -150z",
      cloth,
    ),
    path(
      "M-118 -200C-126 -340 -116 -470 -90 -500C-40 -518 40 -518 90 -500C116 -470 126 -340 118 -200z",
      "#e8434c",
      { opacity: 0.25 },
    ),
    stroke(
      "M-70 -506C-84 -420 -84 -300 -78 -190M70 -506C84 -420 84 -300 78 -190M0 -514V-190",
      "#6b0c14",
      6,
      { opacity: 0.6 },
    ),
    path(
      "M-156 -190C-90 -220 90 -220 156 -190C170 -120 164 -60 150 -40H-150C-164 -60 -170 -120 -156 -190z",
      canvas.linear(["#e0404a", "#a3141f", "#6b0c14"]),
    ),
    stroke("M-150 -182C-90 -208 90 -208 150 -182", "#ff8a8a", 5, { opacity: 0.6 }),
    rect([-130, -44, 260, 70], "#22060a"),
    path(
      "M-206 -260C-206 -290 -150 -290 -150 -260V20H-206z",
      canvas.linear(["#3a0c12", "#150406"], 0),
    ),
    path("M-206 -264C-206 -294 -150 -294 -150 -264V-240H-206z", "#7a4a2a"),
  );
}

import type { Canvas } from "../kit/canvas.ts";
import type { Colour } from "../kit/colour.ts";
import { person } from "../kit/people.ts";
import { leftRight, standing } from "../kit/poses.ts";
import { group, path, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, curtain } from "../kit/stage.ts";

/**
 * An opera singer in a flowing sea-green gown on a grand stage with waves of fabric, sea green and
 * gold.
 */
export function opera(canvas: Canvas): void {
  const wave = (y: number, high: number, shift: number) =>
    `M-40 ${y}C${200 + shift} ${y - high} ${480 + shift} ${y + high} ${780 + shift} ${y}S${1340 + shift} ${y - high} ${1560 + shift} ${y - 10}S1900 ${y + high} 1980 ${y}V1320H-40z`;
  const tones: readonly (readonly [number, number, number, Colour, Colour])[] = [
    [700, 150, 0, "#1d6f6b", "#0d3f45"],
    [800, 120, 120, "#2f9a8c", "#14545a"],
    [930, 110, -80, "#58bfa6", "#1d6f6b"],
    [1060, 90, 60, "#8fdcc2", "#2a8478"],
  ];
  canvas.paint(
    backdrop(canvas, ["#06232b", "#0f4a50", "#0a2f38"]),
    glow(canvas, [960, 420], [900, 620], "#ffdf9a", 0.5),
    beam(canvas, {
      from: [960, -120],
      to: [960, 1000],
      width: 760,
      colour: "#fff0c4",
      opacity: 0.6,
    }),
    ...tones
      .slice(0, 2)
      .map(([y, high, shift, top, low]) => path(wave(y, high, shift), canvas.linear([top, low]))),
    singer(canvas),
    ...tones
      .slice(2)
      .map(
        ([y, high, shift, top, low]) =>
          path(wave(y, high, shift), canvas.linear([top, low])) +
          stroke(wave(y, high, shift).split("V")[0] ?? "", "#d9fff0", 4, { opacity: 0.4 }),
      ),
    curtain(canvas, { box: [-60, -20, 520, 1320], colour: "#c08a2c", folds: 9, gather: 0.55 }),
    curtain(canvas, {
      box: [1460, -20, 520, 1320],
      colour: "#c08a2c",
      folds: 9,
      gather: 0.55,
      side: "right",
    }),
    curtain(canvas, { box: [-40, -40, 2000, 170], colour: "#d9a23c", folds: 30 }),
    stroke("M-40 130H1960", "#ffe7a8", 9, { opacity: 0.8 }),
    vignette(canvas, "#03151a", 0.6, [0.5, 0.42]),
  );
}

function singer(canvas: Canvas): string {
  const gown =
    "M878 400C872 480 916 540 908 590C850 700 640 820 420 960C700 920 820 1000 960 1000S1220 920 1500 960C1280 820 1070 700 1012 590C1004 540 1048 480 1042 400C1010 420 990 372 960 372S910 420 878 400z";
  const folds =
    "M935 560C900 700 760 860 640 950M960 560V990M985 560C1020 700 1160 860 1280 950M948 560C930 740 880 880 820 970M972 560C990 740 1040 880 1100 970";
  return group(
    {},
    person(
      canvas,
      [960, 980],
      800,
      {
        facing: "towards",
        top: "#7fd6bc",
        legs: "#2a8478",
        hair: "#2b1512",
        skin: "#b97a56",
        hairstyle: "bun",
      },
      {
        ...standing,
        elbows: leftRight("-0.2 -0.72, 0.2 -0.72"),
        hands: leftRight("-0.34 -0.84, 0.34 -0.84"),
      },
    ),
    path(gown, canvas.linear(["#9be8cc", "#3aa590", "#15605f"])),
    stroke(folds, "#0f5552", 6, { opacity: 0.45 }),
    stroke("M918 590Q960 606 1002 590", "#ffdf8a", 9),
    path("M925 350Q960 392 995 350L1000 362Q960 408 920 362z", "#ffdf8a"),
  );
}

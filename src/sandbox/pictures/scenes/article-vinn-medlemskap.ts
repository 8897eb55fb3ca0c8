import { condensed } from "../faces/condensed.ts";
import type { Canvas } from "../kit/canvas.ts";
import { darken, lighten } from "../kit/colour.ts";
import { textLine } from "../kit/lettering.ts";
import { star } from "../kit/outline.ts";
import { confetti } from "../kit/props.ts";
import { group, path, placed, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";

/** A golden cinema ticket with a ribbon lying on red velvet, confetti, gold and red. */
export function vinnMedlemskap(canvas: Canvas): void {
  const { random } = canvas;
  const drapes = Array.from({ length: 9 }, (_, index) => {
    const y = index * 160 - 40;
    return path(
      `M-20 ${y}C400 ${y + 110} 800 ${y - 90} 1200 ${y + 50}S1700 ${y + 70} 1940 ${y - 20}V${y + 240}H-20z`,
      canvas.linear([lighten("#b3182a", random.between(0, 0.16)), darken("#8f0f20", 0.25)]),
    );
  });
  canvas.paint(
    backdrop(canvas, ["#a3142a", "#6b0a1a"]),
    ...drapes,
    glow(canvas, [960, 620], [900, 560], "#ffb648", 0.4),
    placed([960, 650], 1.15, -10, ticket(canvas)),
    ribbon(canvas),
    confetti(canvas, 80, [80, 40, 1760, 1180], ["#ffd98a", "#f2b640", "#fff3cf", "#ff8a6a"]),
    vignette(canvas, "#2c040c", 0.55),
  );
}

function ticket(canvas: Canvas): string {
  const shape = "M-460 -210H460V-60C420 -60 420 60 460 60V210H-460V60C-420 60 -420 -60 -460 -60z";
  return group(
    {},
    path(shape, "#2c040c", {
      opacity: 0.5,
      transform: "translate(16 28)",
      filter: canvas.blur(14),
    }),
    path(shape, canvas.linear(["#fff3c0", "#f0bd52", "#d99a2c", "#f7d98a"], 40)),
    rect([-400, -172, 800, 344], "none", { stroke: "#9a6414", "stroke-width": 5, rx: 12 }),
    stroke("M210 -200V200", "#9a6414", 5, { "stroke-dasharray": "3 20" }),
    textLine("KINOKLUBB", [-70, 36], "#8a5210", { face: condensed, size: 168, tracking: 20 }),
    textLine("12 FILMER", [-70, 118], "#8a5210", { face: condensed, size: 66, tracking: 120 }),
    path(star([310, 0], 70), "#9a6414"),
    path("M-460 -210H-200L-420 210H-460V60C-420 60 -420 -60 -460 -60z", "#ffffff", {
      opacity: 0.22,
    }),
  );
}

function ribbon(canvas: Canvas): string {
  const loop = "M0 0C-50 -120 -210 -150 -200 -56C-192 14 -80 26 0 0z";
  const silk = canvas.linear(["#ff5a5a", "#c8182c", "#7a0a1a"], 20);
  return placed(
    [505, 372],
    0.95,
    -18,
    path(
      "M0 0C30 110 0 200 60 300L120 260C70 180 90 90 30 -10zM0 0C-50 90 -90 160 -80 280L-20 270C-30 180 10 90 20 0z",
      "#a8101f",
    ),
    path(loop, silk),
    group({ transform: "scale(-1 1)" }, path(loop, silk)),
    rect([-36, -40, 72, 78], "#e8303c", { rx: 22 }),
  );
}

import type { Canvas } from "../kit/canvas.ts";
import { circle, rect, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { dust } from "../kit/stage.ts";

/** Close-up of piano mechanics with rows of tiny brass motors under the keys, amber and black. */
export function pianoMechanics(canvas: Canvas): void {
  const brassTone = canvas.linear(["#ffe9b0", "#d99a3a", "#7a4a16"], 0);
  const wide = 104;
  const count = 19;
  const isDown = (index: number) => [2, 5, 9, 12, 16].includes(index);
  const unit = Array.from({ length: count }, (_, index) => {
    const x = index * wide - 20;
    const dip = isDown(index) ? 46 : 0;
    return [
      rect([x + 5, 120 + dip, wide - 10, 420], canvas.linear(["#fffaf0", "#f3e3c4", "#c9a878"]), {
        rx: 9,
      }),
      index % 7 === 2 || index % 7 === 6
        ? ""
        : rect(
            [x + wide - 30, 60 + (isDown(index) ? 26 : 0), 60, 250],
            canvas.linear(["#3a3330", "#0d0b0a"]),
            { rx: 8 },
          ),
      stroke(`M${x + wide / 2} ${540 + dip}V730`, "#b98a4a", 11),
      isDown(index) ? glow(canvas, [x + wide / 2, 830], 190, "#ffb648", 0.75) : "",
      rect([x + 17, 730, wide - 34, 220], brassTone, { rx: 16 }),
      stroke(
        [770, 806, 842, 878, 914].map((y) => `M${x + 20} ${y}h${wide - 40}`).join(""),
        "#6b3f12",
        5,
        { opacity: 0.55 },
      ),
      circle([x + wide / 2, 980], 17, isDown(index) ? "#fff3c4" : "#5c3a18"),
      stroke(`M${x + wide / 2} 998V1120`, isDown(index) ? "#ff8a3a" : "#5c3a18", 5),
    ].join("");
  });
  canvas.paint(
    backdrop(canvas, ["#0d0806", "#241509", "#0a0604"]),
    glow(canvas, [960, 700], [1200, 560], "#c9782a", 0.4),
    ...unit,
    rect([-20, 560, 1960, 40], canvas.linear(["#8a5a2a", "#3a2210"])),
    rect([-20, 1110, 1960, 190], canvas.linear(["#2c1a0d", "#0a0604"])),
    stroke("M-20 1110H1940", "#d99a3a", 6, { opacity: 0.7 }),
    dust(canvas, 60, [0, 100, 1920, 900], "#ffe3ad", 0.4),
    vignette(canvas, "#050302", 0.75),
  );
}

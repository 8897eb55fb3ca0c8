import type { Canvas } from "../kit/canvas.ts";
import { mix } from "../kit/colour.ts";
import { person } from "../kit/people.ts";
import { leftRight, standing } from "../kit/poses.ts";
import { ellipse, group, placed, rect, round, stroke } from "../kit/shapes.ts";
import { backdrop, glow, vignette } from "../kit/sky.ts";
import { beam, boards, pool } from "../kit/stage.ts";

/**
 * An old man alone on a dark stage with hundreds of letters hanging in the air around him, sepia
 * and dim blue.
 */
export function postmesteren(canvas: Canvas): void {
  canvas.paint(
    backdrop(canvas, ["#0d1420", "#1a2433", "#2a2620"]),
    glow(canvas, [960, 760], [760, 620], "#e3b878", 0.4),
    ...hangingLetters(canvas, 70, 0.55, "#5f6b7c"),
    beam(canvas, {
      from: [960, -120],
      to: [960, 1110],
      width: 820,
      colour: "#ffe2b0",
      opacity: 0.5,
    }),
    boards(canvas, 1000, ["#3f342a", "#1c1714", "#0b0a0a"]),
    pool(canvas, [960, 1090], [460, 60], "#ffdfa6", 0.7),
    ...hangingLetters(canvas, 44, 1, "#f0d9ae"),
    ellipse([960, 1104], [130, 16], "#050505", { opacity: 0.5 }),
    person(
      canvas,
      [960, 1100],
      520,
      {
        facing: "right",
        top: "#3a4256",
        legs: "#23262f",
        hair: "#d9d6cf",
        skin: "#dba883",
        hem: 0.6,
        flare: 0.03,
        hat: { kind: "cap", colour: "#2b3346" },
      },
      {
        ...standing,
        tilt: 0.012,
        elbows: leftRight("-0.14 -0.63, 0.16 -0.62"),
        hands: leftRight("-0.1 -0.48, 0.19 -0.7"),
      },
    ),
    placed([1066, 732], 1, -14, envelope(1, "#fff3d6")),
    ...hangingLetters(canvas, 9, 1.9, "#b99a6c"),
    vignette(canvas, "#04060a", 0.75, [0.5, 0.6]),
  );
}

function hangingLetters(
  canvas: Canvas,
  count: number,
  scale: number,
  colour: `#${string}`,
): string[] {
  const { random } = canvas;
  return Array.from({ length: count }, () => {
    const x = random.between(20, 1900);
    const y = random.between(60, scale > 1.5 ? 520 : 880);
    const isInFront = Math.abs(x - 960) < 190 && y > 480;
    if (isInFront) return "";
    const tone = mix(colour, "#2a3346", Math.min(0.7, Math.abs(x - 960) / 1500));
    return (
      stroke(`M${round(x)} ${round(y)}V-10`, tone, 1.4, { opacity: 0.4 }) +
      placed([x, y + 24 * scale], scale, random.around(24), envelope(1, tone))
    );
  });
}

function envelope(scale: number, colour: `#${string}`): string {
  return group(
    { transform: `scale(${scale})` },
    rect([-38, -25, 76, 50], colour, { rx: 2 }),
    stroke("M-38 -25L0 6L38 -25", mix(colour, "#3a2c1c", 0.45), 2.4),
    rect([20, 6, 12, 12], mix(colour, "#8a2c1c", 0.5)),
  );
}

import type { Canvas } from "../kit/canvas.ts";
import { limb } from "../kit/outline.ts";
import { HAIRS, type Look, person, SKINS } from "../kit/people.ts";
import { crouching, leftRight, type Pose, reaching, standing, turned } from "../kit/poses.ts";
import {
  group,
  circle,
  ellipse,
  path,
  placed,
  type Point,
  points,
  rect,
  stroke,
  triples,
} from "../kit/shapes.ts";
import { backdrop, cloud } from "../kit/sky.ts";
import { farLake, TOPS } from "../kit/summer.ts";
import { birch, grass } from "../kit/trees.ts";
import { glints, reflection } from "../kit/water.ts";

/** Youths building a wooden raft at a lakeside with hammers and rope, sunny greens and wood. */
export function summerRaft(canvas: Canvas): void {
  const shore = farLake(canvas, 560);
  const youth = (at: Point, size: number, index: number, pose: Pose, facing: Look["facing"]) =>
    ellipse([at[0], at[1] + 4], [size * 0.24, size * 0.03], "#5c4420", { opacity: 0.3 }) +
    person(
      canvas,
      at,
      size,
      {
        facing,
        top: TOPS[index] ?? "#f0564a",
        legs: "#3f5270",
        hair: HAIRS[(index * 2) % 6] ?? HAIRS[0],
        skin: SKINS[(index * 3) % 5] ?? SKINS[0],
        hairstyle: index % 2 === 0 ? "short" : "bun",
        ...(index === 2 ? { hat: { kind: "cap", colour: "#3f9fd0" } } : {}),
      },
      pose,
    );
  canvas.paint(
    backdrop(canvas, ["#6fbce3", "#c4e8ee", "#fdf3cf"]),
    cloud(canvas, [1350, 240], 620, "#ffffff", "#cfe8f0"),
    shore,
    rect([0, 552, 1920, 740], canvas.linear(["#a9e0e8", "#4fb0cc", "#2f8fae"])),
    reflection(canvas, 556, 0.28, shore),
    glints(canvas, [0, 580, 1920, 320], 60, "#ffffff", 0.55),
    group(
      { transform: "translate(0 -100)" },
      path(
        "M-20 900C300 850 700 880 1000 860S1600 800 1940 840V1400H-20z",
        canvas.linear(["#e9d6a0", "#c9ac6a", "#8f9a4a"]),
      ),
      birch(canvas, [1720, 940], 820, "#8fc24f"),
      birch(canvas, [1850, 1000], 760, "#8fc24f"),
      raft(canvas, [900, 1060]),
      youth([420, 1150], 430, 0, crouching, "right"),
      hammer([545, 1045], 30),
      youth(
        [720, 930],
        360,
        1,
        {
          ...standing,
          elbows: leftRight("-0.14 -0.63, 0.16 -0.62"),
          hands: leftRight("0.06 -0.5, 0.2 -0.46"),
        },
        "right",
      ),
      youth([1130, 940], 370, 2, turned(reaching), "left"),
      youth([1390, 1140], 430, 3, turned(crouching), "left"),
      hammer([1265, 1030], -34),
      stroke("M760 790C830 860 880 840 940 900M1010 632C980 780 960 860 930 930", "#f3e3b8", 9),
      grass(canvas, points("-20 960, 260 930"), 130, "#6f9a4a"),
    ),
    grass(canvas, points("-20 1295, 1940 1295"), 120, "#5f8a3a"),
  );
}

function raft(canvas: Canvas, [x, y]: Point): string {
  const logs = Array.from({ length: 7 }, (_, index) => {
    const top = y - 150 + index * 36;
    const [left, right] = [x - 360 - index * 14, x + 360 + index * 14];
    return (
      path(
        limb([
          [left, top, 21],
          [right, top, 21],
        ]),
        canvas.linear(["#e3b070", "#b07838", "#7a4c22"]),
      ) +
      circle([right, top], 19, "#f3d49a") +
      circle([right, top], 10, "none", { stroke: "#b98a4a", "stroke-width": 3 })
    );
  });
  return (
    ellipse([x, y + 110], [460, 40], "#5c4420", { opacity: 0.35 }) +
    logs.join("") +
    stroke(
      `M${x - 240} ${y - 172}L${x - 290} ${y + 92}M${x - 215} ${y - 172}L${x - 262} ${y + 92}M${x + 240} ${y - 172}L${x + 290} ${y + 92}M${x + 215} ${y - 172}L${x + 262} ${y + 92}`,
      "#f3e3b8",
      13,
    )
  );
}

function hammer(at: Point, turn: number): string {
  return placed(
    at,
    1,
    turn,
    path(limb(triples("0 0 7, 0 -120 6")), "#8a5a2c"),
    rect([-44, -146, 92, 38], "#5c6670", { rx: 6 }),
  );
}

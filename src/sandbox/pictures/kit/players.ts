import type { Canvas } from "./canvas.ts";
import { bow, fiddle } from "./instruments.ts";
import { type Look, person } from "./people.ts";
import { fiddling, leftRight, type Pose, seated } from "./poses.ts";
import { group, placed, type Point, stroke } from "./shapes.ts";

/** A musician's place on stage, and the height they would have when standing. */
export interface Player {
  readonly foot: Point;
  readonly size: number;
  readonly look: Look;
  readonly wood: `#${string}`;
}

const bowing: Pose = {
  ...seated,
  elbows: leftRight("-0.17 -0.5, 0.2 -0.52"),
  hands: leftRight("-0.2 -0.62, 0.1 -0.6"),
};

const atCello: Pose = {
  ...seated,
  elbows: leftRight("-0.16 -0.5, 0.2 -0.46"),
  hands: leftRight("-0.02 -0.66, 0.2 -0.33"),
  knees: leftRight("-0.15 -0.29, 0.19 -0.29"),
  feet: leftRight("-0.17 -0.02, 0.21 -0.02"),
};

/** Someone on a chair with a violin or viola under the chin. */
export function seatedFiddler(canvas: Canvas, player: Player): string {
  const { size, foot, look, wood } = player;
  return placed(
    foot,
    size / 100,
    0,
    chair(look.legs),
    person(canvas, [0, 0], 100, look, bowing),
    fiddle(canvas, [1, -64], 32, -98, wood),
    bow([-22, -70], 46, 24, wood),
  );
}

/** Someone standing with a violin. */
export function standingFiddler(canvas: Canvas, player: Player): string {
  const { size, foot, look, wood } = player;
  return placed(
    foot,
    size / 100,
    0,
    person(canvas, [0, 0], 100, look, fiddling),
    fiddle(canvas, [2, -85], 32, -98, wood),
    bow([-24, -90], 48, 22, wood),
  );
}

/** Someone on a chair with a cello between the knees. */
export function cellist(canvas: Canvas, player: Player): string {
  const { size, foot, look, wood } = player;
  return placed(
    foot,
    size / 100,
    0,
    chair(look.legs),
    person(canvas, [0, 0], 100, look, atCello),
    stroke("M2 2L0 -4", "#1a1a1a", 1),
    fiddle(canvas, [1, -3], 72, -8, wood),
    bow([-18, -30], 50, -8, wood),
  );
}

/** Someone on a stool at a keyboard to the right. */
export function pianist(canvas: Canvas, { foot, size, look }: Omit<Player, "wood">): string {
  return placed(
    foot,
    size / 100,
    0,
    group({}, stroke("M-8 -27H10M-6 -26V0M8 -26V0", look.legs, 3)),
    person(canvas, [0, 0], 100, look, {
      ...seated,
      elbows: leftRight("0.06 -0.43, 0.12 -0.43"),
      hands: leftRight("0.26 -0.44, 0.29 -0.43"),
    }),
  );
}

function chair(colour: string): string {
  return stroke("M-9 -28H9M-9 0V-52M9 -28V0", colour, 2);
}

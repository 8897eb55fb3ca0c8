import { type Point, points } from "./shapes.ts";

/** Left and right, as the viewer sees them. */
export type Sides = readonly [left: Point, right: Point];

/** Reads two joints, left and right, e.g. `"-0.1 -0.5, 0.1 -0.5"`. */
export const leftRight = (text: string) => points(text) as unknown as Sides;

/**
 * Where the joints of a figure are. The origin is the ground between the feet, one unit is the
 * height of a standing figure, y grows downwards.
 */
export interface Pose {
  readonly neck: Point;
  /** How far the head leans sideways. */
  readonly tilt: number;
  readonly shoulders: Sides;
  readonly elbows: Sides;
  readonly hands: Sides;
  readonly hips: Sides;
  readonly knees: Sides;
  readonly feet: Sides;
}

/** On both feet, arms down. */
export const standing: Pose = {
  neck: [0, -0.84],
  tilt: 0,
  shoulders: sides(0.094, -0.785),
  elbows: sides(0.135, -0.63),
  hands: sides(0.125, -0.47),
  hips: sides(0.055, -0.5),
  knees: sides(0.055, -0.26),
  feet: sides(0.055, -0.02),
};

/** In mid-step towards the right. */
export const walking: Pose = {
  ...standing,
  neck: [0.02, -0.835],
  elbows: leftRight("-0.14 -0.63, 0.13 -0.62"),
  hands: leftRight("-0.1 -0.47, 0.2 -0.5"),
  knees: leftRight("-0.05 -0.26, 0.09 -0.27"),
  feet: leftRight("-0.16 -0.05, 0.13 -0.02"),
};

/** In full run towards the right. */
export const running: Pose = {
  ...standing,
  neck: [0.1, -0.82],
  tilt: 0.03,
  shoulders: leftRight("0.02 -0.78, 0.16 -0.775"),
  elbows: leftRight("-0.13 -0.68, 0.22 -0.62"),
  hands: leftRight("-0.16 -0.52, 0.33 -0.68"),
  hips: leftRight("-0.03 -0.5, 0.05 -0.5"),
  knees: leftRight("-0.1 -0.28, 0.2 -0.38"),
  feet: leftRight("-0.3 -0.2, 0.19 -0.12"),
};

/** Both arms thrown up. */
export const cheering: Pose = { ...standing, elbows: sides(0.2, -0.92), hands: sides(0.17, -1.1) };

/** In the air with arms and legs spread. */
export const leaping: Pose = {
  neck: [0.02, -0.84],
  tilt: -0.02,
  shoulders: sides(0.094, -0.78),
  elbows: leftRight("-0.25 -0.88, 0.26 -0.86"),
  hands: leftRight("-0.36 -1.02, 0.38 -1"),
  hips: sides(0.05, -0.5),
  knees: leftRight("-0.18 -0.36, 0.2 -0.4"),
  feet: leftRight("-0.34 -0.24, 0.1 -0.22"),
};

/** On a chair or bench whose seat is at -0.28, seen from the side, looking right. */
export const seated: Pose = {
  neck: [0.01, -0.64],
  tilt: 0.01,
  shoulders: leftRight("-0.05 -0.6, 0.06 -0.6"),
  elbows: leftRight("0 -0.42, 0.09 -0.42"),
  hands: leftRight("0.16 -0.38, 0.2 -0.39"),
  hips: leftRight("-0.03 -0.3, 0.02 -0.3"),
  knees: leftRight("0.2 -0.29, 0.24 -0.28"),
  feet: leftRight("0.18 -0.02, 0.25 -0.02"),
};

/** On the edge of something at height 0, seen from behind: arms propped, legs out of sight. */
export const perched: Pose = {
  neck: [0, -0.36],
  tilt: 0,
  shoulders: sides(0.094, -0.3),
  elbows: sides(0.15, -0.16),
  hands: sides(0.14, -0.01),
  hips: sides(0.07, -0.03),
  knees: sides(0.08, 0.0),
  feet: sides(0.06, 0.01),
};

/** On one knee or crouching over something in front, looking right. */
export const crouching: Pose = {
  neck: [0.1, -0.52],
  tilt: 0.04,
  shoulders: leftRight("0.02 -0.48, 0.11 -0.47"),
  elbows: leftRight("0.1 -0.32, 0.2 -0.33"),
  hands: leftRight("0.24 -0.22, 0.3 -0.24"),
  hips: leftRight("-0.08 -0.2, -0.03 -0.2"),
  knees: leftRight("0.12 -0.22, 0.16 -0.04"),
  feet: leftRight("0.06 -0.02, -0.08 -0.02"),
};

/** One arm stretched out ahead to the right, as with a lantern, a flag or a torch. */
export const reaching: Pose = {
  ...standing,
  elbows: leftRight("-0.135 -0.63, 0.2 -0.78"),
  hands: leftRight("-0.125 -0.47, 0.33 -0.86"),
};

/** Holding something before the chest with both hands. */
export const holding: Pose = { ...standing, elbows: sides(0.15, -0.63), hands: sides(0.04, -0.6) };

/** A violin between chin and left hand, the bow in the right. */
export const fiddling: Pose = {
  ...standing,
  tilt: -0.02,
  elbows: leftRight("-0.2 -0.68, 0.19 -0.7"),
  hands: leftRight("-0.22 -0.82, 0.06 -0.78"),
};

/** A guitar across the body. */
export const strumming: Pose = {
  ...standing,
  elbows: leftRight("-0.19 -0.66, 0.18 -0.66"),
  hands: leftRight("-0.21 -0.6, 0.02 -0.55"),
  feet: sides(0.09, -0.02),
};

/** @returns the pose seen in a mirror: looking or going the other way */
export function turned(pose: Pose): Pose {
  const flip = ([left, right]: Sides): Sides => [
    [-right[0], right[1]],
    [-left[0], left[1]],
  ];
  return {
    neck: [-pose.neck[0], pose.neck[1]],
    tilt: -pose.tilt,
    shoulders: flip(pose.shoulders),
    elbows: flip(pose.elbows),
    hands: flip(pose.hands),
    hips: flip(pose.hips),
    knees: flip(pose.knees),
    feet: flip(pose.feet),
  };
}

function sides(x: number, y: number): Sides {
  return [
    [-x, y],
    [x, y],
  ];
}

import type { Canvas } from "./canvas.ts";
import { type Colour, darken, lighten } from "./colour.ts";
import { between, disc, type Joint, limb } from "./outline.ts";
import { type Pose, standing } from "./poses.ts";
import { circle, curve, ellipse, group, path, type Point, round } from "./shapes.ts";

/** What a figure wears and which way it looks; figures have no faces. */
export interface Look {
  readonly facing: "away" | "towards" | "left" | "right";
  readonly top: Colour;
  readonly legs: Colour;
  readonly hair: Colour;
  readonly skin: Colour;
  readonly child?: boolean;
  /** Where the coat or skirt ends: 0 the hips, 0.5 the knees, 1 the feet. */
  readonly hem?: number;
  /** How much wider the hem is than the hips. */
  readonly flare?: number;
  readonly hairstyle?: "short" | "long" | "bun" | "pigtails" | "bald";
  readonly hat?: { readonly kind: "beanie" | "brim" | "cap" | "hood"; readonly colour: Colour };
  readonly scarf?: Colour;
  readonly shoes?: Colour;
}

/** Everything in one colour. */
export function silhouette(colour: Colour, extra: Partial<Look> = {}): Look {
  const all = { top: colour, legs: colour, hair: colour, skin: colour, shoes: colour };
  return { facing: "away", ...all, ...extra };
}

/** Skins and hairs of the people in these pictures. */
export const SKINS = ["#f1c7a5", "#e0a982", "#b97a56", "#8a5638", "#f4d3b8"] as const;
/** See {@link SKINS}. */
export const HAIRS = ["#2b1d1a", "#5a3a26", "#8c5a2b", "#d8a94f", "#3a3a48", "#b5532d"] as const;

/** Colours of the coats of people who go out. */
export const GUESTS: readonly Colour[] = [
  "#d9a23a",
  "#4a7a6a",
  "#b3483a",
  "#3f5f8f",
  "#8a5a7a",
  "#c9c0ac",
];

/** What all parts of one figure share while it is drawn. */
interface Body {
  readonly canvas: Canvas;
  readonly pose: Pose;
  readonly look: Look;
  /** Places a point of the pose on the canvas. */
  readonly at: (point: Point) => Point;
  /** The height of the standing figure in canvas units. */
  readonly size: number;
}

/**
 * A person.
 * @param foot the ground between the feet
 * @param size the height that the person has when standing
 */
export function person(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  look: Look,
  pose: Pose = standing,
): string {
  const at = ([px, py]: Point): Point => [x + px * size, y + py * size];
  const body: Body = { canvas, pose, look, at, size };
  const farArm = arm(body, 0);
  const nearArm = arm(body, 1);
  const arms = look.facing === "right" ? [farArm, nearArm] : [nearArm, farArm];
  const both = look.facing === "towards" || look.facing === "away";
  return group(
    {},
    hairBehind(body),
    both ? "" : (arms[0] ?? ""),
    leg(body, 0),
    leg(body, 1),
    neck(body),
    torso(body),
    both ? farArm + nearArm : (arms[1] ?? ""),
    head(body),
    look.scarf ? scarf(body, look.scarf) : "",
  );
}

function joints({ at, size }: Body, ...points: readonly (readonly [Point, number])[]): Joint[] {
  return points.map(([point, radius]) => [...at(point), radius * size]);
}

function leg(body: Body, side: 0 | 1): string {
  const { pose, look } = body;
  const [hip, knee, foot] = [pose.hips[side], pose.knees[side], pose.feet[side]];
  const way = wayOf(look);
  const toe: Point = [
    foot[0] + (way === 0 ? (side === 0 ? -0.012 : 0.012) : way * 0.045),
    foot[1] + 0.008,
  ];
  const shape = limb(joints(body, [hip, 0.052], [knee, 0.036], [foot, 0.024]));
  const shoe = limb(joints(body, [foot, 0.022], [toe, 0.018]));
  const far = look.facing === "left" ? side === 1 : side === 0;
  const colour = far && way !== 0 ? darken(look.legs, 0.18) : look.legs;
  return path(shape, colour) + path(shoe, look.shoes ?? darken(look.legs, 0.35));
}

function arm(body: Body, side: 0 | 1): string {
  const { pose, look } = body;
  const thick = look.child === true ? 0.9 : 1;
  const [shoulder, elbow, hand] = [pose.shoulders[side], pose.elbows[side], pose.hands[side]];
  const wrist = between(elbow, hand, 0.86);
  const sleeve = limb(
    joints(body, [shoulder, 0.036 * thick], [elbow, 0.03 * thick], [wrist, 0.024 * thick]),
  );
  const fingers = limb(joints(body, [wrist, 0.018], [hand, 0.019]));
  return (
    path(fingers, look.skin) + path(sleeve, darken(look.top, look.top === look.legs ? 0 : 0.1))
  );
}

/** One outline from collar to hem, so that coats and skirts follow every pose. */
function torso({ canvas, pose, look, at, size }: Body): string {
  const hem = look.hem ?? 0.08;
  const flare = look.flare ?? hem * 0.09;
  const side = (index: 0 | 1) => {
    const out = index === 0 ? -1 : 1;
    const [sx, sy] = pose.shoulders[index];
    const [hx, hy] = pose.hips[index];
    const end = hemPoint(pose, index, hem);
    return {
      collar: at([pose.neck[0] + out * 0.036, pose.neck[1] - 0.004]),
      shoulder: at([sx + out * 0.008, sy - 0.026]),
      waist: at([(sx + hx * 2) / 3 + out * 0.03, (sy + hy * 2) / 3]),
      hip: at([hx + out * (0.048 + flare * 0.3), hy]),
      hem: at([end[0] + out * (0.05 + flare), end[1]]),
    };
  };
  const [l, r] = [side(0), side(1)];
  const outline = curve(
    [l.collar, l.shoulder, l.waist, l.hip, l.hem, r.hem, r.hip, r.waist, r.shoulder, r.collar],
    true,
  );
  const plain = look.top === look.legs || size < 60;
  const fill = plain
    ? look.top
    : canvas.linear([lighten(look.top, 0.1), darken(look.top, 0.22)], 20);
  return path(outline, fill);
}

/** Where a coat ends on one leg: on the thigh down to the knee, then on the shin. */
function hemPoint(pose: Pose, side: 0 | 1, hem: number): Point {
  const [hip, knee, foot] = [pose.hips[side], pose.knees[side], pose.feet[side]];
  return hem <= 0.5 ? between(hip, knee, hem * 2) : between(knee, foot, hem * 2 - 1);
}

const headRadius = (look: Look) => (look.child === true ? 0.092 : 0.064);

function headCentre({ pose, look, at }: Body): Point {
  return at([pose.neck[0] + pose.tilt, pose.neck[1] - headRadius(look) * 1.28]);
}

function neck(body: Body): string {
  const [x, y] = headCentre(body);
  const base = body.at([body.pose.neck[0], body.pose.neck[1] + 0.02]);
  const thick = 0.03 * body.size;
  return path(
    limb([
      [x, y, thick],
      [...base, thick * 1.15],
    ]),
    darken(body.look.skin, 0.12),
  );
}

function scarf(body: Body, colour: Colour): string {
  const { at, pose, size } = body;
  const tail = limb(
    joints(
      body,
      [[pose.neck[0] + 0.03, pose.neck[1]], 0.018],
      [[pose.neck[0] + 0.05, pose.neck[1] + 0.14], 0.02],
    ),
  );
  return (
    ellipse(at([pose.neck[0], pose.neck[1] - 0.004]), [0.056 * size, 0.026 * size], colour) +
    path(tail, darken(colour, 0.12))
  );
}

function head(body: Body): string {
  const { look, size } = body;
  const centre = headCentre(body);
  const r = headRadius(look) * size;
  return hairOf(look, centre, r) + faceOf(look, centre, r) + hatOf(look, centre, r);
}

/** Where the look goes: -1 left, 1 right, 0 towards or away from the viewer. */
const wayOf = ({ facing }: Look) => ({ left: -1, right: 1, away: 0, towards: 0 })[facing];

/** Long hair of someone who looks at us falls behind the shoulders. */
function hairBehind(body: Body): string {
  const { look, size } = body;
  if (look.facing !== "towards" || look.hairstyle !== "long") return "";
  const [x, y] = headCentre(body);
  const r = headRadius(look) * size;
  const fall: readonly Joint[] = [
    [x, y, r * 1.06],
    [x, y + r * 1.7, r * 1.1],
  ];
  return path(limb(fall), darken(look.hair, 0.15));
}

function hairOf(look: Look, [x, y]: Point, r: number): string {
  const { hair, hairstyle = "short", skin } = look;
  const way = wayOf(look);
  const styles = {
    bald: "",
    short: "",
    bun: disc([x - way * r * 0.9, y - r * 0.95, r * 0.42]),
    pigtails: [-1, 1]
      .map((side) =>
        limb([
          [x + side * r * 0.95, y, r * 0.3],
          [x + side * r * 1.4, y + r * 1.05, r * 0.24],
        ]),
      )
      .join(""),
    long: limb([
      [x - way * r * 0.45, y, r * (way === 0 ? 1.06 : 0.72)],
      [x - way * r * 0.7, y + r * 1.4, r * (way === 0 ? 0.9 : 0.5)],
    ]),
  };
  const skull = disc([x, y - r * 0.04, r * 1.06]);
  const isBehind = look.facing === "towards" && hairstyle === "long";
  return path(skull + (isBehind ? "" : styles[hairstyle]), hairstyle === "bald" ? skin : hair);
}

/** An oval and, in profile, a nose: enough to know where someone looks. */
function faceOf(look: Look, [x, y]: Point, r: number): string {
  if (look.facing === "away") return "";
  const way = wayOf(look);
  const face = ellipse([x + way * r * 0.3, y + r * 0.22], [r * 0.76, r * 0.82], look.skin);
  const nose = way === 0 ? "" : circle([x + way * r * 1.02, y + r * 0.24], r * 0.15, look.skin);
  return face + nose;
}

function hatOf(look: Look, [x, y]: Point, r: number): string {
  const { hat } = look;
  const way = wayOf(look);
  if (!hat) return "";
  const dome = `M${round(x - r * 1.12)} ${round(y - r * 0.2)}A${round(r * 1.12)} ${round(r * 1.12)} 0 0 1 ${round(x + r * 1.12)} ${round(y - r * 0.2)}z`;
  switch (hat.kind) {
    case "beanie":
      return (
        path(dome + disc([x, y - r * 1.4, r * 0.28]), hat.colour) +
        path(
          limb([
            [x - r * 0.98, y - r * 0.22, r * 0.18],
            [x + r * 0.98, y - r * 0.22, r * 0.18],
          ]),
          darken(hat.colour, 0.2),
        )
      );
    case "brim":
      return (
        path(
          limb([
            [x - r * 0.5, y - r * 0.85, r * 0.55],
            [x + r * 0.5, y - r * 0.85, r * 0.55],
          ]),
          hat.colour,
        ) + ellipse([x, y - r * 0.45], [r * 1.75, r * 0.3], darken(hat.colour, 0.15))
      );
    case "cap":
      return (
        path(dome, hat.colour) +
        path(
          limb([
            [x + way * r * 0.6, y - r * 0.3, r * 0.16],
            [x + way * r * 1.55, y - r * 0.2, r * 0.1],
          ]),
          darken(hat.colour, 0.2),
        )
      );
    case "hood":
      return path(
        limb([
          [x - way * r * 0.12, y - r * 0.12, r * 1.2],
          [x - way * r * 0.1, y + r * 0.8, r * 1],
        ]),
        hat.colour,
      );
  }
}

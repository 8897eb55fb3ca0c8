import type { Colour } from "./colour.ts";
import { Random } from "./random.ts";
import { group, type Point, rect, round } from "./shapes.ts";

/** A colour of a gradient: evenly spread, or at an offset (0 to 1) with an opacity. */
export type Stop = Colour | readonly [offset: number, colour: Colour, opacity?: number];

/** Stops of a colour that fades away. */
export const fadeOut = (colour: Colour, opacity: number): Stop[] => [
  [0, colour, opacity],
  [1, colour, 0],
];

/** Stops of a colour that comes up out of nothing. */
export const fadeIn = (colour: Colour, opacity: number): Stop[] => [
  [0, colour, 0],
  [1, colour, opacity],
];

/** The two shapes of pictures. */
export const SIZES = { poster: [1200, 1800], landscape: [1920, 1280] } as const;

/** The kind of a picture: an upright film poster, or a lying photograph-like illustration. */
export type PictureKind = keyof typeof SIZES;

/**
 * Collects what is painted, back to front, with the gradients and filters it needs. Kit functions
 * take the canvas for these and return markup; scenes hand the markup to `paint`.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly #painted: string[] = [];
  /** By their markup, so that equal definitions are written once. */
  readonly #definitions = new Map<string, string>();

  /** @param name of the picture; equal names give equal random numbers */
  constructor(
    kind: PictureKind,
    readonly name: string,
  ) {
    [this.width, this.height] = SIZES[kind];
    this.random = new Random(name);
  }

  /** Adds markup in front of everything painted so far. */
  paint(...markup: readonly string[]): void {
    this.#painted.push(...markup);
  }

  /** A gradient along `angle` degrees (90 is downwards) over the painted shape's own box. */
  linear(stops: readonly Stop[], angle = 90): string {
    const [x, y] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2];
    const ends = `x1="${unit(0.5 - x)}" y1="${unit(0.5 - y)}" x2="${unit(0.5 + x)}" y2="${unit(0.5 + y)}"`;
    return this.#define("linearGradient", ends, stopMarkup(stops));
  }

  /** A gradient between two places of the canvas, the same for all shapes that use it. */
  across([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
    const ends = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
    return this.#define(
      "linearGradient",
      `gradientUnits="userSpaceOnUse" ${ends}`,
      stopMarkup(stops),
    );
  }

  /** A gradient from the middle of the painted shape's box to its edge. */
  radial(stops: readonly Stop[], [cx, cy]: Point = [0.5, 0.5]): string {
    return this.#define("radialGradient", `cx="${unit(cx)}" cy="${unit(cy)}"`, stopMarkup(stops));
  }

  /** A soft blur of `radius` canvas units, as a value for the `filter` attribute. */
  blur(radius: number): string {
    const area = 'x="-30%" y="-30%" width="160%" height="160%"';
    return this.#define("filter", area, `<feGaussianBlur stdDeviation="${round(radius)}"/>`);
  }

  /** Keeps what is inside the shapes, as a value for the `clip-path` attribute. */
  clip(shapes: string): string {
    return this.#define("clipPath", "", shapes);
  }

  /** Shows what is white in the markup and hides what is black: a value for `mask`. */
  mask(markup: string): string {
    const area = `maskUnits="userSpaceOnUse" x="0" y="0" width="${this.width}" height="${this.height}"`;
    return this.#define("mask", area, markup);
  }

  /** The whole canvas in one paint. */
  cover(fill: string): string {
    return rect([0, 0, this.width, this.height], fill);
  }

  /** @returns the finished picture: a complete SVG document */
  svg(): string {
    const { width, height } = this;
    const grain = this.#grain();
    const definitions = [...this.#definitions.entries()].map(([markup, id]) =>
      markup.replace("$id", id),
    );
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}"><defs>${definitions.join("")}</defs>` +
      `${this.#painted.join("")}${grain}</svg>`
    );
  }

  /** Paper grain: one small tile of noise, repeated, because noise over a whole canvas is slow. */
  #grain(): string {
    const noise = this.#define(
      "filter",
      'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"',
      '<feTurbulence type="fractalNoise" baseFrequency="0.42" numOctaves="2" stitchTiles="stitch"/>' +
        '<feColorMatrix values="1.6 0 0 0 -0.3 1.6 0 0 0 -0.3 1.6 0 0 0 -0.3 0 0 0 0 1"/>',
    );
    const tile = rect([0, 0, 320, 320], "#808080", { filter: noise });
    const pattern = this.#define(
      "pattern",
      'width="320" height="320" patternUnits="userSpaceOnUse"',
      tile,
    );
    return group({ style: "mix-blend-mode:soft-light", opacity: 0.1 }, this.cover(pattern));
  }

  /** @returns `url(#id)` of the definition */
  #define(name: string, attributes: string, inside: string): string {
    const markup = `<${name} id="$id" ${attributes}>${inside}</${name}>`;
    const id = this.#definitions.get(markup) ?? `d${this.#definitions.size}`;
    this.#definitions.set(markup, id);
    return `url(#${id})`;
  }
}

const unit = (value: number) => Math.round(value * 1000) / 1000;

/** Colours without an offset are spread evenly. */
function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const even = stops.length > 1 ? index / (stops.length - 1) : 0;
      const [offset, colour, opacity = 1] = typeof stop === "string" ? [even, stop] : stop;
      const faded = opacity < 1 ? ` stop-opacity="${unit(opacity)}"` : "";
      return `<stop offset="${unit(offset)}" stop-color="${colour}"${faded}/>`;
    })
    .join("");
}

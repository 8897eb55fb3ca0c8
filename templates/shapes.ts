/** How a picture is cut for one range of screen widths. */
export interface Crop {
  /** Width divided by height. */
  readonly ratio: number;
  /** Widths to offer, in pixels, ascending. */
  readonly widths: readonly number[];
  /** How wide the picture is shown: the `sizes` of HTML. */
  readonly sizes: string;
}

/** A place for pictures in the layout; `className` gives the same ratio in `styles/picture.css`. */
export interface Shape {
  readonly className: string;
  readonly wide: Crop;
  /** Another crop below 48em, where screens are upright. */
  readonly narrow?: Crop;
}

/** Every place for a picture, by name. */
export const SHAPES = {
  slide: {
    className: "shape-slide",
    wide: { ratio: 16 / 9, widths: [960, 1280, 1920, 2560], sizes: "100vw" },
    narrow: { ratio: 4 / 5, widths: [400, 600, 800, 1080], sizes: "100vw" },
  },
  hero: {
    className: "shape-hero",
    wide: { ratio: 2, widths: [960, 1280, 1920, 2560], sizes: "100vw" },
    narrow: { ratio: 5 / 4, widths: [400, 600, 800, 1080], sizes: "100vw" },
  },
  feature: {
    className: "shape-feature",
    wide: { ratio: 3 / 2, widths: [400, 640, 960, 1280], sizes: "(min-width: 48em) 56vw, 100vw" },
  },
  card: {
    className: "shape-card",
    wide: {
      ratio: 3 / 2,
      widths: [320, 480, 640, 960],
      sizes: "(min-width: 64em) 26rem, (min-width: 40em) 46vw, 92vw",
    },
  },
  video: {
    className: "shape-video",
    wide: { ratio: 16 / 9, widths: [480, 800, 1280], sizes: "(min-width: 64em) 48rem, 92vw" },
  },
  poster: {
    className: "shape-poster",
    wide: {
      ratio: 2 / 3,
      widths: [200, 320, 480, 640],
      sizes: "(min-width: 48em) 16rem, 60vw",
    },
  },
  thumbnail: {
    className: "shape-thumbnail",
    wide: { ratio: 1, widths: [96, 160, 240, 320], sizes: "(min-width: 48em) 8rem, 5rem" },
  },
  posterThumbnail: {
    className: "shape-poster",
    wide: { ratio: 2 / 3, widths: [96, 160, 240], sizes: "(min-width: 48em) 6rem, 4rem" },
  },
} as const satisfies Readonly<Record<string, Shape>>;

/** How a picture is cut for one range of screen widths. */
export interface Crop {
  /** Width divided by height. */
  readonly ratio: number;
  /** Widths to offer, in pixels, ascending. */
  readonly widths: readonly number[];
  /** How wide the picture is shown: the `sizes` of HTML. */
  readonly sizes: string;
}

/** A place for pictures in the layout; `className` gives it its shape in `styles/picture.css`. */
export interface Shape {
  readonly className: string;
  readonly wide: Crop;
  /** Another crop below 48em, where screens are upright. */
  readonly narrow?: Crop;
}

/*
 * Few ratios and widths, shared wherever places are alike: each is up to three files to be made and kept
 * for every picture of the site.
 */
const SCREEN = { ratio: 16 / 9, widths: [960, 1600], sizes: "100vw" } as const;
const UPRIGHT = { ratio: 5 / 4, widths: [800], sizes: "100vw" } as const;
const POSTER = 2 / 3;

/** Every place for a picture, by name. */
export const SHAPES = {
  slide: { className: "shape-slide", wide: SCREEN, narrow: UPRIGHT },
  hero: { className: "shape-hero", wide: SCREEN, narrow: UPRIGHT },
  video: {
    className: "shape-video",
    wide: { ratio: 16 / 9, widths: [960], sizes: "(min-width: 64em) 48rem, 92vw" },
  },
  photo: {
    className: "shape-photo",
    wide: {
      ratio: 3 / 2,
      widths: [480, 960],
      sizes: "(min-width: 64em) 28rem, (min-width: 40em) 46vw, 92vw",
    },
  },
  /** Of the first on a playbill; on narrow screens all are thumbnails, cut square from this. */
  leadBill: {
    className: "shape-photo",
    wide: { ratio: 3 / 2, widths: [320, 960], sizes: "(min-width: 48em) 46vw, 7rem" },
  },
  bill: {
    className: "shape-photo",
    wide: {
      ratio: 3 / 2,
      widths: [320, 960],
      sizes: "(min-width: 64em) 19rem, (min-width: 48em) 24vw, 7rem",
    },
  },
  poster: {
    className: "shape-poster",
    wide: { ratio: POSTER, widths: [320, 480], sizes: "(min-width: 48em) 15rem, 44vw" },
  },
  posterThumbnail: {
    className: "shape-poster",
    wide: { ratio: POSTER, widths: [160, 320], sizes: "(min-width: 48em) 5rem, 3.5rem" },
  },
} as const satisfies Readonly<Record<string, Shape>>;

import type { FocalPoint } from "./production.ts";

/** What a template asks for: one picture, in the sizes that its place in the layout needs. */
export interface PictureRequest {
  /** The address in the record. */
  readonly url: string;
  readonly focalPoint?: FocalPoint | undefined;
  /** Widths in CSS pixels times density, ascending; wider than the original is left out. */
  readonly widths: readonly number[];
  /** Width divided by height of the crop; undefined keeps the picture's own shape. */
  readonly ratio?: number | undefined;
}

/** What a template puts into a `<picture>`. */
export interface PictureSet {
  /** The fallback address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The `srcset` of the fallback format. */
  readonly srcset: string;
  /** Better formats first, e.g. `image/avif`. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Placeholder colour, `#rrggbb`. */
  readonly colour: string;
}

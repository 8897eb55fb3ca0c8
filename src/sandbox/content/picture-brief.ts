/** What the artist draws for one picture name. */
export interface PictureBrief {
  readonly name: string;
  readonly kind: "poster" | "landscape";
  /** One English sentence: what it shows, mood and colours. */
  readonly motif: string;
  /** The title to letter on a poster. */
  readonly lettering?: string;
}

/** A film or a culture production; its performances are {@link Event}s (contract, section 2). */
export interface Production {
  readonly id: string;
  readonly title: string;
  readonly object: "movie" | "culture";
  /** `movie` (showing now), `movie_coming`, or the culture class, e.g. `concert`. */
  readonly objectClass: string;
  /** The platform's list heading, e.g. `På kino nå`. */
  readonly class: { readonly title: string } | null;
  /** What visitors call it: `Konsert`, `Kirkejubileum`. */
  readonly typeText: string | null;
  /** Films: the slug of the film page, `{film-slug}-dxm-{number}`. */
  readonly parentSlug: string | null;
  /** The slug of the event page, `{title-slug}-{event code}`. */
  readonly pageReference: string | null;
  /** Films: identifies movie info and reviews at the membership backend. */
  readonly ediNumber: string | null;
  readonly features: readonly Feature[];
  readonly contents: {
    /** Sanitised HTML. */
    readonly body: string;
    /** Plain text. */
    readonly summary: string;
  };
  readonly assets: readonly Asset[];
}

/** A labelled fact: `Aldersgrense`: `9 år`. */
export interface Feature {
  readonly label: string;
  readonly value: string;
}

/** A picture or trailer that belongs to a production. */
export interface Asset {
  /** `first_image`, `poster`, `image` or `trailer`; others are kept and not shown. */
  readonly type: string;
  readonly url: string;
  readonly alt?: string;
  readonly focalPoint?: FocalPoint;
}

/** The point of a picture that a crop must keep: 0 to 1 from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Feature labels that the templates and the structured data know (contract: chosen). */
export const FEATURE = {
  ageLimit: "Aldersgrense",
  runningTime: "Spilletid",
  genre: "Sjanger",
  language: "Språk",
  premiere: "Premiere",
  director: "Regi",
  cast: "Skuespillere",
  country: "Land",
} as const;

/** @returns the value of a labelled feature, label compared without case; undefined where it has none */
export function featureOf(
  production: Pick<Production, "features">,
  label: string,
): string | undefined {
  const wanted = label.toLowerCase();
  return production.features.find((feature) => feature.label.toLowerCase() === wanted)?.value;
}

/** @returns the first asset of the first type in `types` that the production has */
export function assetOf(
  production: Pick<Production, "assets">,
  ...types: readonly string[]
): Asset | undefined {
  for (const type of types) {
    const asset = production.assets.find((candidate) => candidate.type === type);
    if (asset) return asset;
  }
  return undefined;
}

/** @returns the picture that stands for the production, on its page and wherever it is shared */
export function pictureOf(production: Pick<Production, "assets">): Asset | undefined {
  return assetOf(production, "first_image", "image", "poster");
}

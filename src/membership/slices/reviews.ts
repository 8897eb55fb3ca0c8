import type { Review } from "../entities.ts";
import type { Failure } from "../failure.ts";

/** Members' reviews of the film of the page (specification, section 3). */
export interface ReviewsSlice {
  /** Which film was asked for: pages change without a new document. */
  readonly ediNumber: string | undefined;
  readonly items: readonly Review[];
  /** How many records come before those that are still to be had; undefined: there are none. */
  readonly nextSkip: number | undefined;
  readonly loading: boolean;
  readonly error: Failure | undefined;
}

/** The transitions of reviews (specification, section 4). */
export type ReviewsAction = { readonly slice: "reviews" } & (
  | { readonly type: "requested"; readonly ediNumber: string }
  | {
      readonly type: "succeeded";
      readonly items: readonly Review[];
      readonly nextSkip: number | undefined;
    }
  | { readonly type: "failed"; readonly error: Failure }
);

export const initialReviews: ReviewsSlice = {
  ediNumber: undefined,
  items: [],
  nextSkip: undefined,
  loading: false,
  error: undefined,
};

/** @returns the slice after one transition; items stay while more of the same film are asked for */
export function reduceReviews(slice: ReviewsSlice, action: ReviewsAction): ReviewsSlice {
  switch (action.type) {
    case "requested": {
      const kept = slice.ediNumber === action.ediNumber ? slice : initialReviews;
      return { ...kept, ediNumber: action.ediNumber, loading: true, error: undefined };
    }
    case "succeeded":
      return { ...slice, items: action.items, nextSkip: action.nextSkip, loading: false };
    case "failed":
      return { ...slice, loading: false, error: action.error };
  }
}

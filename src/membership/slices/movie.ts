import type { MovieInfo } from "../entities.ts";
import type { Failure } from "../failure.ts";

/** What the film club knows about the film of the page (specification, section 3). */
export interface MovieSlice {
  /** Which film was asked for: pages change without a new document. */
  readonly ediNumber: string | undefined;
  readonly movieInfo: MovieInfo | undefined;
  readonly loading: boolean;
  readonly error: Failure | undefined;
}

/** The transitions of movie info (specification, section 4). */
export type MovieAction = { readonly slice: "movie" } & (
  | { readonly type: "requested"; readonly ediNumber: string }
  | { readonly type: "put"; readonly movieInfo: MovieInfo }
  | { readonly type: "failed"; readonly error: Failure }
);

export const initialMovie: MovieSlice = {
  ediNumber: undefined,
  movieInfo: undefined,
  loading: false,
  error: undefined,
};

/** @returns the slice after one transition; another film's info goes when a film is asked for */
export function reduceMovie(slice: MovieSlice, action: MovieAction): MovieSlice {
  switch (action.type) {
    case "requested":
      return { ...initialMovie, ediNumber: action.ediNumber, loading: true };
    case "put":
      return { ...slice, movieInfo: action.movieInfo, loading: false };
    case "failed":
      return { ...slice, loading: false, error: action.error };
  }
}

import { fraction } from "../programme/fraction.ts";
import type { WireEvent, WireMovieInfo } from "../wire.ts";
import { averageRating, reviewCount } from "./reviews.ts";

/** A film of the site's programme, as its membership backend knows it. */
export interface Movie {
  /** The backend's own id, unlike any of the platform's. */
  readonly id: number;
  readonly edi: string;
  readonly title: string;
  readonly poster: string | null;
  /** Path of the film page. */
  readonly link: string | null;
}

/** @returns the films among the events, each once, in the programme's order */
export function moviesOf(events: readonly WireEvent[]): readonly Movie[] {
  const byEdi = new Map<string, Movie>();
  for (const { production } of events) {
    const edi = production.ediNumber;
    if (edi === undefined || edi === null || byEdi.has(edi)) continue;
    byEdi.set(edi, {
      id: 100_000 + Math.floor(fraction("movie", edi) * 9_900_000),
      edi,
      title: production.title,
      poster: production.assets.find(({ type }) => type === "poster")?.url ?? null,
      link: production.parentSlug ? `/${production.parentSlug}` : null,
    });
  }
  return [...byEdi.values()];
}

/** The film with its rating, as the backend sends it. */
export function movieInfoOf(movie: Movie): WireMovieInfo {
  return {
    Title: movie.title,
    MovieId: movie.id,
    Edis: movie.edi,
    Rating: averageRating(movie.edi),
    RatingCount: reviewCount(movie.edi),
    Poster: movie.poster,
    link: movie.link,
  };
}

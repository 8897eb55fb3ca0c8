import { dayAt } from "../programme/days.ts";
import { failure, json, type Reply, type SandboxRequest } from "../server/exchange.ts";
import { get, type Route } from "../server/service.ts";
import type { Backend } from "./backend.ts";
import { movieInfoOf, type Movie } from "./movies.ts";
import { pageOf } from "./page.ts";
import { avatarPath } from "./pictures.ts";
import { reviewsOf } from "./reviews.ts";

const REVIEWS_PAGE_SIZE = 20;

/** What members are told about a film: movie info and reviews (contract, section 4). */
export function filmRoutes(backend: Backend): Route[] {
  const { dialect, sessions } = backend;
  const forFilm = (answer: (movie: Movie, request: SandboxRequest) => Reply) =>
    sessions.forMembers((request) => {
      const edi = request.query.get(dialect.ediQuery);
      if (edi === null) return failure(400, `The query must have ${dialect.ediQuery}.`);
      const movie = backend.movies().find((candidate) => candidate.edi === edi);
      return movie ? answer(movie, request) : failure(404, "Vi kjenner ikke denne filmen.");
    });
  return [
    get(
      dialect.endpoints.movieInfo,
      forFilm((movie) => json(movieInfoOf(movie))),
    ),
    get(
      dialect.endpoints.reviews,
      forFilm((movie, { query }) => {
        const reviews = reviewsOf({
          edi: movie.edi,
          movieId: movie.id,
          today: dayAt(backend.now()),
          avatarAddress: (userId) => `${backend.baseUrl}${avatarPath(userId)}`,
        });
        const page = pageOf(reviews, query, REVIEWS_PAGE_SIZE);
        return page ? json(page) : failure(400, "skip and take must be small whole numbers.");
      }),
    ),
  ];
}

import { useCallback } from "react";
import type { MovieInfo } from "../../src/membership/entities.ts";
import { membershipOfTab } from "../../src/membership/membership.ts";
import {
  FailureNotice,
  Loading,
  MemberOnly,
  Poster,
  ratingText,
  Stars,
  useLoad,
  useMemberState,
} from "./members/index.ts";

const LOADING = <Loading text="Henter kinolista di" shape="poster" count={4} />;

/** The films that the member wants to see: `/min-side/kinoliste`. */
export default function WatchList() {
  return (
    <MemberOnly loading={LOADING} reason="Logg inn for å se kinolista di.">
      {({ email }) => <Films key={email} />}
    </MemberOnly>
  );
}

function Films() {
  const { requested, items, loading, error } = useMemberState((state) => state.watchList);
  const reload = useLoad(
    useCallback((signal: AbortSignal) => membershipOfTab().loadWatchList(signal), []),
  );
  return (
    <div className="watch-list">
      {error && <FailureNotice failure={error} onRetry={reload} />}
      {items.length > 0 && (
        <ul className="watch-list__films">
          {items.map((movie) => (
            <Film key={`${movie.movieId} ${movie.edis} ${movie.title}`} movie={movie} />
          ))}
        </ul>
      )}
      {items.length === 0 && (loading || !requested) && LOADING}
      {items.length === 0 && requested && !loading && !error && <NothingYet />}
    </div>
  );
}

function Film({ movie }: { readonly movie: MovieInfo }) {
  const title = movie.title === "" ? "Film uten tittel" : movie.title;
  return (
    <li className="watch">
      <Poster url={movie.poster} title={title} />
      <h2 className="watch__title">
        {movie.link === undefined ? (
          title
        ) : (
          <a href={movie.link} className="cover-link">
            {title}
          </a>
        )}
      </h2>
      {movie.rating !== undefined && movie.ratingCount > 0 && (
        <p className="watch__rating">
          <Stars rating={movie.rating} />
          <span aria-hidden="true">{ratingText(movie.rating)}</span>
        </p>
      )}
    </li>
  );
}

function NothingYet() {
  return (
    <div className="empty">
      <p>Kinolista di er tom. Finn en film du har lyst til å se, og sett den på lista.</p>
      <p className="notice__ways">
        <a className="button" href="/kinoprogram">
          Se kinoprogrammet
        </a>
        <a href="/kommende">Kommende filmer</a>
      </p>
    </div>
  );
}

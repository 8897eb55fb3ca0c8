import { useCallback } from "react";
import { initialMovie } from "../../src/membership/slices/movie.ts";
import { membershipOfTab } from "../../src/membership/membership.ts";
import {
  FailureNotice,
  Loading,
  ratingText,
  Stars,
  useLoad,
  useMemberState,
} from "./members/index.ts";

interface MovieInfoProps {
  /** Identifies the film at the membership backend. */
  readonly ediNumber: string;
}

/** What members think of the film, in stars; nothing for anybody else. */
export default function MovieInfo({ ediNumber }: MovieInfoProps) {
  const profile = useMemberState((state) => state.userProfile.userProfile);
  return profile ? <Rating key={profile.email + ediNumber} ediNumber={ediNumber} /> : null;
}

function Rating({ ediNumber }: MovieInfoProps) {
  const slice = useMemberState((state) => state.movie);
  const { movieInfo, loading, error } = slice.ediNumber === ediNumber ? slice : initialMovie;
  const reload = useLoad(
    useCallback(
      (signal: AbortSignal) => membershipOfTab().loadMovieInfo(ediNumber, signal),
      [ediNumber],
    ),
  );
  if (loading) return <Loading text="Henter medlemmenes vurdering" shape="line" count={1} />;
  if (error?.response?.status === 404) return null;
  if (error) return <FailureNotice failure={error} onRetry={reload} />;
  if (movieInfo === undefined) return null;
  return <RatingText rating={movieInfo.rating} count={movieInfo.ratingCount} />;
}

interface RatingTextProps {
  readonly rating: number | undefined;
  readonly count: number;
}

function RatingText({ rating, count }: RatingTextProps) {
  if (count === 0 || rating === undefined) {
    return <p className="movie-rating">Ingen medlemmer har vurdert filmen ennå.</p>;
  }
  return (
    <p className="movie-rating">
      <Stars rating={rating} />
      <strong aria-hidden="true">{ratingText(rating)}</strong>
      <span>
        {count} {count === 1 ? "medlem" : "medlemmer"} har vurdert filmen
      </span>
    </p>
  );
}

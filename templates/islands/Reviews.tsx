import { useCallback, useEffect, useRef, useState } from "react";
import { membershipOfTab } from "../../src/membership/membership.ts";
import { initialReviews } from "../../src/membership/slices/reviews.ts";
import {
  FailureNotice,
  Loading,
  LogInPrompt,
  useLoad,
  useMemberState,
  useTask,
} from "./members/index.ts";
import { ReviewItem } from "./members/ReviewItem.tsx";

interface ReviewsProps {
  /** Identifies the film at the membership backend. */
  readonly ediNumber: string;
  /** Path of the film's page, to which a log-in returns. */
  readonly path?: string;
}

/** What members write about the film; everybody else is told that it is there. */
export default function Reviews({ ediNumber, path }: ReviewsProps) {
  const profile = useMemberState((state) => state.userProfile.userProfile);
  return (
    <section className="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="section-title">
        Omtaler fra medlemmene
      </h2>
      {profile ? (
        <ReviewList key={profile.email + ediNumber} ediNumber={ediNumber} />
      ) : (
        <LogInPrompt reason="Logg inn for å lese hva medlemmene synes om filmen." path={path} />
      )}
    </section>
  );
}

function ReviewList({ ediNumber }: { readonly ediNumber: string }) {
  const slice = useMemberState((state) => state.reviews);
  const isOfFilm = slice.ediNumber === ediNumber;
  const { items, nextSkip, error } = isOfFilm ? slice : initialReviews;
  const loading = slice.loading || !isOfFilm;
  const load = useCallback(
    (signal: AbortSignal) => membershipOfTab().loadReviews(ediNumber, signal),
    [ediNumber],
  );
  useLoad(load);
  const more = useTask();
  const list = useRef<HTMLUListElement>(null);
  const [nextFocus, setNextFocus] = useState(-1);
  useEffect(() => {
    const item = list.current?.children[nextFocus];
    if (item instanceof HTMLElement) item.focus();
  }, [nextFocus, items.length]);

  // After a failure this asks for the page that is missing: the first one where none is there.
  const loadMore = (): void => {
    setNextFocus(items.length);
    more.start((signal) => membershipOfTab().loadMoreReviews(ediNumber, signal));
  };

  if (error?.response?.status === 404) return <NothingYet />;
  return (
    <>
      {items.length > 0 && (
        <ul ref={list} className="reviews__list">
          {items.map((review) => (
            <ReviewItem key={`${review.id} ${review.userId} ${review.addedAt}`} review={review} />
          ))}
        </ul>
      )}
      {loading && <Loading text="Henter omtaler" shape="line" count={3} />}
      {error && <FailureNotice failure={error} onRetry={loadMore} />}
      {!loading && !error && nextSkip !== undefined && (
        <button type="button" className="button button--quiet" onClick={loadMore}>
          Vis flere omtaler
        </button>
      )}
      {!loading && !error && items.length === 0 && <NothingYet />}
    </>
  );
}

function NothingYet() {
  return <p className="empty">Ingen har skrevet om filmen ennå.</p>;
}

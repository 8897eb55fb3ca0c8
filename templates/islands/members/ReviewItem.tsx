import { useState } from "react";
import type { Review } from "../../../src/membership/entities.ts";
import { formatDateWithYear } from "../../../src/model/format.ts";
import { MemberIcon } from "./MemberIcon.tsx";
import { Stars } from "./Stars.tsx";

/** A member's review: who, when, stars, words, and how many like it. */
export function ReviewItem({ review }: { readonly review: Review }) {
  const { userName, addedAt, rating, comment } = review;
  return (
    <li className="review" tabIndex={-1}>
      <Portrait url={review.image} />
      <div className="review__text">
        <p className="review__who">
          <strong>{userName === "" ? "Et medlem" : userName}</strong>
          {addedAt !== undefined && (
            <time dateTime={new Date(addedAt).toISOString()}>{formatDateWithYear(addedAt)}</time>
          )}
        </p>
        {rating !== undefined && <Stars rating={rating} />}
        {comment !== "" && <p className="review__comment">{comment}</p>}
        <Likes review={review} />
      </div>
    </li>
  );
}

function Likes({ review: { likesCount, isLiked } }: { readonly review: Review }) {
  if (likesCount === 0) return null;
  const others = isLiked ? likesCount - 1 : likesCount;
  const who = isLiked ? (others === 0 ? "Du" : `Du og ${others} til`) : String(likesCount);
  return <p className="review__likes">{who} liker dette</p>;
}

function Portrait({ url }: { readonly url: string | undefined }) {
  const [hasFailed, setFailed] = useState(false);
  if (url === undefined || hasFailed) return <MemberIcon name="avatar" className="icon portrait" />;
  return (
    <img
      className="portrait"
      src={url}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

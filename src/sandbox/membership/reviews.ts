import { instantOn, type Day } from "../programme/days.ts";
import { choose, fraction } from "../programme/fraction.ts";
import type { WireReview } from "../wire.ts";
import { REVIEWERS, REVIEW_TEXTS } from "./review-texts.ts";

/** How many reviews films have: none, few, and more than a page or two of 20. */
const COUNTS = [45, 12, 0, 3, 23, 7];

/** What a review is of and seen from. */
export interface ReviewRequest {
  readonly edi: string;
  readonly movieId: number;
  readonly today: Day;
  /** @returns the address of a reviewer's picture */
  readonly avatarAddress: (userId: number) => string;
}

/** @returns how many reviews the film has */
export function reviewCount(edi: string): number {
  return choose(COUNTS, "reviews", edi) ?? 0;
}

/** @returns the average in half steps; 0 where there are no reviews */
export function averageRating(edi: string): number {
  const count = reviewCount(edi);
  if (count === 0) return 0;
  const ratings = Array.from({ length: count }, (_, index) => ratingOf(edi, index));
  return Math.round((2 * ratings.reduce((sum, rating) => sum + rating, 0)) / count) / 2;
}

/** @returns all reviews of a film, the newest first */
export function reviewsOf(request: ReviewRequest): WireReview[] {
  return Array.from({ length: reviewCount(request.edi) }, (_, index) => review(request, index));
}

function review({ edi, movieId, today, avatarAddress }: ReviewRequest, index: number): WireReview {
  const rating = ratingOf(edi, index);
  const userId = Math.floor(fraction("reviewer", edi, index) * REVIEWERS.length);
  const texts = REVIEW_TEXTS.filter(({ from, to }) => from <= rating && rating <= to);
  const hour = 10 + Math.floor(fraction("hour", edi, index) * 12);
  return {
    Id: Math.floor(fraction("review", edi, index) * 1e9),
    Comment: choose(texts, "comment", edi, index)?.text ?? "",
    Rating: rating,
    AddedAt: new Date(instantOn(today - 1 - index, `${hour}:20`)).toISOString(),
    LikesCount: Math.floor(fraction("likes", edi, index) ** 3 * 40),
    // A number in movie info and a string here: identifiers come as either (contract, section 4).
    MovieId: String(movieId),
    UserId: String(userId),
    UserName: REVIEWERS[userId] ?? "",
    Image: fraction("avatar", edi, index) < 0.4 ? avatarAddress(userId) : null,
    IsLiked: fraction("liked", edi, index) < 0.15,
  };
}

function ratingOf(edi: string, index: number): number {
  return Math.round(10 - 8 * fraction("rating", edi, index) ** 2) / 2;
}

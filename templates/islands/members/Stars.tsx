import { MEMBER_PATHS } from "../../icons/member-paths.ts";

/** The left half of the star in `icons/member-paths.ts`. */
const HALF_STAR = "M12 3.5v13.6L6.7 20l1.1-6-4.4-4.2 6-.8z";

interface StarsProps {
  /** 0 to 5; shown in half steps. */
  readonly rating: number;
}

/** A rating as five stars. */
export function Stars({ rating }: StarsProps) {
  const halves = Math.round(rating * 2);
  return (
    <span className="stars" role="img" aria-label={`${ratingText(rating)} av 5 stjerner`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} className="icon" viewBox="0 0 24 24" aria-hidden="true">
          {halves >= 2 * star && <path className="icon-fill" d={MEMBER_PATHS.star} />}
          {halves === 2 * star - 1 && <path className="icon-fill" d={HALF_STAR} />}
          <path d={MEMBER_PATHS["star-empty"]} />
        </svg>
      ))}
    </span>
  );
}

/** @returns `4,5` */
export function ratingText(rating: number): string {
  return String(Math.round(rating * 10) / 10).replace(".", ",");
}

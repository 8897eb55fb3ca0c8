import type { SiteId } from "../content/types.ts";
import type { Day } from "./days.ts";

/** What a programme is made for. */
export interface ProgrammeRequest {
  readonly siteId: SiteId;
  readonly today: Day;
  /**
   * Whether performances recur for {@link EVERGREEN_DAYS}, so that a snapshot that is a year old
   * still has a programme ahead.
   */
  readonly evergreen: boolean;
  /** @returns the address of a picture by its name */
  readonly pictureAddress: (name: string) => string;
}

/** Fifteen months. */
export const EVERGREEN_DAYS = 456;

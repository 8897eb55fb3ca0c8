import type { WireEvent } from "../wire.ts";
import type { Dialect } from "./dialects.ts";
import type { Members } from "./members.ts";
import type { Movie } from "./movies.ts";
import type { Sessions } from "./sessions.ts";

/** What the calls of one membership backend share. */
export interface Backend {
  readonly dialect: Dialect;
  readonly baseUrl: string;
  readonly members: Members;
  readonly sessions: Sessions;
  /** The site's programme of today. */
  readonly events: () => readonly WireEvent[];
  /** The films in it. */
  readonly movies: () => readonly Movie[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

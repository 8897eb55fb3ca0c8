import { accountRoutes } from "./membership/accounts.ts";
import { BACKENDS } from "./membership/dialects.ts";
import { filmRoutes } from "./membership/film-calls.ts";
import { Members, type Member } from "./membership/members.ts";
import { ownRoutes } from "./membership/own-calls.ts";
import { pictureRoutes } from "./membership/pictures.ts";
import { moviesOf } from "./membership/movies.ts";
import { Sessions } from "./membership/sessions.ts";
import type { ExpiringKeys } from "./expiring-keys.ts";
import type { Records } from "./records.ts";
import type { Service } from "./service.ts";

/** What the membership backends need from the sandbox. */
export interface MembershipOptions {
  /** Origin of the sandbox. */
  readonly url: string;
  readonly records: Records;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The sessions that are good, of all backends. */
  readonly sessionKeys: ExpiringKeys<Member>;
}

/** How much the demo member has on the watch list: in `dx` more than a page of 10. */
const DEMO_WATCH_LIST_SIZE = 12;

/** The membership backends, each with its own members in memory (contract, section 4). */
export function membershipServices(options: MembershipOptions): Service[] {
  const { url, records, now, sessionKeys } = options;
  return BACKENDS.map(({ siteId, dialect }) => {
    const name = `membership/${siteId}`;
    const movies = () => moviesOf(records.readableEvents(siteId));
    const demoWatchList = movies().slice(0, DEMO_WATCH_LIST_SIZE);
    const members = new Members(demoWatchList.map(({ id }) => id));
    const sessions = new Sessions(`/${name}`, sessionKeys);
    const backend = {
      dialect,
      baseUrl: `${url}/${name}`,
      members,
      sessions,
      movies,
      events: () => records.readableEvents(siteId),
      now,
    };
    return {
      name,
      cors: "credentials",
      cache: "no-store",
      routes: [
        ...accountRoutes(backend),
        ...filmRoutes(backend),
        ...ownRoutes(backend),
        ...pictureRoutes,
      ],
    };
  });
}

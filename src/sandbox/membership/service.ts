import type { Records } from "../records/records.ts";
import type { ExpiringKeys } from "../server/expiring-keys.ts";
import type { Service } from "../server/service.ts";
import { accountRoutes } from "./accounts.ts";
import { BACKENDS } from "./dialects.ts";
import { filmRoutes } from "./film-calls.ts";
import { Members, type Member } from "./members.ts";
import { moviesOf } from "./movies.ts";
import { ownRoutes } from "./own-calls.ts";
import { pictureRoutes } from "./pictures.ts";
import { Sessions } from "./sessions.ts";

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

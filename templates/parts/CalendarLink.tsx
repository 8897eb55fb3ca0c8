import {
  eventCalendar,
  KIND_CALENDARS,
  PROGRAMME_CALENDAR,
  productionCalendar,
  subscriptionAddress,
} from "../../src/model/calendar-path.ts";
import type { ListedEvent, ListedProduction } from "../../src/model/listing.ts";
import { useSite } from "../context.ts";
import { Icon } from "../icons/Icon.tsx";
import { whenText } from "../words.ts";

/** One performance for the visitor's own calendar. */
export function AddToCalendar({ event }: { readonly event: ListedEvent }) {
  const { now } = useSite();
  const path = eventCalendar(event);
  if (path === undefined) return null;
  return (
    <a className="add-to-calendar" href={path} download="">
      <Icon name="calendar" />
      <span className="visually-hidden">Legg {whenText(event, now)} i kalenderen</span>
    </a>
  );
}

/** All performances of a production, kept up to date by the visitor's calendar. */
export function FollowProduction({ production }: { readonly production: ListedProduction }) {
  return (
    <Subscription path={productionCalendar(production)} text="Få alle tidene i kalenderen din" />
  );
}

/** What a programme lists, as a calendar to follow: films, culture, or both. */
export function FollowProgramme({ events }: { readonly events: readonly ListedEvent[] }) {
  const kinds = [...new Set(events.map(({ production }) => production.object))];
  const [only] = kinds;
  const path = kinds.length === 1 && only ? KIND_CALENDARS[only] : PROGRAMME_CALENDAR;
  return <Subscription path={path} text="Få programmet i kalenderen din" />;
}

function Subscription({
  path,
  text,
}: {
  readonly path: string | undefined;
  readonly text: string;
}) {
  const { origin } = useSite();
  if (path === undefined) return null;
  return (
    <p className="follow">
      <a className="text-button" href={subscriptionAddress(path, origin)}>
        <Icon name="calendar" />
        {text}
      </a>
    </p>
  );
}

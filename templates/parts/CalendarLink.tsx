import type { ReactNode } from "react";
import {
  eventCalendar,
  KIND_CALENDARS,
  PROGRAMME_CALENDAR,
  productionCalendar,
  subscriptionAddress,
  venueCalendar,
} from "../../src/model/calendar-path.ts";
import type { Venue } from "../../src/model/event.ts";
import type { ListedEvent, ListedProduction } from "../../src/model/listing.ts";
import type { Production } from "../../src/model/production.ts";
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
  const path = productionCalendar(production);
  if (path === undefined) return null;
  return (
    <p className="follow">
      <Subscription path={path}>Få alle tidene i kalenderen din</Subscription>
    </p>
  );
}

/** What a programme lists, as a calendar to follow: films, culture, or both. */
export function FollowProgramme({ events }: { readonly events: readonly ListedEvent[] }) {
  const kinds = [...new Set(events.map(({ production }) => production.object))];
  const only = kinds.length === 1 ? kinds[0] : undefined;
  return (
    <p className="follow">
      <Subscription path={only ? KIND_CALENDARS[only] : PROGRAMME_CALENDAR}>
        Få {only ? KIND_NAMES[only] : "programmet"} i kalenderen din
      </Subscription>
    </p>
  );
}

const KIND_NAMES: Readonly<Record<Production["object"], string>> = {
  movie: "kinoprogrammet",
  culture: "kulturprogrammet",
};

/** Everything that happens at a venue. */
export function FollowVenue({ venue }: { readonly venue: Venue }) {
  const path = venueCalendar(venue);
  if (path === undefined) return null;
  return (
    <Subscription path={path}>
      Få alt som skjer her i kalenderen din
      <span className="visually-hidden">: {venue.name}</span>
    </Subscription>
  );
}

interface SubscriptionProps {
  readonly path: string;
  readonly children: ReactNode;
}

function Subscription({ path, children }: SubscriptionProps) {
  const { origin } = useSite();
  return (
    <a className="text-button" href={subscriptionAddress(path, origin)}>
      <Icon name="calendar" />
      {children}
    </a>
  );
}

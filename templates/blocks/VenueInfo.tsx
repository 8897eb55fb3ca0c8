import { venueKey } from "../../src/model/calendar-path.ts";
import type { Venue } from "../../src/model/event.ts";
import { Icon } from "../icons/Icon.tsx";
import { FollowVenue } from "../parts/CalendarLink.tsx";
import { Section } from "../parts/Section.tsx";
import { eventsOf, subjectOf, type BlockProps } from "../records.ts";

/** Where a production is shown, with links to a map and to the venue's calendar. */
export function VenueInfo(props: BlockProps) {
  const events = [...eventsOf(props.block), ...(subjectOf(props)?.events ?? [])];
  const venues = new Map(
    events.flatMap(({ venue }) => (venue ? [[venueKey(venue), venue] as const] : [])),
  );
  if (venues.size === 0) return null;
  return (
    <Section block={props.block} className="venues" heading={props.block.block.heading ?? "Sted"}>
      {[...venues].map(([key, venue]) => (
        <VenueAddress key={key} venue={venue} />
      ))}
    </Section>
  );
}

function VenueAddress({ venue }: { readonly venue: Venue }) {
  const town = [venue.postalCode, venue.city].filter(Boolean).join(" ");
  const place = [venue.name, venue.address, town].filter(Boolean).join(", ");
  return (
    <address className="venue">
      <strong>{venue.name}</strong>
      {venue.address !== undefined && <span>{venue.address}</span>}
      {town !== "" && <span>{town}</span>}
      <a
        className="text-button"
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
        rel="noopener"
      >
        <Icon name="pin" />
        Vis på kart<span className="visually-hidden">: {venue.name}</span>
      </a>
      <FollowVenue venue={venue} />
    </address>
  );
}

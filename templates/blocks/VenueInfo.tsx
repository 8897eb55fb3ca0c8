import type { Venue } from "../../src/model/event.ts";
import { Icon } from "../icons/Icon.tsx";
import { Section } from "../parts/Section.tsx";
import { eventsOf, subjectOf, type BlockProps } from "../records.ts";

/** Where a production is shown, with a link to a map. */
export function VenueInfo(props: BlockProps) {
  const events = [...eventsOf(props.block), ...(subjectOf(props)?.events ?? [])];
  const venues = new Map(
    events.flatMap(({ venue }) => (venue ? [[venue.id, venue] as const] : [])),
  );
  if (venues.size === 0) return null;
  return (
    <Section block={props.block} className="venues" heading={props.block.block.heading ?? "Sted"}>
      {[...venues.values()].map((venue) => (
        <VenueAddress key={venue.id} venue={venue} />
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
    </address>
  );
}

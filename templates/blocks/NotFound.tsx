import { headingLevelOf } from "../headings.ts";
import { Artwork } from "../parts/Artwork.tsx";
import { Heading } from "../parts/Heading.tsx";
import { Link } from "../parts/Link.tsx";
import { SearchForm } from "../parts/SearchForm.tsx";
import { UpNext } from "../parts/UpNext.tsx";
import { useSite } from "../context.ts";
import { eventsOf, type BlockProps } from "../records.ts";

/** A page that does not exist: says so kindly, and offers search, the menu and the programme. */
export function NotFound(props: BlockProps) {
  const { menus } = useSite();
  const events = eventsOf(props.block);
  return (
    <div className="not-found">
      <Artwork seed="lampe" className="not-found__art" />
      <div className="not-found__text">
        <p className="kicker">404</p>
        <Heading level={headingLevelOf(props)} className="page-title">
          Her er det mørkt på lerretet
        </Heading>
        <p className="lead">
          Vi fant ikke siden du lette etter. Den kan være flyttet, eller forestillingen kan være
          over.
        </p>
        <SearchForm id="not-found" label="Søk etter siden" />
        <ul className="not-found__links">
          <li>
            <Link to="/">Til forsiden</Link>
          </li>
          {menus.header.slice(0, 2).map(({ id, label, path }) => (
            <li key={id}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      {events.length > 0 && <UpNext events={events} />}
    </div>
  );
}

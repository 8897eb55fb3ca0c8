import { formatDay, formatTime } from "../../src/model/format.ts";
import type { ListedEvent, ListedProduction } from "../../src/model/listing.ts";
import { hrefOfPath } from "../../src/model/path.ts";
import { assetOf, FEATURE, featureOf } from "../../src/model/production.ts";
import { useSite } from "../context.ts";
import { headingLevelOf, titleClass } from "../headings.ts";
import { AgeMark } from "../parts/AgeMark.tsx";
import { Heading } from "../parts/Heading.tsx";
import { Island } from "../parts/Island.tsx";
import { NextOf } from "../parts/NextOf.tsx";
import { Picture } from "../parts/Picture.tsx";
import { lastEndOf } from "../programme.ts";
import { subjectOf, type BlockProps } from "../records.ts";
import { SHAPES } from "../shapes.ts";
import { trackingOf } from "../tracking.ts";
import { kindOf } from "../words.ts";
import { PageHeading } from "./PageHeading.tsx";

/** The top of a film's or a culture production's page: its picture, its name and when it is next on. */
export function ProductionHero(props: BlockProps) {
  const site = useSite();
  const production = subjectOf(props);
  if (production === undefined) return <PageHeading {...props} />;
  const backdrop = assetOf(production, "first_image", "image", "poster");
  const first = production.events[0];
  return (
    <header
      className="hero stage"
      data-track-view={first && trackingOf(first, props.page.definition.title, site)}
    >
      <Picture
        url={backdrop?.url}
        alt={backdrop?.alt ?? ""}
        focalPoint={backdrop?.focalPoint}
        shape={SHAPES.hero}
        priority
        seed={production.title}
      />
      <div className="hero__text">
        <p className="kicker">{kickerOf(production)}</p>
        <Heading level={headingLevelOf(props)} className={titleClass(production.title)}>
          {production.title}
        </Heading>
        <p className="hero__facts">
          <AgeMark production={production} />{" "}
          {[FEATURE.runningTime, FEATURE.language]
            .map((label) => featureOf(production, label))
            .filter(Boolean)
            .join(" · ")}
        </p>
        <NextTime production={production} />
        <ForMembers film={production} path={hrefOfPath(props.page.path)} />
      </div>
      {production.object === "movie" && <Poster film={production} />}
    </header>
  );
}

function NextTime({ production: { events, isOver } }: { readonly production: ListedProduction }) {
  if (events.length === 0 && !isOver) return <p className="hero__next">Foreløpig ikke i salg</p>;
  return (
    <div className="hero__next" data-ends-group="">
      {events.length > 0 && (
        <p data-ends={lastEndOf(events)}>
          <a href="#billetter" className="button">
            Se tider og billetter
          </a>
          <NextOf events={events} show={(event, start) => <Next event={event} start={start} />} />
        </p>
      )}
      <p data-ends-empty="" hidden={!isOver}>
        Alle forestillingene er over
      </p>
    </div>
  );
}

/** `Neste: lørdag 5. desember kl. 20.00` */
function Next({ event, start }: { readonly event: ListedEvent; readonly start: number }) {
  const { now } = useSite();
  return (
    <>
      {"Neste: "}
      <span data-event-day="long">{formatDay(start, now)}</span>
      {" kl.\u00a0"}
      <time dateTime={event.startTime ?? undefined} data-event-time="">
        {formatTime(start)}
      </time>
    </>
  );
}

/** The poster beside the name, where a screen has room for both; on phones the backdrop is enough. */
function Poster({ film }: { readonly film: ListedProduction }) {
  const poster = assetOf(film, "poster");
  if (poster === undefined) return null;
  return (
    <div className="hero__poster">
      <Picture
        url={poster.url}
        alt={poster.alt ?? ""}
        focalPoint={poster.focalPoint}
        shape={SHAPES.poster}
        seed={film.title}
      />
    </div>
  );
}

interface ForMembersProps {
  readonly film: ListedProduction;
  /** Address of the page, to which a log-in returns. */
  readonly path: string;
}

/** What members think of the film, and the way onto one's own list. */
function ForMembers({ film: { ediNumber, title }, path }: ForMembersProps) {
  const { membership } = useSite();
  if (membership === undefined || ediNumber === null) return null;
  return (
    <div className="hero__members">
      <Island name="MovieInfo" when="member" props={{ ediNumber }} />
      <Island name="WatchListButton" when="member" props={{ ediNumber, title, path }} />
    </div>
  );
}

function kickerOf(production: ListedProduction): string {
  return featureOf(production, FEATURE.genre) ?? kindOf(production);
}

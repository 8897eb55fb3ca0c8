import { assetOf, FEATURE, featureOf } from "../model/production.ts";
import type { Venue } from "../model/event.ts";
import type { ListedArticle, ListedEvent, ListedProduction } from "../model/listing.ts";
import { hrefOfPath } from "../model/path.ts";
import type { ResolvedPage } from "../model/resolved-page.ts";
import { toOsloIso } from "../model/time.ts";
import type { SizedPicture } from "./pictures.ts";
import type { RenderContext } from "./render-context.ts";

type Thing = Readonly<Record<string, unknown>>;

const AVAILABILITY: Readonly<Record<string, string>> = {
  onsale: "InStock",
  few: "LimitedAvailability",
  soldout: "SoldOut",
  free: "InStock",
};

/**
 * Schema.org data of a page: one event for each performance, the film or the article, the way to
 * the page, and on the front page the site and who runs it.
 */
export function structuredData(
  page: ResolvedPage,
  context: RenderContext,
  picture: SizedPicture | undefined,
): Thing {
  const image = picture && new URL(picture.src, context.origin).href;
  const graph: Thing[] = [];
  if (page.path === "/") graph.push(webSite(context), organisation(context));
  else if (page.entity || !page.meta.noindex) graph.push(breadcrumbs(page, context));
  if (page.entity?.model === "article")
    graph.push(newsArticle(page.entity.record, page, context, image));
  if (page.entity?.model === "production") {
    const production = page.entity.record;
    if (production.object === "movie") graph.push(movie(production, context, image));
    for (const event of datedEvents(page)) graph.push(performance(event, page, context, image));
  }
  return { "@context": "https://schema.org", "@graph": graph };
}

function webSite({ site, origin }: RenderContext): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: site.title,
    url: `${origin}/`,
    inLanguage: site.locale.default,
    publisher: { "@id": `${origin}/#organisation` },
  };
}

function organisation({ site, settings: { organisation: own }, origin }: RenderContext): Thing {
  return withoutUndefined({
    "@type": own.kind === "cinema" ? "MovieTheater" : "PerformingArtsTheater",
    "@id": `${origin}/#organisation`,
    name: own.name === "" ? site.title : own.name,
    url: `${origin}/`,
    telephone: own.phone,
    email: own.email,
    sameAs: own.sameAs,
    address: own.address && {
      "@type": "PostalAddress",
      streetAddress: own.address.street,
      postalCode: own.address.postalCode,
      addressLocality: own.address.city,
      addressCountry: "NO",
    },
  });
}

function breadcrumbs({ path, meta }: ResolvedPage, { site, origin }: RenderContext): Thing {
  const steps = [
    { name: site.title, path: "/" },
    { name: meta.title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: origin + hrefOfPath(step.path),
    })),
  };
}

function newsArticle(
  article: ListedArticle,
  { meta, path }: ResolvedPage,
  { origin }: RenderContext,
  image: string | undefined,
): Thing {
  return withoutUndefined({
    "@type": "NewsArticle",
    headline: article.title,
    description: meta.description,
    image,
    datePublished: toOsloIso(article.createdAt),
    dateModified: toOsloIso(article.updatedAt),
    author: { "@type": "Organization", name: article.author },
    publisher: { "@id": `${origin}/#organisation` },
    mainEntityOfPage: origin + hrefOfPath(path),
  });
}

function movie(
  production: ListedProduction,
  { pictures, origin }: RenderContext,
  image: string | undefined,
): Thing {
  const poster = assetOf(production, "poster");
  const posterPicture = poster && pictures.sized(poster, { width: 800, height: 1200 });
  return withoutUndefined({
    "@type": "Movie",
    "@id": `${origin}${hrefOfPath(production.path ?? "/")}#film`,
    name: production.title,
    description: production.contents.summary || undefined,
    image: posterPicture ? new URL(posterPicture.src, origin).href : image,
    genre: featureOf(production, FEATURE.genre),
    duration: isoDuration(featureOf(production, FEATURE.runningTime)),
    inLanguage: featureOf(production, FEATURE.language),
    contentRating: featureOf(production, FEATURE.ageLimit),
    director: person(featureOf(production, FEATURE.director)),
  });
}

/** The performances that the page lists; a search engine wants a date for each. */
function datedEvents({ sources, entity }: ResolvedPage): readonly ListedEvent[] {
  const listed = Object.values(sources).flatMap((source) =>
    source.model === "event" ? source.items : [],
  );
  const own = entity?.model === "production" ? entity.record.events : [];
  return (listed.length > 0 ? listed : own).filter(({ startTime }) => startTime !== null);
}

function performance(
  event: ListedEvent,
  { meta }: ResolvedPage,
  context: RenderContext,
  image: string | undefined,
): Thing {
  const { production } = event;
  const url = context.origin + hrefOfPath(meta.canonicalPath);
  const isFilm = production.object === "movie";
  return withoutUndefined({
    "@type": isFilm ? "ScreeningEvent" : "Event",
    "@id": `${url}#${encodeURIComponent(event.id)}`,
    name: event.title,
    description: meta.description,
    image,
    url,
    startDate: event.startTime,
    endDate: event.endTime ?? undefined,
    eventStatus: `https://schema.org/${event.status === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: location(event.venue, context),
    organizer: { "@id": `${context.origin}/#organisation` },
    workPresented: isFilm ? { "@type": "Movie", name: production.title } : undefined,
    offers: offer(event),
  });
}

function location(venue: Venue | null, { site, settings }: RenderContext): Thing {
  const own = settings.organisation.address;
  return {
    "@type": "Place",
    name: venue?.name ?? site.title,
    address: withoutUndefined({
      "@type": "PostalAddress",
      streetAddress: venue ? venue.address : own?.street,
      postalCode: venue ? venue.postalCode : own?.postalCode,
      addressLocality: venue ? venue.city : own?.city,
      addressCountry: "NO",
    }),
  };
}

function offer({ checkoutUrl, price, status }: ListedEvent): Thing | undefined {
  const availability = AVAILABILITY[status];
  if (availability === undefined || (checkoutUrl === undefined && status !== "soldout")) {
    return undefined;
  }
  return withoutUndefined({
    "@type": "Offer",
    url: checkoutUrl,
    price: status === "free" ? 0 : price?.from,
    priceCurrency: price?.currency ?? "NOK",
    availability: `https://schema.org/${availability}`,
  });
}

function person(name: string | undefined): Thing | undefined {
  return name === undefined ? undefined : { "@type": "Person", name };
}

/** @returns `PT104M` for `104 min` */
function isoDuration(text: string | undefined): string | undefined {
  const minutes = /(\d+)\s*min/i.exec(text ?? "")?.[1];
  return minutes === undefined ? undefined : `PT${minutes}M`;
}

function withoutUndefined(thing: Readonly<Record<string, unknown>>): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined));
}

import { BRAND_COLOURS } from "../../model/brand.ts";
import {
  eventCalendar,
  KIND_CALENDARS,
  PROGRAMME_CALENDAR,
  productionCalendar,
  venueCalendar,
} from "../../model/calendar-path.ts";
import type { ListedEvent, ListedProduction } from "../../model/listing.ts";
import type { OutputUnit } from "../../model/output.ts";
import { hrefOfPath } from "../../model/path.ts";
import { digestOf } from "../digest.ts";
import type { RenderContext } from "../render-context.ts";
import { foldLines, textValue, TIME_ZONE_LINES, utcValue } from "./content-line.ts";
import { changedAt, performanceText } from "./performance.ts";

const START = foldLines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//cinegen//programme//NB"]);
const TIME_ZONE = foldLines(TIME_ZONE_LINES);
const END = foldLines(["END:VCALENDAR"]);

/** How often a program should look again; shows are moved and cancelled on the day itself. */
const REFRESH_INTERVAL = "PT3H";

/** A calendar that can be followed. */
interface Calendar {
  readonly path: string;
  readonly name: string;
  /** Path of the page that shows the same. */
  readonly page: string;
  readonly events: readonly ListedEvent[];
}

/**
 * The calendars of a site, RFC 5545 with the properties of RFC 7986: the programme, films, culture,
 * each venue, each production, and each performance by itself. Cancelled performances are in them and
 * say so; those without a date are not. A unit's key is its content, so that a calendar in which
 * nothing changed keeps its file, and a host can answer "not modified" to those who follow it.
 */
export function* calendarUnits(context: RenderContext): Iterable<OutputUnit> {
  const dated = context.resolved.events.filter(isDated);
  const entries = new Map(dated.map((event) => [event, performanceText(event, context)]));
  // The programme has every performance in it, so its pictures are those of all calendars.
  let pictures = context.pictures.takeUsed();
  for (const calendar of calendarsOf(dated, context)) {
    const body = calendar.events.map((event) => entries.get(event) ?? "");
    const text = calendarText(headerOf(calendar, context), body);
    yield unitOf(calendar.path, text, pictures);
    pictures = [];
  }
  for (const [event, entry] of entries) {
    const path = eventCalendar(event);
    if (path !== undefined) yield unitOf(path, calendarText([], [entry]), pictures);
  }
}

function isDated({ startTime }: ListedEvent): boolean {
  return startTime !== null;
}

/** Every calendar that can be followed, the programme first. */
function* calendarsOf(dated: readonly ListedEvent[], context: RenderContext): Iterable<Calendar> {
  const { title } = context.site;
  yield { path: PROGRAMME_CALENDAR, name: title, page: "/", events: dated };
  const byKind = groupBy(dated, ({ production }) => KIND_CALENDARS[production.object]);
  for (const [kind, name] of KIND_NAMES) {
    const path = KIND_CALENDARS[kind];
    yield { path, name: `${title} – ${name}`, page: "/", events: byKind.get(path) ?? [] };
  }
  const byVenue = groupBy(dated, ({ venue }) => venue && venueCalendar(venue));
  for (const [path, events] of byVenue) {
    yield { path, name: `${title} – ${events[0]?.venue?.name ?? ""}`, page: "/", events };
  }
  for (const production of productionsOf(context)) {
    const path = productionCalendar(production);
    if (path === undefined) continue;
    const events = production.events.filter(isDated);
    yield { path, name: `${production.title} – ${title}`, page: production.path ?? "/", events };
  }
}

const KIND_NAMES = [
  ["movie", "Film"],
  ["culture", "Kultur"],
] as const;

/** Those that are over are among them as long as they have a page: who follows one finds it empty. */
function productionsOf({ resolved }: RenderContext): ReadonlySet<ListedProduction> {
  const productions = new Set(resolved.productions);
  for (const { entity } of resolved.pages) {
    if (entity?.model === "production") productions.add(entity.record);
  }
  return productions;
}

/** What a calendar says of itself; some programs read only the older names that start with `X-`. */
function headerOf({ path, name, page, events }: Calendar, context: RenderContext) {
  const { site, settings, origin } = context;
  const changed = events.map((event) => changedAt(event, context));
  const latest = changed.reduce((last, each) => Math.max(last, each), 0);
  return [
    `UID:${textValue(`${path}@${site.host}`)}`,
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    ...(latest === 0 ? [] : [`LAST-MODIFIED:${utcValue(latest)}`]),
    `URL:${origin}${hrefOfPath(page)}`,
    `SOURCE;VALUE=URI:${origin}${path}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    `COLOR:${BRAND_COLOURS[settings.theme.variant].name}`,
  ];
}

function calendarText(header: readonly string[], entries: readonly string[]): string {
  return START + foldLines(header) + TIME_ZONE + entries.join("") + END;
}

function unitOf(path: string, content: string, pictures: readonly string[]): OutputUnit {
  return {
    key: digestOf(content),
    paths: [path.slice(1)],
    make: () => ({ contents: [content], pictures }),
  };
}

/** @returns the items by key, in the order of each key's first item; those without a key left out */
function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null | undefined,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key == null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

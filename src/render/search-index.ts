import type { BlockData } from "../model/block-data.ts";
import { endOf } from "../model/event.ts";
import { textOfHtml } from "../model/html.ts";
import type { ListedArticle, ListedEvent, ListedProduction } from "../model/listing.ts";
import { assetOf, FEATURE, featureOf, type Feature } from "../model/production.ts";
import type { ResolvedPage } from "../model/resolved-page.ts";
import {
  SEARCH_FILES,
  type SearchDetail,
  type SearchEntry,
  type SearchPart,
  type Showing,
} from "../search/entry.ts";
import type { Pictures } from "./pictures.ts";
import type { RenderContext } from "./render-context.ts";
import { isListed, type TextFile } from "./sitemap.ts";

/** Each text is searched as far as this, and all texts together as far as a browser can hold. */
const TEXT_LENGTH = 5_000;
const ALL_TEXTS_LENGTH = 2_000_000;
/** How much longer HTML is than its text, at most: cutting it first saves reading the rest. */
const HTML_FACTOR = 4;

const MINUTE_MS = 60_000;

/** Results show the smallest pictures that posters and playbills have too. */
const POSTER = { widths: [160], ratio: 2 / 3 } as const;
const PHOTO = { widths: [320], ratio: 3 / 2 } as const;

/** Features that are shown with every result, are no words to look for, or are soon over. */
const NOT_ABOUT: ReadonlySet<string> = new Set(
  [FEATURE.ageLimit, FEATURE.genre, FEATURE.runningTime, FEATURE.premiere, "Varighet"].map(
    (label) => label.toLowerCase(),
  ),
);

/**
 * The index that browsers search, in two files: what is to come first, small, then all texts,
 * pictures, articles and pages. Pages that are over, hidden or double are in neither.
 */
export function renderSearchIndex(
  context: Pick<RenderContext, "resolved" | "pictures">,
): readonly TextFile[] {
  const pages = context.resolved.pages.filter((page) => isListed(page) && page.path !== "/");
  const textLength = Math.min(TEXT_LENGTH, Math.ceil(ALL_TEXTS_LENGTH / pages.length));
  const upcoming: SearchEntry[] = [];
  const details: SearchDetail[] = [];
  const entries: SearchEntry[] = [];
  for (const page of pages) {
    const { entity } = page;
    const detail = detailOf(page, textLength, context.pictures);
    if (entity?.model === "production") {
      upcoming.push(productionEntry(page.path, entity.record));
      details.push(detail);
    } else if (entity) {
      entries.push({ ...articleEntry(page.path, entity.record), ...detail });
    } else {
      entries.push({ type: "page", title: page.meta.title, ...detail });
    }
  }
  return [
    jsonFile(SEARCH_FILES.upcoming, { entries: upcoming }),
    jsonFile(SEARCH_FILES.rest, { details, entries }),
  ];
}

function productionEntry(path: string, production: ListedProduction): SearchEntry {
  const { title, events } = production;
  const showings = events.flatMap(showingOf);
  const about = production.features
    .filter(isAbout)
    .map(({ label, value }) => [label, value] as const);
  const tags = distinct(events.flatMap((event) => event.tags));
  const place = distinct(events.flatMap(({ venue }) => venue?.name ?? [])).join(", ");
  const premiere = featureOf(production, FEATURE.premiere);
  return {
    type: "event",
    path,
    title,
    facts: factsOf(production),
    about: tags.length > 0 ? [...about, ["Versjon", tags.join(", ")]] : about,
    ...(place !== "" && { place }),
    ...(showings.length > 0 && { showings }),
    ...(showings.length === 0 && premiere !== undefined && { premiere }),
  };
}

/** `Film`, genre, age limit. */
function factsOf(production: ListedProduction): readonly string[] {
  const { object, typeText } = production;
  const kind = object === "movie" ? "Film" : (typeText ?? "Arrangement");
  const ageLimit = featureOf(production, FEATURE.ageLimit) ?? "";
  const years = /\d+/.exec(ageLimit)?.[0];
  const age =
    years === undefined ? (/^a\b/i.test(ageLimit) ? "Tillatt for alle" : "") : `${years} år`;
  return [kind, featureOf(production, FEATURE.genre) ?? "", age].filter((fact) => fact !== "");
}

function isAbout({ label }: Feature): boolean {
  return !NOT_ABOUT.has(label.toLowerCase());
}

function showingOf(event: ListedEvent): readonly Showing[] {
  const end = endOf(event);
  if (event.startTime === null || end === undefined) return [];
  return [[Date.parse(event.startTime) / MINUTE_MS, Math.ceil(end / MINUTE_MS), event.status]];
}

function articleEntry(path: string, article: ListedArticle): SearchEntry {
  const { title, author, category, createdAt } = article;
  return {
    type: "article",
    path,
    title,
    facts: [category === "news" ? "Nyhet" : "Artikkel"],
    ...(author !== "" && { about: [["Av", author]] }),
    published: createdAt,
  };
}

function detailOf(page: ResolvedPage, textLength: number, pictures: Pictures): SearchDetail {
  const html = htmlOf(page).slice(0, textLength * HTML_FACTOR);
  // Where a tag was, before a full stop as before a word, there is a space.
  const text = textOfHtml(html)
    .replace(/ (?=[.,:;!?])/g, "")
    .slice(0, textLength);
  const picture = thumbnailOf(page, pictures);
  return {
    path: page.path,
    ...(text !== "" && { text }),
    ...(picture !== undefined && { picture }),
  };
}

function htmlOf({ entity, definition, blocks, meta }: ResolvedPage): string {
  if (entity?.model === "article") return entity.record.content;
  if (entity) return `${entity.record.contents.summary} ${entity.record.contents.body}`;
  const data = blocks.flatMap((block) => block.data.map(htmlOfData));
  return [meta.description, definition.body, ...data].join(" ");
}

/** @returns what a block says itself; cards and slides speak for other pages */
function htmlOfData({ component, data }: BlockData): string {
  if (component === "Content" || component === "GiftCard") return data.html;
  if (component === "Cover" || component === "NewsletterSignup") {
    return `${data.heading} ${data.text ?? ""}`;
  }
  return "";
}

function thumbnailOf({ entity, meta }: ResolvedPage, pictures: Pictures): string | undefined {
  const isProduction = entity?.model === "production";
  const asset = isProduction
    ? assetOf(entity.record, "poster", "first_image", "image")
    : meta.image;
  if (asset === undefined) return undefined;
  const { url, focalPoint } = asset;
  const set = pictures.set({ url, focalPoint, ...(isProduction ? POSTER : PHOTO) });
  // The last of the better formats is the one that all browsers with modules read.
  return (set?.sources.at(-1)?.srcset ?? set?.srcset)?.split(" ")[0];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function jsonFile(path: string, part: SearchPart): TextFile {
  return { path, content: JSON.stringify(part) };
}

import { DESCRIPTION_LENGTH, excerpt, excerptOfHtml } from "../model/html.ts";
import type { ListedProduction } from "../model/listing.ts";
import type { PageDefinition } from "../model/page.ts";
import { FEATURE, featureOf, pictureOf } from "../model/production.ts";
import type { Entity, ResolvedMeta } from "../model/resolved-page.ts";

/**
 * The metadata of a page: its own by locale, or bound to its entity's title, summary or body, first
 * image and features (specification, section 2).
 */
export function resolveMeta(
  definition: PageDefinition,
  path: string,
  entity: Entity | undefined,
  locale: string,
): ResolvedMeta {
  if (entity) return entityMeta(definition, path, entity);
  const own = definition.meta[locale];
  return {
    title: own?.title ?? definition.title,
    description: own?.description ?? excerptOfHtml(definition.body),
    image: own?.image === undefined ? undefined : { type: "first_image", url: own.image },
    canonicalPath: path,
    noindex: definition.noindex,
    isOver: false,
    updatedAt: undefined,
  };
}

function entityMeta(definition: PageDefinition, path: string, entity: Entity): ResolvedMeta {
  if (entity.model === "article") {
    const { title, content, image, updatedAt } = entity.record;
    return {
      title,
      description: excerptOfHtml(content),
      image: image === "" ? undefined : { type: "first_image", url: image, alt: title },
      canonicalPath: path,
      noindex: definition.noindex,
      isOver: false,
      updatedAt,
    };
  }
  const production = entity.record;
  return {
    title: production.title,
    description: productionDescription(production),
    image: pictureOf(production),
    canonicalPath: production.path ?? path,
    noindex: definition.noindex,
    isOver: production.isOver,
    updatedAt: latestUpdate(production),
  };
}

/** Features that stand at the end of a production's description. */
const DESCRIBING_FEATURES = [FEATURE.genre, FEATURE.runningTime, FEATURE.ageLimit] as const;

function productionDescription(production: ListedProduction): string {
  const { summary, body } = production.contents;
  const text = summary === "" ? excerptOfHtml(body) : summary;
  const facts = DESCRIBING_FEATURES.map((label) => featureOf(production, label))
    .filter((value) => value !== undefined)
    .join(", ");
  if (facts === "") return excerpt(text);
  return `${excerpt(text, DESCRIPTION_LENGTH - facts.length - 2)} ${facts}.`.trim();
}

function latestUpdate(production: ListedProduction): number | undefined {
  const times = production.events.flatMap(({ updatedAt }) => updatedAt ?? []);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** The field of the page file or of the entity that each piece of metadata comes from. */
export interface MetaOrigins {
  readonly title: string;
  readonly description: string;
  /** Undefined: the page has no picture of its own. */
  readonly image: string | undefined;
}

/** @returns where {@link resolveMeta} takes a page's metadata from, by the same rules */
export function metaOrigins(
  definition: PageDefinition,
  entity: Entity | undefined,
  locale: string,
): MetaOrigins {
  if (!entity) {
    const own = definition.meta[locale];
    return {
      title: own?.title === undefined ? "title" : `meta.${locale}.title`,
      description: own?.description === undefined ? "text" : `meta.${locale}.description`,
      image: own?.image === undefined ? undefined : `meta.${locale}.image`,
    };
  }
  if (entity.model === "article") {
    const image = entity.record.image === "" ? undefined : "image";
    return { title: "title", description: "content", image };
  }
  const production = entity.record;
  const text = production.contents.summary === "" ? "contents.body" : "contents.summary";
  const features = DESCRIBING_FEATURES.filter(
    (label) => featureOf(production, label) !== undefined,
  ).map((label) => `feature ${label}`);
  const picture = pictureOf(production);
  return {
    title: "title",
    description: [text, ...features].join(", "),
    image: picture && `asset ${picture.type}`,
  };
}

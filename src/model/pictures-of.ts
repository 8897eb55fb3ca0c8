import type { BlockData } from "./block-data.ts";
import { imagesOf } from "./html.ts";
import type { Snapshot } from "./snapshot.ts";

/** A picture that records refer to, and the first record that does. */
export interface PictureReference {
  readonly url: string;
  /** How problems name the record: `production 12`. */
  readonly record: string;
}

/** @returns every picture that a snapshot's records show, each address once */
export function picturesOf(
  snapshot: Pick<Snapshot, "productions" | "articles" | "blockData">,
): PictureReference[] {
  const records = new Map<string, string>();
  const add = (record: string, urls: readonly (string | undefined)[]) => {
    for (const url of urls) if (url && !records.has(url)) records.set(url, record);
  };
  for (const { id, assets, contents } of snapshot.productions) {
    const pictures = assets.filter(({ type }) => type !== "trailer").map(({ url }) => url);
    add(`production ${id}`, [...pictures, ...inText(contents.body)]);
  }
  for (const { id, image, thumbnail, content } of snapshot.articles)
    add(`article ${id}`, [image, thumbnail, ...inText(content)]);
  for (const block of snapshot.blockData) add(`block-data ${block.id}`, blockPictures(block));
  return Array.from(records, ([url, record]) => ({ url, record }));
}

/** Pictures of a text; those that stand on the site itself need not be fetched. */
function inText(html: string): string[] {
  return imagesOf(html)
    .map(({ src }) => src)
    .filter((src) => /^https?:/.test(src));
}

function blockPictures({ component, data }: BlockData): (string | undefined)[] {
  switch (component) {
    case "Slideshow":
      return data.slides.map(({ image }) => image);
    case "QuickLinks":
    case "CardList":
      return data.cards.map(({ image }) => image);
    case "Cover":
      return [data.image];
    case "Content":
    case "GiftCard":
      return inText(data.html);
    case "Newsletters":
    case "NewsletterSignup":
      return [];
  }
}

/** Search engines show about this many characters of a description. */
export const DESCRIPTION_LENGTH = 155;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** @returns text that is safe inside an element and inside a quoted attribute, in HTML and XML */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#039;": "'",
  "&amp;": "&",
};

/** @returns the text of sanitised HTML, for descriptions and search */
export function textOfHtml(html: string): string {
  return html
    .replace(/(?:<[^>]*>|&nbsp;|\s)+/g, " ")
    .replace(/&(?:lt|gt|quot|#0?39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

/** @returns the text cut at a word's end, with an ellipsis where something was cut */
export function excerpt(text: string, length = DESCRIPTION_LENGTH): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, "")}…`;
}

/** How much HTML is read for an excerpt at first: nearly always enough for its text. */
const EXCERPT_SOURCE_LENGTH = 400;

/** @returns the beginning of the HTML's text, cut as {@link excerpt} cuts */
export function excerptOfHtml(html: string, length = DESCRIPTION_LENGTH): string {
  for (let read = EXCERPT_SOURCE_LENGTH; ; read *= 8) {
    const text = textOfHtml(html.slice(0, read).replace(/<[^>]*$/, ""));
    if (text.length > length || read >= html.length) return excerpt(text, length);
  }
}

/** A picture in sanitised HTML; both values are plain text. */
export interface HtmlImage {
  readonly src: string;
  readonly alt: string;
}

const IMAGE = /<img\b[^>]*>/g;

/** Replaces every picture of sanitised HTML by the HTML that `replace` makes of it. */
export function replaceImages(html: string, replace: (image: HtmlImage) => string): string {
  return html.replace(IMAGE, (tag) => replace(imageOf(tag)));
}

/** @returns the pictures of sanitised HTML, in their order */
export function imagesOf(html: string): readonly HtmlImage[] {
  if (!html.includes("<img")) return [];
  return [...html.matchAll(IMAGE)].map(([tag]) => imageOf(tag));
}

function imageOf(tag: string): HtmlImage {
  const attribute = (name: string) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
    return textOfHtml(value);
  };
  return { src: attribute("src"), alt: attribute("alt") };
}

/** The style sheets and `templates/shapes.ts` call narrower screens narrow: `(max-width: 47.99em)`. */
const WIDE_MEDIA = "(min-width: 48em)";

/**
 * Links that let a browser ask for the picture that a page is first judged by before it has read as
 * far as the picture, styles or fonts: for narrow and for wide screens, in the format that comes first.
 *
 * @param main HTML inside `<main>`, as the templates write it
 * @returns HTML for the head; empty where no picture of the page is marked as the first
 */
export function preloadLinks(main: string): string {
  const mark = main.search(/fetch[Pp]riority="high"/);
  const start = main.lastIndexOf("<picture>", mark);
  if (mark < 0 || start < 0) return "";
  const tags = main.slice(start, main.indexOf(">", mark) + 1).match(/<(?:source|img)[^>]*>/g) ?? [];
  const type = valueOf(tags[0], "type");
  const best = tags.filter((tag) => valueOf(tag, "type") === type);
  const narrow = best.find((tag) => valueOf(tag, "media") !== "");
  const wide = best.find((tag) => valueOf(tag, "media") === "") ?? tags.at(-1);
  return (
    linkTo(narrow, valueOf(narrow, "media")) + linkTo(wide, narrow === undefined ? "" : WIDE_MEDIA)
  );
}

function linkTo(tag: string | undefined, media: string): string {
  const srcset = valueOf(tag, "srcset");
  if (srcset === "") return "";
  const attributes = {
    imagesrcset: srcset,
    imagesizes: valueOf(tag, "sizes"),
    media,
    type: valueOf(tag, "type"),
  };
  const written = Object.entries(attributes).map(([name, value]) =>
    value === "" ? "" : ` ${name}="${value}"`,
  );
  return `<link rel="preload" as="image" fetchpriority="high"${written.join("")}>`;
}

/** @returns the value of an attribute as it is written, empty where the tag has none */
function valueOf(tag: string | undefined, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag ?? "")?.[1] ?? "";
}

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

/** @returns the text of sanitised HTML, for descriptions and search */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
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
const EXCERPT_SOURCE_LENGTH = 1_000;

/** @returns the beginning of the HTML's text, cut as {@link excerpt} cuts */
export function excerptOfHtml(html: string, length = DESCRIPTION_LENGTH): string {
  for (let read = EXCERPT_SOURCE_LENGTH; ; read *= 8) {
    const text = textOfHtml(html.slice(0, read).replace(/<[^>]*$/, ""));
    if (text.length > length || read >= html.length) return excerpt(text, length);
  }
}

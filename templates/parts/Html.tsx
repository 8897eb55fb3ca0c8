import { escapeHtml, replaceImages, type HtmlImage } from "../../src/model/html.ts";
import type { TemplateContext } from "../../src/model/template.ts";
import { useSite } from "../context.ts";
import type { HeadingLevel } from "./Heading.tsx";

interface HtmlProps {
  /** Sanitised at fetch, or written in the site folder. */
  readonly html: string;
  readonly className?: string;
  /** Level of the heading that the text stands under. */
  readonly under?: HeadingLevel;
}

/** Running text that editors wrote, set as prose. */
export function Html({ html, className = "prose", under = 1 }: HtmlProps) {
  const site = useSite();
  const text = replaceImages(nest(html, under), (image) => pictureHtml(image, site));
  return <div className={className} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Widths of a picture in running text, whose column is at most 45 rem wide. */
const TEXT_WIDTHS = [480, 720, 1440];
const TEXT_SIZES = "(min-width: 48em) 45rem, 100vw";

/** A picture that could not be had leaves its place: its caption and text still read well. */
function pictureHtml({ src, alt }: HtmlImage, site: TemplateContext): string {
  const set = site.picture({ url: src, widths: TEXT_WIDTHS });
  if (set === undefined) {
    return src.startsWith("/")
      ? `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" loading="lazy">`
      : "";
  }
  const sources = set.sources.map(
    ({ type, srcset }) =>
      `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${TEXT_SIZES}">`,
  );
  const srcset =
    set.srcset === "" ? "" : ` srcset="${escapeHtml(set.srcset)}" sizes="${TEXT_SIZES}"`;
  return (
    `<picture>${sources.join("")}<img src="${escapeHtml(set.src)}"${srcset} width="${set.width}"` +
    ` height="${set.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`
  );
}

/** Editors start at any level: their highest heading becomes the one below, and none is skipped. */
function nest(html: string, under: HeadingLevel): string {
  const levels = [...new Set([...html.matchAll(/<h([1-6])/g)].map(([, level]) => level))].sort();
  return html.replace(/(<\/?h)([1-6])/g, (_tag, start: string, level: string) => {
    return start + String(Math.min(under + 1 + levels.indexOf(level), 6));
  });
}

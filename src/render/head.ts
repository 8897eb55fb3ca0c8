import { escapeHtml } from "../model/html.ts";
import { hrefOfPath } from "../model/path.ts";
import type { ResolvedPage } from "../model/resolved-page.ts";
import { metaPicture } from "./meta-picture.ts";
import type { SizedPicture } from "./pictures.ts";
import type { RenderContext } from "./render-context.ts";
import { structuredData } from "./structured-data.ts";

/**
 * The part of `<head>` that belongs to one page and is exchanged on navigation: title, description,
 * address, pictures for shared links, structured data.
 */
export function renderHead(page: ResolvedPage, context: RenderContext): string {
  const { meta } = page;
  const title = documentTitle(page, context);
  const url = context.origin + hrefOfPath(meta.canonicalPath);
  const picture = metaPicture(page, context.pictures);
  const isHidden = meta.noindex || meta.isOver || context.site.stage !== "production";
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag("name", "description", meta.description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    isHidden ? tag("name", "robots", "noindex") : "",
    tag("property", "og:type", page.entity?.model === "article" ? "article" : "website"),
    tag("property", "og:site_name", context.site.title),
    tag("property", "og:locale", "nb_NO"),
    tag("property", "og:title", meta.title),
    tag("property", "og:description", meta.description),
    tag("property", "og:url", url),
    ...pictureTags(picture, meta.image?.alt ?? "", context.origin),
    tag("name", "twitter:card", picture ? "summary_large_image" : "summary"),
    jsonScript("application/ld+json", structuredData(page, context, picture)),
  ].join("");
}

/** @returns site name followed by page name (specification, section 1) */
export function documentTitle({ meta }: ResolvedPage, { site }: RenderContext): string {
  return meta.title === "" ? site.title : `${site.title} – ${meta.title}`;
}

/**
 * @returns a script element that holds data. Every `<` is escaped, so that no text in the data can
 * end the element or open a comment.
 */
export function jsonScript(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return `<script type="${type}"${id === undefined ? "" : ` id="${id}"`}>${json}</script>`;
}

function pictureTags(
  picture: SizedPicture | undefined,
  alt: string,
  origin: string,
): readonly string[] {
  if (!picture) return [];
  return [
    tag("property", "og:image", new URL(picture.src, origin).href),
    tag("property", "og:image:width", String(picture.width)),
    tag("property", "og:image:height", String(picture.height)),
    tag("property", "og:image:alt", alt),
  ];
}

function tag(attribute: "name" | "property", name: string, content: string): string {
  return content === "" ? "" : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

import sanitize from "sanitize-html";
import { linkTarget } from "./address.ts";
import { type Video, videoOf } from "./video.ts";

/** HTML that may be published, and what of danger was removed from it. */
export interface SanitisedHtml {
  readonly html: string;
  /** In words, each once: `script`, `onclick`, `the href address of a`. */
  readonly removed: readonly string[];
}

/** Moving an element out of a place where it may not be can take another pass; more change nothing. */
const MAX_PASSES = 4;

const ALLOWED_TAGS = words(`
  p br hr div h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption img a
  table caption thead tbody tfoot tr th td
  em strong s sub sup small mark abbr cite q code time
`);

const ALLOWED_ATTRIBUTES: sanitize.IOptions["allowedAttributes"] = {
  "*": ["lang", "dir"],
  a: ["href", "title", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  figure: ["class", "data-video"],
  ol: ["start", "reversed"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  time: ["datetime"],
};

/** What these hold is no text for readers either. */
const REMOVED_WITH_CONTENT = words(`
  script style template noscript noembed noframes title xmp plaintext iframe svg math textarea option
`);

/** Elements whose removal an operator should hear of; the others are mere decoration. */
const REPORTED_TAGS: ReadonlySet<string> = new Set(
  words(`
    script iframe frame object embed applet base meta link svg math
    form input button select textarea template xmp plaintext audio video
  `),
);

/** Elements with the same meaning to readers: one of them is kept. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ h1: "h2", b: "strong", i: "em", strike: "s", del: "s", center: "div", address: "div" },
  ...{ section: "div", article: "div", header: "div", footer: "div", main: "div", aside: "div" },
};

const ADDRESS_ATTRIBUTES = ["href", "src", "action", "formaction", "data", "xlink:href", "poster"];

/**
 * Reduces HTML to what a text needs: headings (below the page's own), lists, tables, quotes, figures,
 * pictures, links. Embedded players become a figure with a link, loaded on a click. Sanitising what
 * was sanitised changes nothing.
 */
export function sanitiseHtml(html: string): SanitisedHtml {
  const removed = new Set<string>();
  let last = html;
  let clean = sanitiseOnce(html, removed);
  for (let pass = 1; pass < MAX_PASSES && clean !== last; pass++) {
    last = clean;
    clean = sanitiseOnce(last, removed);
  }
  return { html: clean, removed: [...removed] };
}

function sanitiseOnce(html: string, removed: Set<string>): string {
  const clean = sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedClasses: { figure: ["video"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    nonTextTags: REMOVED_WITH_CONTENT,
    nestingLimit: 50,
    transformTags: TRANSFORMS,
    exclusiveFilter: isEmpty,
    onOpenTag: (tag, attributes) => noteDangers(tag, attributes, removed),
  });
  return linkVideos(clean.replaceAll(" />", ">"));
}

const TRANSFORMS: Record<string, sanitize.Transformer> = {
  ...Object.fromEntries(
    Object.entries(RENAMED).map(([from, to]) => [from, sanitize.simpleTransform(to, {})]),
  ),
  a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
  img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  figure: (tagName, attributes) => ({
    tagName,
    attribs: videoAttributes(videoOf(attributes["data-video"] ?? "")),
  }),
  iframe: (tagName, attributes) => {
    const video = videoOf(attributes.src ?? "");
    if (video === undefined) return { tagName, attribs: {} };
    const title = attributes.title?.trim() ?? "";
    return {
      tagName: "figure",
      attribs: videoAttributes(video),
      text: title === "" ? video.label : title,
    };
  },
};

function linkAttributes({ href = "", title = "" }: sanitize.Attributes): sanitize.Attributes {
  const target = linkTarget(href);
  if (target === undefined) return {};
  return {
    href: target,
    ...(title !== "" && { title }),
    ...(/^https?:/.test(target) && { rel: "noopener" }),
  };
}

function pictureAttributes(attributes: sanitize.Attributes): sanitize.Attributes {
  const { src = "", alt = "", width = "", height = "" } = attributes;
  const target = linkTarget(src);
  if (target === undefined || !/^(?:https?:|\/)/.test(target)) return {};
  const hasSize = /^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height);
  return { src: target, alt, ...(hasSize && { width, height }), loading: "lazy" };
}

function videoAttributes(video: Video | undefined): sanitize.Attributes {
  return video === undefined ? {} : { class: "video", "data-video": video.embed };
}

/** Pictures without an address, and the empty paragraphs that editors use as space. */
function isEmpty({ tag, attribs, text, mediaChildren }: sanitize.IFrame): boolean {
  if (tag === "img") return attribs.src === undefined;
  return tag === "p" && text.trim() === "" && mediaChildren.length === 0;
}

/** The transformation of a player can only give it a text: here the text becomes the link. */
function linkVideos(html: string): string {
  return html.replace(
    /(<figure class="video" data-video="([^"]+)">)([^<]*)<\/figure>/g,
    (figure, start: string, embed: string, label: string) => {
      const video = videoOf(embed.replaceAll("&amp;", "&"));
      if (video === undefined) return figure;
      return `${start}<a href="${video.watch}" rel="noopener">${label || video.label}</a></figure>`;
    },
  );
}

function noteDangers(tag: string, attributes: sanitize.Attributes, removed: Set<string>): void {
  const isVideo = tag === "iframe" && videoOf(attributes.src ?? "") !== undefined;
  if (REPORTED_TAGS.has(tag) && !isVideo) removed.add(tag);
  for (const name of Object.keys(attributes)) {
    if (name.startsWith("on")) removed.add(printable(name, "a handler"));
  }
  for (const name of ADDRESS_ATTRIBUTES) {
    const value = attributes[name] ?? "";
    if (value.trim() !== "" && linkTarget(value) === undefined)
      removed.add(`the ${name} address of ${printable(tag, "an element")}`);
  }
}

/** Names in hostile HTML can be anything, and reports are shown on terminals. */
function printable(name: string, otherwise: string): string {
  return /^[a-z][a-z0-9]{0,30}$/.test(name) ? name : otherwise;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

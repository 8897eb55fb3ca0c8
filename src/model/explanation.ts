import type { Block, Filter, Source } from "./page.ts";
import type { Problem } from "./problem.ts";
import type { Redirect } from "./redirect.ts";

/** Why a path of a site is as it is: the page that is built there, or why none is. */
export type Explanation = PageExplanation | AbsenceExplanation;

/** A page with everything that decided it. */
export interface PageExplanation {
  readonly exists: true;
  readonly path: string;
  /** The page file in `site/` and what it says of the page as a whole. */
  readonly page: {
    readonly file: string;
    readonly id: string;
    /** With parameters: `/:production`. */
    readonly path: string;
    readonly pageType: string;
    readonly layout: string;
    readonly membersOnly: boolean;
  };
  readonly params: Readonly<Record<string, string>>;
  /** The record that the route was made from; undefined for fixed pages. */
  readonly record: RecordReference | undefined;
  /** Shown ones first, in the order of the page. */
  readonly blocks: readonly BlockExplanation[];
  /** Sources that no block names. */
  readonly otherSources: readonly SourceExplanation[];
  readonly meta: MetaExplanation;
  readonly redirects: readonly RedirectExplanation[];
  /** Files of the output that are made for the page. */
  readonly files: readonly ExplainedFile[];
  readonly problems: readonly Problem[];
}

/** A file of the output, relative to its folder. */
export interface ExplainedFile {
  readonly path: string;
  /** Undefined where it is not built, or nobody looked. */
  readonly bytes?: number;
}

/** A path without a page. */
export interface AbsenceExplanation {
  readonly exists: false;
  readonly path: string;
  /** Clauses, at least one; the one that matters most comes first. */
  readonly reasons: readonly string[];
  /** Paths of pages that look most like it, nearest first. */
  readonly nearest: readonly string[];
  readonly redirects: readonly RedirectExplanation[];
  readonly problems: readonly Problem[];
}

/** A record as a person tells it from others. */
export interface RecordReference {
  readonly model: Source["model"];
  readonly id: string;
  readonly title: string;
  /** Of an event with a date: ISO 8601. */
  readonly startTime?: string;
}

/** A block of the page definition and what it was given. */
export interface BlockExplanation extends Pick<Block, "id" | "component" | "place" | "options"> {
  readonly heading?: string;
  /** `hidden`: its own flag says so; `left out`: a problem says why. */
  readonly state: "shown" | "hidden" | "left out";
  readonly sources: readonly SourceExplanation[];
  /** Ids of the block-data records it shows. */
  readonly blockData: readonly string[];
}

/** A source, its filters with the route's parameters in them, and what it found. */
export interface SourceExplanation extends Pick<Source, "name" | "model" | "collection"> {
  /** `written` is the value in the page file where that is a parameter: `:production`. */
  readonly filters: readonly (Filter & { readonly written?: string })[];
  readonly records: readonly RecordReference[];
}

/** A page's metadata, each piece with the field that it comes from. */
export interface MetaExplanation {
  readonly title: MetaPiece;
  readonly description: MetaPiece;
  readonly image: MetaPiece;
  readonly canonicalPath: string;
  /** Why sitemap and search leave the page out; undefined where they have it. */
  readonly unlistedBecause: string | undefined;
}

/** One piece of metadata. */
export interface MetaPiece {
  readonly value: string;
  /** A field of the page file or of the page's record: `meta.nb.title`, `contents.summary`. */
  readonly from: string;
}

/** A line of the redirect table as it is written, and what became of it. */
export interface RedirectExplanation extends Redirect {
  /** Where its chain ends; undefined where the line was left out. */
  readonly end: string | undefined;
}

import type { MembershipService } from "./membership.ts";
import type { PictureRequest, PictureSet } from "./picture.ts";
import type { ResolvedPage } from "./resolved-page.ts";
import type { Menus, SiteSettings } from "./settings.ts";
import type { Site } from "./site.ts";

/** What every template can read besides its own props. */
export interface TemplateContext {
  readonly site: Site;
  readonly settings: SiteSettings;
  /** Absolute origin of the published site, without trailing slash: for addresses that leave the page. */
  readonly origin: string;
  /** Menus without items that lead nowhere; addresses are ready to use. */
  readonly menus: Menus;
  /** Midnight in Oslo of the snapshot's day, epoch milliseconds: templates read no clock. */
  readonly now: number;
  /** The backend of the site's first partner; undefined where it has none. */
  readonly membership: MembershipService | undefined;
  /** Looks a picture up; undefined where it could not be had: show a placeholder. */
  picture(request: PictureRequest): PictureSet | undefined;
  /** The server markup of an island, rendered by React. */
  islandMarkup(name: string, props: unknown): string;
}

/** What the compiled `templates/` folder offers to the render stage. */
export interface Templates {
  /** Block components that exist. */
  readonly components: ReadonlySet<string>;
  /** Layouts that exist. */
  readonly layouts: ReadonlySet<string>;
  /** @returns the HTML inside `<main>` */
  renderMain(page: ResolvedPage, context: TemplateContext): string;
  /**
   * @param currentPath the path whose menu item is marked as current
   * @returns the HTML of `<body>` before and after the inside of `<main>`
   */
  renderLayout(layout: string, currentPath: string, context: TemplateContext): LayoutHtml;
}

/** The page around the main part: equal for all pages of one layout and one current menu item. */
export interface LayoutHtml {
  readonly before: string;
  readonly after: string;
}

/** Where a browser finds what was bundled; addresses start with `/assets/`. */
export interface AssetManifest {
  readonly styles: string;
  /** Styles of the members' islands; only where the site has a membership backend. */
  readonly memberStyles?: string;
  readonly runtime: string;
  /** Entry chunk of each island by name. */
  readonly islands: Readonly<Record<string, string>>;
  /** Fonts that the first paint needs. */
  readonly preloadFonts: readonly string[];
}

import type { ResolvedSite } from "../model/resolved-page.ts";
import type { SiteSettings } from "../model/settings.ts";
import type { Site } from "../model/site.ts";
import type { AssetManifest, TemplateContext, Templates } from "../model/template.ts";
import type { Pictures } from "./pictures.ts";

/** What a site is rendered from; the command line gathers it from the stages before. */
export interface RenderInput {
  readonly site: Site;
  readonly resolved: ResolvedSite;
  /** Settings whose `services` are final. */
  readonly settings: SiteSettings;
  /** Absolute origin of the published site, without trailing slash. */
  readonly origin: string;
  /** The snapshot's time, epoch milliseconds. */
  readonly fetchedAt: number;
  readonly templates: Templates;
  readonly renderIsland: (name: string, props: unknown) => string;
  /** Changes with the compiled templates. */
  readonly templatesDigest: string;
  readonly manifest: AssetManifest;
  readonly pictures: Pictures;
}

/** {@link RenderInput} with what all pages share, made once. */
export interface RenderContext extends RenderInput {
  readonly template: TemplateContext;
  /** Names this generation of scripts, styles and layout: a browser compares it. */
  readonly build: string;
}

import type { PageDefinition } from "../../../src/model/page.ts";
import type { SiteSettings } from "../../../src/model/settings.ts";
import { picturesOf } from "../../../src/model/pictures-of.ts";
import { assemble } from "../../../src/model/output.ts";
import type { Snapshot } from "../../../src/model/snapshot.ts";
import type { Templates } from "../../../src/model/template.ts";
import { cdnPictures } from "../../../src/render/pictures.ts";
import { renderSite } from "../../../src/render/site.ts";
import { resolveSite } from "../../../src/resolve/site.ts";
import { aPage, aSnapshot, detailPages, someSettings } from "../../builders.ts";

/** Templates that show what a test looks for and nothing else. */
const templates: Templates = {
  components: new Set(["PageHeading", "PageText", "NotFound", "Offline"]),
  layouts: new Set(["default"]),
  renderMain: (page) => `<h1>${page.meta.title}</h1>`,
  renderLayout: (_layout, currentPath) => ({
    before: `<header>${currentPath}</header><main id="main" tabindex="-1">`,
    after: "</main>",
  }),
};

/** What a test says about a site; the rest is plain. */
export interface Given {
  readonly snapshot?: Partial<Snapshot>;
  readonly settings?: Partial<SiteSettings>;
  readonly templates?: Partial<Templates>;
  readonly pages?: readonly PageDefinition[];
}

/** @returns the units of a rendered site, none of them made yet */
export function units(given: Given = {}) {
  const snapshot = aSnapshot(given.snapshot);
  const settings = someSettings(given.settings);
  const pages = given.pages ?? [aPage({ path: "/", title: "Forside" }), ...detailPages];
  const resolved = resolveSite({ snapshot, pages, settings, components: templates.components });
  const { precached, others } = renderSite({
    site: snapshot.site,
    resolved,
    settings,
    origin: "https://kultursal.example",
    fetchedAt: Date.parse(snapshot.fetchedAt),
    templates: { ...templates, ...given.templates },
    renderIsland: () => "",
    templatesDigest: "t",
    manifest: {
      styles: "/assets/site.css",
      runtime: "/assets/runtime.js",
      islands: {},
      preloadFonts: [],
    },
    pictures: cdnPictures(picturesOf(snapshot).map(({ url }) => url)),
  });
  return [...precached, ...others];
}

/** @returns every text file of a rendered site by path */
export function files(given: Given = {}): ReadonlyMap<string, string> {
  const made = units(given).flatMap((unit) => {
    const { contents } = unit.make();
    return unit.paths.map(
      (path, index) => [path, String(assemble(contents[index] ?? ""))] as const,
    );
  });
  return new Map(made);
}

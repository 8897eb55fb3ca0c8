import { CinegenError } from "../model/errors.ts";
import type { OutputUnit } from "../model/output.ts";
import { fileOfPath, isExternal, normalisePath } from "../model/path.ts";
import type { ResolvedBlock, ResolvedPage } from "../model/resolved-page.ts";
import type { MenuItem } from "../model/settings.ts";
import type { LayoutHtml } from "../model/template.ts";
import { digestOf, PageDigests } from "./digest.ts";
import { documentParts, documentShell } from "./document.ts";
import { renderHead } from "./head.ts";
import { preloadLinks } from "./preload.ts";
import type { RenderContext } from "./render-context.ts";

/**
 * Pages of a site, each as its HTML and its page data. Nothing is rendered before the write
 * stage asks: a page whose key has not changed never is.
 */
export function* pageUnits(
  pages: readonly ResolvedPage[],
  context: RenderContext,
): Iterable<OutputUnit> {
  const digests = new PageDigests();
  const shared = sharedDigest(context);
  const shell = documentShell(context);
  const layouts = new LayoutCache(context);
  const menuPaths = internalPaths(context.template.menus.header);
  for (const page of pages) {
    const menuPath = menuPaths.has(page.path) ? page.path : "";
    yield {
      key: digestOf(`${shared} ${digests.of(page)}`),
      paths: [fileOfPath(page.path), `page-data/${page.jsonName}.json`],
      make() {
        const main = renderMain(page, context);
        const head = preloadLinks(main) + renderHead(page, context);
        const layout = layouts.of(page.definition.layout, menuPath);
        const { build } = context;
        const data = { build, path: page.path, title: page.meta.title, head, main, menuPath };
        return {
          contents: [documentParts(shell, { head, layout, main }), { json: data }],
          pictures: context.pictures.takeUsed(),
        };
      },
    };
  }
}

/** A digest of all that every page depends on. */
function sharedDigest(context: RenderContext): string {
  const { site, settings, template, origin, templatesDigest, manifest, resolved } = context;
  return digestOf(
    JSON.stringify([
      site,
      settings,
      template.menus,
      template.now,
      origin,
      templatesDigest,
      manifest,
      resolved.redirects,
    ]),
  );
}

function renderMain(page: ResolvedPage, context: RenderContext): string {
  try {
    return context.templates.renderMain(page, context.template);
  } catch (cause) {
    throw renderError(page, context, cause);
  }
}

/** Names the page, the component that threw, and the sources that it reads. */
function renderError(page: ResolvedPage, context: RenderContext, cause: unknown): CinegenError {
  const reason = cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause);
  const broken = page.blocks.find((block) => throwsAlone(page, block, context));
  const component = broken ? `${broken.block.component} (block ${broken.block.id})` : "the layout";
  const names = (broken?.sources ?? []).map(({ source }) => source.name).join(", ");
  const sources = names === "" ? "" : `, source ${names}`;
  return new CinegenError(
    "render-failed",
    `${page.path} could not be rendered: ${component} of ${page.definition.file}${sources}: ${reason}`,
    { hint: "Mend the component or the page; the previous output is untouched.", cause },
  );
}

/** Only asked once something has gone wrong: rendering block by block would slow every build. */
function throwsAlone(
  page: ResolvedPage,
  block: ResolvedBlock,
  { templates, template }: RenderContext,
): boolean {
  try {
    templates.renderMain({ ...page, blocks: [block] }, template);
    return false;
  } catch {
    return true;
  }
}

/** The layout depends on the page only through the menu item that is current. */
class LayoutCache {
  readonly #known = new Map<string, LayoutHtml>();
  readonly #context: RenderContext;

  constructor(context: RenderContext) {
    this.#context = context;
  }

  of(name: string, menuPath: string): LayoutHtml {
    const key = `${name} ${menuPath}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { templates, template } = this.#context;
    const layout = templates.renderLayout(name, menuPath, template);
    this.#known.set(key, layout);
    return layout;
  }
}

function internalPaths(items: readonly MenuItem[]): ReadonlySet<string> {
  return new Set(
    items.filter(({ path }) => !isExternal(path)).map(({ path }) => normalisePath(path)),
  );
}

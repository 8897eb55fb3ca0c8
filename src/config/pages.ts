import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import glob from "fast-glob";
import matter from "gray-matter";
import { marked } from "marked";
import { CinegenError } from "../model/errors.ts";
import type { Block, PageDefinition } from "../model/page.ts";
import { configError } from "./issues.ts";
import { frontMatter } from "./front-matter.ts";

/** What stands on a page whose front matter lists no blocks: its title and its text. */
const DEFAULT_BLOCKS: readonly Block[] = ["PageHeading", "PageText"].map((component, order) => ({
  component,
  id: component,
  hide: false,
  place: { row: 0, column: 0, order },
  data: [],
  options: {},
}));

/**
 * Reads the page files of one site: `pages/` is shared, `<site>/pages/` is the site's own. A file of
 * the site with the name or the path of a shared one replaces it.
 *
 * @returns the pages, sorted by path
 * @throws CinegenError `config-invalid` for a file that is not a page, or two files with one path
 */
export async function loadPages(
  siteDir: string,
  siteId: string,
): Promise<readonly PageDefinition[]> {
  const shared = await readFolder(siteDir, "pages");
  const own = await readFolder(siteDir, join(siteId, "pages"));
  const ownNames = new Set(own.map(({ name }) => name));
  const pages = uniqueByPath(own);
  for (const [path, page] of uniqueByPath(shared.filter(({ name }) => !ownNames.has(name)))) {
    if (!pages.has(path)) pages.set(path, page);
  }
  return [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface PageFile {
  /** Name below its folder: what a site's own file replaces. */
  readonly name: string;
  readonly page: PageDefinition;
}

async function readFolder(siteDir: string, folder: string): Promise<readonly PageFile[]> {
  const names = await glob("**/*.md", { cwd: join(siteDir, folder) });
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      page: await readPage(join(siteDir, folder, name), siteDir),
    })),
  );
}

async function readPage(file: string, siteDir: string): Promise<PageDefinition> {
  const shownFile = relative(join(siteDir, ".."), file);
  const { data, content } = parse(await readFile(file, "utf8"), shownFile);
  const result = frontMatter.safeParse(data);
  if (!result.success) throw configError(shownFile, result.error);
  const { id, blocks, ...page } = result.data;
  return {
    ...page,
    id: id ?? (page.path === "/" ? "front" : page.path.slice(1)),
    blocks: blocks === undefined ? DEFAULT_BLOCKS : blocks.map(withOrder),
    body: content.trim() === "" ? "" : await marked.parse(content),
    file: shownFile,
  } as PageDefinition;
}

function parse(text: string, file: string): { data: unknown; content: string } {
  try {
    // The options object keeps gray-matter from answering out of its own cache of earlier failures.
    return matter(text, {});
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : "";
    throw new CinegenError("config-invalid", `${file}: the front matter is not YAML: ${reason}`, {
      hint: "Mend the lines between the two --- at the top of the file.",
      cause,
    });
  }
}

function withOrder<B extends { place: { order?: number | undefined } }>(
  block: B,
  position: number,
) {
  return { ...block, place: { ...block.place, order: block.place.order ?? position } };
}

function uniqueByPath(files: readonly PageFile[]): Map<string, PageDefinition> {
  const pages = new Map<string, PageDefinition>();
  for (const { page } of files) {
    const other = pages.get(page.path);
    if (other) {
      throw new CinegenError(
        "config-invalid",
        `${page.file}: the path ${page.path} is already that of ${other.file}`,
        { hint: "Give one of the two pages another path." },
      );
    }
    pages.set(page.path, page);
  }
  return pages;
}

import { loadPages } from "../../../src/config/pages.ts";
import { loadSiteConfig, settingsOfSite } from "../../../src/config/site-config-file.ts";
import { createFetcher } from "../../../src/fetch/fetcher.ts";
import { cdnPictures } from "../../../src/render/pictures.ts";
import { renderSearchIndex } from "../../../src/render/search-index.ts";
import { resolveSite } from "../../../src/resolve/site.ts";
import { startSandbox } from "../../../src/sandbox/index.ts";
import type { SearchPart } from "../../../src/search/entry.ts";
import { SearchIndex } from "../../../src/search/search-index.ts";
import { BLOCKS } from "../../../templates/blocks/index.ts";

/** A Saturday noon; the programme of the sandbox is relative to it. */
export const NOW = Date.parse("2026-11-21T11:00:00Z");

const siteDir = new URL("../../../site", import.meta.url).pathname;

/** @returns the two index files of a demo site, as the build writes them */
export async function demoParts(siteId: string): Promise<readonly SearchPart[]> {
  const sandbox = await startSandbox({ now: () => NOW });
  const { environment } = sandbox;
  const setting = (name: string) => environment[`CINEGEN_${name}`] ?? "";
  const login = (service: string) => ({
    user: setting(`${service}_USER`),
    password: setting(`${service}_PASSWORD`),
  });
  try {
    const fetcher = createFetcher({
      platformLogin: login("PLATFORM"),
      managementLogin: login("MANAGEMENT"),
      now: NOW,
    });
    const { snapshot } = await fetcher.fetchSite({
      siteId,
      platformUrl: setting("PLATFORM_URL"),
      managementUrl: setting("MANAGEMENT_URL"),
      previous: undefined,
      force: false,
      pictureDir: undefined,
    });
    const resolved = resolveSite({
      snapshot,
      pages: await loadPages(siteDir, siteId),
      settings: settingsOfSite(await loadSiteConfig(siteDir), siteId),
      components: new Set(Object.keys(BLOCKS)),
    });
    return renderSearchIndex({ resolved, pictures: cdnPictures() }).map(
      ({ content }) => JSON.parse(content) as SearchPart,
    );
  } finally {
    await sandbox.close();
  }
}

/** @returns the search index of a demo site, loaded whole */
export async function demoIndex(siteId: string): Promise<SearchIndex> {
  const index = new SearchIndex();
  for (const part of await demoParts(siteId)) index.add(part);
  return index;
}

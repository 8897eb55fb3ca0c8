import { describe, expect, it } from "vitest";
import { loadPages } from "../../../src/config/pages.ts";
import { loadSiteConfig, settingsOfSite } from "../../../src/config/site-config-file.ts";
import { BLOCK_DATA_COMPONENTS } from "../../../src/model/block-data.ts";
import { DESCRIPTION_LENGTH } from "../../../src/model/html.ts";
import type { Block, PageDefinition } from "../../../src/model/page.ts";
import { isExternal, normalisePath } from "../../../src/model/path.ts";
import { fillPlaceholders } from "../../../src/resolve/placeholders.ts";
import { sites } from "../../../src/sandbox/content/index.ts";
import { BLOCKS } from "../../../templates/blocks/index.ts";

const siteDir = new URL("../../../site", import.meta.url).pathname;
const config = await loadSiteConfig(siteDir);

/** Member screens that the islands folder has. */
const MEMBER_SCREENS = ["LogIn", "SignUp", "ForgotPassword", "MyPage", "WatchList", "Tickets"];

/** Every path of the specification, section 2; `/article/…` and the like stand for detail pages. */
const SPECIFIED_PATHS = [
  ...["/", "/kinoprogram", "/kommende", "/kulturprogram", "/kulturkirke", "/den-store-kinodagen"],
  ...["/filmer", "/nyheter", "/nyhetsarkiv", "/nyhetsbrev", "/tidligere-nyhetsbrev", "/search"],
  ...["/kjop-gavekort", "/program", "/hadeland-kultursal", "/utleie", "/leie-kino"],
  ...["/leie-kultursalen", "/kinoreklame", "/kinobursdag", "/kulturterrassen", "/aldersgrenser"],
  ...["/aktiv-sommer-bildene", "/10-ar-med-kultursal-i-gran", "/pamelding-og-praktisk-info"],
  ...["/om-oss", "/kontakt-oss", "/hjelp", "/personvern", "/informasjonskapsler", "/404.html"],
  ...["/article/:article", "/:production", "/:culture"],
];

const MEMBER_PATHS = [
  ...["/bli-medlem", "/glemt-passord", "/logg-inn"],
  ...["/min-side", "/min-side/billetter", "/min-side/kinoliste"],
];

describe.each(["192", "118", "178"])("the content of site %s", async (id) => {
  const settings = settingsOfSite(config, id);
  const seed = sites.find((site) => String(site.id) === id);
  if (seed === undefined) throw new Error(`The sandbox has no site ${id}`);
  const hasMembership = [118, 178].includes(seed.partners[0] ?? 0);
  const site = { ...seed, id };
  const pages = (await loadPages(siteDir, id))
    .filter(({ membersOnly }) => hasMembership || !membersOnly)
    .map((page) => fillPlaceholders(page, site, settings.organisation));
  const paths = new Set(pages.map(({ path }) => path));
  const redirected = new Set(settings.redirects.map(({ from }) => from));

  it("names only block components that the templates have", () => {
    const names = pages.flatMap(({ blocks }) => blocks.map(({ component }) => component));
    expect(names.filter((name) => !(name in BLOCKS))).toEqual([]);
  });

  it("gives each block of a page an id of its own", () => {
    for (const { file, blocks } of pages) {
      const ids = blocks.map((block) => block.id);
      expect(new Set(ids).size, file).toBe(ids.length);
    }
  });

  it("feeds blocks from the page's sources, or from the record that is named after page and component", () => {
    expect(pages.flatMap((page) => page.blocks.flatMap((block) => wrongData(page, block)))).toEqual(
      [],
    );
  });

  it("uses every source that a page defines", () => {
    for (const { file, blocks, sources } of pages) {
      const used = new Set(blocks.flatMap(({ data }) => data));
      expect(
        sources.filter(({ name }) => !used.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it("shows the text of every page that has one", () => {
    const silent = pages.filter(
      ({ body, blocks }) =>
        (body !== "") !== blocks.some(({ component }) => component === "PageText"),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it("leaves the first heading level to the blocks, and no placeholder unfilled", () => {
    for (const { file, title, body, meta } of pages) {
      expect(body, file).not.toMatch(/<h1|\{\{|%7B%7B/);
      expect(title + JSON.stringify(meta), file).not.toContain("{{");
    }
  });

  it("links only to pages and feeds that the site has", () => {
    const known = new Set([...paths, "/feed.xml"]);
    const isDead = (address: string) => !isExternal(address) && !known.has(normalisePath(address));
    const dead = pages.flatMap((page) =>
      linksOf(page)
        .filter(isDead)
        .map((href) => `${page.file}: ${href}`),
    );
    expect(dead).toEqual([]);
    const footer = settings.footer.flatMap(({ items }) =>
      items.flatMap((item) => (item.type === "text" && item.href !== undefined ? item.href : [])),
    );
    const menus = [...settings.menus.header, ...settings.menus.footer].map(({ path }) => path);
    expect([...footer, ...menus].filter(isDead)).toEqual([]);
  });

  it("redirects from paths that no page has, to pages that exist", () => {
    for (const { from, to } of settings.redirects) {
      expect(paths, from).not.toContain(from);
      expect(paths.has(to) || redirected.has(to), `${from} to ${to}`).toBe(true);
    }
  });

  it("tells search engines what each fixed page is about, in its own words and at a length they show", () => {
    const fixed = pages.filter(({ path }) => !path.includes(":"));
    const descriptions = fixed.map(({ file, meta }) => {
      const { title = "", description = "" } = meta.nb ?? {};
      expect(title.length, `title of ${file}`).toBeGreaterThan(2);
      expect(title.length, `title of ${file}`).toBeLessThanOrEqual(40);
      expect(description.length, `description of ${file}`).toBeGreaterThanOrEqual(60);
      expect(description.length, `description of ${file}`).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
      return description;
    });
    expect(new Set(descriptions).size).toBe(fixed.length);
  });

  it("builds member pages only where there is a membership backend, and keeps screens out of search", () => {
    // On a film's page members' islands are parts of a page for everyone.
    const screens = pages.filter(
      ({ path, blocks }) => path !== "/:production" && blocks.some(isMemberScreen),
    );
    expect(screens.map(({ path }) => path)).toEqual(hasMembership ? MEMBER_PATHS : []);
    expect(screens.every(({ noindex, membersOnly }) => noindex && membersOnly)).toBe(true);
    const islands = screens.flatMap(({ blocks }) =>
      blocks.filter(isMemberScreen).map(({ options }) => options.island),
    );
    expect(islands.toSorted()).toEqual(hasMembership ? MEMBER_SCREENS.toSorted() : []);
  });
});

describe("the kultursal's site", async () => {
  const pages = await loadPages(siteDir, "192");
  const { menus, footer } = settingsOfSite(config, "192");

  it("has a page at every path of the specification", () => {
    const paths = new Set(pages.map(({ path }) => path));
    expect(SPECIFIED_PATHS.filter((path) => !paths.has(path))).toEqual([]);
  });

  it("opens with slideshow, culture, films, schedule and news, and hides the quick links", () => {
    const front = pages.find(({ path }) => path === "/");
    const components = (hidden: boolean) =>
      front?.blocks.filter(({ hide }) => hide === hidden).map(({ component }) => component);
    expect(components(false)).toEqual([
      "Slideshow",
      "CultureProgramme",
      "CoverFlow",
      "Schedule",
      "NewsCardList",
    ]);
    expect(components(true)).toEqual(["QuickLinks"]);
  });

  it("has the header menu of the specification in its order", () => {
    expect(menus.header.map(({ label }) => label)).toEqual([
      "Kulturprogram",
      "Kinoprogram",
      "Den store kinodagen",
      "Lei kino og sal",
      "Nyhetsbrev",
      "Gavekort",
      "Hjelp",
      "Om oss",
    ]);
    const rent = menus.header.find(({ id }) => id === "rent");
    expect(rent?.path).toMatch(/^https:\/\//);
    const giftCard = menus.header.find(({ id }) => id === "gift-card");
    expect(giftCard).toMatchObject({ path: "checkout:gavekort", openInNewWindow: true });
  });

  it("has an empty footer column, then tickets, then the newsletter", () => {
    const titles = footer.map(({ items }) => items.find(({ type }) => type === "title")?.value);
    expect(titles).toEqual([undefined, "Billetter", "Nyhetsbrev"]);
    expect(footer[0]?.items).toEqual([]);
  });

  it("asks the platform by every kind of filter that the specification names", () => {
    const filters = new Set(
      pages.flatMap(({ sources }) =>
        sources.flatMap((source) =>
          source.filters.map(({ property, value }) => `${property} eq ${value}`),
        ),
      ),
    );
    for (const filter of [
      "object eq movie",
      "object eq culture",
      "production.objectClass eq movie",
      "objectClass eq movie_coming",
      "typeText eq Kirkejubileum",
      "class.title eq På kino nå",
      "production.class.title eq På kino nå",
      "parentSlug eq :production",
      "production.parentSlug eq :production",
      "pageReference eq :culture",
      "production.pageReference eq :culture",
      "category eq news",
      "category eq general",
      "slug eq :article",
    ]) {
      expect(filters).toContain(filter);
    }
  });
});

function isMemberScreen({ component }: Block): boolean {
  return component === "MemberScreen";
}

/** @returns complaints about data that is neither a source nor a record id by the contract's rule */
function wrongData({ path, file, sources }: PageDefinition, { component, data }: Block) {
  const names = new Set(sources.map(({ name }) => name));
  const records = data.filter((name) => !names.has(name));
  const keepsData = BLOCK_DATA_COMPONENTS.some((name) => name === component);
  const recordId = `${path === "/" ? "front" : path.slice(1)}-${kebabCase(component)}`;
  const isRight = keepsData ? records.join() === recordId : records.length === 0;
  return isRight ? [] : [`${file}: ${component} reads ${records.join()}`];
}

function kebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
}

/** @returns the addresses in a page's text and in the options of its blocks */
function linksOf({ body, blocks }: PageDefinition): readonly string[] {
  const inText = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
  const inOptions = blocks.flatMap(({ options: { moreHref } }) =>
    typeof moreHref === "string" ? moreHref : [],
  );
  return [...inText, ...inOptions];
}

import { HtmlValidate } from "html-validate/node";
import { describe, expect, it } from "vitest";
import { BLOCK_DATA_COMPONENTS } from "../../../src/model/block-data.ts";
import { segmentOfSlug } from "../../../src/model/path.ts";
import { FEATURE } from "../../../src/model/production.ts";
import {
  articleSeeds,
  blockDataSeeds,
  cultureSeeds,
  featuresOfFilm,
  filmSeeds,
  pictureBriefs,
  sites,
  venues,
  type SiteId,
} from "../../../src/sandbox/content/index.ts";

const siteIds: readonly SiteId[] = [192, 118, 178];
const cinemaIds: readonly SiteId[] = [118, 178];

/** Everything that is content, as one tree to search through. */
const everything = { articleSeeds, blockDataSeeds, cultureSeeds, filmSeeds, sites, venues };

describe("how much there is", () => {
  it("has fourteen films showing and five that are coming", () => {
    const count = (objectClass: string) =>
      filmSeeds.filter((film) => film.objectClass === objectClass).length;
    expect(count("movie")).toBe(14);
    expect(count("movie_coming")).toBe(5);
  });

  it("has films that are coming without a date", () => {
    const undated = filmSeeds.filter((film) => film.premiereInDays === null);
    expect(undated.map((film) => film.objectClass)).toEqual(["movie_coming", "movie_coming"]);
  });

  it("has twenty-five culture productions for the kultursal, five of them for the church", () => {
    const own = cultureSeeds.filter((show) => show.venues[192] !== undefined);
    expect(own).toHaveLength(25);
    expect(own.filter((show) => show.typeText === "Kirkejubileum")).toHaveLength(5);
  });

  it.each(cinemaIds)("has three or four culture productions for cinema %i", (site) => {
    const own = cultureSeeds.filter((show) => show.venues[site] !== undefined);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.length).toBeLessThanOrEqual(4);
  });

  it("has thirty articles for the kultursal, half of them news", () => {
    expect(articleSeeds[192]).toHaveLength(30);
    expect(articleSeeds[192].filter((article) => article.category === "news")).toHaveLength(15);
  });

  it.each(cinemaIds)("has eight to ten articles for cinema %i", (site) => {
    expect(articleSeeds[site].length).toBeGreaterThanOrEqual(8);
    expect(articleSeeds[site].length).toBeLessThanOrEqual(10);
  });

  it.each(siteIds)("has a block for every component at site %i", (site) => {
    const components = new Set<string>(blockDataSeeds[site].map((block) => block.component));
    expect([...components].sort()).toEqual([...BLOCK_DATA_COMPONENTS].sort());
  });

  it.each(siteIds)("has ten past newsletters or more at site %i", (site) => {
    const lists = blockDataSeeds[site].flatMap((block) =>
      block.component === "Newsletters" ? [block.data.items] : [],
    );
    expect(lists.flat().length).toBeGreaterThanOrEqual(10);
  });

  it.each([192, ...cinemaIds] as const)("has articles of 120 to 350 words at site %i", (site) => {
    const wrong = articleSeeds[site].filter((article) => {
      const words = textOf(article.content).split(/\s+/).length;
      return words < 120 || words > 350;
    });
    expect(wrong.map((article) => article.slug)).toEqual([]);
  });

  it("has a film title too long for any layout that has not thought of it", () => {
    expect(Math.max(...filmSeeds.map((film) => film.title.length))).toBeGreaterThan(120);
  });
});

describe("slugs", () => {
  it("has the articles that the specification names", () => {
    expect(articleSeeds[192].map((article) => article.slug)).toEqual(
      expect.arrayContaining([
        "selvspillende-piano",
        "historisk-kveld",
        "kinoklubb",
        "aktiv-sommer",
        "aktiv-sommer-2022",
        "aktiv-sommer-2023",
        "vinn-medlemskap!",
        "hermundstadprisen",
        "gratis-kulturkort",
        "gratis-kino-i-hostferien",
        "sok-om-arrangorstotte",
      ]),
    );
    for (const site of cinemaIds)
      expect(articleSeeds[site].map((article) => article.slug)).toEqual(
        expect.arrayContaining(["kinoklubb", "vinn-medlemskap!"]),
      );
  });

  it.each(siteIds)("gives every page of site %i its own path", (site) => {
    const paths = [...pathsOf(site)];
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(siteIds)("uses slugs that site %i can build as they are", (site) => {
    const unusable = pathsOf(site).filter((path) => {
      const segment = segmentOfSlug(path.split("/").at(-1) ?? "", !path.startsWith("/article/"));
      return !segment.ok || segment.mended;
    });
    expect(unusable).toEqual([]);
  });

  it.each(siteIds)("names every block of site %i by its page and component", (site) => {
    const ids = blockDataSeeds[site].map((block) => block.id);
    expect(new Set(ids).size).toBe(ids.length);
    const misnamed = blockDataSeeds[site].filter(
      ({ id, component }) => !id.endsWith(`-${kebab(component)}`) || !isPage(id, component),
    );
    expect(misnamed.map((block) => block.id)).toEqual([]);
  });
});

describe("pictures", () => {
  const known = new Set<string>(pictureBriefs.map((brief) => brief.name));
  const used = new Set(stringsIn(everything).flatMap(pictureNamesIn));

  it("has one brief for each name", () => {
    expect(known.size).toBe(pictureBriefs.length);
  });

  it("has a brief for every picture in use, and a use for every brief", () => {
    expect([...used].sort()).toEqual([...known].sort());
  });

  it("is at most about a hundred pictures", () => {
    expect(known.size).toBeGreaterThan(85);
    expect(known.size).toBeLessThan(105);
  });

  it("draws the posters of films upright and everything else lying", () => {
    const posters = pictureBriefs.filter((brief) => brief.kind === "poster");
    expect(posters.map((brief) => brief.name).sort()).toEqual(
      filmSeeds.map((film) => film.poster.name).sort(),
    );
  });

  it("letters each poster with the title of its film", () => {
    for (const film of filmSeeds) {
      const brief = pictureBriefs.find(({ name }) => name === film.poster.name);
      expect(brief?.lettering).toBe(film.title);
    }
  });
});

describe("texts", () => {
  it("has no empty text anywhere", () => {
    const blank = stringsIn(everything).filter((text) => textOf(text) === "");
    expect(blank).toEqual([]);
  });

  it("has HTML that closes what it opens", () => {
    const validator = new HtmlValidate({
      rules: {
        "close-order": "error",
        "no-implicit-close": "error",
        "no-raw-characters": "error",
        "element-permitted-content": "error",
        "unrecognized-char-ref": "error",
        "wcag/h37": "error",
      },
    });
    const faults = htmlTexts().flatMap((html) =>
      validator
        .validateStringSync(html)
        .results.flatMap((result) => result.messages.map(({ message }) => `${message}: ${html}`)),
    );
    expect(faults).toEqual([]);
  });

  it.each(siteIds)("links only to pages that site %i has", (site) => {
    const targets = new Set([...fixedPathsOf(site), ...pathsOf(site)]);
    const dead = stringsIn(contentOf(site))
      .flatMap(linksIn)
      .filter((href) => href.startsWith("/") && !targets.has(href));
    expect(dead).toEqual([]);
  });

  it("names films' features as the model knows them", () => {
    const [film] = filmSeeds;
    expect(film && featuresOfFilm(film.facts, "1. mars").map(({ label }) => label)).toEqual(
      Object.values(FEATURE),
    );
  });

  it("leaves out the features that a film does not have", () => {
    const owl = filmSeeds.find((film) => film.slug === "ugla-uggen");
    const labels = owl && featuresOfFilm(owl.facts, undefined).map(({ label }) => label);
    expect(labels).not.toContain(FEATURE.premiere);
    expect(labels).not.toContain(FEATURE.cast);
  });

  it("puts shows into halls that their venues have", () => {
    for (const show of cultureSeeds)
      for (const venue of Object.values(show.venues))
        if (show.hall !== undefined) expect(venues[venue].halls).toContain(show.hall);
  });
});

/** Paths that only the kultursal has; the cinemas have member pages instead. */
const KULTURSAL_PATHS = [
  "/kulturkirke",
  "/hadeland-kultursal",
  "/utleie",
  "/leie-kultursalen",
  "/kulturterrassen",
  "/aktiv-sommer-bildene",
  "/10-ar-med-kultursal-i-gran",
  "/pamelding-og-praktisk-info",
];
const MEMBER_PATHS = ["/logg-inn", "/bli-medlem", "/min-side/kinoliste", "/min-side/billetter"];
const SHARED_PATHS =
  "/kinoprogram /kommende /kulturprogram /den-store-kinodagen /filmer /nyheter /nyhetsarkiv /nyhetsbrev /tidligere-nyhetsbrev /search /kjop-gavekort /program /leie-kino /kinoreklame /kinobursdag /aldersgrenser /om-oss /kontakt-oss /hjelp /personvern /informasjonskapsler".split(
    " ",
  );

function fixedPathsOf(site: SiteId): readonly string[] {
  return [...SHARED_PATHS, ...(site === 192 ? KULTURSAL_PATHS : MEMBER_PATHS)];
}

function pathsOf(site: SiteId): string[] {
  const { films, shows, articles } = contentOf(site);
  return [
    ...films.map((film) => `/${film.slug}-dxm-${film.dxm}`),
    ...shows.map((show) => `/${show.slug}-${show.code}`),
    ...articles.map((article) => `/article/${article.slug}`),
  ];
}

function contentOf(site: SiteId) {
  return {
    films: filmSeeds.filter((film) => film.sites.includes(site)),
    shows: cultureSeeds.filter((show) => show.venues[site] !== undefined),
    articles: articleSeeds[site],
    blocks: blockDataSeeds[site],
  };
}

function isPage(id: string, component: string): boolean {
  const page = id.slice(0, -kebab(component).length - 1);
  return page === "front" || [...SHARED_PATHS, ...KULTURSAL_PATHS].includes(`/${page}`);
}

function kebab(component: string): string {
  return component.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase();
}

/** Every string in a tree of records and lists, keys of pictures and links in front: `image=…`. */
function stringsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return [key === "" ? value : `${key}=${value}`];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => stringsIn(field, name));
}

function pictureNamesIn(text: string): string[] {
  const [, field = ""] = /^(?:image|thumbnail|name)=([a-z0-9-]+)$/.exec(text) ?? [];
  const inHtml = [...text.matchAll(/picture:([\w-]+)/g)].map(([, name = ""]) => name);
  return field === "" ? inHtml : [field, ...inHtml];
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/href="([^"]*)"|^href=(.*)$/g)].map(([, a, b]) => a ?? b ?? "");
}

function textOf(html: string): string {
  return html
    .replace(/^\w+=/, "")
    .replace(/<[^>]*>/g, " ")
    .trim();
}

function htmlTexts(): string[] {
  return stringsIn(everything)
    .map((text) => text.replace(/^\w+=/, ""))
    .filter((text) => text.startsWith("<"));
}

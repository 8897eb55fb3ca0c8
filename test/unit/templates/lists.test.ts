import { describe, expect, test } from "vitest";
import { templates, textOf } from "./compiled.ts";
import { article, context, NOW, page, production, withEvents, type BlockInput } from "./records.ts";

function render(input: BlockInput): string {
  return templates.renderMain(page([input]), context());
}

test("premieres stand by month, by the day that the platform words in several ways, undated last", () => {
  const coming = (id: string, premiere?: string) =>
    production({
      id,
      title: id,
      features: premiere === undefined ? [] : [{ label: "Premiere", value: premiere }],
    });
  const text = textOf(
    render({
      component: "UpcomingFilms",
      productions: [
        coming("Uten dato"),
        coming("I februar", "12. februar 2027"),
        coming("I desember", "2026-12-25"),
        coming("I januar", "01.01.2027"),
        withEvents(coming("Med visning"), 26 * 24),
      ],
    }),
  );
  const order = [
    "Desember 2026",
    "25. desember",
    "I desember",
    "Med visning",
    "Januar 2027",
    "I januar",
    "Februar 2027",
    "I februar",
    "Dato kommer",
    "Uten dato",
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("the culture programme starts with what is next and is hidden after its last performance", () => {
  const late = withEvents(production({ id: "l", title: "Seinere", object: "culture" }), 48);
  const soon = withEvents(production({ id: "s", title: "Først", object: "culture" }), 20, 30);
  const html = render({ component: "CultureProgramme", productions: [late, soon] });
  expect(html.indexOf("Først")).toBeLessThan(html.indexOf("Seinere"));
  expect(html).toContain(`data-ends="${NOW + 33 * 3_600_000}"`);
  expect(textOf(html)).toContain("flere datoer");
});

describe("what is next is told for whenever the page is read", () => {
  const daily = withEvents(
    production({ object: "culture" }),
    ...Array.from({ length: 60 }, (_, day) => day * 24 + 20),
  );
  const daysOf = (html: string) =>
    new Set(
      [...html.matchAll(/<time datetime="([^"]*)"/g)].map(([, time = ""]) => time.slice(5, 10)),
    );
  const soon = ["12-05", "12-06", "12-07", "12-08"];

  test("soon in full, later once a month", () => {
    const html = render({ component: "ProductionList", productions: [daily] });
    expect(html.match(/Neste: /g)).toHaveLength(soon.length + 2);
    expect(textOf(html)).toContain("Neste: fredag 1. januar 2027");
  });

  test.each(["CoverFlow", "CultureProgramme"])(
    "soon in full, later in words where many stand side by side: %s",
    (component) => {
      const html = render({ component, productions: [daily] });
      expect([...daysOf(html)]).toEqual(soon);
      expect(html).toMatch(/<span data-ends="\d+">Flere datoer<\/span>/);
    },
  );

  test("what is near is kept fresh, and no more than that is asked for", () => {
    const html = render({ component: "CultureProgramme", productions: [daily] });
    const asked = [...html.matchAll(/data-event="([^"]*)"/g)].map(([, id]) => id);
    expect([...new Set(asked)]).toEqual(daily.events.slice(0, 4).map(({ id }) => id));
  });
});

test("a list shows no more than its page asks for", () => {
  const productions = [1, 2, 3].map((id) => production({ id: String(id), title: `Film ${id}` }));
  const html = render({ component: "ProductionList", productions, options: { limit: 2 } });
  expect(html).toContain("Film 2");
  expect(html).not.toContain("Film 3");
});

test("a section leads on to the whole list where its page says where that is", () => {
  const html = render({
    component: "NewsCardList",
    heading: "Nytt",
    articles: [article()],
    options: { moreHref: "/nyheter", moreLabel: "Alle nyheter" },
  });
  expect(html).toMatch(/<a href="\/nyheter" class="more">Alle nyheter/);
});

test("the archive stands by year, newest first", () => {
  const text = textOf(
    render({
      component: "ArticleArchive",
      articles: [
        article({ id: "1", title: "Gammel", createdAt: Date.parse("2022-01-15T12:00:00Z") }),
        article({ id: "2", title: "Ny", createdAt: Date.parse("2026-03-01T12:00:00Z") }),
        article({ id: "3", title: "Nyttårsaften", createdAt: Date.parse("2025-12-31T23:30:00Z") }),
      ],
    }),
  );
  expect(text).toMatch(
    /2026.*1\. mars.*Ny.*1\. januar.*Nyttårsaften|2026.*Ny.*Nyttårsaften.*2022.*Gammel/,
  );
  expect(text).not.toContain("2025");
});

test("paths with letters beyond ASCII are encoded, and marks that addresses may have are kept", () => {
  const html = render({
    component: "NewsCardList",
    articles: [article(), article({ id: "2", path: "/article/blåbær" })],
  });
  expect(html).toContain('href="/article/vinn-medlemskap!"');
  expect(html).toContain('href="/article/bl%C3%A5b%C3%A6r"');
});

test("a record without a page is named, not linked", () => {
  const html = render({
    component: "ProductionList",
    productions: [production({ path: undefined })],
  });
  expect(html).toContain('<span class="cover-link">Den lange veien</span>');
});

test("an article is not listed among those to read next to it", () => {
  const current = article();
  const html = templates.renderMain(
    page(
      [
        {
          component: "RelatedArticles",
          articles: [current, article({ id: "2", title: "En annen" })],
        },
      ],
      { entity: { model: "article", record: current } },
    ),
    context(),
  );
  expect(html).toContain("En annen");
  expect(html).not.toContain("Vinn medlemskap!");
});

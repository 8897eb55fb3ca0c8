import { expect, test } from "vitest";
import type { ListedProduction } from "../../../src/model/listing.ts";
import type { TemplateContext } from "../../../src/model/template.ts";
import { templates, textOf } from "./compiled.ts";
import { article, context, event, page, PICTURES, production, withEvents } from "./records.ts";

function about(
  record: ListedProduction,
  components: readonly string[],
  site: Partial<TemplateContext> = {},
) {
  return templates.renderMain(
    page(
      components.map((component) => ({ component })),
      { entity: { model: "production", record } },
    ),
    context(site),
  );
}

test("a production says when it is next on and leads to its tickets", () => {
  const html = about(withEvents(production(), 20), ["ProductionHero", "TicketList"]);
  expect(textOf(html)).toContain("Neste: lørdag 5. desember kl. 20.00");
  expect(html).toContain('href="#billetter"');
  expect(html).toContain('id="billetter"');
});

test("a production whose performances are all over says so", () => {
  const html = about(production({ isOver: true }), ["ProductionHero", "TicketList"]);
  expect(textOf(html)).toContain("Alle forestillingene er over");
  expect(html).not.toContain("data-event-buy");
});

test("performances that share a page are all listed, also those of another production", () => {
  const record = withEvents(production(), 20);
  const other = withEvents(production({ id: "p2", title: "Samme side" }), 44);
  const html = templates.renderMain(
    page([{ component: "TicketList", events: [...record.events, ...other.events] }], {
      entity: { model: "production", record },
    }),
    context(),
  );
  expect(html).toContain('data-event="p1-20"');
  expect(html).toContain('data-event="p2-44"');
});

test("each performance with a date can be put into the visitor's own calendar", () => {
  const html = about(withEvents(production(), 20, null), ["TicketList"]);
  expect(html).toMatch(/<a[^>]*href="\/calendar\/forestilling\/p1-20.ics" download/);
  expect(textOf(html)).toContain("Legg lørdag 5. desember kl. 20.00 i kalenderen");
  expect(html.match(/calendar\/forestilling/g)).toHaveLength(1);
  expect(html).toContain('href="webcal://kultursal.example/calendar/produksjon/p1.ics"');
});

test("a title of 120 characters is set smaller", () => {
  const html = about(production({ title: "Lang ".repeat(24) }), ["ProductionHero"]);
  expect(html).toContain("page-title--long");
});

test("the backdrop is loaded first, before all other pictures", () => {
  const record = production({ assets: [{ type: "first_image", url: "https://b.example/1.jpg" }] });
  const html = about(record, ["ProductionHero", "Trailer"], PICTURES);
  expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchpriority="high"/i);
});

test.each([
  ["https://www.youtube.com/watch?v=abc123XYZ", "https://www.youtube-nocookie.com/embed/abc123XYZ"],
  ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456?dnt=1"],
  ["https://film.example/trailer.mp4", "https://film.example/trailer.mp4"],
])("a trailer at %s is played without cookies", (url, player) => {
  const html = about(production({ assets: [{ type: "trailer", url }] }), ["Trailer"]);
  expect(html).toContain(`data-video="${player}"`);
  expect(html).toContain(`href="${url}"`);
  expect(html).not.toContain("<iframe");
});

test("a trailer on an unknown service is a plain link", () => {
  const url = "https://video.example/se/1";
  const html = about(production({ assets: [{ type: "trailer", url }] }), ["Trailer"]);
  expect(html).toContain(`href="${url}"`);
  expect(html).not.toContain("data-video");
});

test("a venue is told once, with a way to a map and its calendar", () => {
  const record = withEvents(production(), 20, 44);
  const html = about(record, ["VenueInfo"]);
  expect(html.match(/<address/g)).toHaveLength(1);
  expect(html).toMatch(/href="webcal:\/\/[^"]*\/calendar\/sted\/[^"]*\.ics"/);
  expect(html).toContain("https://www.openstreetmap.org/search?query=Storsalen");
});

test("an event without a venue has no place to show", () => {
  const base = production();
  const record = { ...base, events: [event(base, 20, { venue: null })] };
  expect(about(record, ["VenueInfo"])).not.toContain("openstreetmap");
});

test("members' islands stand on film pages only where there is a backend that knows the film", () => {
  const film = withEvents(production({ ediNumber: "NOR1" }), 20);
  const membership = { partner: 118, baseUrl: "https://klubb.example" };
  expect(about(film, ["ProductionHero"])).not.toContain("cine-island");
  const html = about(film, ["ProductionHero"], { membership });
  expect(html).toContain('data-name="WatchListButton" data-when="member"');
  expect(html).toContain("&quot;ediNumber&quot;:&quot;NOR1&quot;");
  expect(about(production(), ["ProductionHero"], { membership })).not.toContain("cine-island");
});

test("an article tells when it was written, and when it was changed on a later day", () => {
  const written = (changes: object) =>
    textOf(
      templates
        .renderMain(
          page([{ component: "ArticleCover" }], {
            entity: { model: "article", record: article(changes) },
          }),
          context(),
        )
        .replaceAll("<", " <"),
    );
  expect(written({})).toBe("Nyhet Vinn medlemskap! Redaksjonen 5. desember 2026");
  expect(written({ updatedAt: Date.parse("2026-12-24T12:00:00Z") })).toContain(
    "Sist endret 24. desember 2026",
  );
});

test("headings of a text start below the heading that it stands under", () => {
  const html = templates.renderMain(
    page([{ component: "ArticleCover" }, { component: "ArticleBody" }], {
      entity: {
        model: "article",
        record: article({ content: "<h4>Først</h4><p>Tekst</p><h6>Under</h6>" }),
      },
    }),
    context(),
  );
  expect(html).toContain("<h2>Først</h2>");
  expect(html).toContain("<h3>Under</h3>");
});

test("the address of a gift card's checkout carries its id", () => {
  const html = templates.renderMain(
    page([
      {
        component: "GiftCard",
        data: [
          {
            id: "g",
            component: "GiftCard",
            locale: "nb",
            data: { heading: "Gavekort", html: "<p>Tekst</p>", checkoutId: "kort 1" },
          },
        ],
      },
    ]),
    context(),
  );
  expect(html).toContain('href="https://billett.example/kjop/kort%201"');
  expect(textOf(html)).toContain("(åpnes i nytt vindu)");
});

import { describe, expect, test } from "vitest";
import type { ListedEvent } from "../../../src/model/listing.ts";
import { count, templates, textOf } from "./compiled.ts";
import { context, event, page, production, withEvents } from "./records.ts";

const film = production();

function schedule(events: readonly ListedEvent[], options = {}): string {
  return templates.renderMain(
    page([{ component: "Schedule", heading: "Program", events, options }]),
    context(),
  );
}

test("a link to the checkout says what is bought, when and where", () => {
  const html = schedule([event(film, 20)]);
  const [link = ""] = /<a[^>]*data-event-buy.*?<\/a>/.exec(html) ?? [];
  expect(link).toContain('href="https://billett.example/p1-20"');
  expect(textOf(link)).toBe(
    "Kjøp billett til Den lange veien, lørdag 5. desember kl. 20.00 Sal 1 2D fra 140 kr",
  );
});

test.each([
  ["soldout", "Utsolgt"],
  ["cancelled", "Avlyst"],
  ["notonsale", "Ikke i salg"],
] as const)(
  "a performance that is %s says so, and its way to the checkout is closed",
  (status, words) => {
    const html = schedule([event(film, 20, { status, checkoutUrl: undefined })]);
    expect(html).toContain(`<span data-event-status="${status}">${words}</span>`);
    expect(html).toMatch(
      /<a data-href="https:\/\/billett.example\/kjop\/p1-20" role="link" aria-disabled="true" data-event-buy/,
    );
  },
);

test("the age limit stands with every film that can be bought", () => {
  expect(textOf(schedule([event(film, 20)]))).toContain("Aldersgrense: 12 år");
  const unset = production({ features: [] });
  expect(textOf(schedule([event(unset, 20)]))).toContain("Aldersgrense er ikke satt ennå");
  const open = production({ features: [{ label: "aldersgrense", value: "Tillatt for alle" }] });
  expect(textOf(schedule([event(open, 20)]))).toContain("tillatt for alle");
});

test("sixty performances of a day are all there, each once, under their film", () => {
  const shown = withEvents(film, ...Array.from({ length: 60 }, (_, index) => index / 4));
  const html = schedule(shown.events);
  expect(count(html, 'data-filter-item=""') + count(html, "data-filter-item ")).toBe(60);
  expect(count(html, 'class="showing"')).toBe(1);
});

test("a ticket to an event without a venue says what it is for instead", () => {
  const html = schedule([event(film, 20, { venue: null, screen: null })]);
  expect(html).toContain('<span class="ticket__place">Kjøp billett</span>');
});

test("seven days stand open, later weeks are folded, and what has no date comes last", () => {
  const html = schedule([
    event(film, 20),
    event(film, 6 * 24),
    event(film, 7 * 24 + 12),
    event(film, null),
  ]);
  const [open = "", folded = ""] = html.split("<details");
  expect(open).toContain('id="dag-2026-12-05"');
  expect(open).toContain('id="dag-2026-12-11"');
  expect(folded).toContain('id="dag-2026-12-12"');
  expect(textOf(folded.replaceAll("<", " <"))).toMatch(
    /Uke 50, 7\. desember til 13\. desember 1 forestilling/,
  );
  expect(html.indexOf("Dato kommer")).toBeGreaterThan(html.indexOf("</details>"));
});

test("a page chooses how many days stand open", () => {
  const html = schedule([event(film, 20), event(film, 30)], { days: 1 });
  expect(html.indexOf('id="dag-2026-12-06"')).toBeGreaterThan(html.indexOf("<details"));
});

test("what lies beyond a page's fill is named once, with whole days before it", () => {
  const shown = withEvents(film, ...Array.from({ length: 10 }, (_, index) => index * 12 + 1));
  const html = schedule(shown.events, { limit: 3 });
  expect(count(html, 'data-event="')).toBe(4);
  const [, later = ""] = html.split("Lenger fram");
  expect(count(later, 'href="/den-lange-veien-dxm-1"')).toBe(1);
  expect(schedule(shown.events, { limit: 10 })).not.toContain("Lenger fram");
});

test("a day beyond a page's fill leads to the page that has it, or the days end before it", () => {
  const shown = withEvents(film, 20, 24 + 20, 48 + 20);
  const days = (options: object) =>
    [...schedule(shown.events, options).matchAll(/<a href="([^"]*#dag-[^"]*)"/g)].map(
      ([, href]) => href,
    );
  const whole = { limit: 1, moreHref: "/kinoprogram" };
  expect(days({ limit: 1 })).toEqual(["#dag-2026-12-05"]);
  expect(days(whole)).toEqual([
    "#dag-2026-12-05",
    "/kinoprogram#dag-2026-12-06",
    "/kinoprogram#dag-2026-12-07",
  ]);
  expect(textOf(schedule(shown.events, { limit: 1 }))).not.toContain("søndag 6. desember");
  expect(schedule(shown.events, whole)).toMatch(/<a href="\/kinoprogram" class="more">/);
});

test("where another page has the whole programme, a cut list ends with the way there, and filters what it lists", () => {
  const concert = production({ id: "p2", object: "culture", typeText: "Konsert", features: [] });
  const events = [event(film, 20), event(film, 24 + 20), event(concert, 48 + 20)];
  const html = schedule(events, { limit: 2, moreHref: "/kinoprogram" });
  expect(html).not.toContain("Lenger fram");
  expect(html).toMatch(/<a href="\/kinoprogram" class="button[^"]*">Se hele programmet/);
  expect(html).not.toContain('<option value="Konsert">');
  const whole = schedule(events, { limit: 3, moreHref: "/kinoprogram" });
  expect(whole).not.toContain("Se hele programmet");
  expect(whole).toContain('<option value="Konsert">');
});

test("each day with performances leads to its place in the list, without scripts", () => {
  const html = schedule([event(film, 20)]);
  expect(html).toContain('href="#dag-2026-12-05"');
  expect(html).not.toContain('href="#dag-2026-12-06"');
  expect(textOf(html)).toContain("søndag 6. desember");
});

test("filters offer what the programme has, and nothing to choose from where there is one value", () => {
  const concert = production({ id: "p2", object: "culture", typeText: "Konsert", features: [] });
  const html = schedule([
    event(film, 20, { tags: ["2D", "norsk tale"] }),
    event(concert, 21, { tags: [] }),
  ]);
  expect(html).toContain('<option value="Konsert">');
  expect(html).toContain('<option value="Film">');
  expect(html).not.toContain('name="sprak"');
  expect(html).toMatch(/data-kind="Konsert" data-age="0"/);
  expect(html).toMatch(/data-kind="Film" data-age="12"/);
  expect(html).toContain('data-language="norsk tale"');
});

describe("when there is nothing to show", () => {
  test("an empty programme says so", () => {
    expect(textOf(schedule([]))).toContain("Ingen forestillinger akkurat nå");
  });

  test("a programme that will end one day has the words ready, hidden", () => {
    expect(schedule([event(film, 20)])).toMatch(
      /<p[^>]*data-ends-empty[^>]* hidden|<p[^>]* hidden[^>]*data-ends-empty/,
    );
  });
});

test("analytics are told what is bought only where the site has tracking", () => {
  expect(schedule([event(film, 20)])).not.toContain("data-track-buy");
  const { site } = context();
  const html = templates.renderMain(
    page([{ component: "Schedule", heading: "Program", events: [event(film, 20)] }]),
    context({ site: { ...site, tracking: { analytics: "G-1" } } }),
  );
  const [, json = ""] = /data-track-buy="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(json.replaceAll("&quot;", '"'))).toEqual({
    id: "p1-20",
    name: "Den lange veien",
    brand: "Kultursalen på Gran",
    listName: "Program",
    category: "Film",
  });
});

test("a programme can be followed in a calendar of what it lists", () => {
  const culture = production({ id: "p2", object: "culture" });
  const films = schedule([event(film, 20)]);
  const both = schedule([event(film, 20), event(culture, 21)]);
  expect(films).toContain('href="webcal://kultursal.example/calendar/film.ics"');
  expect(both).toContain('href="webcal://kultursal.example/calendar.ics"');
});

test("every performance carries the instant at which it is over", () => {
  const html = schedule([
    event(film, 20, { endTime: "2026-12-05T22:00:00+01:00" }),
    event(film, null),
  ]);
  expect(html).toContain(`data-ends="${Date.parse("2026-12-05T22:00:00+01:00")}"`);
  expect(html).toContain('data-ends="Infinity"');
});

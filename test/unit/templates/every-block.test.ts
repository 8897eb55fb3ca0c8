import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import type { BlockData } from "../../../src/model/block-data.ts";
import { count, templates } from "./compiled.ts";
import { article, context, event, page, PICTURES, production, withEvents } from "./records.ts";

const HOSTILE = `<script>alert("hei")</script> & 'sitat'`;
const LONG = "Et navn på hundre og tjue tegn ".repeat(4).slice(0, 120);

const DATA: readonly BlockData[] = [
  {
    id: "d1",
    component: "Slideshow",
    locale: "nb",
    data: { slides: [{ image: "/a.jpg", alt: "", heading: LONG, text: "T", href: "/hjelp" }] },
  },
  {
    id: "d2",
    component: "CardList",
    locale: "nb",
    data: { cards: [{ title: LONG, href: "/hjelp", image: "/b.jpg" }] },
  },
  {
    id: "d3",
    component: "QuickLinks",
    locale: "nb",
    data: { heading: "Snarveier", cards: [{ title: LONG, text: "T", href: "/hjelp" }] },
  },
  { id: "d4", component: "Content", locale: "nb", data: { html: "<h3>Mer</h3><p>Tekst</p>" } },
  {
    id: "d5",
    component: "Cover",
    locale: "nb",
    data: { image: "/c.jpg", alt: "Huset", heading: LONG, text: "Ingress" },
  },
  {
    id: "d6",
    component: "GiftCard",
    locale: "nb",
    data: { heading: "Gavekort", html: "<p>Tekst</p>", checkoutId: "gavekort 1" },
  },
  {
    id: "d7",
    component: "Newsletters",
    locale: "nb",
    data: { items: [{ title: "Brev", date: "2026-11-01", href: "https://brev.example/1" }] },
  },
  {
    id: "d8",
    component: "NewsletterSignup",
    locale: "nb",
    data: { heading: "Få brev", text: "Tekst", action: "https://brev.example/" },
  },
];

const film = withEvents(
  production({
    title: HOSTILE,
    assets: [
      { type: "poster", url: "/poster.jpg" },
      { type: "trailer", url: "https://youtu.be/abcdefg" },
    ],
  }),
  10,
  60,
  300,
  null,
);
const filled = {
  productions: [film],
  events: [...film.events, event(film, 20, { venue: null, screen: null, price: null })],
  articles: [article({ title: HOSTILE, author: HOSTILE })],
  data: DATA,
};
const entities = [
  { model: "production" as const, record: film },
  { model: "article" as const, record: filled.articles[0] ?? article() },
];
const site = context({
  ...PICTURES,
  membership: { partner: 118, baseUrl: "https://klubb.example" },
});

describe.each([...templates.components])("%s", (component) => {
  const full = entities.map((entity) =>
    templates.renderMain(page([{ component, ...filled }], { entity }), site),
  );
  const empty = templates.renderMain(page([{ component }]), context());

  test("renders with records and without any", () => {
    expect(full.join("")).not.toMatch(/undefined|\[object|NaN/);
    expect(empty).not.toMatch(/undefined|\[object|NaN/);
  });

  test("gives its page exactly one first heading, and skips no level below it", () => {
    for (const html of [...full, empty]) {
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) =>
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
      );
    }
  });

  test("writes no style and no script into its markup, whatever records say", () => {
    for (const html of full) {
      expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+=/i);
    }
  });

  test("gives every picture its dimensions and an alternative text", () => {
    for (const html of full) {
      for (const [image] of html.matchAll(/<img[^>]*>/g)) {
        expect(image).toMatch(/ width="\d+" height="\d+" alt/);
      }
    }
  });

  test("uses each id once", () => {
    for (const html of full) {
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});

test("a page whose heading block has no record shows its own title", () => {
  const html = templates.renderMain(page([{ component: "Content", data: DATA }]), context());
  expect(html).toContain('<h1 class="page-title">Sidens navn</h1>');
});

test("a page that opens with large pictures names itself for screen readers alone", () => {
  const html = templates.renderMain(page([{ component: "Slideshow", data: DATA }]), context());
  expect(html).toContain('<h1 class="visually-hidden">Sidens navn</h1>');
});

test("of two blocks that can head a page, the first one does", () => {
  const html = templates.renderMain(
    page([{ component: "Cover", data: DATA }, { component: "PageHeading" }]),
    context(),
  );
  expect(html).toMatch(/<h1[^>]*>Et navn på hundre/);
  expect(html).toMatch(/<h2[^>]*>Sidens navn/);
});

test("a picture that is missing is replaced by artwork of our own", () => {
  const html = templates.renderMain(
    page([{ component: "CoverFlow", productions: [film] }]),
    context(),
  );
  expect(count(html, "<img")).toBe(0);
  expect(html).toContain("artwork");
});

test("each block has a file of its name, from which `cinegen explain` knows it", () => {
  const files = readdirSync("templates/blocks").filter((name) => name.endsWith(".tsx"));
  const names = files.map((name) => basename(name, ".tsx"));
  expect(new Set(names)).toEqual(templates.components);
});

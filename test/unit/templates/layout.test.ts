import { expect, test } from "vitest";
import { renderIsland, templates, textOf } from "./compiled.ts";
import { context, page, PICTURES, SETTINGS } from "./records.ts";

const menus = {
  header: [
    { id: "a", label: "Kulturprogram", path: "/kulturprogram" },
    { id: "b", label: "Gavekort", path: "https://billett.example/kjop", openInNewWindow: true },
    { id: "c", label: "Barn", path: "/barn", parent: "a" },
  ],
  footer: [{ id: "d", label: "Personvern", path: "/personvern" }],
};

function layout(changes = {}, currentPath = "/kulturprogram") {
  return templates.renderLayout("default", currentPath, context({ menus, ...changes }));
}

test("the main part starts where the layout before it ends, and can be given the focus", () => {
  expect(layout().before.endsWith('<main id="main" tabindex="-1">')).toBe(true);
  expect(layout().after.startsWith("</main>")).toBe(true);
});

test("the first thing to reach is the way past the menu", () => {
  expect(layout().before).toMatch(/^<header[^>]*><a[^>]*href="#main"[^>]*>Hopp til innholdet/);
});

test("the menu marks the current page, and opens new windows safely", () => {
  const { before } = layout();
  expect(before).toMatch(/<a href="\/kulturprogram"[^>]*aria-current="page"/);
  expect(before).toMatch(
    /<a href="https:\/\/billett.example\/kjop"[^>]*rel="noopener"[^>]*target="_blank"/,
  );
  expect(textOf(before)).toContain("Gavekort (åpnes i nytt vindu)");
});

test("an item of the menu stands below the one it belongs to", () => {
  expect(layout().before).toMatch(/Kulturprogram<\/a><ul><li><a href="\/barn"/);
});

test("the menu opens without a script", () => {
  const { before } = layout();
  expect(before).toMatch(/<button[^>]*popovertarget="menu"/);
  expect(before).toMatch(/<div[^>]*id="menu"[^>]*popover="auto"/);
});

test("search is a form that leads to the search page", () => {
  const { before } = layout({ islandMarkup: renderIsland });
  expect(before).toMatch(/<form[^>]*role="search"[^>]*action="\/search"[^>]*method="get"/);
  expect(before).toContain('name="q"');
});

test("search comes to life when it is used, not before", () => {
  expect(layout().before).toContain('data-name="Search" data-when="interaction"');
});

test("nothing leads to membership where the site has none", () => {
  expect(layout().before).not.toContain("MemberBadge");
  const membership = { partner: 118, baseUrl: "https://klubb.example" };
  expect(layout({ membership }).before).toContain('data-name="MemberBadge" data-when="member"');
});

test("footer columns keep their order and their place, empty ones too", () => {
  const footer = [
    { items: [] },
    {
      items: [
        { type: "title" as const, value: "Billetter" },
        { type: "text" as const, value: "Få hjelp", href: "/hjelp" },
        { type: "html" as const, value: "<p>Egen <b>HTML</b></p>" },
      ],
    },
  ];
  const { after } = layout({ settings: { ...SETTINGS, footer } });
  expect(after).toMatch(/site-footer__column"><\/div><div class="site-footer__column"><h2/);
  expect(after).toContain('<a href="/hjelp">Få hjelp</a>');
  expect(after).toContain("<b>HTML</b>");
});

test("consent can be changed from the footer only where something is tracked", () => {
  expect(layout().after).not.toContain("data-consent-settings");
  const { site } = context();
  const tracked = layout({ site: { ...site, tracking: { pixel: "1" } } });
  expect(tracked.after).toMatch(/<button[^>]*data-consent-settings[^>]*hidden/);
});

test("columns of a row get the spans that the page asks for, and empty ones keep their place", () => {
  const resolved = page([{ component: "PageText" }]);
  const definition = {
    ...resolved.definition,
    template: {
      rows: [
        {
          columns: [
            { xs: 12, md: 7, lg: 8 },
            { xs: 12, md: 5, lg: 4 },
          ],
        },
      ],
    },
  };
  const html = templates.renderMain({ ...resolved, definition }, context());
  expect(html).toContain('class="column xs-12 md-7 lg-8"');
  expect(html).toContain('<div class="column xs-12 md-5 lg-4"></div>');
});

test("on narrow screens a large picture is cropped for them, and its place never moves", () => {
  const html = templates.renderMain(
    page([
      {
        component: "Cover",
        data: [
          {
            id: "c",
            component: "Cover",
            locale: "nb",
            data: { image: "https://b.example/1.jpg", alt: "Huset", heading: "Huset" },
          },
        ],
      },
    ]),
    context(PICTURES),
  );
  expect(html).toMatch(/<source[^>]*media="\(max-width: 47.99em\)"[^>]*width="800" height="640"/);
  expect(html).toMatch(/<rect width="100%" height="100%" fill="#336699"/);
  expect(html).toMatch(/alt="Huset"/);
});

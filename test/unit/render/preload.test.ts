import { describe, expect, test } from "vitest";
import { preloadLinks } from "../../../src/render/preload.ts";
import { templates } from "../templates/compiled.ts";
import { context, page, PICTURES } from "../templates/records.ts";

const slides = [
  { image: "https://bilder.example/en.jpg?a=1&b=2", alt: "", heading: "En" },
  { image: "https://bilder.example/to.jpg", alt: "", heading: "To" },
];
const slideshow = page([
  {
    component: "Slideshow",
    data: [{ id: "front-slideshow", component: "Slideshow", locale: "nb", data: { slides } }],
  },
]);

function linksOf(pictures: Parameters<typeof context>[0]): string[] {
  const html = preloadLinks(templates.renderMain(slideshow, context(pictures)));
  return html.split(/(?<=>)/).filter(Boolean);
}

describe("the first picture of a slideshow is asked for ahead, no other", () => {
  test("one crop for narrow screens, the other for wide ones", () => {
    const [narrow = "", wide = "", ...rest] = linksOf(PICTURES);
    expect(rest).toEqual([]);
    expect(narrow).toContain('imagesrcset="https://bilder.example/en.jpg?a=1&amp;b=2?w=800 800w"');
    expect(narrow).toContain('media="(max-width: 47.99em)"');
    expect(wide).toContain(" 1600w");
    expect(wide).toContain('imagesizes="100vw" media="(min-width: 48em)"');
  });

  test("in the best format alone, which browsers without it pass over", () => {
    const sources = ["image/avif", "image/webp"].map((type) => ({ type, srcset: `/${type} 960w` }));
    const links = linksOf({
      picture: () => ({
        src: "/a.jpeg",
        width: 16,
        height: 9,
        srcset: "",
        colour: "#000",
        sources,
      }),
    });
    expect(links).toHaveLength(2);
    for (const link of links)
      expect(link).toMatch(/imagesrcset="\/image\/avif 960w".*type="image\/avif"/);
  });
});

test("a page whose first picture is missing or waits asks for nothing ahead", () => {
  expect(linksOf({})).toEqual([]);
  expect(preloadLinks('<p>x</p><picture><img src="/a.jpeg" loading="lazy"></picture>')).toBe("");
});

import { describe, expect, it } from "vitest";
import {
  escapeHtml,
  excerpt,
  excerptOfHtml,
  imagesOf,
  replaceImages,
} from "../../../src/model/html.ts";

describe("text for HTML", () => {
  it("can break out of no element and no attribute", () => {
    expect(escapeHtml(`<a b="c">d's & e</a>`)).toBe(
      "&lt;a b=&quot;c&quot;&gt;d&#39;s &amp; e&lt;/a&gt;",
    );
  });
});

describe("an excerpt", () => {
  it("ends at a word, without the punctuation before the ellipsis", () => {
    expect(excerpt("Kvelden begynner i foajeen, der det dufter", 29)).toBe(
      "Kvelden begynner i foajeen…",
    );
    expect(excerpt("Kort.", 28)).toBe("Kort.");
  });

  it("of HTML reads on until there is enough text, however many tags come first", () => {
    const tags = '<p><a href="/en-side-med-et-langt-navn"></a></p>'.repeat(100);
    expect(excerptOfHtml(`${tags}<p>Endelig &amp; vel fremme</p>`)).toBe("Endelig & vel fremme");
    expect(excerptOfHtml(`<p>${"ord ".repeat(5_000)}</p>`)).toHaveLength(152);
  });
});

describe("pictures in sanitised HTML", () => {
  const html =
    '<p>a<img src="https://b.example/c?d=1&amp;e=2" alt="&quot;Hei&quot; på deg">f</p><img src="/g">';

  it("are found with their address and text as plain text", () => {
    expect(imagesOf(html)).toEqual([
      { src: "https://b.example/c?d=1&e=2", alt: '"Hei" på deg' },
      { src: "/g", alt: "" },
    ]);
  });

  it("are replaced one by one, and nothing else is touched", () => {
    expect(replaceImages(html, ({ alt }) => `[${alt}]`)).toBe('<p>a["Hei" på deg]f</p>[]');
  });
});

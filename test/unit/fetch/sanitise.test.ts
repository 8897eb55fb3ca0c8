import { describe, expect, it } from "vitest";
import { sanitiseHtml } from "../../../src/fetch/html/sanitise.ts";

const htmlOf = (html: string) => sanitiseHtml(html).html;

describe("sanitised HTML", () => {
  it("keeps what a text needs", () => {
    const html =
      "<h2>Tittel</h2><p>Tekst med <em>trykk</em>, <strong>vekt</strong> og<br>linjeskift</p><hr>" +
      "<ul><li>en</li></ul><ol><li>to</li></ol><blockquote><p>sitat</p></blockquote>" +
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>' +
      '<figure><img src="https://p.example/a.jpg" alt="Sal" width="4" height="3" loading="lazy"><figcaption>Salen</figcaption></figure>';
    expect(sanitiseHtml(html)).toEqual({ html, removed: [] });
  });

  it("puts the headings of a text below the page's own", () => {
    expect(htmlOf("<h1>Hei</h1>")).toBe("<h2>Hei</h2>");
  });

  it("loses style, class, id and elements that mean nothing, silently", () => {
    const html = '<p style="color:red" class="x" id="y"><font color="red">a</font></p><p></p>';
    expect(sanitiseHtml(html)).toEqual({ html: "<p>a</p>", removed: [] });
  });

  it("keeps neighbouring blocks apart", () => {
    expect(htmlOf("<section>A</section><center>B</center>")).toBe("<div>A</div><div>B</div>");
  });

  it("marks links that lead to other sites, and keeps those of this one", () => {
    expect(htmlOf('<a href="https://a.example/?b=1&c=2" target="_blank">x</a>')).toBe(
      '<a href="https://a.example/?b=1&amp;c=2" rel="noopener">x</a>',
    );
    for (const href of ["/hjelp", "#topp", "mailto:post@a.example", "tel:+4761000000"])
      expect(htmlOf(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it("leaves text that looks like HTML a text", () => {
    const html = "<p>1 &lt; 2 &amp; &lt;script&gt;</p>";
    expect(htmlOf(html)).toBe(html);
  });

  it("makes an embedded player a link that is loaded on a click", () => {
    const video = (embed: string, watch: string, label: string) =>
      `<figure class="video" data-video="${embed}"><a href="${watch}" rel="noopener">${label}</a></figure>`;
    const youTube = video(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      "Traileren",
    );
    expect(
      htmlOf(
        '<p>Se:<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" title="Traileren"></iframe></p>',
      ),
    ).toBe(`<p>Se:</p>${youTube}`);
    expect(htmlOf('<iframe src="https://player.vimeo.com/video/12345"></iframe>')).toBe(
      video(
        "https://player.vimeo.com/video/12345?dnt=1",
        "https://vimeo.com/12345",
        "Se videoen på Vimeo",
      ),
    );
  });

  it("does not take a stranger's figure for a video", () => {
    const html = '<figure class="video" data-video="https://evil.example/embed/1">x</figure>';
    expect(htmlOf(html)).toBe("<figure>x</figure>");
  });
});

describe("dangerous HTML", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", "script"],
    ["a handler", '<p onclick="alert(1)">a</p>', "onclick"],
    ["a picture's handler", "<img src=x onerror=alert(1)>", "onerror"],
    ["a script address", '<a href="javascript:alert(1)">a</a>', "the href address of a"],
    ["one with a tab", '<a href="java\tscript:alert(1)">a</a>', "the href address of a"],
    ["one in entities", '<a href="&#106;avascript&colon;alert(1)">a</a>', "the href address of a"],
    ["one in capitals", '<a href=" JaVaScRiPt:alert(1)">a</a>', "the href address of a"],
    [
      "a data address",
      '<a href="data:text/html,<script>1</script>">a</a>',
      "the href address of a",
    ],
    ["a data picture", '<img src="data:image/svg+xml,<svg onload=1>">', "the src address of img"],
    ["a strange frame", '<iframe src="https://evil.example/"></iframe>', "iframe"],
    [
      "a look-alike",
      '<iframe src="https://youtube.com.evil.example/embed/abcdefgh"></iframe>',
      "iframe",
    ],
    ["a drawing", "<svg><script>alert(1)</script></svg>", "svg"],
    ["a form", '<form action="/x"><input name="a"></form>', "form"],
    ["a base", '<base href="https://evil.example/">', "base"],
    ["an object", '<object data="https://evil.example/"></object>', "object"],
  ])("such as %s is removed and named", (_, html, name) => {
    const clean = sanitiseHtml(html);
    expect(clean.removed).toContain(name);
    expect(clean.html).not.toMatch(
      /script|alert|data:|evil|<(?:svg|form|input|base|object|iframe)/i,
    );
  });

  it("is named once, however often it comes", () => {
    const html = '<p onclick="a">x</p><p onclick="b">y</p><script>1</script><script>2</script>';
    expect(sanitiseHtml(html).removed).toEqual(["onclick", "script"]);
  });

  it.each([
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    "<textarea></textarea/><img src=x onerror=alert(1)>",
    "<!--><img src=x onerror=alert(1)>-->",
    '<a href="\\\\evil.example">a</a>',
    '<p/onclick=alert(1)//title="x">a',
    '<img src="https://a.example/&quot; onerror=&quot;alert(1)">',
  ])("that counts on being parsed twice stays harmless: %s", (html) => {
    const tags = htmlOf(html).match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(tag.replace(/"[^"]*"/g, "")).not.toMatch(/ on\w+|\\/);
    expect(htmlOf(html)).not.toMatch(/<(?:svg|math|style|xmp|textarea|noscript)/);
  });
});

describe("sanitising again", () => {
  const PARTS = [
    ...["<p>", "</p>", "<h1>", "</h1>", "<div>", "</div>", "<center>", "<ul>", "<li>", "</ul>"],
    ...[
      '<iframe src="https://youtu.be/abcdefgh">',
      "</iframe>",
      "<figure>",
      "</figure>",
      "<table>",
    ],
    ...[
      '<figure class="video" data-video="https://youtu.be/abcdefgh">',
      "<tr>",
      "<td>",
      "</table>",
    ],
    ...['<a href="https://x.example/?a=1&b=2">', "<a href=javascript:x>", "</a>", '<img src="/x">'],
    ...["text", "&amp;", "&lt;", "<", ">", '"', "<b>", "</b>", "<script>", "</script>", "<svg>"],
    ...[
      "<!--",
      "-->",
      "<br>",
      "<hr/>",
      "<blockquote>",
      "<textarea>",
      "<title>",
      "<dl><dt>",
      "<dd>",
    ],
  ];

  /** A small generator of its own, so that a failure can be repeated. */
  function* someHtml(count: number): Generator<string> {
    let state = 7;
    const next = (bound: number) => (state = (state * 48271) % 2147483647) % bound;
    for (let made = 0; made < count; made++) {
      const length = 1 + next(12);
      yield Array.from({ length }, () => PARTS[next(PARTS.length)]).join("");
    }
  }

  it("changes nothing and finds nothing, whatever came first", () => {
    for (const html of someHtml(5000)) {
      const once = htmlOf(html);
      expect({ html, again: sanitiseHtml(once) }).toEqual({
        html,
        again: { html: once, removed: [] },
      });
    }
  });
});

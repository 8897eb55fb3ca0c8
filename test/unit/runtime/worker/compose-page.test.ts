import { expect, test } from "vitest";
import { HEAD_END, HEAD_START } from "../../../../src/model/head-markers.ts";
import { buildOf, composePage, partsOf } from "../../../../src/runtime/worker/compose-page.ts";

function documentOf(build: string, head: string, main: string): string {
  return (
    `<!doctype html><html lang="nb" data-build="${build}"><head>${HEAD_START}${head}` +
    `${HEAD_END}<link rel="stylesheet" href="/assets/${build}.css"></head>` +
    `<body><header>Meny</header><main id="main" tabindex="-1">${main}</main><footer></footer></body></html>`
  );
}

test("shows an old page in today's shell", () => {
  const old = documentOf("b1", "<title>Kino</title>", "<h1>Kino</h1>\n<p>$& $1</p>");
  const shell = documentOf("b2", "<title>Uten nett</title>", "<h1>Uten nett</h1>");
  const parts = partsOf(old);
  expect(parts && composePage(shell, parts)).toBe(
    documentOf("b2", "<title>Kino</title>", "<h1>Kino</h1>\n<p>$& $1</p>"),
  );
});

test("knows which build wrote a document", () => {
  expect(buildOf(documentOf("b1", "", ""))).toBe("b1");
  expect(buildOf("<!doctype html><html></html>")).toBeUndefined();
});

test("finds no parts in a document of someone else", () => {
  expect(partsOf("<!doctype html><html><body><main>Hei</main></body></html>")).toBeUndefined();
});

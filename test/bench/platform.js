// A platform of one site whose articles are all it has: about 11 kB of text each, so that a page is
// about 15 kB of HTML.
import { once } from "node:events";
import { createServer } from "node:http";

const PARAGRAPH =
  "Kvelden begynner i foajeen, der det dufter av kaffe og vafler, og går videre i salen når lyset " +
  "dempes og teppet går til side. Det er plass til alle, og ingen trenger å ha det travelt. ";

/** Starts the platform on a free port; `environment` points cinegen at it. */
export async function startPlatform(articles) {
  const bodies = new Map([
    ["/sites", JSON.stringify([site])],
    ["/sites/192/events", "[]"],
    ["/auth/login", '{"token":"bench"}'],
    ["/site/192/block-data", "[]"],
    ["/site/192/article", JSON.stringify(Array.from({ length: articles }, (_, n) => article(n)))],
  ]);
  const server = createServer((request, response) => {
    const body = bodies.get(request.url.replace(/\?.*/, ""));
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    environment: {
      CINEGEN_PLATFORM_URL: url,
      CINEGEN_PLATFORM_USER: "bench",
      CINEGEN_PLATFORM_PASSWORD: "bench",
      CINEGEN_MANAGEMENT_URL: url,
      CINEGEN_MANAGEMENT_USER: "bench",
      CINEGEN_MANAGEMENT_PASSWORD: "bench",
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const site = {
  id: 192,
  host: "bench.example",
  title: "Benken",
  partners: [192],
  locale: { available: ["nb"], enabled: ["nb"], default: "nb" },
  stage: "production",
  published: false,
  skeletonVersion: "v12.0.1",
  tracking: {},
};

function article(number) {
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) => `<p>${number}.${index} ${PARAGRAPH}<a href="/">Forsiden</a></p>`,
  );
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    slug: `artikkel-${number}`,
    title: `Artikkel ${number}`,
    author: "Redaksjonen",
    category: number % 2 ? "news" : "general",
    node_locale: "nb",
    image: "",
    thumbnail: "",
    content: paragraphs.join("\n"),
    createdAt: 1_700_000_000_000 + number * 60_000,
    updatedAt: 1_700_000_000_000 + number * 60_000,
    order: 0,
  };
}

import type { ArticleSeed } from "./types.ts";

/** Articles about the house and those who work there. */
export const venueArticles: readonly ArticleSeed[] = [
  {
    slug: "hittegods",
    title: "Hittegods: 41 votter og en trombone",
    author: "Garderoben",
    category: "news",
    published: 6,
    image: "article-hittegods",
    thumbnail: "article-hittegods",
    content: `<p>Vi har ryddet i hittegodskassa. Det gjør vi hvert år, og hvert år er vi like forundret.</p>
<figure><img src="picture:article-hittegods" alt="En trekasse full av votter, et skjerf, en sko og en trombone"><figcaption>Årets fangst. Trombonen er i god stand.</figcaption></figure>`,
    order: 0,
  },
];

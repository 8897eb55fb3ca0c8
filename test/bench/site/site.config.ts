import type { SiteConfig } from "cinegen";

/** The site that `npm run bench` builds: the articles, a front page and the articles' archive. */
export default {
  shared: {
    menus: {
      header: [{ id: "nyheter", label: "Nyheter", path: "/nyheter" }],
      footer: [],
    },
  },
  sites: { 192: {} },
} satisfies SiteConfig;

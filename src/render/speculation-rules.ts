import type { TextFile } from "./sitemap.ts";

/** Where browsers that know speculation rules are told of them; answered with the type below. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** Without it browsers ignore the file. */
export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

/**
 * Which documents are worth fetching ahead: those of links that will be document loads. That is every
 * link once a newer build is known (the runtime takes `data-navigation` away then), or where the
 * runtime does not run; until then page data is loaded instead, which is less and on the screen sooner.
 * Prefetched and not prerendered: a page that nobody has seen is counted nowhere.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { selector_matches: "html:not([data-navigation]) a, [data-reload] a, a[data-reload]" },
          { not: { selector_matches: "[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
} as const;

/** The rules as a file of the output. */
export function renderSpeculationRules(): TextFile {
  const path = SPECULATION_RULES_PATH.slice(1);
  return { path, content: `${JSON.stringify(SPECULATION_RULES)}\n` };
}

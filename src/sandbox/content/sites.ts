import type { SiteSeed } from "./types.ts";

const common = {
  locale: { available: ["nb", "nn", "en"], enabled: ["nb"], default: "nb" },
  stage: "production",
  published: false,
  skeletonVersion: "v12.0.1",
} as const;

/** The demo sites as the platform describes them. 178 has a tag manager, so that consent can be tried. */
export const sites: readonly SiteSeed[] = [
  {
    ...common,
    id: 192,
    host: "kultursal.example",
    title: "Kultursal.example",
    partners: [192],
    tracking: {},
  },
  {
    ...common,
    id: 118,
    host: "fyrlykta.example",
    title: "Fyrlykta.example",
    partners: [118],
    tracking: {},
  },
  {
    ...common,
    id: 178,
    host: "skumringen.example",
    title: "Skumringen.example",
    partners: [178],
    tracking: { tagManager: "GTM-DEMO178" },
  },
];

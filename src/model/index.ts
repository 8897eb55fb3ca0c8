/** The types that a venue's own files import: `import type { SiteConfig } from "cinegen"`. */
export type { SiteConfig, SiteSettings, SiteSettingsInput } from "./settings.ts";

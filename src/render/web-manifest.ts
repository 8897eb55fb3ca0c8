import { BRAND_COLOURS } from "../model/brand.ts";
import { ICON_SVG_PATH, SITE_ICONS } from "../model/icon.ts";
import type { RenderContext } from "./render-context.ts";
import type { TextFile } from "./sitemap.ts";

/** @returns the web manifest: how the site appears on a home screen */
export function renderWebManifest({ site, settings }: RenderContext): TextFile {
  const { paper, stage } = BRAND_COLOURS[settings.theme.variant];
  const pictures = SITE_ICONS.flatMap(({ path, size, purpose }) =>
    purpose === undefined
      ? []
      : [{ src: `/${path}`, sizes: `${size}x${size}`, type: "image/png", purpose }],
  );
  const manifest = {
    id: "/",
    name: settings.organisation.name || site.title,
    short_name: site.title,
    lang: site.locale.default,
    start_url: "/",
    scope: "/",
    // Keeps the way back in sight: the checkout is another site.
    display: "minimal-ui",
    background_color: paper,
    theme_color: stage,
    icons: [
      { src: `/${ICON_SVG_PATH}`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...pictures,
    ],
  };
  return { path: "site.webmanifest", content: `${JSON.stringify(manifest)}\n` };
}

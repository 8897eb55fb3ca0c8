/** How the site's mark is placed: on a tile with round corners, or on a ground without edges. */
export type IconDrawing = "tile" | "bleed";

/** A picture of the site's mark for browsers and home screens. */
export interface SiteIcon {
  /** Path in the output. */
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly drawing: IconDrawing;
  /** What a web manifest says of it; undefined: it is no part of the manifest. */
  readonly purpose?: "any" | "maskable";
}

/** The one source of all icons, which browsers that can read it prefer. */
export const ICON_SVG_PATH = "favicon.svg";

/** Every icon that is made from {@link ICON_SVG_PATH}'s drawings: who asks for which size. */
export const SITE_ICONS: readonly SiteIcon[] = [
  // Asked for at this address by feed readers and old browsers, whatever a page says.
  { path: "favicon.ico", size: 32, drawing: "tile" },
  // iOS rounds the corners itself and shows transparent ones black.
  { path: "apple-touch-icon.png", size: 180, drawing: "bleed" },
  { path: "icon-192.png", size: 192, drawing: "tile", purpose: "any" },
  { path: "icon-512.png", size: 512, drawing: "tile", purpose: "any" },
  { path: "icon-maskable-512.png", size: 512, drawing: "bleed", purpose: "maskable" },
];

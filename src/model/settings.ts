import type { Redirect } from "./redirect.ts";

/**
 * What `site/site.config.ts` default-exports: what all sites share, and each site's own choices,
 * which win. Import it as a type: `import type { SiteConfig } from "cinegen"`.
 */
export interface SiteConfig {
  readonly shared: SiteSettingsInput;
  /** By site id, e.g. `{ 192: { … } }`. */
  readonly sites: Readonly<Record<string, SiteSettingsInput>>;
}

/** A venue's choices; everything is optional, and what is missing has a default. */
export type SiteSettingsInput = Partial<SiteSettings>;

/** A venue's choices for one site, complete. Lists replace, they are not merged. */
export interface SiteSettings {
  /** Addresses of the services; the environment wins over these. Never credentials. */
  readonly services: ServiceAddresses;
  readonly theme: Theme;
  readonly menus: Menus;
  readonly footer: readonly FooterColumn[];
  readonly redirects: readonly Redirect[];
  readonly pictures: PictureSettings;
  readonly organisation: Organisation;
  readonly serviceWorker: "on" | "remove";
}

/** Base addresses of the outside services (contract, section 1). */
export interface ServiceAddresses {
  readonly platform?: string;
  readonly management?: string;
  readonly runtime?: string;
  /** With `:eventId` in it, e.g. `https://checkout.example/:eventId`. */
  readonly checkout?: string;
  readonly ticketProvider?: string;
  /** By partner id: `118`, `178`. */
  readonly membership?: Readonly<Record<string, string>>;
  /** Absolute origin of the published site. */
  readonly site?: string;
}

/** How the site looks (specification, section 3: Theme). */
export interface Theme {
  /** A palette of `templates/styles`. */
  readonly variant: "kultursal" | "kino" | "fjord";
  /** Name of a logo in `templates/icons`; the site title is set in type where it is undefined. */
  readonly logo?: string;
}

/** Menus by place, in order. */
export interface Menus {
  readonly header: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
}

/** An item of a menu (specification, section 3). */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A path of this site, or an absolute address; `checkout:ID` is the checkout address of that id. */
  readonly path: string;
  readonly openInNewWindow?: boolean;
  /** Id of the item that this one stands below. */
  readonly parent?: string;
}

/** A column of the footer; empty ones keep their place. */
export interface FooterColumn {
  readonly items: readonly FooterItem[];
}

/** A footer item (specification, section 3). */
export type FooterItem =
  | { readonly type: "title"; readonly value: string }
  | { readonly type: "text"; readonly value: string; readonly href?: string }
  | { readonly type: "html"; readonly value: string };

/** Where pictures come from in the built site. */
export interface PictureSettings {
  /** `cdn`: the picture service resizes; `local`: the build does. */
  readonly mode: "cdn" | "local";
}

/** Who runs the venue: for contact details and structured data. */
export interface Organisation {
  readonly name: string;
  readonly kind: "cinema" | "venue";
  readonly address?: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
  };
  readonly phone?: string;
  readonly email?: string;
  /** Profiles elsewhere on the web. */
  readonly sameAs?: readonly string[];
}

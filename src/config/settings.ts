import { z } from "zod";

const menuItem = z.strictObject({
  id: z.string().min(1),
  label: z.string().min(1),
  path: z.string().min(1),
  openInNewWindow: z.boolean().optional(),
  parent: z.string().optional(),
});

const footerItem = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("title"), value: z.string() }),
  z.strictObject({ type: z.literal("text"), value: z.string(), href: z.string().optional() }),
  z.strictObject({ type: z.literal("html"), value: z.string() }),
]);

const settings = z
  .strictObject({
    services: z.strictObject({
      platform: z.string().optional(),
      management: z.string().optional(),
      runtime: z.string().optional(),
      checkout: z.string().optional(),
      ticketProvider: z.string().optional(),
      membership: z.record(z.string(), z.string()).optional(),
      site: z.string().optional(),
    }),
    theme: z.strictObject({
      variant: z.enum(["kultursal", "kino", "fjord"]),
      logo: z.string().optional(),
    }),
    menus: z.strictObject({ header: z.array(menuItem), footer: z.array(menuItem) }),
    footer: z.array(z.strictObject({ items: z.array(footerItem) })),
    redirects: z.array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
      }),
    ),
    pictures: z.strictObject({ mode: z.enum(["cdn", "local"]) }),
    organisation: z.strictObject({
      name: z.string(),
      kind: z.enum(["cinema", "venue"]),
      address: z
        .strictObject({ street: z.string(), postalCode: z.string(), city: z.string() })
        .optional(),
      phone: z.string().optional(),
      email: z.string().optional(),
      sameAs: z.array(z.string()).optional(),
    }),
    serviceWorker: z.enum(["on", "remove"]),
  })
  .partial();

/** What `site/site.config.ts` must default-export; the types are in `src/model/settings.ts`. */
export const siteConfigSchema = z.strictObject({
  shared: settings,
  sites: z.record(z.string().regex(/^\d+$/, "a site id is a number"), settings),
});

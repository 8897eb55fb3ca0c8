import type { SiteConfig, SiteSettings } from "cinegen";

/*
 * The choices of three venues: what all share, and what each site decides for itself. A site's own
 * list replaces a shared one whole. Pages are in `pages/` (shared) and `<site id>/pages/` (one
 * site's own). Credentials never stand here: they come from the environment.
 */

const footerMenu: SiteSettings["menus"]["footer"] = [
  { id: "privacy", label: "Personvern", path: "/personvern" },
  { id: "cookies", label: "Informasjonskapsler", path: "/informasjonskapsler" },
  { id: "accessibility", label: "Tilgjengelighet", path: "/tilgjengelighet" },
];

const memberFooterMenu: SiteSettings["menus"]["footer"] = [
  ...footerMenu,
  { id: "member-privacy", label: "Personvern for medlemmer", path: "/medlem/personvern" },
];

const oldAddresses: SiteSettings["redirects"] = [
  { from: "/kino", to: "/kinoprogram", status: 301 },
  { from: "/gavekort", to: "/kjop-gavekort", status: 301 },
  // A chain: cinegen sends visitors straight to its end.
  { from: "/gavekort.html", to: "/gavekort", status: 301 },
  { from: "/sok", to: "/search", status: 301 },
  { from: "/cookies", to: "/informasjonskapsler", status: 301 },
];

export default {
  shared: {
    services: {
      checkout: "https://billett.example/kjop/:eventId",
      membership: {
        118: "https://medlem.fyrlykta.example",
        178: "https://medlem.skumringen.example",
      },
    },
    pictures: { mode: "local" },
    serviceWorker: "on",
    footer: [
      { items: [] },
      {
        items: [
          { type: "title", value: "Billetter" },
          { type: "text", value: "Spørsmål om billetter? Her får du hjelp", href: "/hjelp" },
          {
            type: "text",
            value:
              "Arrangementene våre foregår mange steder. Sjekk stedet på billetten før du drar.",
          },
        ],
      },
      {
        items: [
          { type: "title", value: "Nyhetsbrev" },
          { type: "text", value: "Få tilgang til forhåndssalget, før alle andre." },
          { type: "text", value: "Meld deg på nyhetsbrevet", href: "/nyhetsbrev" },
        ],
      },
    ],
  },
  sites: {
    192: {
      theme: { variant: "kultursal" },
      organisation: {
        name: "Kultursalen på Gran",
        kind: "venue",
        address: { street: "Kulturvegen 4", postalCode: "2750", city: "Gran" },
        phone: "61 00 01 92",
        email: "post@kultursal.example",
      },
      menus: {
        header: [
          { id: "culture", label: "Kulturprogram", path: "/kulturprogram" },
          { id: "cinema", label: "Kinoprogram", path: "/kinoprogram" },
          { id: "cinema-day", label: "Den store kinodagen", path: "/den-store-kinodagen" },
          { id: "rent", label: "Lei kino og sal", path: "https://utleie.kultursal.example/" },
          { id: "newsletter", label: "Nyhetsbrev", path: "/nyhetsbrev" },
          { id: "gift-card", label: "Gavekort", path: "checkout:gavekort", openInNewWindow: true },
          { id: "help", label: "Hjelp", path: "/hjelp" },
          { id: "about", label: "Om oss", path: "/om-oss" },
        ],
        footer: footerMenu,
      },
      redirects: [
        ...oldAddresses,
        { from: "/kultur", to: "/kulturprogram", status: 301 },
        { from: "/arrangementer/kulturkirke", to: "/kulturkirke", status: 301 },
        { from: "/om-oss/kontakt", to: "/kontakt-oss", status: 308 },
        { from: "/utleie/kultursalen", to: "/leie-kultursalen", status: 308 },
        { from: "/jubileum", to: "/10-ar-med-kultursal-i-gran", status: 302 },
        // Changes from summer to summer, so browsers must ask again.
        { from: "/sommer", to: "/pamelding-og-praktisk-info", status: 307 },
      ],
    },
    118: {
      theme: { variant: "fjord" },
      organisation: {
        name: "Fyrlykta kino",
        kind: "cinema",
        address: { street: "Losgata 7", postalCode: "4899", city: "Havneset" },
        phone: "37 00 01 18",
        email: "post@fyrlykta.example",
      },
      menus: {
        header: [
          { id: "cinema", label: "Kinoprogram", path: "/kinoprogram" },
          { id: "coming", label: "Kommende filmer", path: "/kommende" },
          { id: "culture", label: "På scenen", path: "/kulturprogram" },
          { id: "cinema-day", label: "Den store kinodagen", path: "/den-store-kinodagen" },
          { id: "newsletter", label: "Nyhetsbrev", path: "/nyhetsbrev" },
          { id: "gift-card", label: "Gavekort", path: "checkout:gavekort", openInNewWindow: true },
          { id: "help", label: "Hjelp", path: "/hjelp" },
          { id: "about", label: "Om oss", path: "/om-oss" },
        ],
        footer: memberFooterMenu,
      },
      redirects: [
        ...oldAddresses,
        { from: "/utleie", to: "/leie-kino", status: 301 },
        { from: "/medlem", to: "/min-side", status: 302 },
        { from: "/filmklubben", to: "/medlem", status: 301 },
      ],
    },
    178: {
      theme: { variant: "kino" },
      organisation: {
        name: "Skumringen kino",
        kind: "cinema",
        address: { street: "Uglebakken 3", postalCode: "2499", city: "Elvhaug" },
        phone: "62 00 01 78",
        email: "post@skumringen.example",
      },
      menus: {
        header: [
          { id: "cinema", label: "Kinoprogram", path: "/kinoprogram" },
          { id: "coming", label: "Kommende filmer", path: "/kommende" },
          { id: "culture", label: "Opplevelser", path: "/kulturprogram" },
          { id: "cinema-day", label: "Den store kinodagen", path: "/den-store-kinodagen" },
          { id: "rent", label: "Lei kino", path: "/leie-kino" },
          { id: "newsletter", label: "Nyhetsbrev", path: "/nyhetsbrev" },
          { id: "gift-card", label: "Gavekort", path: "checkout:gavekort", openInNewWindow: true },
          { id: "help", label: "Hjelp", path: "/hjelp" },
          { id: "about", label: "Om oss", path: "/om-oss" },
        ],
        footer: memberFooterMenu,
      },
      redirects: [
        ...oldAddresses,
        { from: "/utleie", to: "/leie-kino", status: 301 },
        { from: "/bursdag", to: "/kinobursdag", status: 302 },
        { from: "/medlem", to: "/min-side", status: 302 },
      ],
    },
  },
} satisfies SiteConfig;

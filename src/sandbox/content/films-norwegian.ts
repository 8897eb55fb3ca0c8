import type { FilmSeed } from "./types.ts";

/** Norwegian films showing now. */
export const norwegianFilms: readonly FilmSeed[] = [
  {
    slug: "fjellet-som-lyttet",
    dxm: 10412,
    title: "Fjellet som lyttet",
    objectClass: "movie",
    ediNumber: "NOR20261041",
    facts: {
      ageLimit: "12 år",
      minutes: 118,
      genre: "Drama",
      language: "Norsk",
      director: "Åshild Tverrdal",
      cast: "Runa Kvitberg, Halvor Skarvang, Tobine Myhrlund",
      country: "Norge",
    },
    premiereInDays: -12,
    summary:
      "Etter femten år i byen kommer Sunniva hjem for å selge fjellgården. Men noen må si det til faren først.",
    body: `<p>Sunniva Bergset (Runa Kvitberg) har satt av en helg. Hun skal rydde låven, skrive under på papirene og rekke søndagstoget tilbake. Så snør veien igjen, og hun blir sittende ved kjøkkenbordet sammen med faren, som ikke har snakket i telefon siden 2009 og ikke akter å begynne nå.</p>
<p>Åshild Tverrdal har laget et drama der det meste står mellom linjene og resten blir sagt med ei kaffekopp. Det er vakkert, det er vondt, og det er overraskende morsomt, særlig når naboen kommer for å måke.</p>
<blockquote><p>«Du kan selge jorda. Men utsikten må du spørre om.»</p></blockquote>
<p>Filmen er spilt inn på én gård gjennom én vinter. Alt snøværet er ekte, og det er irritasjonen over det også, skal vi tro regissøren.</p>`,
    poster: {
      name: "film-fjellet-som-lyttet-poster",
      alt: "Plakat: en kvinne alene under et mørkt fjell i blått kveldslys",
      focalPoint: { x: 0.5, y: 0.4 },
    },
    still: {
      name: "film-fjellet-som-lyttet-still",
      alt: "Et våningshus med lys i vinduene under et snødekt fjell",
      focalPoint: { x: 0.4, y: 0.6 },
    },
    trailer: "https://www.youtube.com/watch?v=fJl7Lyt2taA",
    versions: [["2D"], ["2D", "tekstet"]],
    timesOfDay: ["prime", "early"],
    price: 140,
    sites: [192, 118, 178],
  },
];

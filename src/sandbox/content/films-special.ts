import type { FilmSeed } from "./types.ts";

/** Films showing now that are no ordinary features: a documentary, a classic, a concert film. */
export const specialFilms: readonly FilmSeed[] = [
  {
    slug: "melkeruta",
    dxm: 10365,
    title: "Melkeruta",
    objectClass: "movie",
    ediNumber: "NOR20261036",
    facts: {
      ageLimit: "A",
      minutes: 84,
      genre: "Dokumentar",
      language: "Norsk",
      director: "Eldbjørg Furumo",
      country: "Norge",
    },
    premiereInDays: -33,
    summary:
      "Tjuesju gårder, fire om morgenen, seks dager i uka. Et år i førerhuset til Torleif, som skal pensjonere seg og ikke vet hvordan.",
    body: `<p>Torleif har kjørt melkebil siden han var nitten. Han kjenner bikkjene ved navn, vet hvem som har fått ny oppvaskmaskin, og har vært innom på kaffe hos folk som ellers ikke får besøk. Nå skal ruta effektiviseres.</p>
<p>Eldbjørg Furumo har sittet i passasjersetet i ett år. Hun spør lite og ser mye, og det hun har laget, er en dokumentar om distrikts-Norge uten ett eneste diagram.</p>
<blockquote><p>«Melka klarer seg sjøl. Det er folk som må hentes.»</p></blockquote>`,
    poster: {
      name: "film-melkeruta-poster",
      alt: "Plakat: en melkebil sett ovenfra på en smal vintervei mellom hvite jorder",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    still: {
      name: "film-melkeruta-still",
      alt: "En melkebil med lysene på i snødrev foran en rød låve",
      focalPoint: { x: 0.4, y: 0.6 },
    },
    trailer: "https://www.youtube.com/watch?v=M3lk3Rut4_1",
    versions: [["2D"], ["2D", "tekstet"]],
    timesOfDay: ["early", "matinee"],
    price: 120,
    sites: [192, 118, 178],
  },
  {
    slug: "var-i-fiskergata",
    dxm: 10301,
    title: "Vår i Fiskergata",
    objectClass: "movie",
    ediNumber: "NOR19580012",
    facts: {
      ageLimit: "A",
      minutes: 89,
      genre: "Klassiker, romantisk komedie",
      language: "Norsk",
      director: "Einar Trosvang",
      cast: "Bitten Solheimsund, Kåre Fagermyr, Lillemor Busk",
      country: "Norge",
    },
    premiereInDays: -40,
    summary:
      "Sykkelbudet, bakerdatteren og en fløyelsdress på avbetaling. Publikumsyndlingen fra 1958 er tilbake, restaurert bilde for bilde.",
    body: `<p>Arne (Kåre Fagermyr) leverer brød på sykkel og drømmer om en fløyelsdress. Inger (Bitten Solheimsund) drømmer om å komme seg ut av Fiskergata. Før våren er over, har de lånt både dressen, sykkelen og en seilbåt uten å spørre noen.</p>
<p>Filmen ble spilt inn på åtte uker, på en kai som ikke lenger finnes. Negativet lå i et naust til det ble funnet igjen, og nå er det vasket, reparert og lagt over på ny kopi. Måkeskrikene er de samme.</p>
<h3>Klassiker på mandag</h3>
<p>Vi viser filmen til redusert pris, og kaffen er med i billetten. Bestemor anbefales, men er ikke et krav.</p>`,
    poster: {
      name: "film-var-i-fiskergata-poster",
      alt: "Tegnet plakat i femtitallsstil: et ungt par med sykkel i ei brosteinsgate ved havna",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    still: {
      name: "film-var-i-fiskergata-still",
      alt: "Svart-hvitt bilde av ei brosteinsgate med trehus, klessnorer og en sykkel",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    versions: [["2D", "svart-hvitt"]],
    timesOfDay: ["matinee", "early"],
    price: 90,
    sites: [192, 118],
  },
  {
    slug: "trollbundet",
    dxm: 10420,
    title: "Trollbundet: Hulda & Bråket live fra Myrsletta",
    objectClass: "movie",
    ediNumber: "NOR20261042",
    facts: {
      ageLimit: "6 år",
      minutes: 102,
      genre: "Konsertfilm",
      language: "Norsk",
      director: "Tarjei Lyngstrand",
      cast: "Hulda & Bråket",
      country: "Norge",
    },
    premiereInDays: -9,
    summary:
      "Fem musikere, en myr og tretti tusen gummistøvler. Folkerockbandets største konsert, med lyd du kjenner i setet.",
    body: `<p>Det regnet i tre døgn før Hulda &amp; Bråket skulle spille på Myrsletta. Scenen sank elleve centimeter, hardingfela måtte tørkes med hårføner, og ingen gikk hjem. Det ble bandets beste konsert.</p>
<p>Tarjei Lyngstrand filmet med nitten kameraer, ett av dem montert på en elg av tre. Vi spiller filmen på høyt volum og har fjernet de to første radene, så den som vil danse, kan danse.</p>
<h3>Sett dem på ordentlig</h3>
<p>Bandet tar turen til flere scener i Norge i år. Følg med i <a href="/kulturprogram">kulturprogrammet</a>.</p>`,
    poster: {
      name: "film-trollbundet-poster",
      alt: "Plakat: et band i silhuett på en scene mellom røtter og tåke i grønt og rosa lys",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    still: {
      name: "film-trollbundet-still",
      alt: "Publikum med hevede hender foran en scene innhyllet i tåke",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    trailer: "https://www.youtube.com/watch?v=Tr0llBund3t",
    versions: [["2D", "konsertlyd"]],
    timesOfDay: ["late", "prime"],
    price: 160,
    sites: [192, 118, 178],
  },
];

import type { FilmSeed } from "./types.ts";

/** Family and children's films showing now. */
export const familyFilms: readonly FilmSeed[] = [
  {
    slug: "beverbendik",
    dxm: 10425,
    title: "Beverbendik og den store demningen",
    objectClass: "movie",
    ediNumber: "NOR20261045",
    facts: {
      ageLimit: "6 år",
      minutes: 86,
      genre: "Animasjon, familie",
      language: "Norsk tale",
      director: "Frøydis Elvebakken",
      cast: "Stemmene til Aksel Rognlid, Mina Bekkestua, Sigbjørn Oterholt",
      country: "Norge, Danmark",
    },
    premiereInDays: -7,
    summary:
      "Bendik skal bygge elvas største demning. Problemet er at han er redd for vann, og det er ganske upraktisk for en bever.",
    body: `<p>Alle i familien Beverbendik har bygd noe stort. Bestefar bygde fossen. Mamma bygde svingen. Nå er det Bendiks tur, og han har tegninger, hjelm og lua full av spiker. Han mangler bare motet til å vasse uti.</p>
<p>Med hjelp fra en oter som aldri holder kjeft og ei ørekyte med store planer, lærer Bendik at det går an å være redd og flink på samme tid.</p>
<h3>For de minste</h3>
<p>Filmen har 6-årsgrense på grunn av en flomscene midtveis. Barn under 6 år kommer inn sammen med en voksen. Vi lar litt av sallyset stå på under lørdagsvisningene.</p>`,
    poster: {
      name: "film-beverbendik-poster",
      alt: "Plakat: en blid bever med gul hjelm på toppen av en haug med tømmer",
      focalPoint: { x: 0.5, y: 0.4 },
    },
    still: {
      name: "film-beverbendik-still",
      alt: "Tre små bevere bærer kvister over en skjev demning",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    trailer: "https://www.youtube.com/watch?v=B3v3rBend1k",
    versions: [
      ["2D", "norsk tale"],
      ["3D", "norsk tale"],
    ],
    timesOfDay: ["matinee", "early"],
    price: 115,
    sites: [192, 118, 178],
  },
  {
    slug: "ugla-uggen",
    dxm: 10372,
    title: "Ugla Uggen kan ikke sove",
    objectClass: "movie",
    ediNumber: "NOR20261037",
    facts: {
      ageLimit: "A",
      minutes: 42,
      genre: "Barnefilm, animasjon",
      language: "Norsk tale",
      director: "Solvår Nattestad",
      country: "Norge",
    },
    premiereInDays: -30,
    summary:
      "Uggen er ugle og skal sove om dagen. Det går slett ikke. En kort og lun film for dem som er på kino for første gang.",
    body: `<p>Hakkespetten hakker, ekornet støvsuger, og sola lyser rett inn i hullet. Uggen prøver alt: telle mus, varm kakao, bestemors vuggevise baklengs. Ingenting hjelper før hun oppdager hvem det er som våkner når alle andre legger seg.</p>
<p>Filmen er klippet i farget papir og varer akkurat så lenge som en treåring orker å sitte stille.</p>
<ul>
<li>Lyset er dempet, men aldri helt av.</li>
<li>Lyden er skrudd ned.</li>
<li>Det er lov å prate, gå og gråte.</li>
<li>Sitteputer ligger i kurven ved døra.</li>
</ul>`,
    poster: {
      name: "film-ugla-uggen-poster",
      alt: "Plakat: en liten ugle med store øyne i stripete pledd under månen",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    still: {
      name: "film-ugla-uggen-still",
      alt: "En lys våken ugleunge kikker ut av et hult tre om natta",
      focalPoint: { x: 0.45, y: 0.5 },
    },
    trailer: "https://www.youtube.com/watch?v=Ugl4Ugg3n_z",
    versions: [["2D", "norsk tale"]],
    timesOfDay: ["matinee"],
    price: 80,
    sites: [192, 118, 178],
  },
  {
    slug: "sostrene-asmark",
    dxm: 10433,
    title: "Søstrene Åsmark og gåten på Ørneskjæret",
    objectClass: "movie",
    ediNumber: "NOR20261046",
    facts: {
      ageLimit: "9 år",
      minutes: 92,
      genre: "Eventyr, familie",
      language: "Norsk",
      director: "Nanna Skjærstad",
      cast: "Ella Brekkhus, Thea Løvmoen, Astrid Kråkenes, Birger Taraldsvik",
      country: "Norge",
    },
    premiereInDays: -16,
    summary:
      "Tre søstre, ei lekk robåt og et fyr som har begynt å blinke igjen etter tretti år. Ingen voksne tror på dem, heldigvis.",
    body: `<p>Sommeren hos tante Ågot skulle bli kjedelig. Ikke nett, ikke kiosk, bare makrell. Men den tredje natta blinker det fra fyret på Ørneskjæret, og det fyret har vært stengt siden før mamma ble født.</p>
<p>Søstrene ror ut med lommelykt, kart og altfor få brødskiver. Det de finner, er bedre enn en skatt og litt farligere enn de hadde tenkt.</p>
<p>En ekte sommerferiefilm med skummel hule, tørre replikker og søsken som krangler slik søsken gjør. Passer best fra 8 år og oppover.</p>`,
    poster: {
      name: "film-sostrene-asmark-poster",
      alt: "Plakat: tre søstre med lommelykt i ei robåt foran et taggete skjær",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    still: {
      name: "film-sostrene-asmark-still",
      alt: "Ei robåt nærmer seg et skjær der en huleåpning lyser oransje",
      focalPoint: { x: 0.6, y: 0.5 },
    },
    trailer: "https://www.youtube.com/watch?v=0rn3Skj4r3t",
    versions: [["2D"], ["2D", "tekstet"]],
    timesOfDay: ["early", "matinee"],
    price: 115,
    sites: [192, 118, 178],
  },
];

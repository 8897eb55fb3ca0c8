import type { FilmSeed } from "./types.ts";

/** Foreign films showing now. */
export const worldFilms: readonly FilmSeed[] = [
  {
    slug: "mireilles-brev",
    dxm: 10391,
    title: "Mireilles brev",
    objectClass: "movie",
    ediNumber: "FRA20260318",
    facts: {
      ageLimit: "9 år",
      minutes: 109,
      genre: "Romantisk drama",
      language: "Fransk, norsk tekst",
      director: "Odile Marchevent",
      cast: "Clémence Aubrillon, Bastien Lorquet",
      country: "Frankrike",
    },
    premiereInDays: -18,
    summary:
      "Et postkontor i Normandie legges ned. Bak sorteringshylla ligger 214 brev som aldri ble levert, og alle er fra samme kvinne.",
    body: `<p>Postdame Hélène (Clémence Aubrillon) har én måned igjen i jobben da hun finner kassa. Brevene er adressert til en mann som ikke finnes i noe register. Hun bestemmer seg for å levere dem likevel, ett om dagen, til folk hun synes trenger det.</p>
<p>Odile Marchevent lager filmer du blir i godt humør av uten å skjønne hvordan. Denne handler om håndskrift, om naboer og om alt vi venter for lenge med å sende.</p>
<p>Ta med lommetørkle, og ta gjerne en prat i foajeen etterpå. Det har de fleste gjort så langt.</p>`,
    poster: {
      name: "film-mireilles-brev-poster",
      alt: "Plakat: en hånd legger et brev i en gul postkasse under blomstrende syriner",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    still: {
      name: "film-mireilles-brev-still",
      alt: "Et uforseglet brev, en kopp og syrinblader på et kafébord ved et regnvått vindu",
      focalPoint: { x: 0.4, y: 0.6 },
    },
    trailer: "https://www.youtube.com/watch?v=M1r31ll3sBr",
    versions: [["2D", "tekstet"]],
    timesOfDay: ["early", "prime"],
    price: 130,
    sites: [192, 178],
  },
  {
    slug: "atte-minutter-til-sola",
    dxm: 10436,
    title: "Åtte minutter til sola",
    objectClass: "movie",
    ediNumber: "GBR20260977",
    facts: {
      ageLimit: "12 år",
      minutes: 141,
      genre: "Science fiction",
      language: "Engelsk, norsk tekst",
      director: "Marlowe Finchley",
      cast: "Imara Tolliver, Joss Hartnoll, Saoirse Quillan",
      country: "Storbritannia",
    },
    premiereInDays: -4,
    summary:
      "Lyset bruker åtte minutter fra sola til jorda. En dag bruker det åtte minutter og ett sekund.",
    body: `<p>Det er bare ett sekund. De fleste merker det ikke. Men fysiker Adaeze Brandt (Imara Tolliver) regner seg fram til hva det betyr, og tre uker senere sitter hun i et romskip på størrelse med en bobil, på vei feil vei.</p>
<p>Marlowe Finchley har laget romfart uten romvesener: tre mennesker, en reaktor og et spørsmål som blir større jo nærmere de kommer. Bildene er noe av det vakreste vi har hatt på lerretet på lenge.</p>
<h3>Best på stort lerret</h3>
<p>Vi viser filmen i største sal. De midterste setene på rad 6 til 9 er de beste. Nå har vi sagt det til alle.</p>`,
    poster: {
      name: "film-atte-minutter-til-sola-poster",
      alt: "Plakat: et bitte lite romskip foran ei enorm, glødende sol",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    still: {
      name: "film-atte-minutter-til-sola-still",
      alt: "En astronaut i silhuett foran et rundt vindu fylt av solranda",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    trailer: "https://www.youtube.com/watch?v=8m1nT1lS0la",
    versions: [
      ["2D", "tekstet"],
      ["3D", "tekstet"],
    ],
    timesOfDay: ["prime", "late"],
    price: 150,
    sites: [192, 118, 178],
  },
  {
    slug: "polarmeridianen",
    dxm: 10408,
    title: "Polarmeridianen",
    objectClass: "movie",
    ediNumber: "USA20261210",
    facts: {
      ageLimit: "15 år",
      minutes: 124,
      genre: "Action, eventyr",
      language: "Engelsk, norsk tekst",
      director: "Dale Rourkesmith",
      cast: "Vance Holloran, Priya Estrellon, Kolbein Isdal",
      country: "USA, Island",
    },
    premiereInDays: -14,
    summary:
      "Et forskningsskip fryser fast på 82 grader nord. Isen knaker, radioen er død, og noe av lasten var ikke oppgitt.",
    body: `<p>Kaptein Reed (Vance Holloran) har ført «Meridian» gjennom verre enn dette, sier han. Det er løgn. Når isen begynner å sprekke i rett linje mot skroget, har mannskapet på elleve omtrent to timer på seg til å bli enige om hvem de kan stole på.</p>
<p>Dette er gammeldags spenning med svære bilder: brak, blå is og folk som løper. Kolbein Isdal har den takknemlige rollen som den eneste som har kledd seg skikkelig.</p>
<p>Mye er filmet på ekte is. Du kommer til å fryse litt på hendene. Kiosken har kakao.</p>`,
    poster: {
      name: "film-polarmeridianen-poster",
      alt: "Plakat: et rødt skip låst i sprukken is, sett på skrå ovenfra",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    still: {
      name: "film-polarmeridianen-still",
      alt: "Tre mennesker løper over oppsprukken sjøis mot et rødt skip",
      focalPoint: { x: 0.6, y: 0.55 },
    },
    trailer: "https://www.youtube.com/watch?v=P0l4rM3r1dn",
    versions: [["2D", "tekstet"]],
    timesOfDay: ["late", "prime"],
    price: 145,
    sites: [192, 118, 178],
  },
];

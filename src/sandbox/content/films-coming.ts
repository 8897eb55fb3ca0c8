import type { FilmSeed } from "./types.ts";

/** Films that are coming, some without a date. */
export const comingFilms: readonly FilmSeed[] = [
  {
    slug: "ulvevinter",
    dxm: 10502,
    title: "Ulvevinter",
    objectClass: "movie_coming",
    ediNumber: "NOR20261102",
    facts: {
      ageLimit: "Foreløpig",
      minutes: 131,
      genre: "Historisk drama",
      language: "Norsk",
      director: "Eskil Råbergshaug",
      cast: "Tiril Snøåsen, Haldor Grimstuen, Embret Kvisle",
      country: "Norge",
    },
    premiereInDays: 12,
    summary:
      "1742. Kornet råtnet på rot, ulvene trekker ned til gårdene, og presten leter etter noen å gi skylda.",
    body: `<p>Maren (Tiril Snøåsen) er atten år og den eneste i bygda som kan lese noe annet enn katekismen. Det er nyttig helt til noen trenger en syndebukk.</p>
<p>Eskil Råbergshaug gjenskaper uårene på 1700-tallet med tyrifakler, ekte tømmerstuer og ni (nesten) tamme ulver. Resultatet er både et historisk drama og en ganske ubehagelig påminnelse.</p>
<p>Aldersgrensen er ikke fastsatt ennå. Vi oppdaterer så snart den er klar.</p>`,
    poster: {
      name: "film-ulvevinter-poster",
      alt: "Plakat: fakler gjennom mørk granskog og et par ulveøyne i forgrunnen",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    still: {
      name: "film-ulvevinter-still",
      alt: "Et tømmertun i dyp snø med fakler i skogkanten",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    trailer: "https://www.youtube.com/watch?v=Ulv3V1nt3r9",
    versions: [["2D"]],
    timesOfDay: ["prime"],
    price: 145,
    sites: [192, 118, 178],
  },
  {
    slug: "piggalarm",
    dxm: 10511,
    title: "Pinnsvinpatruljen 2: Full piggalarm",
    objectClass: "movie_coming",
    ediNumber: "DEU20260655",
    facts: {
      ageLimit: "Foreløpig",
      minutes: 88,
      genre: "Animasjon, familie",
      language: "Norsk tale",
      director: "Greta Laubwald",
      cast: "Stemmene til Kaja Tornås, Emrik Løvfall",
      country: "Tyskland",
    },
    premiereInDays: 20,
    summary:
      "Løvblåseren er tilbake, og denne gangen er den batteridrevet. Hagens minste politistyrke rykker ut.",
    body: `<p>Fire pinnsvin, ett rullebrett og null tålmodighet. Da naboen kjøper ny løvblåser, står hele nabolagets vintersøvn på spill, og patruljen må samarbeide med sin verste fiende: katten fra nummer 14.</p>
<p>Oppfølgeren er raskere, høyere og enda mer piggete enn den første, som var fjorårets mest sette barnefilm hos oss. Du trenger ikke ha sett eneren for å henge med.</p>`,
    poster: {
      name: "film-piggalarm-poster",
      alt: "Plakat: fire pinnsvin i uniform foran en eksplosjon av høstløv",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    still: {
      name: "film-piggalarm-still",
      alt: "Fire pinnsvin på rullebrett i full fart ned en hagegang",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    trailer: "https://www.youtube.com/watch?v=P1ggAl4rm_2",
    versions: [
      ["2D", "norsk tale"],
      ["3D", "norsk tale"],
    ],
    timesOfDay: ["matinee", "early"],
    price: 115,
    sites: [192, 118, 178],
  },
  {
    slug: "kvinnen-pa-perrong-fire",
    dxm: 10519,
    title: "Kvinnen på perrong fire",
    objectClass: "movie_coming",
    ediNumber: "GBR20261033",
    facts: {
      ageLimit: "12 år",
      minutes: 116,
      genre: "Krim",
      language: "Engelsk, norsk tekst",
      director: "Harriet Penwhistle",
      cast: "Rosalind Ashgrove, Edmund Thackwray, Beatrix Lorne",
      country: "Storbritannia",
    },
    premiereInDays: 34,
    summary:
      "Toget 23.04 stanser aldri på perrong fire. I kveld gjør det det, og én passasjer for mye går av.",
    body: `<p>London, 1936. Stasjonsmester Pettigrew har ført bok over alle avganger i tretti år, og det er slik han vet at toget ikke finnes. Kofferten som står igjen, er derimot ganske virkelig.</p>
<p>Harriet Penwhistle serverer en klassisk krimgåte med tåke, te og et knippe mistenkte som alle har gode grunner til å lyve. Rosalind Ashgrove briljerer som kvinnen i den grønne kåpa.</p>
<blockquote><p>«Alle venter på noen, Mr. Pettigrew. Spørsmålet er om de vet det selv.»</p></blockquote>`,
    poster: {
      name: "film-perrong-fire-poster",
      alt: "Plakat: en kvinne i grønn kåpe, sett bakfra, på en tom perrong i tåke",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    still: {
      name: "film-perrong-fire-still",
      alt: "Lysene fra et damptog nærmer seg en perrong der det står igjen en koffert",
      focalPoint: { x: 0.6, y: 0.5 },
    },
    trailer: "https://www.youtube.com/watch?v=P3rr0ngF1re",
    versions: [["2D", "tekstet"]],
    timesOfDay: ["prime", "early"],
    price: 140,
    sites: [192, 118, 178],
  },
  {
    slug: "gull-og-grus",
    dxm: 10527,
    title: "Gull og grus",
    objectClass: "movie_coming",
    ediNumber: "NOR20261127",
    facts: {
      ageLimit: "Foreløpig",
      minutes: 101,
      genre: "Komedie, sport",
      language: "Norsk",
      director: "Jorunn Steinskog",
      cast: "Tormod Vassbygd, Nora Pukstad, Ali Reza Lindeberg",
      country: "Norge",
    },
    premiereInDays: null,
    summary:
      "Ni ansatte i et pukkverk, to til de låner av kommunen, og en bane som heller tre meter mot øst.",
    body: `<p>Når grustaket skal selges, finner de ansatte en formulering i kontrakten fra 1974: Så lenge det spilles seriefotball på tomta, kan den ikke bygges ut. Ingen av dem har rørt en ball siden ungdomsskolen.</p>
<p>Jorunn Steinskog har laget en varm lagkomedie om folk som taper stort, men som taper sammen. Premieredatoen er ikke bestemt. Det er heller ikke hvem som skal stå i mål.</p>`,
    poster: {
      name: "film-gull-og-grus-poster",
      alt: "Plakat: gjørmete fotballsko på toppen av en grushaug, som et trofé",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    still: {
      name: "film-gull-og-grus-still",
      alt: "En fotballbane i et grustak med skjeve mål og spillere i umake drakter",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    versions: [["2D"]],
    timesOfDay: ["prime"],
    price: 140,
    sites: [192, 118, 178],
  },
  {
    slug: "sommeren-vi-ikke-sov",
    dxm: 10533,
    title: "Sommeren vi ikke sov",
    objectClass: "movie_coming",
    ediNumber: "NOR20261133",
    facts: {
      ageLimit: "Foreløpig",
      minutes: 96,
      genre: "Ungdomsfilm",
      language: "Norsk",
      director: "Amina Kveldstad",
      cast: "Sol Bryggeli, Jonas Mjøset, Hedda Ramslien",
      country: "Norge",
    },
    premiereInDays: null,
    summary:
      "Fem venner lover hverandre å holde seg våkne fra siste skoledag til sankthans. Det går omtrent som foreldrene trodde.",
    body: `<p>De er ferdige med tiende og skal spres på fire skoler til høsten. Derfor lager de regler: ingen sover, ingen lyver, og den som forelsker seg, må si fra. Regel nummer tre ryker først.</p>
<p>Amina Kveldstad debuterer med en film om lyse netter, brygger og vennskap som er i ferd med å bli minner mens de ennå pågår.</p>
<p>Datoen er ikke satt, men vi satser på en uke med lyse kvelder.</p>`,
    poster: {
      name: "film-sommeren-vi-ikke-sov-poster",
      alt: "Plakat: fem ungdommer på ei brygge i midnattslys, sett bakfra",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    still: {
      name: "film-sommeren-vi-ikke-sov-still",
      alt: "Ei brygge ved et blankt vann i sommernatta, sykler ligger slengt i gresset",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    trailer: "https://www.youtube.com/watch?v=S0mm3rNatt5",
    versions: [["2D"]],
    timesOfDay: ["early", "prime"],
    price: 140,
    sites: [192, 178],
  },
];

import type { CultureSeed } from "./types.ts";

/** What the two cinemas show besides films. */
export const cinemaCulture: readonly CultureSeed[] = [
  {
    slug: "opera-pa-lerretet-havets-datter",
    code: "DXM30112",
    title: "Opera på lerretet: Havets datter",
    objectClass: "opera",
    typeText: "Opera",
    facts: {
      minutes: 195,
      duration: "3 timer og 15 minutter, med to pauser",
      organiser: "Kinoen",
    },
    summary:
      "Storslått havopera i opptak, med norsk tekst og to pauser. Du får bedre plass til beina enn i losjen, og kiosken er nærmere.",
    body: `<p>Livia lover seg bort til havet for å redde broren sin. Så treffer hun en fyrvokter, og resten kan enhver operagjenger gjette. Ingen gjetter den tredje akten.</p>
<p>Forestillingen er filmet med fjorten kameraer og mikset på nytt for kinolyd. I første pause serverer vi noe boblende, i den andre kaffe, så ingen går glipp av dødsscenen. Den varer i elleve minutter og er hvert sekund verdt.</p>`,
    picture: {
      name: "culture-opera",
      alt: "En operasanger i sjøgrønn kjole mellom bølger av stoff",
      focalPoint: { x: 0.5, y: 0.4 },
    },
    venues: { 118: "fyrlykta", 178: "skumringen" },
    hall: "Sal 1",
    dates: { count: 2, from: 10, weekdays: [0, 3], times: ["17:00"] },
    price: 280,
  },
  {
    slug: "kinokonsert-mannen-i-manen",
    code: "DXM30120",
    title: "Kinokonsert: Mannen i månen søker jobb",
    objectClass: "concert",
    typeText: "Kinokonsert",
    facts: {
      minutes: 70,
      duration: "70 minutter",
      organiser: "Fyrlykta kino og Havneset spelemannslag",
    },
    summary:
      "Stumfilm fra 1921 med levende musikk foran lerretet. Spelemannslaget improviserer, så ingen av kveldene blir like.",
    body: `<p>Mannen i månen er lei av nattarbeid og tar toget til byen. Der blir han vaktmester, helt, mistenkt og forlovet, i den rekkefølgen. Filmen er på seks ruller, og én av dem ble funnet i et fiskemottak.</p>
<p>Havneset spelemannslag har sett den tre ganger. De mener det holder. To feler, trøorgel, sag og en håndfull fyrstikkesker står for resten.</p>`,
    picture: {
      name: "culture-kinokonsert",
      alt: "En måne med ansikt på lerretet og et lite orkester i silhuett foran",
      focalPoint: { x: 0.5, y: 0.4 },
    },
    venues: { 118: "fyrlykta" },
    hall: "Sal 1",
    dates: { count: 2, from: 16, weekdays: [4, 5], times: ["19:00"], statuses: { 0: "few" } },
    price: 220,
  },
  {
    slug: "strikkekino",
    code: "STR1K",
    title: "Strikkekino",
    objectClass: "club",
    typeText: "Strikkekino",
    facts: {
      minutes: 130,
      duration: "Cirka 2 timer",
      organiser: "Fyrlykta kino",
    },
    summary:
      "Film, kaffe og nok lys til å telle masker. Vi stanser filmen hvis noen mister en pinne, men helst ikke to ganger på samme rad.",
    body: `<p>Den siste tirsdagen i måneden skrur vi opp sallyset til strikkenivå. Det betyr at du ser lerretet godt og mønsteret enda bedre. Filmen er alltid på norsk, så ingen behøver å lese tekst i resåret.</p>
<p>Ta med det du holder på med. Har du ikke noe, ligger det restegarn i kurven og hjelpsomme folk på rad 3. Nybegynnere er velkomne, heklere også.</p>`,
    picture: {
      name: "culture-strikkekino",
      alt: "Kinoseter med garnnøster og halvferdige gensere i lyset fra lerretet",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    venues: { 118: "fyrlykta" },
    hall: "Sal 2",
    dates: { count: 2, from: 5, weekdays: [2], times: ["18:00"] },
    price: 110,
  },
  {
    slug: "barnas-lordag",
    code: "BL0RD",
    title: "Barnas lørdag",
    objectClass: "family",
    typeText: "Barneforestilling",
    facts: {
      ageLimit: "A",
      minutes: 90,
      duration: "1 time og 30 minutter",
      organiser: "Skumringen kino",
    },
    summary:
      "Kortfilm, ansiktsmaling og en stor boks med papirkroner. Lørdag formiddag er det barna som eier kinoen.",
    body: `<p>Klokka elleve åpner vi dørene, og de første tjue får være med og rive billetter. Så blir det kortfilmer for små mennesker, med pause akkurat når det trengs.</p>
<p>Etterpå kan alle som vil, kikke inn til maskinisten og se hvor filmen kommer fra. Det er en grå boks. Hun forklarer den så du tror den er magisk.</p>
<p>Voksne kommer inn gratis sammen med et barn, og ikke ellers.</p>`,
    picture: {
      name: "culture-barnas-lordag",
      alt: "Barn med papirkroner løper inn i kinosalen mellom ballonger",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    venues: { 178: "skumringen" },
    hall: "Sal 2",
    dates: { count: 3, from: 1, weekdays: [6], times: ["11:00"] },
    price: 70,
  },
  {
    slug: "babykino",
    code: "BABY7",
    title: "Babykino",
    objectClass: "club",
    typeText: "Babykino",
    facts: {
      minutes: 120,
      duration: "Cirka 2 timer",
      organiser: "Skumringen kino",
    },
    summary:
      "Vanlig film, lav lyd, lys i salen og stellebord bak siste rad. Her er det du som er målgruppa, og babyen som er med.",
    body: `<p>Du har sett mange regnbuer av tre i det siste. Kom og se noe med replikker. På babykino viser vi filmene alle andre snakker om, med lyden dempet og vognparkering langs veggen.</p>
<p>Amming, gråt og avgang midt i det mest spennende er helt i orden. Vi varmer flasker i kiosken, og kaffen kommer med lokk.</p>`,
    picture: {
      name: "culture-babykino",
      alt: "Barnevogner langs midtgangen i en dempet opplyst kinosal",
      focalPoint: { x: 0.45, y: 0.6 },
    },
    venues: { 178: "skumringen" },
    hall: "Sal 3",
    dates: { count: 2, from: 3, weekdays: [2], times: ["11:30"] },
    price: 100,
  },
];

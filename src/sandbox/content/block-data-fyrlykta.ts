import { pastNewsletters, signupAddress } from "./newsletters.ts";
import type { BlockDataSeed } from "./types.ts";

/** The blocks of site 118, Fyrlykta kino on the quay of Havneset. */
export const fyrlyktaBlocks: readonly BlockDataSeed[] = [
  {
    id: "front-slideshow",
    component: "Slideshow",
    data: {
      slides: [
        {
          image: "fyrlykta-exterior",
          alt: "Kinoen i den gamle losstasjonen ytterst på kaia, med fyret bak",
          heading: "Lyset er på",
          text: "Film ytterst på kaia, hver dag unntatt mandag.",
          href: "/kinoprogram",
        },
        {
          image: "film-siste-ferge-til-skarvoy-still",
          alt: "Et tomt bildekk i regn, en enslig bil står med døra åpen",
          heading: "Siste ferge til Skarvøy",
          text: "Sju biler om bord, seks i land. Du ser havna på en annen måte etterpå.",
          href: "/siste-ferge-til-skarvoy-dxm-10398",
        },
        {
          image: "culture-kinokonsert",
          alt: "En måne med ansikt på lerretet og et lite orkester i silhuett foran",
          heading: "Kinokonsert",
          text: "Stumfilm fra 1921 og et spelemannslag uten noter.",
          href: "/kulturprogram",
        },
        {
          image: "culture-strikkekino",
          alt: "Kinoseter med garnnøster og halvferdige gensere",
          heading: "Strikkekino",
          text: "Siste tirsdag i måneden, med lys nok til å telle masker.",
          href: "/article/strikkekino-for-nybegynnere",
        },
      ],
    },
  },
  {
    id: "front-quick-links",
    component: "QuickLinks",
    data: {
      heading: "Kjapt fra kaia",
      cards: [
        { title: "I kveld", href: "/kinoprogram" },
        { title: "Bli medlem", href: "/bli-medlem" },
        { title: "Gavekort", href: "/kjop-gavekort" },
        { title: "Spørsmål om billetter", href: "/hjelp" },
      ],
    },
  },
  {
    id: "front-card-list",
    component: "CardList",
    data: {
      heading: "Også hos oss",
      cards: [
        {
          title: "Filmklubben",
          text: "Lag kinolista di og ha billettene på telefonen.",
          href: "/article/kinoklubb",
          image: "article-kinoklubb",
          alt: "Venner ler i kinosetene, opplyst av lerretet",
        },
        {
          title: "Kinobursdag",
          text: "Vi lager popkornet, dere tar med kaka.",
          href: "/kinobursdag",
          image: "kids-birthday",
          alt: "Barn rundt ei bursdagskake i foajeen",
        },
      ],
    },
  },
  {
    id: "program-quick-links",
    component: "QuickLinks",
    data: {
      heading: "Hva leter du etter?",
      cards: [
        { title: "Kinoprogram", text: "Uka som kommer, dag for dag", href: "/kinoprogram" },
        { title: "Kommende filmer", text: "Det vi venter på", href: "/kommende" },
        { title: "På scenen", text: "Opera, kinokonsert og strikkepinner", href: "/kulturprogram" },
        {
          title: "Den store kinodagen",
          text: "60 kroner, uansett film",
          href: "/den-store-kinodagen",
        },
      ],
    },
  },
  {
    id: "nyhetsbrev-newsletter-signup",
    component: "NewsletterSignup",
    data: {
      heading: "Post fra Fyrlykta",
      text: "Programmet for uka, sendt onsdag kveld når nettene er satt.",
      action: signupAddress("fyrlykta"),
    },
  },
  {
    id: "tidligere-nyhetsbrev-newsletter-signup",
    component: "NewsletterSignup",
    data: {
      heading: "Få det neste i posten",
      text: "Ett brev i uka. Avmelding nederst, uten spørsmål.",
      action: signupAddress("fyrlykta"),
    },
  },
  {
    id: "tidligere-nyhetsbrev-newsletters",
    component: "Newsletters",
    data: {
      items: pastNewsletters("fyrlykta", [
        "Sju biler, seks i land",
        "Spelemannslaget har sett filmen tre ganger",
        "Pinner, garn og popkorn",
        "Medlemmene har valgt: en klassiker",
        "Regn i helga gir barnefilm klokka tolv",
        "Opera med utsikt til fyret",
        "Sal 2 har fått nye stoler",
        "Kinodagen: salget åpner torsdag",
        "To feler og ei sag",
        "Hvem glemte redningsvesten?",
      ]),
    },
  },
  {
    id: "kjop-gavekort-card-list",
    component: "CardList",
    data: {
      heading: "Hva rekker det til?",
      cards: [
        {
          title: "150 kroner",
          text: "Én film på en helt vanlig tirsdag. Undervurdert gave.",
          href: "/kinoprogram",
          image: "popcorn",
          alt: "Stripete begre fulle av popkorn, sett ovenfra",
        },
        {
          title: "600 kroner",
          text: "Opera for to, med noe boblende i første pause.",
          href: "/kulturprogram",
          image: "culture-opera",
          alt: "En operasanger i sjøgrønn kjole mellom bølger av stoff",
        },
      ],
    },
  },
  {
    id: "leie-kino-cover",
    component: "Cover",
    data: {
      image: "cinema-screen",
      alt: "En full kinosal i silhuett foran et hvitt lerret",
      heading: "Leie kino",
      text: "142 plasser ytterst på kaia, og bare folk du kjenner.",
      focalPoint: { x: 0.5, y: 0.5 },
    },
  },
  {
    id: "om-oss-cover",
    component: "Cover",
    data: {
      image: "fyrlykta-exterior",
      alt: "Den gamle losstasjonen i skumringen, med kinoskiltet tent og fyret bak",
      heading: "Om oss",
      text: "Kino i den gamle losstasjonen.",
      focalPoint: { x: 0.5, y: 0.5 },
    },
  },
];

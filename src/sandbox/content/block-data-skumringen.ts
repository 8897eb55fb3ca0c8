import { pastNewsletters, signupAddress } from "./newsletters.ts";
import type { BlockDataSeed } from "./types.ts";

/** The blocks of site 178, Skumringen kino in the old spinning mill of Elvhaug. */
export const skumringenBlocks: readonly BlockDataSeed[] = [
  {
    id: "front-slideshow",
    component: "Slideshow",
    data: {
      slides: [
        {
          image: "film-kjelleren-under-kjelleren-still",
          alt: "En halvåpen luke i et steingulv med grønt lys under",
          heading: "Kjelleren under kjelleren",
          text: "Sent på kvelden, slik det skal være. Vi følger deg gjerne til bilen.",
          href: "/kjelleren-under-kjelleren-dxm-10387",
        },
        {
          image: "film-mireilles-brev-still",
          alt: "Et uforseglet brev, en kopp og syrinblader ved et regnvått vindu",
          heading: "Mireilles brev",
          text: "Fransk, varm og perfekt for Sal 3 med lenestol og kaffe.",
          href: "/mireilles-brev-dxm-10391",
        },
        {
          image: "culture-barnas-lordag",
          alt: "Barn med papirkroner løper inn i kinosalen mellom ballonger",
          heading: "Barnas lørdag",
          text: "Klokka elleve er det barna som eier spinneriet.",
          href: "/article/barnas-lordag-i-spinneriet",
        },
        {
          image: "skumringen-exterior",
          alt: "Kinoen i det gamle teglspinneriet på bakken, med lilla neonskilt",
          heading: "Vi åpner når det mørkner",
          text: "Tre saler, sju dager i uka.",
          href: "/kinoprogram",
        },
      ],
    },
  },
  {
    id: "front-quick-links",
    component: "QuickLinks",
    data: {
      heading: "Snarveier",
      cards: [
        { title: "Kinoprogram", href: "/kinoprogram" },
        { title: "Snart på kino", href: "/kommende" },
        { title: "Min kinoliste", href: "/min-side/kinoliste" },
        { title: "Lei en sal", href: "/leie-kino" },
      ],
    },
  },
  {
    id: "front-card-list",
    component: "CardList",
    data: {
      heading: "Mer av Skumringen",
      cards: [
        {
          title: "Babykino",
          text: "Lav lyd, lys i salen og lokk på kaffen.",
          href: "/kulturprogram",
          image: "culture-babykino",
          alt: "Barnevogner langs midtgangen i en dempet opplyst kinosal",
        },
        {
          title: "Gavekort",
          text: "Kommer på e-post. Varer i tre år.",
          href: "/kjop-gavekort",
          image: "gift-card",
          alt: "Et gavekort med sløyfe og en grankvist",
        },
      ],
    },
  },
  {
    id: "program-quick-links",
    component: "QuickLinks",
    data: {
      heading: "Hvor skal du?",
      cards: [
        { title: "Kinoprogram", text: "Tre saler, dag for dag", href: "/kinoprogram" },
        { title: "Kommende filmer", text: "Legg dem på lista allerede nå", href: "/kommende" },
        {
          title: "Andre opplevelser",
          text: "Opera, babykino og barnas lørdag",
          href: "/kulturprogram",
        },
        {
          title: "Den store kinodagen",
          text: "Alt på lerretet for 60 kroner",
          href: "/den-store-kinodagen",
        },
        { title: "Søk", text: "Skriv det du husker av tittelen", href: "/search" },
      ],
    },
  },
  {
    id: "nyhetsbrev-newsletter-signup",
    component: "NewsletterSignup",
    data: {
      heading: "Brev i skumringen",
      text: "Hver torsdag ettermiddag: helgas filmer, og én vi synes du bør gi en sjanse.",
      action: signupAddress("skumringen"),
    },
  },
  {
    id: "tidligere-nyhetsbrev-newsletter-signup",
    component: "NewsletterSignup",
    data: {
      heading: "Vil du ha neste brev?",
      text: "Legg igjen adressen, så kommer det på torsdag.",
      action: signupAddress("skumringen"),
    },
  },
  {
    id: "tidligere-nyhetsbrev-newsletters",
    component: "Newsletters",
    data: {
      items: pastNewsletters("skumringen", [
        "Det er noe under gulvet i Sal 1",
        "Fransk regn i lenestol",
        "Ni grunner til å bli sittende til rulleteksten er ferdig",
        "Papirkroner på lørdag",
        "Midnattsmatiné, eller klokka 23 som den heter",
        "Fem ansatte, fem favoritter",
        "Spinneriet lukter fortsatt ull",
        "Kinodagen: slik får du plass",
        "Barnevogn på første rad",
        "Dere stemte, vi adlyder",
        "Da strømmen gikk under skrekkfilmen",
      ]),
    },
  },
  {
    id: "kjop-gavekort-card-list",
    component: "CardList",
    data: {
      heading: "Til den som …",
      cards: [
        {
          title: "… nettopp har fått barn",
          text: "Fem ganger babykino. Det er et helt friår.",
          href: "/kulturprogram",
          image: "culture-babykino",
          alt: "Barnevogner langs midtgangen i kinosalen",
        },
        {
          title: "… har sett alt",
          text: "Sal 3 viser filmer du ikke finner andre steder.",
          href: "/kinoprogram",
          image: "cinema-seats",
          alt: "En tom rad med røde kinoseter",
        },
        {
          title: "… fyller ti",
          text: "Gi et bidrag til en hel kinobursdag.",
          href: "/kinobursdag",
          image: "kids-birthday",
          alt: "Barn rundt ei bursdagskake i foajeen",
        },
      ],
    },
  },
  {
    id: "leie-kino-cover",
    component: "Cover",
    data: {
      image: "cinema-seats",
      alt: "En tom rad med røde kinoseter og dempet ganglys",
      heading: "Leie kino",
      text: "Fra 34 lenestoler til 210 plasser.",
      focalPoint: { x: 0.5, y: 0.6 },
    },
  },
  {
    id: "om-oss-cover",
    component: "Cover",
    data: {
      image: "skumringen-exterior",
      alt: "Det gamle teglspinneriet mellom bjørker i skumringen, med lilla neonskilt",
      heading: "Om oss",
      text: "Tre saler i det gamle spinneriet.",
      focalPoint: { x: 0.5, y: 0.5 },
    },
  },
];

import { pastNewsletters, signupAddress } from "./newsletters.ts";
import type { BlockDataSeed } from "./types.ts";

/** The kultursal's front page, programme overview, newsletter and gift card pages. */
export const kultursalFrontBlocks: readonly BlockDataSeed[] = [
  {
    id: "front-slideshow",
    component: "Slideshow",
    data: {
      slides: [
        {
          image: "culture-selvspillende-piano",
          alt: "Et flygel med lysende tangenter i en mørk foajé, ingen sitter på krakken",
          heading: "88 motorer og ingen pianist",
          text: "Flygelet i foajeen spiller selv, hver kveld klokka 20. Det er gratis å bli stående.",
          href: "/article/selvspillende-piano",
        },
        {
          image: "film-atte-minutter-til-sola-still",
          alt: "En astronaut i silhuett foran et rundt vindu fylt av solranda",
          heading: "Åtte minutter til sola",
          text: "Ukas største film på bygdas største lerret. Sitt på rad 6 til 9.",
          href: "/atte-minutter-til-sola-dxm-10436",
        },
        {
          image: "church",
          alt: "En hvit steinkirke på en grønn bakke under store sommerskyer",
          heading: "Haugkirka fyller 800",
          text: "Konserter, kirkespill og 97 trinn opp i tårnet. Hele jubileumsprogrammet er klart.",
          href: "/kulturkirke",
        },
        {
          image: "culture-jul-i-kultursalen",
          alt: "En scene bygd som et snødekt torg med juletre og et kor i røde skjerf",
          heading: "Jul i Kultursalen",
          text: "Storband, barnekor og snø som er nøyaktig passe våt. Kveldene går først.",
          href: "/kulturprogram",
        },
        {
          image: "culture-den-store-kinodagen",
          alt: "En kinofasade om kvelden med lysende skilt og popkorn som spruter ut av døra",
          heading: "Den store kinodagen",
          text: "Én dag i året koster alle filmer 60 kroner.",
          href: "/den-store-kinodagen",
        },
      ],
    },
  },
  {
    id: "front-quick-links",
    component: "QuickLinks",
    data: {
      heading: "Rett til saken",
      cards: [
        { title: "Hva går i kveld?", href: "/kinoprogram" },
        { title: "På scenen", href: "/kulturprogram" },
        { title: "Gavekort", href: "/kjop-gavekort" },
        { title: "Lei et rom", href: "/utleie" },
      ],
    },
  },
  {
    id: "front-card-list",
    component: "CardList",
    data: {
      heading: "Mer enn film",
      cards: [
        {
          title: "Bli med i Kinoklubben",
          text: "Halv pris på opptil tolv filmer i året.",
          href: "/article/kinoklubb",
          image: "article-kinoklubb",
          alt: "Venner ler i kinosetene, opplyst av lerretet",
        },
        {
          title: "Kulturkort for deg under 22",
          text: "Kino for 90 kroner, hele uka.",
          href: "/article/gratis-kulturkort",
          image: "article-gratis-kulturkort",
          alt: "En hånd holder opp et fargerikt kort foran en vegg med plakater",
        },
        {
          title: "Lån huset",
          text: "Fra styremøte til bryllup. Vi vet hvor støpslene er.",
          href: "/utleie",
          image: "hall-interior",
          alt: "Storsalen sett fra bakerste rad, med lys på tom scene",
        },
      ],
    },
  },
  {
    id: "program-quick-links",
    component: "QuickLinks",
    data: {
      heading: "Velg din vei inn",
      cards: [
        { title: "Kinoprogram", text: "Alt som vises nå, dag for dag", href: "/kinoprogram" },
        {
          title: "Kommende filmer",
          text: "Premierene du kan begynne å glede deg til",
          href: "/kommende",
        },
        {
          title: "Kulturprogram",
          text: "Konserter, teater, foredrag og latter",
          href: "/kulturprogram",
        },
        {
          title: "Kulturkirke",
          text: "Haugkirka 800 år, med lys i alle vinduer",
          href: "/kulturkirke",
        },
        {
          title: "Den store kinodagen",
          text: "60 kroner for alt på lerretet",
          href: "/den-store-kinodagen",
        },
        { title: "Søk", text: "For deg som vet hva den heter, omtrent", href: "/search" },
      ],
    },
  },
  {
    id: "nyhetsbrev-newsletter-signup",
    component: "NewsletterSignup",
    data: {
      heading: "Få programmet før naboen",
      text: "Ett brev i uka, med forhåndssalg og de siste ledige plassene.",
      action: signupAddress("kultursal"),
    },
  },
  {
    id: "tidligere-nyhetsbrev-newsletter-signup",
    component: "NewsletterSignup",
    data: {
      heading: "Likte du det du leste?",
      text: "Da får du neste brev på torsdag, hvis du legger igjen adressen.",
      action: signupAddress("kultursal"),
    },
  },
  {
    id: "tidligere-nyhetsbrev-newsletters",
    component: "Newsletters",
    data: {
      items: pastNewsletters("kultursal", [
        "Pianoet som ikke trenger noen av oss",
        "Fem medlemskap skal bort",
        "Vitenskapsdagen: ta på briller",
        "Kom med bildet ingen kjenner igjen",
        "Forhåndssalg: Hulda & Bråket",
        "Elleve band og en låvevegg",
        "Rad 14 har fått lyd",
        "Hvem fortjener et kunstverk i glass?",
        "Tre franske filmer og én med bever",
        "Trombonen venter fortsatt",
        "De siste ti plassene i tårnet",
        "Ullteppene er på plass",
      ]),
    },
  },
  {
    id: "kjop-gavekort-card-list",
    component: "CardList",
    data: {
      heading: "Tre idéer til den som gir",
      cards: [
        {
          title: "To på kino",
          text: "300 kroner dekker to billetter og et popkorn å krangle om.",
          href: "/kinoprogram",
          image: "cinema-seats",
          alt: "En tom rad med røde kinoseter",
        },
        {
          title: "En kveld på konsert",
          text: "For den som har alt, men sjelden kommer seg ut.",
          href: "/kulturprogram",
          image: "culture-vindsval-kvartett",
          alt: "Fire musikere på scenen mens snøfnugg faller på bakveggen",
        },
        {
          title: "Et år i Kinoklubben",
          text: "Tolv filmer til halv pris. Gaven kommer tilbake hver måned.",
          href: "/article/kinoklubb",
          image: "gift-card",
          alt: "Et gavekort med sløyfe og en grankvist",
        },
      ],
    },
  },
];

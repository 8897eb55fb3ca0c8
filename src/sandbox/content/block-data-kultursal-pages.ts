import type { BlockDataSeed } from "./types.ts";

/** The kultursal's information pages and its church programme. */
export const kultursalPageBlocks: readonly BlockDataSeed[] = [
  {
    id: "kulturkirke-cover",
    component: "Cover",
    data: {
      image: "church",
      alt: "En hvit steinkirke på en grønn bakke under store sommerskyer",
      heading: "Kulturkirke",
      text: "Haugkirka 800 år: konserter, kirkespill og vandringer.",
      focalPoint: { x: 0.5, y: 0.45 },
    },
  },
  {
    id: "kulturkirke-content",
    component: "Content",
    data: {
      html: `<h2>Åtte hundre år, i korte trekk</h2>
<p>Kirka ble reist av kalkstein fra åsen bak, av folk som aldri hadde sett en tegning. Veggene er halvannen meter tykke, og ingen av dem er helt rette. Det er derfor det klinger slik.</p>
<ul>
<li><strong>Cirka 1220:</strong> Steinen bæres opp. Sagnet sier i én rekke, fra hånd til hånd.</li>
<li><strong>1530-årene:</strong> Helgenbildene males over. De skinner fortsatt gjennom når det regner.</li>
<li><strong>1716:</strong> Klokkene graves ned i en potetåker i all hast, og hentes opp igjen i god behold.</li>
<li><strong>1868:</strong> Orgelet kommer. Organisten kommer to år senere.</li>
<li><strong>I dag:</strong> Toalett i gangavstand.</li>
</ul>
<blockquote><p>«Jeg tror ikke på så mye. Men jeg tror på den akustikken.»</p></blockquote>
<h3>Slik kommer du dit</h3>
<p>Det er tjue minutter å gå fra Kultursalen, mest i oppoverbakke. På kveldene med kirkespill går det buss. Parkeringsplassen ligger ved kirkestua, og de to nærmeste plassene er for dem som trenger dem.</p>`,
    },
  },
  {
    id: "kulturkirke-card-list",
    component: "CardList",
    data: {
      heading: "Les mer",
      cards: [
        {
          title: "Et helt år med åpen dør",
          text: "Fem ting å glede seg til i jubileumsåret.",
          href: "/article/haugkirka-fyller-atte-hundre",
          image: "culture-jubileumskonsert",
          alt: "Kirka i skumringen med lys i alle vinduene",
        },
        {
          title: "Historisk kveld",
          text: "Ta med et bilde ingen kjenner igjen.",
          href: "/article/historisk-kveld",
          image: "article-historisk-kveld",
          alt: "Gamle svart-hvite bilder spredt utover et bord",
        },
        {
          title: "Hele kulturprogrammet",
          text: "Det skjer ting utenfor kirka også.",
          href: "/kulturprogram",
          image: "hall-foyer",
          alt: "Folk på vei inn i en lys foajé med tretrapp",
        },
      ],
    },
  },
  {
    id: "utleie-cover",
    component: "Cover",
    data: {
      image: "hall-foyer",
      alt: "En lys foajé med tretrapp, kaffebar og store vinduer",
      heading: "Utleie",
      text: "Fire rom, ett hus og folk som hjelper deg.",
      focalPoint: { x: 0.5, y: 0.6 },
    },
  },
  {
    id: "utleie-card-list",
    component: "CardList",
    data: {
      heading: "Hvor vil dere være?",
      cards: [
        {
          title: "Storsalen",
          text: "386 plasser og en scene som tåler dans.",
          href: "/leie-kultursalen",
          image: "hall-interior",
          alt: "Storsalen sett fra bakerste rad, med lys på tom scene",
        },
        {
          title: "Kinoen",
          text: "Filmen dere vil se, når dere vil se den.",
          href: "/leie-kino",
          image: "cinema-seats",
          alt: "En tom rad med røde kinoseter",
        },
        {
          title: "Kulturterrassen",
          text: "Kveldssol, trapper og plass til 300.",
          href: "/kulturterrassen",
          image: "kulturterrassen",
          alt: "Langbord og lyslenker på terrassen en sommerkveld",
        },
        {
          title: "Kinobursdag",
          text: "Kake i foajeen og navnet på lerretet.",
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
      text: "Hele salen for dere selv.",
      focalPoint: { x: 0.5, y: 0.6 },
    },
  },
  {
    id: "leie-kultursalen-cover",
    component: "Cover",
    data: {
      image: "hall-interior",
      alt: "Storsalen sett fra bakerste rad: vinrøde seter, tretak og en opplyst, tom scene",
      heading: "Leie kultursalen",
      text: "386 plasser, og det høres på den bakerste.",
      focalPoint: { x: 0.5, y: 0.4 },
    },
  },
  {
    id: "kulturterrassen-cover",
    component: "Cover",
    data: {
      image: "kulturterrassen",
      alt: "Langbord og lyslenker på terrassen, med jorder i kveldslys bak",
      heading: "Kulturterrassen",
      text: "Sommerscenen vår, med kveldssol og utsikt.",
      focalPoint: { x: 0.5, y: 0.55 },
    },
  },
  {
    id: "aktiv-sommer-bildene-slideshow",
    component: "Slideshow",
    data: {
      slides: [
        {
          image: "summer-1",
          alt: "Barn hopper fra ei brygge, og vannspruten står",
          heading: "Hopp først, kjenn etter siden",
          text: "Badeplassen holdt 17 grader. De fleste gikk uti likevel.",
        },
        {
          image: "summer-2",
          alt: "Ungdommer bygger en flåte av tømmer og tau ved vannet",
          heading: "Flåte nummer fire",
          text: "Tre timer å bygge. Elleve minutter i drift.",
        },
        {
          image: "summer-3",
          alt: "Barn sjonglerer og går på stylter på ei gresslette",
          heading: "Sirkusuka",
          text: "Styltene kom i to lengder: høy, og veldig høy.",
        },
        {
          image: "summer-4",
          alt: "En ring av barn rundt et bål med pinnebrød i ei skogslysning",
          heading: "Pinnebrød med røyksmak",
          text: "Rå inni, brent utenpå. Helt som de skal være.",
        },
        {
          image: "article-aktivitetsuka",
          alt: "Klatretau, ball, pensel, padleåre og trompet i ring på gresset",
          heading: "Alt vi prøvde",
          text: "64 aktiviteter, og bare én av dem krevde plaster hver dag.",
          href: "/article/aktiv-sommer",
        },
      ],
    },
  },
  {
    id: "10-ar-med-kultursal-i-gran-cover",
    component: "Cover",
    data: {
      image: "hall-exterior",
      alt: "Et moderne kulturhus i tre med lys i vinduene en vinterkveld",
      heading: "10 år med kultursal i Gran",
      text: "Fra grusplass til 71 utsolgte kvelder i året.",
      focalPoint: { x: 0.5, y: 0.5 },
    },
  },
  {
    id: "10-ar-med-kultursal-i-gran-content",
    component: "Content",
    data: {
      html: `<h2>Fra gjesteboka</h2>
<p>Boka har ligget i foajeen siden åpningskvelden. Den er full, og vi har begynt på nummer sju. Her er noe av det folk har skrevet.</p>
<blockquote><p>«Fridde på rad 11. Hun sa ja på rad 12, for der satt moren.»</p></blockquote>
<blockquote><p>«Min første opera. Min mann sov. Vi er begge fornøyd.»</p></blockquote>
<blockquote><p>«bra film men for fort slutt. jonas 5 år»</p></blockquote>
<h2>Huset i bilder</h2>
<figure><img src="picture:hall-interior" alt="Storsalen med vinrøde seter og tretak"><figcaption>Taket er av gran. Det fant vi passende.</figcaption></figure>
<figure><img src="picture:hall-foyer" alt="Foajeen med tretrappa og de store vinduene"><figcaption>Trappa i foajeen har vært scene, kø, klasserom og soveplass.</figcaption></figure>
<p>Har du selv et minne herfra? <a href="/kontakt-oss">Send det til oss</a>. Kortversjonen av historien står i saken <a href="/article/ti-ar-pa-ti-minutter">Ti år på ti minutter</a>.</p>`,
    },
  },
  {
    id: "hadeland-kultursal-cover",
    component: "Cover",
    data: {
      image: "hall-exterior",
      alt: "Et moderne kulturhus i tre med lys i vinduene i blåtimen",
      heading: "Hadeland kultursal",
      text: "To saler, en foajé og en terrasse midt på Gran.",
      focalPoint: { x: 0.5, y: 0.5 },
    },
  },
  {
    id: "om-oss-cover",
    component: "Cover",
    data: {
      image: "article-frivillige",
      alt: "Frivillige i forklær serverer kaffe og vafler over disken i foajeen",
      heading: "Om oss",
      text: "Åtte ansatte, seksti frivillige og en kaffetrakter som aldri hviler.",
      focalPoint: { x: 0.5, y: 0.4 },
    },
  },
];

import type { FilmSeed } from "./types.ts";

/** Norwegian films showing now, the new ones. */
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
    body: `<p>Sunniva Bergset (Runa Kvitberg) har satt av en helg. Hun skal rydde låven, skrive under på papirene og rekke søndagstoget tilbake. Så snør veien igjen, og hun blir sittende ved kjøkkenbordet sammen med faren, som ikke har snakket i telefon siden 2009 og ikke har tenkt å begynne nå.</p>
<p>Åshild Tverrdal har laget et drama der det meste står mellom linjene, og resten blir sagt med en kaffekopp. Det er vakkert, det er vondt, og det er overraskende morsomt, særlig når naboen kommer for å måke.</p>
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
  {
    slug: "siste-ferge-til-skarvoy",
    dxm: 10398,
    title: "Siste ferge til Skarvøy",
    objectClass: "movie",
    ediNumber: "NOR20261039",
    facts: {
      ageLimit: "15 år",
      minutes: 107,
      genre: "Thriller",
      language: "Norsk",
      director: "Gaute Holmvåg",
      cast: "Synneva Rotnes, Jens Aksel Lyngmo, Borghild Tranøy",
      country: "Norge",
    },
    premiereInDays: -20,
    summary:
      "Sju biler kjører om bord i Leirvika. Seks kjører i land på Skarvøy. Overfarten tar tjueto minutter.",
    body: `<p>Matros Liv Hestnes (Synneva Rotnes) har telt biler i elleve år og aldri bommet. Så når det mangler én ved fergeleiet på Skarvøy, vet hun at det ikke er hun som har regnet feil. Skipperen vil hjem, stormen vil inn, og en av passasjerene vil helst at hun skal slutte å spørre.</p>
<p>Hele filmen utspiller seg på ei gammel bilferge med seks mann om bord og dårlig radio. Gaute Holmvåg strammer skruen langsomt, én passasjer om gangen, og lar motorduren gjøre resten.</p>
<h3>Verdt å vite</h3>
<ul>
<li>Ferga i filmen gikk i trafikk i 38 år og spiller seg selv.</li>
<li>Lyden er mikset så kraftig at vi anbefaler kaffe <em>uten</em> lokk bare til de stødigste.</li>
</ul>`,
    poster: {
      name: "film-siste-ferge-til-skarvoy-poster",
      alt: "Plakat: ei lita bilferge i svart skodde med et rødt kjølvann",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    still: {
      name: "film-siste-ferge-til-skarvoy-still",
      alt: "Et tomt bildekk i regn, en enslig bil står med døra åpen",
      focalPoint: { x: 0.55, y: 0.6 },
    },
    trailer: "https://www.youtube.com/watch?v=sK4rv0yF3rg",
    versions: [["2D"]],
    timesOfDay: ["prime", "late"],
    price: 140,
    sites: [192, 118, 178],
  },
  {
    slug: "svigermor-pa-slep",
    dxm: 10431,
    title: "Svigermor på slep",
    objectClass: "movie",
    ediNumber: "NOR20261043",
    facts: {
      ageLimit: "6 år",
      minutes: 98,
      genre: "Komedie",
      language: "Norsk",
      director: "Mathilde Orrestrand",
      cast: "Didrik Solnør, Pernille Vik-Askeland, Gudrun Heggelund",
      country: "Norge",
    },
    premiereInDays: -5,
    summary:
      "To uker, én campingvogn og en svigermor som har lest hele kartboka på forhånd og funnet feil i den.",
    body: `<p>Anders (Didrik Solnør) har planlagt den perfekte sommerferien: kone, barn, campingvogn og ikke et eneste museum. Så ringer svigermor Solveig. Hun har sagt opp leiligheten, solgt bilen og tatt med lenestolen. Den skal på taket.</p>
<p>Det som følger, er seksti mil med hårnålssvinger, vaffelstopp og sannheter ingen hadde bedt om. Gudrun Heggelund er strålende som kvinnen som mener at rundkjøringer er en motesak.</p>
<p>En sommerkomedie for hele familien, og en film du gjerne må se sammen med svigermor. Sett dere bare ikke på første rad. Derfra er det vanskelig å flykte.</p>`,
    poster: {
      name: "film-svigermor-pa-slep-poster",
      alt: "Plakat: en liten bil trekker en blomstrete campingvogn med lenestol på taket",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    still: {
      name: "film-svigermor-pa-slep-still",
      alt: "En campingvogn står på tvers i en hårnålssving med bilkø bak",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    trailer: "https://www.youtube.com/watch?v=Sv1g3rM0r_s",
    versions: [["2D"], ["2D", "tekstet"]],
    timesOfDay: ["early", "prime"],
    price: 140,
    sites: [192, 118, 178],
  },
  {
    slug: "kjelleren-under-kjelleren",
    dxm: 10387,
    title: "Kjelleren under kjelleren",
    objectClass: "movie",
    ediNumber: "NOR20261038",
    facts: {
      ageLimit: "18 år",
      minutes: 94,
      genre: "Skrekk",
      language: "Norsk",
      director: "Sander Mørkved",
      cast: "Ylva Tangerud, Isak Nordmyr",
      country: "Norge",
    },
    premiereInDays: -26,
    summary:
      "Drømmehuset var billig, nyoppusset og hadde kjeller. Det sto ikke noe i prospektet om at den hadde en til.",
    body: `<p>Bak potetbingen finner Oda (Ylva Tangerud) en luke som ikke står på tegningene. Under den er det en trapp. Den er feid.</p>
<p>Sander Mørkved trenger verken masker eller motorsag. Han bruker lyspærer som blinker, fottrinn som stanser når du gjør det, og den ubehagelige tanken på at noen nedenfra har hørt hvert ord dere har sagt siden innflyttingen.</p>
<h3>Et råd fra kinosjefen</h3>
<p>Filmen har 18-årsgrense, og den mener det. Vi sjekker legitimasjon i døra. Vi følger også gjerne folk til bilen etterpå, bare si fra.</p>`,
    poster: {
      name: "film-kjelleren-under-kjelleren-poster",
      alt: "Plakat: en smal kjellertrapp ned til en enda mørkere trapp",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    still: {
      name: "film-kjelleren-under-kjelleren-still",
      alt: "En halvåpen luke i et steingulv med grønt lys under",
      focalPoint: { x: 0.5, y: 0.65 },
    },
    trailer: "https://www.youtube.com/watch?v=kJ3lL3r_k0A",
    versions: [["2D"]],
    timesOfDay: ["late"],
    price: 140,
    sites: [192, 178],
  },
  {
    slug: "grensesteinen",
    dxm: 10440,
    title:
      "Den nesten helt sanne historien om da bygda Øvre Bråtåsen erklærte krig mot Sverige fordi noen hadde flyttet grensesteinen førti centimeter",
    objectClass: "movie",
    ediNumber: "NOR20261044",
    facts: {
      ageLimit: "9 år",
      minutes: 112,
      genre: "Komedie, historie",
      language: "Norsk, svensk",
      director: "Ragnfrid Ulvestuen",
      cast: "Peder Bråtalien, Vivi-Ann Lundqvister, Oskar Fjøsne",
      country: "Norge, Sverige",
    },
    premiereInDays: -2,
    summary:
      "I 1931 våknet Øvre Bråtåsen og var blitt førti centimeter mindre. Elleve mann, én kanon og en særdeles langsom krig.",
    body: `<p>Det begynner med at landhandler Fjeld skal måle opp til nytt gjerde. Det ender med at hele bygda stiller seg opp på rekke med høygafler, og at svenskene på den andre sida spør om de vil ha kaffe.</p>
<p>Ragnfrid Ulvestuen har bygd filmen på et kladdehefte som angivelig ble funnet i et skolearkiv. Hvor mye som er sant, vil hun ikke svare på. Kanonen finnes i hvert fall. Den står på tunet hos han Oskar, og den peker fortsatt østover.</p>
<h3>Tittelen er for lang. Hva sier vi i kiosken?</h3>
<p>«To til Grensesteinen» holder fint. Den som sier hele tittelen uten å trekke pusten, får en kaffe på huset så lenge filmen går.</p>`,
    poster: {
      name: "film-grensesteinen-poster",
      alt: "Plakat: en mosegrodd grensestein i skogen, med to alvorlige flokker bygdefolk på hver sin side",
      focalPoint: { x: 0.5, y: 0.65 },
    },
    still: {
      name: "film-grensesteinen-still",
      alt: "Et målebånd strekt ut til en grensestein på ei skogseng",
      focalPoint: { x: 0.45, y: 0.65 },
    },
    trailer: "https://www.youtube.com/watch?v=Gr3nse40cmQ",
    versions: [["2D"], ["2D", "tekstet"]],
    timesOfDay: ["prime", "early"],
    price: 145,
    sites: [192, 118, 178],
  },
];

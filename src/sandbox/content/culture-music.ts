import type { CultureSeed } from "./types.ts";

/** Concerts at the kultursal. */
export const musicCulture: readonly CultureSeed[] = [
  {
    slug: "vindsval-kvartett-sju-sanger-om-sno",
    code: "DXM20417",
    title: "Vindsval kvartett: Sju sanger om snø",
    objectClass: "concert",
    typeText: "Konsert",
    facts: {
      minutes: 100,
      duration: "1 time og 40 minutter, med pause",
      organiser: "Kultursalen",
    },
    summary:
      "Fiolin, bratsj, cello og piano spiller snø i alle varianter, fra det første fnugget til den siste, grå haugen bak butikken.",
    body: `<p>Torbjørg Vindsval vokste opp med brøytebil utenfor soveromsvinduet. Nå har hun skrevet sju sanger om det som falt, det som føyk, og det som ble liggende til langt uti mai.</p>
<p>Kvartetten spiller uten forsterkning i Storsalen, nede på gulvet og med publikum på tre sider. Den som sitter på første rad, kan lese notene og komme med innspill.</p>
<p>Etter pausen blir det ønskerunde. Publikum roper et snøord, og kvartetten svarer. I fjor vant «hålke».</p>`,
    picture: {
      name: "culture-vindsval-kvartett",
      alt: "Fire musikere i silhuett mens store snøfnugg faller på bakveggen",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    venues: { 192: "kultursal" },
    hall: "Storsalen",
    dates: { count: 1, from: 9, weekdays: [5], times: ["19:30"] },
    price: 320,
  },
  {
    slug: "hulda-og-braket-trollbundet-pa-turne",
    code: "DXM20436",
    title: "Hulda & Bråket: Trollbundet på turné",
    objectClass: "concert",
    typeText: "Konsert",
    facts: {
      ageLimit: "15 år",
      minutes: 110,
      duration: "1 time og 50 minutter",
      organiser: "Bråkmakerne konsertlag",
    },
    summary:
      "Hardingfele gjennom gitarforsterker, en vokalist på langeleik og trommer du merker i tennene. Norges våteste liveband legger turen til Gran.",
    body: `<p>De som så <a href="/trollbundet-dxm-10420">konsertfilmen fra Myrsletta</a>, vet hva som venter. De som ikke så den, får ta det som det kommer. Hulda &amp; Bråket spiller slåtter i et tempo komponistene neppe så for seg, og roer bare ned når fela trenger nye strenger.</p>
<p>Det er ståplasser foran scenen og sitteplasser i amfiet. Vi har ørepropper i baren, gratis og i to størrelser.</p>
<ul>
<li>Dørene åpner klokka 19.30.</li>
<li>Oppvarming: duoen Lange Netter fra ungdomshuset.</li>
<li>De under 15 år kommer inn sammen med en voksen.</li>
</ul>`,
    picture: {
      name: "culture-hulda-og-braket",
      alt: "En vokalist med fele midt i et hopp på en scene full av røyk",
      focalPoint: { x: 0.45, y: 0.4 },
    },
    venues: { 192: "kultursal" },
    hall: "Storsalen",
    dates: { count: 1, from: 22, weekdays: [6], times: ["20:30"], statuses: { 0: "few" } },
    price: 395,
  },
  {
    slug: "selvspillende-piano-konserter-uten-pianist",
    code: "K8P88",
    title: "Konserter uten pianist: det selvspillende pianoet",
    objectClass: "concert",
    typeText: "Konsert",
    facts: {
      minutes: 25,
      duration: "25 minutter",
      organiser: "Kultursalen",
    },
    summary:
      "88 motorer og en tom pianokrakk. Flygelet i foajeen spiller for deg hver kveld, og to ganger om dagen i helga.",
    body: `<p>Klokka 20 dimmes lyset i foajeen, og tangentene begynner å bevege seg. Ingen sitter der. De første minuttene ser folk seg rundt. Så finner de en plass i trappa og blir.</p>
<p>Repertoaret skifter fra dag til dag: én kveld barokk, neste kveld ragtime, og om søndagen stykker som er skrevet for flere hender enn et menneske har.</p>
<h3>Spilletider</h3>
<ul>
<li>Mandag til fredag: klokka 20.00</li>
<li>Lørdag og søndag: klokka 14.00 og 20.00</li>
</ul>
<p>Det er gratis, og du trenger ikke billett. Hvordan det virker, kan du lese i <a href="/article/selvspillende-piano">saken om pianoet med 88 motorer</a>.</p>`,
    picture: {
      name: "culture-selvspillende-piano",
      alt: "Et flygel med lysende tangenter i en mørk foajé, ingen sitter på krakken",
      focalPoint: { x: 0.45, y: 0.6 },
    },
    venues: { 192: "kultursal" },
    hall: "Foajeen",
    dates: {
      count: 9,
      from: 1,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      times: ["20:00"],
      weekendTimes: ["14:00", "20:00"],
    },
    price: 0,
  },
  {
    slug: "nordbygda-storband-spiller-film",
    code: "DXM20452",
    title: "Nordbygda storband spiller film",
    objectClass: "concert",
    typeText: "Konsert",
    facts: {
      minutes: 120,
      duration: "2 timer, med pause",
      organiser: "Nordbygda storband",
    },
    summary:
      "Nitten blåsere, ett lerret og all musikken du nynner på vei hjem fra kino. Her får du høre den uten at noen snakker i forgrunnen.",
    body: `<p>Storbandet øver hver tirsdag i kantina på pukkverket, og nå har de øvd på det samme i et halvt år: biljakter, solnedganger og den ene westerntrompeten alle kan plystre.</p>
<p>Konsertmester Oddny Blikseth viser fram klippene og forteller hvorfor vi blir redde av en halvtone. Etter pausen får salen prøve seg som lydeffekt. Ta med nøkler til å rasle med.</p>`,
    picture: {
      name: "culture-storband",
      alt: "Et storband med blanke messinginstrumenter foran et tomt lerret",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    venues: { 192: "kultursal" },
    hall: "Storsalen",
    dates: { count: 1, from: 30, weekdays: [4], times: ["19:00"] },
    price: 280,
  },
  {
    slug: "stille-natt-levende-lys",
    code: "DXM20488",
    title: "Stille natt, levende lys",
    objectClass: "concert",
    typeText: "Julekonsert",
    facts: {
      minutes: 75,
      duration: "1 time og 15 minutter, uten pause",
      organiser: "Haugkirkas venner",
    },
    summary:
      "Strykere, en sanger og fire hundre stearinlys. Ingen mikrofoner, ingen paljetter, bare julesangene slik de er.",
    body: `<p>Noen trenger full rulle for å få julestemning. Andre trenger å sitte stille i en kald kirke og høre at fela puster. Denne kvelden er for dem.</p>
<p>Sopranen Margit Aursland og Haugkirkas strykere går gjennom de gamle sangene, fra «Mitt hjerte alltid vanker» til de helt korte versene ingen husker. Vi slukker alt elektrisk lys og ber publikum gjøre det samme med telefonene.</p>
<p>Kirka er varmet opp, men ikke mye. Ullteppene ligger i benkene.</p>`,
    picture: {
      name: "culture-julekonsert",
      alt: "Et kirkerom lyst opp av stearinlys, med strykere foran alteret og rim på vinduene",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    venues: { 192: "haugkirka" },
    dates: { count: 2, from: "christmas", weekdays: [0], times: ["18:00"], statuses: { 0: "few" } },
    price: 290,
  },
];

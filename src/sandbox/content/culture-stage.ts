import type { CultureSeed } from "./types.ts";

/** Theatre, shows, stand-up, dance and children's performances at the kultursal. */
export const stageCulture: readonly CultureSeed[] = [
  {
    slug: "jul-i-kultursalen",
    code: "DXM20480",
    title: "Jul i Kultursalen",
    objectClass: "show",
    typeText: "Juleshow",
    facts: {
      ageLimit: "A",
      minutes: 120,
      duration: "2 timer, med pause",
      organiser: "Kultursalen",
    },
    summary:
      "Storband, barnekor og hele bygdas juletre på én scene. Kveldsforestillingene pleier å bli utsolgt først.",
    body: `<p>Det begynte med ett barnekor og en lånt trompet. Nå er det et helt torg på scenen: pølsebod, juletre og snø som er nøyaktig passe våt.</p>
<p>Konferansier Bjarne Stuvland leder an med sanger du kan, en du ikke kan ennå, og det årlige bråket om hvem som skal få tenne stjerna.</p>
<h3>Godt å vite</h3>
<ul>
<li>Forestillingen klokka 14 er kortere og tilpasset barn.</li>
<li>Billettene gjelder også gløgg i pausen.</li>
<li>Barnekoret regner to tårer hos en voksen som full betaling.</li>
</ul>`,
    picture: {
      name: "culture-jul-i-kultursalen",
      alt: "En scene bygd som et snødekt torg med juletre og et kor i røde skjerf",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    venues: { 192: "kultursal" },
    hall: "Storsalen",
    dates: {
      count: 4,
      from: "christmas",
      weekdays: [6, 0],
      times: ["14:00", "18:00"],
      statuses: { 1: "few", 3: "soldout" },
    },
    price: 395,
  },
  {
    slug: "nissen-har-sagt-opp",
    code: "DXM20484",
    title: "Nissen har sagt opp",
    objectClass: "show",
    typeText: "Juleshow",
    facts: {
      ageLimit: "A",
      minutes: 60,
      duration: "1 time, uten pause",
      organiser: "Teater Knekkebrød",
    },
    summary:
      "Lua henger på knaggen, reinen har tatt ferie, og lappen på døra er tydelig nok. Noen må overta, og søknadsfristen går ut i dag.",
    body: `<p>Nissen er sliten i ryggen og lei av grøt. På jobbintervju kommer en snømann med høye lønnskrav, en bestefar som nettopp har fått ny hofte, og to barn fra tredje rad som ikke har søkt.</p>
<p>Teater Knekkebrød lager barneteater der voksne ler på andre steder enn barna. Det passer fra fire år. Den som har skjegg fra før, må regne med å bli dratt inn i handlingen.</p>`,
    picture: {
      name: "culture-nissen-har-sagt-opp",
      alt: "En nisselue på en knagg ved siden av en koffert og en håndskrevet lapp",
      focalPoint: { x: 0.4, y: 0.4 },
    },
    venues: { 192: "kultursal" },
    hall: "Vesle sal",
    dates: { count: 4, from: "christmas", weekdays: [6], times: ["11:00", "13:00"] },
    price: 190,
  },
  {
    slug: "brodrene-bakkes-siste-bakst",
    code: "DXM20441",
    title: "Brødrene Bakkes siste bakst",
    objectClass: "theatre",
    typeText: "Teater",
    facts: {
      ageLimit: "9 år",
      minutes: 115,
      duration: "1 time og 55 minutter, med pause",
      organiser: "Gran teaterlag",
    },
    summary:
      "To brødre har ikke snakket sammen siden 1987, men driver fortsatt bakeri i samme lokale. Nå har de fått samme arving.",
    body: `<p>Den ene baker loff. Den andre baker grovt. Mellom dem går det en strek på gulvet, malt en oktobernatt i 1987. Så kommer niesen fra Drammen med surdeig, regneark og en helt annen tanke om streker.</p>
<p>Gran teaterlag har laget årets folkekomedie selv, fra manus til mel. Det bakes på scenen under hele stykket, og brødet er ferdig akkurat når brødrene er det.</p>
<p>Publikum får smake. Si fra i billettluka hvis du ikke tåler gluten, så får du en replikk i stedet.</p>`,
    picture: {
      name: "culture-siste-bakst",
      alt: "To kranglende bakere i en sky av mel med ett enormt brød mellom seg",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    venues: { 192: "kultursal" },
    hall: "Storsalen",
    dates: { count: 3, from: 12, weekdays: [4, 5, 6], times: ["19:00"], statuses: { 2: "few" } },
    price: 310,
  },
  {
    slug: "postmesteren",
    code: "DXM20456",
    title: "Postmesteren",
    objectClass: "theatre",
    typeText: "Teater",
    facts: {
      ageLimit: "12 år",
      minutes: 70,
      duration: "70 minutter, uten pause",
      organiser: "Riksveg teater",
    },
    summary:
      "En gammel mann sorterer brev som aldri kom fram. Ett av dem er til ham selv. Monolog med Sverre Aksdal Horn.",
    body: `<p>På loftet over et nedlagt posthus henger 400 konvolutter i tråder fra taket. Postmesteren kjenner dem utenpå. Han har aldri åpnet noen. Det er jo ikke lov.</p>
<p>Sverre Aksdal Horn bærer forestillingen alene, med en leselampe og en stemme som får salen til å lene seg framover. En stille fortelling om plikt, nysgjerrighet og om hvor lenge et svar kan vente.</p>
<p>Etter forestillingen blir det samtale i foajeen. Skriv gjerne et brev mens du er der. Vi har papir og frimerker, og vi poster det.</p>`,
    picture: {
      name: "culture-postmesteren",
      alt: "En gammel mann alene på en mørk scene med hundrevis av brev i lufta rundt seg",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    venues: { 192: "kultursal" },
    hall: "Vesle sal",
    dates: { count: 2, from: 27, weekdays: [3, 4], times: ["19:00"] },
    price: 260,
  },
  {
    slug: "ambros-kvernhaug-middels-bra-menneske",
    code: "DXM20444",
    title: "Ambros Kvernhaug: Middels bra menneske",
    objectClass: "standup",
    typeText: "Stand-up",
    facts: {
      ageLimit: "18 år",
      minutes: 80,
      duration: "80 minutter",
      organiser: "Latterkroken",
    },
    summary:
      "Han sorterer plast, men ikke alltid. Han ringer moren sin, men ikke lenge. Ny soloforestilling om å ligge trygt midt på treet.",
    body: `<p>Ambros Kvernhaug har funnet ut at han verken er helt god eller helt dårlig, og at det finnes overraskende lite litteratur om oss i midten. Det har han tenkt å rette på.</p>
<p>Forvent dugnadsvegring, samlivsråd fra en som har flyttet fire ganger, og en lengre utgreiing om hvorfor nabolagsgruppa på nettet burde ha egen politistasjon.</p>
<p>Forestillingen har 18-årsgrense fordi vi serverer øl, ikke på grunn av innholdet. Det er ganske snilt. Middels, i alle fall.</p>`,
    picture: {
      name: "culture-ambros-standup",
      alt: "En mikrofon i lyskasteren ved siden av en kjøkkenstol og en potteplante",
      focalPoint: { x: 0.45, y: 0.5 },
    },
    venues: { 192: "kultursal" },
    hall: "Storsalen",
    dates: { count: 1, from: 20, weekdays: [5], times: ["20:00"], statuses: { 0: "soldout" } },
    price: 340,
  },
  {
    slug: "apen-mikk-pa-terrassen",
    code: "M1KKE",
    title: "Åpen mikk på terrassen",
    objectClass: "standup",
    typeText: "Stand-up",
    facts: {
      minutes: 120,
      duration: "2 timer",
      organiser: "Kulturterrassen",
    },
    summary:
      "Fem minutter til hver, mikrofon til alle. Dikt, trekkspill, vitser eller en tale du aldri fikk holdt i bryllupet.",
    body: `<p>Skriv deg på lista ved inngangen senest et kvarter før start. Du har fem minutter. Går du over tida, ringer vi med ei sauebjelle. Går du langt over, kommer sauen.</p>
<p>Det er alltid noen som er skikkelig gode, og alltid noen som prøver for første gang. Publikum her er kjent for å være snillest i fylket.</p>
<p>Gratis inngang. Ved regn flytter vi inn i foajeen.</p>`,
    picture: {
      name: "culture-apen-mikk",
      alt: "En mikrofon på en terrasse med lyslenker mot kveldshimmelen",
      focalPoint: { x: 0.4, y: 0.5 },
    },
    venues: { 192: "kulturterrassen" },
    dates: { count: 2, from: 8, weekdays: [3], times: ["19:00"], statuses: { 1: "cancelled" } },
    price: 0,
  },
  {
    slug: "mellomrom",
    code: "DXM20464",
    title: "Mellomrom",
    objectClass: "dance",
    typeText: "Dans",
    facts: {
      minutes: 55,
      duration: "55 minutter, uten pause",
      organiser: "Kompani Halvsteg",
    },
    summary:
      "To dansere, en stripe lys og en avstand de aldri helt blir kvitt. Samtidsdans for deg som aldri har sett det, og for deg som har savnet det.",
    body: `<p>De begynner tolv meter fra hverandre. Etter en time er det tolv centimeter igjen. Alt det andre skjer underveis.</p>
<p>Kompani Halvsteg har prøvd ut stykket på et lager, i en gymsal og på en parkeringsplass i sludd. Det fungerer best med gulv, men spenningen er den samme.</p>
<p>Klokka 18 er det åpen oppvarming på scenen. Joggebukse holder. Du trenger ikke kunne noe som helst.</p>`,
    picture: {
      name: "culture-mellomrom",
      alt: "To dansere i sprang med en smal stripe lys mellom seg",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    venues: { 192: "kultursal" },
    hall: "Vesle sal",
    dates: { count: 1, from: 35, weekdays: [2], times: ["19:00"] },
    price: 230,
  },
  {
    slug: "sokken-som-ville-ut-i-verden",
    code: "DXM20448",
    title: "Sokken som ville ut i verden",
    objectClass: "children",
    typeText: "Barneforestilling",
    facts: {
      ageLimit: "A",
      minutes: 40,
      duration: "40 minutter",
      organiser: "Dukketeatret Restegarn",
    },
    summary:
      "Hvor blir de av, alle sokkene? Én av dem heter Rolf, og nå skal han fortelle hvordan det egentlig er på den andre siden av vaskemaskinen.",
    body: `<p>Rolf er stripete, litt hullete og helt ferdig med å være halvparten av et par. En natt kryper han inn i slangen bak maskinen, og der finner han alle de andre.</p>
<p>Dukketeatret Restegarn spiller for barn fra tre år, uten skumle lyder og med mye vann. Alle dukkene er sydd av sokker publikum har sendt inn.</p>
<p>Har du en enslig sokk hjemme? Ta den med. Vi har et stativ i foajeen der de kan finne hverandre.</p>`,
    picture: {
      name: "culture-sokken",
      alt: "En stripete sokkedukke med knappeøyne foran en åpen vaskemaskin",
      focalPoint: { x: 0.45, y: 0.5 },
    },
    venues: { 192: "kultursal" },
    hall: "Vesle sal",
    dates: { count: 2, from: 7, weekdays: [0], times: ["12:00", "14:00"] },
    price: 160,
  },
];

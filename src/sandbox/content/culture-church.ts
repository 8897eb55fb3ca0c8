import type { CultureSeed } from "./types.ts";

/** The jubilee programme of the (invented) church Haugkirka: `/kulturkirke` shows these. */
export const churchCulture: readonly CultureSeed[] = [
  {
    slug: "jubileumskonsert-atte-hundre-ar-pa-en-time",
    code: "KJ800A",
    title: "Jubileumskonsert: Åtte hundre år på en time",
    objectClass: "church",
    typeText: "Kirkejubileum",
    facts: {
      minutes: 65,
      duration: "65 minutter, uten pause",
      organiser: "Haugkirka og Kultursalen",
    },
    summary:
      "Kor, orgel og en neverlur tar deg fra middelaldermesse til bestillingsverk. Hvert hundreår får ganske nøyaktig åtte minutter.",
    body: `<p>Ingen vet hva de sang den første kvelden i Haugkirka. Men vi vet omtrent hvordan det må ha låtet, for steinen er den samme. Derfor begynner konserten i mørket, med én stemme fra tårnfoten.</p>
<p>Deretter går det slag i slag gjennom reformasjon, pietisme og trøorgel, fram til et nyskrevet verk for kor og kirkeklokke av Signe Lautin Haugseth.</p>
<p>Koret er satt sammen for anledningen: 62 sangere fra fem kor, og tre som bare svarte på lappen på butikken.</p>`,
    picture: {
      name: "culture-jubileumskonsert",
      alt: "En hvit steinkirke på en høyde i skumringen, det lyser fra alle vinduene",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    venues: { 192: "haugkirka" },
    dates: { count: 2, from: 15, weekdays: [6, 0], times: ["18:00"], statuses: { 0: "soldout" } },
    price: 250,
  },
  {
    slug: "orgelmaraton",
    code: "KJ800B",
    title: "Orgelmaraton: åtte organister, åtte timer",
    objectClass: "church",
    typeText: "Kirkejubileum",
    facts: {
      minutes: 480,
      duration: "8 timer, kom og gå som du vil",
      organiser: "Haugkirka",
    },
    summary:
      "Fra klokka 12 til 20 blir det ikke stille ett minutt. Én organist i timen, ett hundreår hver og pølser på kirkebakken.",
    body: `<p>Orgelet i Haugkirka har 1 412 piper, og denne lørdagen skal alle brukes. Hver organist har fått hvert sitt hundreår og beskjed om å ikke være redd for pedalen.</p>
<p>Du kan sitte hele dagen, eller stikke innom mellom to ærend. Klokka 15 er det barnetime: da får alle som vil, trykke på den dypeste tonen og kjenne at benken dirrer.</p>
<p>Kirkekaffen går i skift. Pølsene også.</p>`,
    picture: {
      name: "culture-orgelmaraton",
      alt: "Orgelpiper sett nedenfra, i rytmiske rekker av sølv og eik",
      focalPoint: { x: 0.5, y: 0.35 },
    },
    venues: { 192: "haugkirka" },
    dates: { count: 1, from: 26, weekdays: [6], times: ["12:00"] },
    price: 0,
  },
  {
    slug: "kirkespillet-steinen-og-lyset",
    code: "DXM20501",
    title: "Kirkespillet «Steinen og lyset»",
    objectClass: "church",
    typeText: "Kirkejubileum",
    facts: {
      ageLimit: "9 år",
      minutes: 90,
      duration: "1 time og 30 minutter, ute",
      organiser: "Spellaget på Haugen",
    },
    summary:
      "Førti amatører, to hester og et løfte om stein som ingen kunne holde. Historien om hvordan kirka ble reist, spilt der det skjedde.",
    body: `<p>Det var en gang en storbonde som lovte bort mer stein enn han hadde. Slik begynner sagnet, og slik begynner spillet: med en mann som innser at han må bære.</p>
<p>Publikum følger handlingen rundt kirka i faklenes skinn, fra steinbruddet til portalen. Underveis møter du en murer fra Lübeck, en lite samarbeidsvillig biskop og to ekte hester som har lest manus og gjør som de vil.</p>
<h3>Kle deg for vær</h3>
<p>Vi spiller i all slags vær. Det går en buss fra Kultursalen 45 minutter før hver forestilling, og den som trenger sitteplass, får klappstol av kirketjeneren.</p>`,
    picture: {
      name: "culture-kirkespill",
      alt: "Skuespillere i middelalderkapper med fakler foran en steinkirke om kvelden",
      focalPoint: { x: 0.4, y: 0.6 },
    },
    venues: { 192: "haugkirka" },
    dates: { count: 3, from: 40, weekdays: [4, 5, 6], times: ["20:00"], statuses: { 1: "few" } },
    price: 260,
  },
  {
    slug: "salmekveld-med-allsang-og-vafler",
    code: "KJ800D",
    title: "Salmekveld med allsang og vafler",
    objectClass: "church",
    typeText: "Kirkejubileum",
    facts: {
      minutes: 90,
      duration: "1 time og 30 minutter",
      organiser: "Menighetsrådet på Haugen",
    },
    summary:
      "Bygda har stemt fram sine åtte kjæreste salmer. Vi synger alle, med alle vers, og spiser vafler mens stemmen henter seg inn.",
    body: `<p>Over tre hundre sedler kom inn i esken på biblioteket. Noen hadde skrevet en begrunnelse: «Fordi vi sang den i fjøset.» «Fordi jeg endelig skjønte siste vers.» Kantor leser dem høyt mellom salmene.</p>
<p>Du trenger ikke kunne synge, og du trenger ikke tro på noe spesielt. Du bør like vafler.</p>`,
    picture: {
      name: "culture-salmekveld",
      alt: "Åpne salmebøker, kaffekopper og et fat vafler på et langbord",
      focalPoint: { x: 0.5, y: 0.6 },
    },
    venues: { 192: "haugkirka" },
    dates: { count: 1, from: 11, weekdays: [3], times: ["18:30"] },
    price: 0,
  },
  {
    slug: "tarnvandring",
    code: "KJ800E",
    title: "Tårnvandring: 97 trinn opp i middelalderen",
    objectClass: "church",
    typeText: "Kirkejubileum",
    facts: {
      ageLimit: "9 år",
      minutes: 60,
      duration: "1 time",
      organiser: "Haugkirka",
    },
    summary:
      "Kirketjener Asbjørn låser opp døra som vanligvis er stengt. Tolv får plass, og den største klokka får plass over hodet på dem.",
    body: `<p>Trappa er trang, steinen er slitt, og på trinn 61 har noen risset inn et skip. Kirketjener Asbjørn Kvernli har gått opp her i førti år og mener han har funnet ut hvem som gjorde det.</p>
<p>Oppe venter klokkene, utsikten over jordene og historien om den natta i 1716 da alt dette sto i fare.</p>
<ul>
<li>Ta på gode sko. Det er ikke heis.</li>
<li>Vi går opp i samlet flokk og ned når Asbjørn er ferdig med å fortelle.</li>
<li>Plassene er gratis, men må bestilles.</li>
</ul>`,
    picture: {
      name: "culture-tarnvandring",
      alt: "Ei vindeltrapp i stein med en kirkeklokke over og jorder gjennom en glugge",
      focalPoint: { x: 0.5, y: 0.35 },
    },
    venues: { 192: "haugkirka" },
    dates: {
      count: 4,
      from: 6,
      weekdays: [6, 0],
      times: ["12:00", "14:00"],
      statuses: { 0: "soldout" },
    },
    price: 0,
  },
];

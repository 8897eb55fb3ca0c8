import type { CultureSeed } from "./types.ts";

/** Talks, festivals, family days and an exhibition. */
export const communityCulture: readonly CultureSeed[] = [
  {
    slug: "hvorfor-er-du-vaken-klokka-tre",
    code: "DXM20460",
    title: "Hvorfor er du våken klokka tre?",
    objectClass: "talk",
    typeText: "Foredrag",
    facts: {
      minutes: 75,
      duration: "75 minutter, med spørsmål til slutt",
      organiser: "Kultursalen",
    },
    summary:
      "Søvnforsker Idunn Blomrud forklarer hva hodet driver med om natta, og hvorfor gode råd fra svogeren sjelden hjelper.",
    body: `<p>Du sovnet fint. Så var klokka 03.17, og du kom på noe du sa til en lærer i 1994. Idunn Blomrud har forsket på søvn i tjue år og sover selv, ifølge ektemannen, «som en vanlig urolig person».</p>
<p>Hun rydder i mytene om skjermer, rødvin og åtte timer, og avslutter med tre ting som faktisk virker. Den ene er gratis og litt kjedelig. Det er nettopp derfor den virker.</p>
<p>Foredraget begynner tidlig, slik at alle kan være hjemme i rimelig tid.</p>`,
    picture: {
      name: "culture-sovnforedrag",
      alt: "Ei krøllete seng under en enorm vekkerklokke som viser 03.17",
      focalPoint: { x: 0.5, y: 0.4 },
    },
    venues: { 192: "kultursal" },
    hall: "Vesle sal",
    dates: { count: 1, from: 4, weekdays: [2], times: ["18:00"] },
    price: 180,
  },
  {
    slug: "steinene-forteller",
    code: "B1BST",
    title: "Steinene forteller: Hadeland på 460 millioner år",
    objectClass: "talk",
    typeText: "Foredrag",
    facts: {
      minutes: 60,
      duration: "1 time",
      organiser: "Biblioteket på Gran",
    },
    summary:
      "En gang lå Gran på havets bunn, et godt stykke sør for ekvator. Ta med en stein du lurer på, så får du vite hva den har vært gjennom.",
    body: `<p>Geolog Harald Flisaker har med seg hammer, lupe og et bilde av bensinstasjonen slik den så ut i ordovicium: under vann og full av blekksprut.</p>
<p>Han forteller om kalken som bygde kirkene, fossilene i fortauskanten og hvorfor poteten trives så godt akkurat her. Etterpå er det steinkveld. Legg steinen din på bordet, så får du diagnosen.</p>
<blockquote><p>«De fleste kommer med gråstein. Det er ikke noe å skamme seg over.»</p></blockquote>`,
    picture: {
      name: "culture-steinene-forteller",
      alt: "Berglag i skifer, rust og oker med en liten hammer på toppen",
      focalPoint: { x: 0.55, y: 0.35 },
    },
    venues: { 192: "bibliotek" },
    dates: { count: 1, from: 13, weekdays: [1, 4], times: ["18:00"] },
    price: 0,
  },
  {
    slug: "ungt-utbrudd",
    code: "DXM20470",
    title: "Ungt utbrudd: ungdommens kulturfestival",
    objectClass: "festival",
    typeText: "Festival",
    facts: {
      minutes: 300,
      duration: "To dager, fra klokka 16 til 21",
      organiser: "Ungdomsrådet og Ungdomshuset Låven",
    },
    summary:
      "To dager med band, dans, film, spill og graffiti, laget av folk mellom 13 og 21. De voksne får lov til å bære kabler.",
    body: `<p>Festivalen er planlagt, booket og budsjettert av ungdom. Kravet var at ingen skulle spørre om de hadde husket refleksvest, og det har vi nesten klart å holde oss til.</p>
<h3>Dette skjer</h3>
<ul>
<li><strong>Hovedscenen:</strong> elleve band, hvorav fire ble startet for anledningen.</li>
<li><strong>Lerretet:</strong> kortfilmer på under sju minutter, laget i høstferien.</li>
<li><strong>Låveveggen:</strong> graffitikurs. Veggen er godkjent. Vi har det skriftlig.</li>
<li><strong>Vesle sal:</strong> dansebattle der publikum dømmer, høylytt.</li>
</ul>
<p>Har du kulturkort, kommer du inn gratis. Les mer om <a href="/article/gratis-kulturkort">kulturkortet for ungdom</a>.</p>`,
    picture: {
      name: "culture-ungt-utbrudd",
      alt: "En vulkan av instrumenter, spraybokser og dansende ungdom i neonfarger",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    venues: { 192: "ungdomshuset" },
    dates: { count: 2, from: 33, weekdays: [5, 6], times: ["16:00"] },
    price: 150,
  },
  {
    slug: "vitenskapsdagen",
    code: "V1T3N",
    title: "Vitenskapsdagen: det smeller klokka ett",
    objectClass: "family",
    typeText: "Familiedag",
    facts: {
      ageLimit: "A",
      minutes: 300,
      duration: "Åpent fra klokka 11 til 16",
      organiser: "Kultursalen, biblioteket og ungdomsskolen",
    },
    summary:
      "Tretti bord med forsøk du får ta på, fra slim til solceller. Ingen går hjem helt rene.",
    body: `<p>Hele huset blir laboratorium. I foajeen bygger vi raketter av brusflasker, i Vesle sal måler vi hvor høyt en mormor kan rope, og i Storsalen viser elevene fra tiende hva som skjer når man ikke følger oppskriften.</p>
<p>Hovedforsøket smeller klokka 13.00 presis. De som ikke liker smell, kan stå i biblioteket. Der bygger vi bruer av spagetti, og den eneste lyden er fortvilelse.</p>
<p>Alt er gratis. Fullt program står i <a href="/article/vitenskapsdagen">saken om vitenskapsdagen</a>.</p>`,
    picture: {
      name: "culture-vitenskapsdagen",
      alt: "Barnehender rundt et skummende forsøk i sterke farger",
      focalPoint: { x: 0.5, y: 0.55 },
    },
    venues: { 192: "kultursal" },
    dates: { count: 1, from: 18, weekdays: [6], times: ["11:00"] },
    price: 0,
  },
  {
    slug: "hender-som-husker",
    code: "H3ND3",
    title: "Hender som husker",
    objectClass: "exhibition",
    typeText: "Utstilling",
    facts: {
      minutes: 300,
      duration: "Åpent fra klokka 12 til 17",
      organiser: "Fotoklubben Blenderen",
    },
    summary:
      "Femti fotografier av hender i arbeid: en fjøsmester, en tannlege, en som knytter fluer. Ansiktene får du tenke deg til.",
    body: `<p>Fotoklubben Blenderen har gått fra dør til dør i to år og stilt det samme spørsmålet: Hva kan hendene dine som hodet ditt har glemt?</p>
<p>Svarene henger i foajeen, sammen med bildene. En pensjonert setter finner fortsatt riktig type i blinde. En fotballkeeper kjenner regnet to timer før det kommer.</p>
<p>Utstillingen er åpen alle hverdager og koster ingenting. Lørdag er det omvisning, og da tar flere av de avbildede seg en kaffe.</p>`,
    picture: {
      name: "culture-hender-som-husker",
      alt: "Svart-hvite bilder av hender i arbeid på en gallerivegg",
      focalPoint: { x: 0.5, y: 0.4 },
    },
    venues: { 192: "kultursal" },
    hall: "Foajeen",
    dates: { count: 5, from: 2, weekdays: [1, 3, 5, 6], times: ["12:00"] },
    price: 0,
  },
  {
    slug: "foajequizen",
    code: "Q7FOA",
    title: "Foajéquizen",
    objectClass: "club",
    typeText: "Quiz",
    facts: {
      minutes: 120,
      duration: "2 timer med pause",
      organiser: "Kultursalen",
    },
    summary:
      "Seks runder, tretti lag og én trapp. Spørsmålene går fra melkeruter til månelandinger, og vinnerlaget bestemmer pausemusikken neste gang.",
    body: `<p>Quizmester Torfinn Kveldro leser hvert spørsmål to ganger og svarer på innsigelser én gang. Lagene er på inntil fem, og den som kommer alene, får et lag i døra.</p>
<p>Trappa er halve salen. Ta med en pute hvis du har planer om å bli sittende til siste runde, den om flagg.</p>`,
    picture: {
      name: "hall-foyer",
      alt: "Foajeen med tretrappa og de store vinduene",
      focalPoint: { x: 0.5, y: 0.5 },
    },
    venues: { 192: "kultursal" },
    hall: "Foajeen",
    // Over already, so that the demo has a page that says so.
    dates: { count: 1, from: -7, weekdays: [1, 2, 3, 4], times: ["18:30"] },
    price: 90,
  },
  {
    slug: "den-store-kinodagen",
    code: "DXM20499",
    title: "Den store kinodagen",
    objectClass: "festival",
    typeText: "Filmfest",
    facts: {
      ageLimit: "A",
      minutes: 720,
      duration: "Fra klokka 10 til langt på kveld",
      organiser: "Kinoene i fellesskap",
    },
    summary:
      "Én dag i året koster alt på lerretet 60 kroner. Vi viser film fra klokka ti til siste gjest vil hjem.",
    body: `<p>Den store kinodagen er enkel: alle saler, alle filmer, 60 kroner. Vi begynner med barnefilm og boller, og slutter med noe som ikke egner seg for dem med boller.</p>
<h3>Slik får du mest ut av dagen</h3>
<ol>
<li>Kjøp billett på forhånd. De populære visningene blir utsolgt.</li>
<li>Se noe du ellers aldri ville valgt. For 60 kroner tåler du å bomme.</li>
<li>Spis middag. Popkorn er ikke middag, uansett hva kiosken sier.</li>
</ol>
<p>Hele programmet kommer på siden for <a href="/den-store-kinodagen">Den store kinodagen</a>. Der kan du også melde deg på nyhetsbrevet og få det før alle andre.</p>`,
    picture: {
      name: "culture-den-store-kinodagen",
      alt: "En kinofasade om kvelden med lysende skilt og popkorn som spruter ut av døra",
      focalPoint: { x: 0.5, y: 0.45 },
    },
    venues: { 192: "kultursal", 118: "fyrlykta", 178: "skumringen" },
    dates: { count: 1, from: 37, weekdays: [0], times: ["10:00"] },
    price: 60,
  },
];

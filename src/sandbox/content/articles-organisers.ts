import type { ArticleSeed } from "./types.ts";

/** For those who put on events: grants, tickets, publicity, volunteers. */
export const organiserArticles: readonly ArticleSeed[] = [
  {
    slug: "sok-om-arrangorstotte",
    title: "Søk om arrangørstøtte: 200 000 kroner ligger klare",
    author: "Kultursalen",
    category: "news",
    published: 24,
    image: "article-sok-om-arrangorstotte",
    thumbnail: "article-sok-om-arrangorstotte",
    content: `<p>Det er dyrt å leie inn lyd og risikabelt å håpe på fint vær. Derfor lyser vi ut <strong>200 000 kroner</strong> til lag, foreninger og ildsjeler som vil lage noe for publikum i distriktet.</p>
<h2>Hvem kan søke?</h2>
<p>Alle som holder åpne arrangementer uten å skulle tjene seg rike: korps og kor, velforeninger, idrettslag, ungdomsråd, tre venner med en god idé. Dere trenger organisasjonsnummer, eller noen som har et og vil låne det bort med sin velsignelse.</p>
<h2>Hva kan dere få støtte til?</h2>
<ul>
<li>Honorar til artister og foredragsholdere</li>
<li>Leie av lokale, lyd og lys</li>
<li>Tiltak som gjør at flere kan komme, som teleslynge, tolk eller buss</li>
</ul>
<p>Vi gir ikke støtte til drift, innkjøp av inventar eller festmiddagen etterpå. Den må dere ta selv, og den blir som regel bedre slik.</p>
<h2>Frist og svar</h2>
<p>Søknadsfristen er <strong>20. juni</strong>. Svaret kommer før skolestart. Skriv kort: hva, hvor, når, for hvem, og et budsjett som går opp.</p>
<h3>Trenger dere et sted å være?</h3>
<p>Se hva som finnes under <a href="/utleie">utleie</a>. Når datoen er avtalt, hjelper vi til med <a href="/article/innlogging-for-arrangorer">billettsalg</a> og <a href="/article/bilder-som-fyller-salen">bilder og omtale</a>.</p>`,
    order: 0,
  },
  {
    slug: "innlogging-for-arrangorer",
    title: "Innlogging for arrangører: Se hvem som kommer",
    author: "Billettkontoret",
    category: "general",
    published: 95,
    image: "hall-interior",
    thumbnail: "hall-interior",
    content: `<p>Selger du billetter gjennom oss, får du din egen innlogging til billettsystemet. Der kan du følge salget minutt for minutt. Det er både nyttig og svært vanedannende.</p>
<h2>Dette ser du</h2>
<ul>
<li>Hvor mange billetter som er solgt, og hvor i salen de er</li>
<li>Navn, e-post og telefon på dem som har kjøpt</li>
<li>Om noen har meldt fra om rullestol, ledsager eller annet du bør vite</li>
</ul>
<h2>Dette kan du bruke det til</h2>
<p>Du kan bare skrive til kundene for å gi <strong>praktisk informasjon om arrangementet ditt</strong>: at dørene åpner tidligere, at parkeringa er flyttet, eller at konserten må utsettes fordi bassisten har fått barn.</p>
<p>Du kan <em>ikke</em> bruke adressene til nyhetsbrev, reklame for neste turné eller en hyggelig julehilsen. Folk har kjøpt en billett. De har ikke meldt seg inn i noe. Vi mister retten til å gi deg lista hvis den blir brukt til annet.</p>
<h2>Slik får du tilgang</h2>
<ol>
<li>Avtal dato og hall med oss. Se <a href="/leie-kultursalen">leie av Kultursalen</a>.</li>
<li>Send navn og e-postadresse til <a href="/kontakt-oss">billettkontoret</a>.</li>
<li>Du får en lenke på e-post. Den virker i to døgn.</li>
</ol>
<p>Tilgangen stenges to uker etter siste forestilling. Oppgjøret kommer omtrent samtidig, så det går som regel greit å ta farvel.</p>`,
    order: 0,
  },
  {
    slug: "bilder-som-fyller-salen",
    title: "Bilder som fyller salen: slik sender du oss plakat og omtale",
    author: "Kultursalen",
    category: "general",
    published: 132,
    image: "projector",
    thumbnail: "projector",
    content: `<p>Et godt bilde selger flere billetter enn tre gode adjektiver. Her er det vi trenger fra deg når arrangementet skal ut på nettsiden, på skjermene i foajeen og på lerretet før filmen.</p>
<h2>Formater</h2>
<table>
<thead><tr><th scope="col">Brukes til</th><th scope="col">Format</th><th scope="col">Størrelse</th></tr></thead>
<tbody>
<tr><td>Nettside og lerret</td><td>16:9, liggende</td><td>1920 × 1080</td></tr>
<tr><td>Skjermer i foajeen</td><td>9:16, stående</td><td>1080 × 1920</td></tr>
</tbody>
</table>
<h2>Tre råd</h2>
<ul>
<li><strong>Ikke skriv på bildet.</strong> Tittel og dato legger vi til selv. På telefon blir skrifta di likevel bare maur.</li>
<li><strong>Vis ansikter.</strong> Helst noen som ser ut som de har det gøy.</li>
<li><strong>Oppgi fotograf.</strong> Og spør om lov først.</li>
</ul>
<h2>Omtalen</h2>
<p>Send to setninger som sier hva publikum får oppleve, og deretter hundre ord til. Unngå «en aften du sent vil glemme». Alle aftener er det.</p>
<p>Er du med i <a href="/article/aktiv-sommer">Aktiv sommer</a>, er fristen for bilder og tekst <strong>1. mai</strong>. Ellers trenger vi alt senest fire uker før billettene legges ut. Vil du vise en film i tillegg, kan du lese om <a href="/kinoreklame">kinoreklame</a>.</p>`,
    order: 0,
  },
  {
    slug: "bli-frivillig",
    title: "Bli frivillig: Se alt gratis, men stående",
    author: "Vertskapet",
    category: "news",
    published: 31,
    image: "article-frivillige",
    thumbnail: "article-frivillige",
    content: `<p>Det er 58 frivillige i Kultursalen. De river billetter, finner fram til rad 12 i mørket, koker kaffe og vet alltid hvor sikringsskapet er. Nå er det plass til flere.</p>
<h2>Hva gjør du?</h2>
<p>Du går to til tre vakter i måneden og velger selv fra vaktlista. En vakt varer omtrent fire timer. Vi lærer deg opp, og de første gangene går du sammen med en som har gjort det før.</p>
<h3>Dette får du igjen</h3>
<ul>
<li>Du ser forestillingen, bakerst i salen</li>
<li>Gratis kino, også når du ikke har vakt</li>
<li>Julebord med publikumspris for beste garderobehistorie</li>
<li>Kurs i førstehjelp og brannvern</li>
</ul>
<blockquote><p>«Jeg trodde jeg skulle rive billetter. I stedet holdt jeg en kanin for en tryllekunstner i tre kvarter.»</p></blockquote>
<p>Du må være fylt 16 år og like folk, eller i hvert fall kunne late som. Erfaring er ikke nødvendig. Vi trenger særlig noen som kan formiddager, og noen som kan bære.</p>
<p>Høres det ut som deg? <a href="/kontakt-oss">Send oss noen linjer</a> om hvem du er, så inviterer vi på kaffe. Den koker vi selv, denne ene gangen.</p>`,
    order: 0,
  },
];

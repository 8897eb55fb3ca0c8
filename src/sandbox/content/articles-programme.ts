import type { ArticleSeed } from "./types.ts";

/** What is on, and how it came to be. */
export const programmeArticles: readonly ArticleSeed[] = [
  {
    slug: "selvspillende-piano",
    title: "88 motorer og ingen pianist",
    author: "Redaksjonen",
    category: "news",
    published: 1,
    image: "article-selvspillende-piano",
    thumbnail: "article-selvspillende-piano",
    content: `<p>I foajeen står det et flygel som spiller helt alene. Under hver tangent sitter det en liten motor, <strong>88 i alt</strong>, og når klokka slår åtte, begynner de å arbeide.</p>
<p>«Folk ser etter tråder», sier vaktmesteren, som har fått oppgaven med å tørke støv. «En fyr la hånda på krakken for å kjenne om den var varm.»</p>
<h2>Når spiller det?</h2>
<ul>
<li><strong>Mandag til fredag:</strong> klokka 20.00</li>
<li><strong>Lørdag og søndag:</strong> klokka 14.00 og 20.00</li>
</ul>
<p>Hver konsert varer i 25 minutter. Det er gratis, og du kan komme og gå som du vil.</p>
<h2>Slik virker det</h2>
<p>Motorene styres hver for seg og kan trykke ned en tangent med så liten kraft at tonen nesten ikke kommer, eller så hardt at pedalen skvetter. Anslaget er spilt inn av ekte pianister. Det du hører, er altså et menneske, bare ikke akkurat nå.</p>
<figure><img src="picture:article-selvspillende-piano" alt="Nærbilde av pianomekanikk med rader av små motorer i messing"><figcaption>Innsiden, med lokket av. Ikke rør, sier lappen.</figcaption></figure>
<p>Noen av stykkene er skrevet for flere fingre enn noen har. Her er ett av dem, filmet under prøvene:</p>
<iframe src="https://www.youtube.com/embed/88m0t0rer_P" title="Det selvspillende pianoet i foajeen (video, 3 minutter)" allowfullscreen></iframe>
<p>Vil du at pianoet skal spille noe spesielt? Ønskeboksen står ved garderoben. De øvrige konsertene finner du i <a href="/kulturprogram">kulturprogrammet</a>.</p>`,
    order: 0,
  },
  {
    slug: "vitenskapsdagen",
    title: "Vitenskapsdagen: full timeplan for en dag med smell",
    author: "Kultursalen",
    category: "news",
    published: 8,
    image: "culture-vitenskapsdagen",
    thumbnail: "culture-vitenskapsdagen",
    content: `<p>Tretti bord, hundre forsøk og ett stort smell. Vitenskapsdagen er den dagen i året da det er meningen at du skal ta på tingene. Her er timeplanen, så du kan planlegge rundt det som skremmer deg.</p>
<table>
<thead><tr><th scope="col">Tid</th><th scope="col">Sted</th><th scope="col">Hva</th></tr></thead>
<tbody>
<tr><td>11.00</td><td>Foajeen</td><td>Dørene åpner. Slimverkstedet går hele dagen.</td></tr>
<tr><td>11.30</td><td>Vesle sal</td><td>Kan du rope høyere enn mormor?</td></tr>
<tr><td>12.15</td><td>Biblioteket</td><td>Bruer av spagetti</td></tr>
<tr><td>13.00</td><td>Storsalen</td><td>Det store smellet</td></tr>
<tr><td>14.00</td><td>Terrassen</td><td>Raketter av brusflasker</td></tr>
<tr><td>15.00</td><td>Storsalen</td><td>Spør en forsker om hva som helst</td></tr>
</tbody>
</table>
<h2>For hvem?</h2>
<p>Barn fra fem år har mest glede av det, og barn opp til femti har det nesten like gøy. Under selve smellet er det hørselvern til alle. Liker du ikke høye lyder, er biblioteket et fredelig sted å være.</p>
<h2>Hjelp til?</h2>
<p>Vi trenger voksne som kan blande, måle og si «ikke drikk den». Du får labfrakk. <a href="/article/bli-frivillig">Bli frivillig</a> for en dag, eller for godt.</p>
<p>Alt er gratis, og du trenger ikke melde deg på. Kom i klær du ikke er glad i.</p>`,
    order: 0,
  },
  {
    slug: "ungt-utbrudd-programmet",
    title: "Programmet for Ungt utbrudd er klart (og det er høyt)",
    author: "Ungdomsredaksjonen",
    category: "news",
    published: 14,
    image: "culture-ungt-utbrudd",
    thumbnail: "culture-ungt-utbrudd",
    content: `<p>Vi er sju stykker mellom 14 og 19 som har fått nøklene til Ungdomshuset Låven, et budsjett og beskjed om å lage den festivalen vi ville gått på selv. Her er resultatet.</p>
<h2>Fredag</h2>
<p>Elleve band på to scener. Fire av dem øvde for første gang i september. Lange Netter avslutter, og de har lovet å ikke spille den lange versjonen.</p>
<h2>Lørdag</h2>
<ul>
<li><strong>Graffitikurs</strong> på låveveggen. Bøndene har sagt ja. Kyrne er flyttet.</li>
<li><strong>Kortfilmkveld</strong> med 23 filmer. Den lengste er på 6.58.</li>
<li><strong>Dansebattle</strong> der publikum er jury. Desibelmåleren bestemmer.</li>
<li><strong>Stillerommet</strong> i andre etasje, med puter, brettspill og null musikk. For noen er det dette som er festivalen.</li>
</ul>
<blockquote><p>«De voksne spurte hva som er målgruppa. Vi svarte: oss.»</p></blockquote>
<h2>Billetter og sånt</h2>
<p>Det koster 150 kroner for begge dager. Med <a href="/article/gratis-kulturkort">kulturkort</a> er det gratis. Er du under 13, må du ha med en voksen, som får et eget bånd med refleks på. Beklager.</p>
<p>Vi mangler fortsatt to lydfolk og en som er god på kabler. <a href="/kontakt-oss">Skriv til oss</a>.</p>`,
    order: 0,
  },
  {
    slug: "julebillettene-er-ute",
    title: "Julebillettene er ute. Beklager at vi sier det nå.",
    author: "Billettkontoret",
    category: "news",
    published: 20,
    image: "culture-jul-i-kultursalen",
    thumbnail: "culture-jul-i-kultursalen",
    content: `<p>Vi vet det. Det er for tidlig. Men hvert år ringer det folk i desember som skulle ha fire plasser ved siden av hverandre, og hvert år må vi plassere bestemor alene på bakerste rad.</p>
<h2>Dette er lagt ut</h2>
<ul>
<li><strong>Jul i Kultursalen:</strong> storband, barnekor og torg med snø. Kveldene går først.</li>
<li><strong>Nissen har sagt opp:</strong> for barn fra fire år og for alle som noen gang har vært på jobbintervju.</li>
<li><strong>Stille natt, levende lys:</strong> strykere i Haugkirka, uten en eneste mikrofon.</li>
</ul>
<p>Abonnenter på <a href="/nyhetsbrev">nyhetsbrevet</a> fikk kjøpe først. Det er hele hemmeligheten bak dem som alltid sitter på rad 5.</p>
<h2>Julegave uten innpakning</h2>
<p>Vet du ikke hva de vil se, kan du gi et <a href="/kjop-gavekort">gavekort</a>. Det gjelder både kino og kultur, det varer i tre år, og ingen har noensinne byttet det i en annen størrelse.</p>
<h3>Når er det stengt?</h3>
<p>Vi holder stengt på julaften og 1. juledag. Fra 2. juledag går kinoen for fullt igjen. Da er det mange som trenger å sitte ved siden av familien i mørket uten å måtte si noe. Hele lista ligger i <a href="/kulturprogram">kulturprogrammet</a>.</p>`,
    order: 0,
  },
  {
    slug: "slik-velger-vi-filmene",
    title: "Slik velger vi filmene",
    author: "Kinosjefen",
    category: "general",
    published: 88,
    image: "cinema-screen",
    thumbnail: "cinema-screen",
    content: `<p>«Hvorfor viser dere aldri noe bra?» Det er det vanligste spørsmålet jeg får i butikken. Det nest vanligste er om jeg vet hvor de har flyttet gjæren. Her er svaret på det første.</p>
<h2>Mandag er avgjørelsens dag</h2>
<p>Hver mandag ser jeg på tallene fra helga, ringer to distributører og flytter lapper på en magnettavle. En ny film låser gjerne salen i to uker. Tar vi inn én, må en annen ut. Derfor går noen filmer bare klokka 17 på onsdager. Det er ikke straff, det er tetris.</p>
<h2>Tre ting jeg tenker på</h2>
<ol>
<li><strong>Er det noe for barna i helga?</strong> Hvis ikke, får jeg høre det.</li>
<li><strong>Er det noe for dem som ikke har vært her på en stund?</strong> En dokumentar, en klassiker, en fransk film med regn.</li>
<li><strong>Tør jeg?</strong> Én gang i måneden viser vi noe bare jeg har tro på. Noen ganger kommer det fire. De fire er svært fornøyde.</li>
</ol>
<blockquote><p>En full sal er deilig. Men en halvfull sal som nekter å reise seg etter rulleteksten, er grunnen til at jeg har denne jobben.</p></blockquote>
<p>Ønsker du deg en film? Skriv den på tavla i foajeen eller <a href="/kontakt-oss">send en melding</a>. Får jeg ti ønsker, prøver jeg. Det som kommer, ligger alltid under <a href="/kommende">kommende filmer</a>.</p>`,
    order: 0,
  },
  {
    slug: "kulturterrassen-er-apen",
    title: "Kulturterrassen er åpen, og ullteppene er på plass",
    author: "Vertskapet",
    category: "news",
    published: 66,
    image: "kulturterrassen",
    thumbnail: "kulturterrassen",
    content: `<p>Terrassen på vestsiden er kanskje det beste rommet vi har, og det mangler både vegger og tak. Nå er benkene oljet, lyslenkene hengt opp og sauebjella pusset.</p>
<h2>Dette skjer der oppe</h2>
<ul>
<li><strong>Åpen mikk</strong> på onsdager: fem minutter til hver</li>
<li><strong>Kafé</strong> i helgene når det er opphold, med vafler fra lag som trenger kassepengene</li>
<li><strong>Utekino</strong> når det er mørkt nok og skydekket samarbeider</li>
</ul>
<p>Utsikten går over jordene og bort til åsen. På klare kvelder kan du se Haugkirka. På svært klare kvelder kan du se hvem som går dit.</p>
<h2>Kveldsmat</h2>
<p>På kvelder med program lager kjøkkenet tre ting: én suppe, én grillet ting og én kake. Den som spør etter vinkartet, får se begge vinene.</p>
<h3>Vil du ha terrassen for deg selv?</h3>
<p>Den kan leies til bryllup, marked og sommerfest, med plass til 300 stående. Les mer om <a href="/kulturterrassen">Kulturterrassen</a> og <a href="/utleie">utleie</a>. Ved regn flytter vi inn i foajeen. Det er avtalt på forhånd, og ingen trenger å stå med paraply og smile.</p>`,
    order: 0,
  },
];

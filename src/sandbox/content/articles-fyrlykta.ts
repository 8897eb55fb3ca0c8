import type { ArticleSeed } from "./types.ts";

/** The articles of site 118, Fyrlykta kino on the quay of Havneset. */
export const fyrlyktaArticles: readonly ArticleSeed[] = [
  {
    slug: "kinoklubb",
    title: "Filmklubben: gratis å være med, halv pris å bli glad i",
    author: "Kinosjefen",
    category: "general",
    published: 70,
    image: "article-kinoklubb",
    thumbnail: "article-kinoklubb",
    content: `<p>Det koster ingenting å <a href="/bli-medlem">bli medlem</a> i Filmklubben. Du lager en bruker, og så har du kinolista, billettene og omtalene dine på ett sted. Billetten ligger klar også når dekningen på kaia forsvinner, og det gjør den når ferga legger til.</p>
<h2>Dette får alle medlemmer</h2>
<ul>
<li>Egen kinoliste, så du slipper å huske hva den het</li>
<li>Billettene på telefonen, med rad og sete</li>
<li>Omtaler fra andre i bygda, ikke fra noen i hovedstaden</li>
<li>Stemmerett når månedens medlemsfilm skal velges</li>
</ul>
<h2>Vil du ha halv pris også?</h2>
<p>Da kjøper du klubbkortet. Det gir <strong>halv pris på opptil tolv filmer i året</strong> og lønner seg fra film nummer fire. Vi har regnet på det. Regnestykket henger i kiosken.</p>
<blockquote><p>«Jeg meldte meg inn for rabatten. Nå skriver jeg omtaler som er lengre enn filmen.»</p></blockquote>
<p>Er du allerede med? <a href="/logg-inn">Logg inn</a> og fyll opp <a href="/min-side/kinoliste">kinolista</a>. Ellers finner du ukas filmer i <a href="/kinoprogram">kinoprogrammet</a>.</p>`,
    order: 0,
  },
  {
    slug: "vinn-medlemskap!",
    title: "Vinn klubbkort for to!",
    author: "Redaksjonen",
    category: "news",
    published: 4,
    image: "article-vinn-medlemskap",
    thumbnail: "article-vinn-medlemskap",
    content: `<p>Fem vinnere får klubbkort for to personer. Det er halv pris på opptil tolv filmer i året, for deg og for den som alltid stjeler popkorn av begeret ditt.</p>
<h2>Slik blir du med</h2>
<ol>
<li>Legg minst tre filmer på <a href="/min-side/kinoliste">kinolista di</a>.</li>
<li>Skriv en omtale av én film du har sett hos oss. Tre setninger er nok. Én er også nok, hvis den er god.</li>
<li>Vi trekker søndag kveld, etter siste film, på scenen i Sal 1. Trommevirvelen er innspilt.</li>
</ol>
<h2>Småskrift, i vanlig størrelse</h2>
<p>Det kan vinnes høyst én premie per person. Du må være medlem, men det er <a href="/bli-medlem">gratis å bli det</a>. Vinnerne får e-post fra oss og trenger ikke oppgi noe annet enn navnet sitt i kiosken.</p>
<p>Fiskere på havet kan være med på lik linje med alle andre. Premien ligger og venter til dere er i land.</p>`,
    order: 0,
  },
  {
    slug: "strikkekino-for-nybegynnere",
    title: "Strikkekino for nybegynnere: slik overlever du hælfellingen",
    author: "Vertskapet",
    category: "news",
    published: 9,
    image: "culture-strikkekino",
    thumbnail: "culture-strikkekino",
    content: `<p>Siste tirsdag i måneden er det strikkekino i Sal 2. Sallyset er skrudd opp, filmen er på norsk, og ingen hysjer på klirringen. Er du fersk, har de garvede på rad 3 noen råd.</p>
<ul>
<li><strong>Velg noe kjedelig.</strong> Et skjerf i rettstrikk tåler en biljakt. Det gjør ikke en votterapp med mønster.</li>
<li><strong>Bruk rundpinne.</strong> De triller ikke ned under radene.</li>
<li><strong>Merk omgangen før filmen begynner.</strong> Du kommer ikke til å huske den.</li>
<li><strong>Styr unna skrekkfilm.</strong> Fastheten blir ujevn.</li>
<li><strong>Drikk kaffen i pausen.</strong> Ull trekker.</li>
</ul>
<h2>Og hælen?</h2>
<p>Vent med den. Legg arbeidet i fanget, se ferdig filmen, og spør Solfrid etterpå. Hun sitter alltid ytterst og har felt hæl gjennom tre stumfilmer og et jordskjelv (i en film).</p>
<h3>Hva har det blitt til så langt?</h3>
<p>Siden i fjor har publikum strikket 31 gensere, et ukjent antall sokker og én ting ingen kan forklare, som nå holder projektoren på plass. Neste kveld finner du under <a href="/kulturprogram">På scenen</a>.</p>`,
    order: 0,
  },
  {
    slug: "derfor-heter-vi-fyrlykta",
    title: "Derfor heter vi Fyrlykta",
    author: "Redaksjonen",
    category: "general",
    published: 120,
    image: "fyrlykta-exterior",
    thumbnail: "fyrlykta-exterior",
    content: `<p>Losene flyttet ut i 1979. De tok med seg kikkerten og lot kaffekjelen stå. I elleve år sto losstasjonen tom, til to lærere og en elektriker spurte kommunen om de kunne få låne den til noe de ikke helt ville si hva var.</p>
<h2>Den første forestillingen</h2>
<p>De hengte opp et laken, lånte benker fra bedehuset og viste en film om hval. 86 personer kom. Det var plass til 60. Midt i filmen sveipet lyset fra fyret gjennom vinduet, over lakenet og ut igjen, hvert tiende sekund. Ingen klaget. Noen trodde det hørte med.</p>
<p>Vinduet fikk gardin etter hvert, men navnet ble værende.</p>
<h2>I dag</h2>
<p>Nå har vi to saler, ordentlig lerret og stoler med kopholder. Kaffekjelen er den samme. Fra foajeen ser du fortsatt fyret når filmen er slutt, og mange blir stående litt før de går.</p>
<blockquote><p>«Du har sett verden i to timer. Så kommer du ut, og der er den.»</p></blockquote>
<p>Mer om huset og folkene finner du under <a href="/om-oss">Om oss</a>. Vil du ha det for deg selv en kveld, kan du <a href="/leie-kino">leie kinoen</a>.</p>`,
    order: 0,
  },
  {
    slug: "sal-2-har-fatt-nye-stoler",
    title: "Sal 2 har fått nye stoler. De gamle kan bli dine.",
    author: "Kinosjefen",
    category: "news",
    published: 26,
    image: "cinema-seats",
    thumbnail: "cinema-seats",
    content: `<p>Stolene i Sal 2 var fra 1990 og knirket i ulike tonearter. Nå er de byttet ut med 58 nye, i rødt, med bedre rygg og seks centimeter mer til knærne. De høye blant oss gråt litt.</p>
<h2>Hva med de gamle?</h2>
<p>De selges til inntekt for barnefilmen. Prisen er 200 kroner stykket, og du må ta minst to, for de er skrudd sammen. Hentes på kaia lørdag mellom klokka 10 og 14. Ta med tilhenger, en venn og en skiftenøkkel på 13.</p>
<ul>
<li>Rad 1: lite brukt</li>
<li>Rad 5, sete 7 og 8: mye brukt, særlig armlenet mellom</li>
<li>Rad 8: her satt Kjell Arne. Han har forkjøpsrett.</li>
</ul>
<h3>Prøvesitt gratis</h3>
<p>Lørdag kveld er det åpen sal etter salget. Vi viser klassikeren <a href="/var-i-fiskergata-dxm-10301">Vår i Fiskergata</a>, og alle som kjøper en gammel stol, får prøve en ny uten å betale. Resten av uka ligger i <a href="/kinoprogram">kinoprogrammet</a>.</p>`,
    order: 0,
  },
  {
    slug: "regnvaerskino",
    title: "Regnværskino: Ser du striper på ruta, åpner vi klokka tolv",
    author: "Vertskapet",
    category: "news",
    published: 44,
    image: "article-gratis-kino-i-hostferien",
    thumbnail: "article-gratis-kino-i-hostferien",
    content: `<p>Ordningen er enkel. Regner det klokka ni om morgenen på en fridag, viser vi barnefilm klokka tolv. Regner det ikke, går dere ut og fisker krabber.</p>
<h2>Hvem bestemmer om det regner?</h2>
<p>Havnefogden. Hun stikker hånda ut av vinduet klokka ni presis og sender melding til kinosjefen. Avgjørelsen kan ikke ankes. Ved yr er det hennes skjønn som gjelder, og hun er glad i film.</p>
<h2>Slik får du vite det</h2>
<ul>
<li>Det røde flagget heises over kiosken.</li>
<li>Visningen legges ut i <a href="/kinoprogram">kinoprogrammet</a> innen kvart over ni.</li>
<li>Barn på sykkel sprer nyheten raskere enn begge deler.</li>
</ul>
<p>Billetten koster 60 kroner, og voksne i følge med barn betaler det samme. Våte støvler stilles langs veggen i gangen. Vi har tørre sokker til utlån, strikket på <a href="/article/strikkekino-for-nybegynnere">strikkekino</a>.</p>`,
    order: 0,
  },
  {
    slug: "spelemannslaget-og-manen",
    title: "Spelemannslaget møter månen: fra øvelsen til kinokonserten",
    author: "Redaksjonen",
    category: "general",
    published: 15,
    image: "culture-kinokonsert",
    thumbnail: "culture-kinokonsert",
    content: `<p>Det er tirsdag, og seks personer sitter i halvmørket i Sal 1 med instrumenter i fanget. På lerretet klatrer en mann ned fra månen på en stige. Ingen sier noe. Så legger hun med saga buen an, og noe begynner å klage.</p>
<p>Havneset spelemannslag har aldri spilt til film før. De har heller ikke tenkt å skrive ned noe.</p>
<h2>Hvordan øver man på å improvisere?</h2>
<p>«Vi har blitt enige om tre ting», sier feleleder Torgrim. «Når han faller, spiller vi oppover. Når hun ler, er det bare trøorgel. Og når bokstavene kommer, holder vi munn, så folk får lese.»</p>
<h2>Filmen ingen visste at fantes</h2>
<p>Fem av rullene lå i et arkiv. Den sjette dukket opp i et fiskemottak, bak et parti klippfisk. Den lukter fremdeles litt når den blir varm, men nå vises den fra harddisk, dessverre.</p>
<p>Konserten finner du under <a href="/kulturprogram">På scenen</a>. Her kan du se <a href="https://www.youtube.com/watch?v=Man3M4n_s4g">et minutt fra øvelsen</a>.</p>`,
    order: 0,
  },
  {
    slug: "omtalen-som-fylte-salen",
    title: "Omtalen som fylte salen",
    author: "Kinosjefen",
    category: "general",
    published: 57,
    image: "cinema-screen",
    thumbnail: "cinema-screen",
    content: `<p>Mandag hadde vi solgt fire billetter til en dokumentar om en melkebil. Tirsdag morgen skrev et medlem en omtale på tre linjer. Onsdag var det kø ned til fiskemottaket.</p>
<blockquote><p>«Jeg gikk fordi mannen min ville. Jeg gråt fra gård nummer sju. Han har kjøpt billetter til søsteren sin, og de har ikke snakket sammen siden arveoppgjøret.»</p></blockquote>
<p>Hun som skrev, vil ikke ha navnet sitt her. Hun synes det er blitt nok oppstyr. Men vi vet nå at det som får folk på kino i Havneset, ikke er terningkast eller plakater på rådhuset. Det er naboen.</p>
<h2>Skriv en du også</h2>
<p>Alle medlemmer kan skrive omtale på filmsidene. Du trenger ikke kunne noe om film.</p>
<ul>
<li>Fortell hvem du gikk sammen med.</li>
<li>Fortell når du glemte telefonen.</li>
<li>Ikke fortell slutten.</li>
</ul>
<p><a href="/logg-inn">Logg inn</a>, finn filmen og sett i gang. <a href="/melkeruta-dxm-10365">Melkeruta</a> går fortsatt, hvis du vil se hva hun snakket om.</p>`,
    order: 0,
  },
];

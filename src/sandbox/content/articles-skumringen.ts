import type { ArticleSeed } from "./types.ts";

/** The articles of site 178, Skumringen kino in the old spinning mill of Elvhaug. */
export const skumringenArticles: readonly ArticleSeed[] = [
  {
    slug: "kinoklubb",
    title: "Filmklubben på Skumringen: alt du får, og det ene du må gjøre",
    author: "Kinosjefen",
    category: "general",
    published: 82,
    image: "article-kinoklubb",
    thumbnail: "article-kinoklubb",
    content: `<p>Filmklubben er gratis og tar to minutter å <a href="/bli-medlem">melde seg inn i</a>. Det ene du må gjøre, er å gå på kino av og til. Resten ordner vi.</p>
<h2>På siden din ligger</h2>
<ul>
<li><a href="/min-side/kinoliste">Kinolista</a> med filmene du vil se, også de som ikke har fått dato</li>
<li><a href="/min-side/billetter">Billettene</a>, klare til å vises fram i døra</li>
<li>Omtalene dine, som du kan være stolt av eller angre på</li>
</ul>
<h2>Klubbkortet</h2>
<p>Går du ofte, er klubbkortet noe for deg. Det gir <strong>halv pris på opptil tolv filmer i året</strong> i alle tre saler, også i lenestolene. Kortet kjøpes i kiosken og legges inn på brukeren din mens du venter på popkornet.</p>
<h3>Kan jeg bruke det på flere billetter samme kveld?</h3>
<p>Ja, to. Men bare du kan sitte på det beste setet.</p>
<h3>Hva skjer etter film tolv?</h3>
<p>Da betaler du vanlig pris til kortet fylles på igjen. De fem i hele Elvhaug som har klart det, har fått navneskilt i baren.</p>`,
    order: 0,
  },
  {
    slug: "vinn-medlemskap!",
    title: "Vinn medlemskap: Fem klubbkort for to går ut døra",
    author: "Redaksjonen",
    category: "news",
    published: 2,
    image: "article-vinn-medlemskap",
    thumbnail: "article-vinn-medlemskap",
    content: `<p>Det ligger fem konvolutter i safen på Skumringen. Den ligger i kjelleren. (Under den er det ingen kjeller, vi har sjekket.) I hver konvolutt er det klubbkort for to personer, med halv pris på opptil tolv filmer i året.</p>
<h2>Slik vinner du én av dem</h2>
<p>Skriv den siste setningen i en film som ikke finnes. Bare siste setning. Send den til oss gjennom <a href="/kontakt-oss">kontaktsiden</a> før søndag klokka 20. Vi leser alle høyt på personalmøtet, og så trekker vi fem. Det er altså flaks som avgjør, ikke talent, men gode setninger havner på veggen i foajeen.</p>
<figure><img src="picture:article-vinn-medlemskap" alt="En gyllen kinobillett med sløyfe på rød fløyel"><figcaption>Vi fikk ikke lov til å fotografere innsiden av safen.</figcaption></figure>
<h2>Reglene</h2>
<p>Høyst én premie per person. Du må være medlem, og det er <a href="/bli-medlem">gratis</a>. Alle aldre kan delta, men kortet endrer ingen <a href="/aldersgrenser">aldersgrenser</a>.</p>
<p>Fjorårets favoritt var: «Og så skrudde hun på støvsugeren igjen.» Den holder vi fremdeles på å komme oss over.</p>`,
    order: 0,
  },
  {
    slug: "barnas-lordag-i-spinneriet",
    title: "Barnas lørdag: fire ting som skjer før filmen",
    author: "Vertskapet",
    category: "news",
    published: 7,
    image: "culture-barnas-lordag",
    thumbnail: "culture-barnas-lordag",
    content: `<p>På lørdager åpner vi klokka elleve, og da er det barna som har nøkkelen. Bokstavelig talt. Den er av papp og en halv meter lang, og den som kommer først, låser opp.</p>
<ol>
<li><strong>Billettrivingen.</strong> De tjue første får uniformslue og riveplikt. De er nådeløse. Voksne uten billett blir sendt bakerst i køen.</li>
<li><strong>Kroneverkstedet.</strong> Papp, lim og glitter. Vi finner glitteret igjen i mars.</li>
<li><strong>Ansiktsmalingen.</strong> Tiger, sommerfugl eller «sånn som han i filmen». Vi gjetter.</li>
<li><strong>Turen til maskinrommet.</strong> Der får ett barn trykke på knappen som slukker lyset. Vi trekker lodd, og vi har trøstelodd.</li>
</ol>
<h2>Hva viser vi?</h2>
<p>Kortfilmer for barn fra tre år, cirka en halv time om gangen, med pause imellom. Lyden er lav, og ingen av filmene har ulver. Er barnet klart for noe lengre, går <a href="/beverbendik-dxm-10425">Beverbendik</a> rett etterpå.</p>
<p>Det koster 70 kroner for barn. Voksne går gratis inn sammen med et barn, men uten barn slipper du ikke inn. Det har vært forsøkt. Datoene finner du i <a href="/kulturprogram">programmet</a>.</p>`,
    order: 0,
  },
  {
    slug: "fra-ull-til-film",
    title: "Fra ull til film: historien om spinneriet",
    author: "Redaksjonen",
    category: "general",
    published: 130,
    image: "skumringen-exterior",
    thumbnail: "skumringen-exterior",
    content: `<p>I nitti år gikk spinnemaskinene på Uglebakken fra klokka sju om morgenen. Så ble det stille, og det var ingen i Elvhaug som visste hva de skulle stille klokka etter.</p>
<h2>To etasjer tomrom</h2>
<p>Bygget sto tomt gjennom hele nittitallet. Noen ville rive. Noen ville ha bowling. Til slutt var det en pensjonert spinnerske, Petra, som tok ordet på folkemøtet: «Det har alltid vært mørkt der inne. Bruk det til noe.»</p>
<h2>Det som er igjen</h2>
<ul>
<li>Gulvet i foajeen, med hull etter boltene til maskin nummer fire</li>
<li>Heisen for ullsekker, som nå går med popkorn</li>
<li>Klokka. Den ringer fortsatt, ti minutter før hver film.</li>
<li>Lukta, på fuktige dager</li>
</ul>
<p>Sal 3 ligger der spinnerskene hadde spiserom. Derfor er den så liten, og derfor har den vindu mot elva, med skodder vi lukker når filmen begynner.</p>
<blockquote><p>«Vi laget tråd her. Dere lager fortellinger. Det er ikke så stor forskjell.»</p></blockquote>
<p>Petra er 91 og har fast plass. Resten av salene kan du <a href="/leie-kino">leie</a>.</p>`,
    order: 0,
  },
  {
    slug: "lenestolene-i-sal-3",
    title: "34 lenestoler, ingen like: guide til Sal 3",
    author: "Kinosjefen",
    category: "general",
    published: 64,
    image: "film-mireilles-brev-still",
    thumbnail: "film-mireilles-brev-still",
    content: `<p>Sal 3 er den minste salen vår, og den første til å bli full. Lenestolene er samlet inn fra loft, dødsbo og én nedlagt frisørsalong. Her er det du bør vite før du velger sete.</p>
<table>
<thead><tr><th scope="col">Stol</th><th scope="col">Kjennetegn</th><th scope="col">Passer for</th></tr></thead>
<tbody>
<tr><td>A1</td><td>Grønn plysj, dyp</td><td>Den som ikke skal på do</td></tr>
<tr><td>B4</td><td>Frisørstol, kan heves</td><td>Den korteste i følget</td></tr>
<tr><td>C2 og C3</td><td>Tosetersofa</td><td>Par, eller svært gode venner</td></tr>
<tr><td>D6</td><td>Gyngestol</td><td>Rolige filmer</td></tr>
</tbody>
</table>
<p>Det står et lite bord mellom stolene, med lampe. Vi slukker lampene når filmen begynner, og serverer i stolen fram til da.</p>
<h2>Hva viser vi der?</h2>
<p>Filmer som trenger litt ro: franske, små, gamle, rare. Akkurat nå er det <a href="/mireilles-brev-dxm-10391">Mireilles brev</a> som gjelder. Onsdager er filmen hemmelig. Du får vite tittelen når lyset går ned.</p>
<p>Lyst på hele rommet? Det rommer en sølvbryllupsfest, et årsmøte eller en svært liten konfirmasjon. Se <a href="/leie-kino">leie kino</a>.</p>`,
    order: 0,
  },
  {
    slug: "babykino-sporsmal-og-svar",
    title: "Babykino: spørsmål og svar for trøtte mennesker",
    author: "Vertskapet",
    category: "general",
    published: 36,
    image: "culture-babykino",
    thumbnail: "culture-babykino",
    content: `<p>Du har sovet fire timer, og det var ikke sammenhengende. Vi gjør dette kort.</p>
<h3>Hva er det?</h3>
<p>Vanlig film for voksne, midt på dagen. Babyen er med.</p>
<h3>Hva om hun gråter?</h3>
<p>Da er dere ikke alene. Det er som regel tre i kor.</p>
<h3>Er det mørkt?</h3>
<p>Halvmørkt. Du finner smokken.</p>
<h3>Er det høyt?</h3>
<p>Nei. Vi måler. Du hører replikkene, og babyen hører ikke eksplosjonene.</p>
<h3>Vogna?</h3>
<p>Langs veggen. Heisen er ved inngangen. Den gikk med ull før og tåler det meste.</p>
<h3>Stellebord?</h3>
<p>Bak siste rad, med bleier i tre størrelser og utsikt til lerretet. Du går ikke glipp av noe.</p>
<h3>Mat?</h3>
<p>Vi varmer flasker, lager kaffe med lokk og smører brødskiver du kan spise med én hånd.</p>
<h3>Kan jeg sove?</h3>
<p>Ja. Vi vekker deg når rulleteksten er ferdig. Si fra hvis vi heller skal la være.</p>
<p>Neste dato står i <a href="/kulturprogram">programmet</a>. Baby under to år trenger ikke billett.</p>`,
    order: 0,
  },
  {
    slug: "bli-sittende",
    title: "Ni grunner til å bli sittende til rulleteksten er ferdig",
    author: "Maskinisten",
    category: "news",
    published: 22,
    image: "projector",
    thumbnail: "projector",
    content: `<p>Jeg ser dere gå. Jakken er på før den siste replikken har landet. Jeg sier ikke at det er galt. Jeg sier bare at jeg ser det. Her er ni grunner til å la være.</p>
<ol>
<li>Noen har jobbet fire år med det regnet du så i ett minutt. Navnet deres kommer nå.</li>
<li>Musikken er ofte best til slutt.</li>
<li>Køen i garderoben er borte om seks minutter.</li>
<li>Det finnes en yrkestittel du aldri har hørt om. Forrige uke: «biewrangler».</li>
<li>Du rekker å tørke øynene.</li>
<li>Noen ganger kommer det en scene til.</li>
<li>Takkelista. Alltid en mor, av og til en hund.</li>
<li>Den du er sammen med, har ikke tenkt ferdig.</li>
<li>Jeg slår ikke på lyset før det siste navnet er ute. Å gå før det er å famle seg fram i mørket, og trappa har tre trinn.</li>
</ol>
<h2>Prøv det i kveld</h2>
<p>Sitt stille. Ikke si «den var fin» med en gang. Vent. <a href="/kinoprogram">Her er det du kan øve på</a>, og etterpå kan du skrive omtalen som <a href="/logg-inn">medlem</a>.</p>`,
    order: 0,
  },
  {
    slug: "skrekkvettreglene",
    title: "Skrekkvettreglene: for deg som egentlig ikke tåler det",
    author: "Kiosken",
    category: "news",
    published: 18,
    image: "film-kjelleren-under-kjelleren-still",
    thumbnail: "film-kjelleren-under-kjelleren-still",
    content: `<p><a href="/kjelleren-under-kjelleren-dxm-10387">Kjelleren under kjelleren</a> går for fulle hus. Etter å ha fulgt 31 gjester til bilen har vi i kiosken laget noen regler.</p>
<ol>
<li>Legg ikke ut på langtur uten følge.</li>
<li>Meld fra om hvilket sete du sitter i.</li>
<li>Vis respekt for musikken. Når den stilner, er det ikke over.</li>
<li>Ta med ekstra genser. Den er fin å se gjennom.</li>
<li>Snu i tide. Det er ingen skam å snu.</li>
<li>Spar på popkornet, og unngå å kaste det når du skvetter.</li>
<li>Søk ly bak den høyeste på rad 6, og vent på rulleteksten.</li>
</ol>
<h2>Etterpå</h2>
<p>Vi holder kiosken åpen en halv time etter siste visning. Det er lys på, radioen står på noe hyggelig, og kakaoen er gratis for den som skjelver synlig. Trenger du følge til parkeringsplassen, spør etter Roger. Han har sett filmen og er redd selv, men han er stor.</p>
<p>Filmen har 18-årsgrense. Den gjelder også for deg som «tåler alt». Se <a href="/aldersgrenser">aldersgrenser</a>.</p>`,
    order: 0,
  },
];

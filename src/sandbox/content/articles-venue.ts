import type { ArticleSeed } from "./types.ts";

/** About the house and those who work there. */
export const venueArticles: readonly ArticleSeed[] = [
  {
    slug: "hittegods",
    title: "Hittegods: 41 votter og en trombone",
    author: "Garderoben",
    category: "news",
    published: 5,
    image: "article-hittegods",
    thumbnail: "article-hittegods",
    content: `<p>Vi har ryddet i hittegodskassa. Det gjør vi hvert år, og hvert år er vi like forundret over hva folk klarer å gå hjem uten.</p>
<h2>Dette har vi funnet</h2>
<ul>
<li>41 votter. To av dem hører sammen.</li>
<li>Sju skjerf, hvorav ett er fire meter langt og tydelig hjemmelaget</li>
<li>Én sko, høyre, størrelse 43. Hvordan kom du til bilen?</li>
<li>Et gebiss i etui. Vi dømmer ingen.</li>
<li>Tre barnebøker, en drill og en middels god kryssordløsning</li>
<li>En trombone</li>
</ul>
<figure><img src="picture:article-hittegods" alt="En trekasse full av votter, et skjerf, en sko og en trombone"><figcaption>Årets fangst. Trombonen er i god stand og savner noen.</figcaption></figure>
<h2>Er noe av dette ditt?</h2>
<p>Kom innom garderoben i åpningstida. Du må kunne beskrive gjenstanden. Når det gjelder trombonen, holder det med en C-durskala.</p>
<p>Ting som ikke er hentet innen tre måneder, går til gjenbruksbutikken. Enslige votter blir til hånddukker på Dukketeatret Restegarns verksted, så noen av dem vil du kanskje se igjen på scenen. Spør gjerne på <a href="/kontakt-oss">telefon eller e-post</a> først, om du har lang vei.</p>`,
    order: 0,
  },
  {
    slug: "nytt-lydanlegg",
    title: "Nytt lydanlegg: Nå hører du regnet på rad 14 også",
    author: "Sceneteknisk",
    category: "news",
    published: 35,
    image: "article-lydanlegg",
    thumbnail: "article-lydanlegg",
    content: `<p>I tre uker har det hengt folk i taket i Storsalen. Nå er de nede igjen, og det som henger der i stedet, veier 1,2 tonn og låter deretter.</p>
<h2>Hva er nytt?</h2>
<p>Det gamle anlegget var fra åpningsåret og hadde to favorittplasser. Satt du der, var alt perfekt. Satt du andre steder, fikk du mest bass eller mest av naboen. Det nye har 36 høyttalere som hver får sitt eget signal, slik at lyden er like god øverst i amfiet som foran.</p>
<h3>For deg som liker tall</h3>
<ul>
<li>36 høyttalere i tak, vegger og scenekant</li>
<li>4,8 kilometer kabel, og vi vet hvor de fleste ender</li>
<li>0,3 sekunder kortere etterklang</li>
<li>11 kasser pizza</li>
</ul>
<p>Teleslynga er også skiftet ut. Det kan du lese om i saken <a href="/article/hør-og-se-bedre">Hør og se bedre</a>.</p>
<h2>Hør selv</h2>
<p>Vi har filmet den første testen, med ei synål som faller på scenegulvet: <a href="https://www.youtube.com/watch?v=Syn4L_p4_g1">se og hør videoen</a>. Bruk hodetelefoner. Det er nåla som er poenget, ikke mannen som banner etterpå.</p>
<p>Skal du leie salen, følger det med en tekniker. Se <a href="/leie-kultursalen">leie av Kultursalen</a>.</p>`,
    order: 0,
  },
  {
    slug: "popkornregnskapet",
    title: "Popkornregnskapet: 3,4 tonn og litt under setene",
    author: "Kiosken",
    category: "general",
    published: 53,
    image: "popcorn",
    thumbnail: "popcorn",
    content: `<p>Vi får mange spørsmål om økonomi. Her er det regnskapet folk egentlig lurer på.</p>
<h2>Fjoråret i kiosken</h2>
<table>
<thead><tr><th scope="col">Vare</th><th scope="col">Solgt</th><th scope="col">Funnet under setene</th></tr></thead>
<tbody>
<tr><td>Popkorn</td><td>3 400 kg</td><td>cirka 60 kg</td></tr>
<tr><td>Smågodt</td><td>1 150 kg</td><td>9 kg</td></tr>
<tr><td>Kaffe</td><td>8 720 kopper</td><td>14 kopper</td></tr>
<tr><td>Lakris</td><td>212 kg</td><td>ingenting</td></tr>
</tbody>
</table>
<p>Vi legger merke til at lakrisspisere ikke mister noe. Vi legger også merke til at de setter seg ytterst.</p>
<h2>Hvilke filmer gir mest popkorn?</h2>
<p>Animasjon, uten sammenligning. På en lørdagsmatiné går det 1,3 beger per billett. Dokumentarer ligger på 0,2, men der selger vi til gjengjeld kaffe så det renner. På skrekkfilm kjøper folk mye og spiser lite. Resten kan dere tenke dere.</p>
<blockquote><p>«Det skumleste med Kjelleren under kjelleren var å støvsuge etterpå.»</p></blockquote>
<h3>Og hvem rydder?</h3>
<p>To personer på atten minutter, mellom rulleteksten og neste film. De heter Wenche og Tor Inge. Ta gjerne med begeret ut. De merker det, og det gjør ryggen deres også. Gå til <a href="/kinoprogram">kinoprogrammet</a> for å bidra til årets tall.</p>`,
    order: 0,
  },
  {
    slug: "hør-og-se-bedre",
    title: "Hør og se bedre: teleslynge, synstolking og ledsagerplass",
    author: "Vertskapet",
    category: "general",
    published: 103,
    image: "hall-interior",
    thumbnail: "hall-interior",
    content: `<p>Alle skal kunne komme hit, sitte godt og få med seg det som skjer. Her er det du bør vite før du kjøper billett. Mangler det noe, vil vi gjerne vite det.</p>
<h2>Hørsel</h2>
<p>Det er teleslynge i Storsalen og Vesle sal. Still høreapparatet på T. De beste plassene er midt i salen, rad 4 til 11. Har du ikke høreapparat, kan du låne forsterker med hodetelefoner i garderoben. Norske filmer vises med norsk tekst på tirsdager og torsdager.</p>
<h2>Syn</h2>
<p>De fleste norske filmer har synstolking. Du laster ned en app på telefonen, og den finner selv ut hvor i filmen du er. Vi låner ut hodetelefoner. Førerhund er velkommen overalt, og får vann uten å spørre.</p>
<h2>Rullestol</h2>
<ul>
<li>Fire plasser i Storsalen og to i Vesle sal, alle med sete til ledsager ved siden av</li>
<li>Heis til alle etasjer, og trinnfritt ut på terrassen</li>
<li>HC-toalett ved garderoben og bak scenen</li>
<li>To parkeringsplasser rett utenfor døra</li>
</ul>
<h2>Ledsagerbevis</h2>
<p>Med ledsagerbevis kommer ledsageren inn gratis. Velg plass på nett, eller <a href="/kontakt-oss">ring oss</a> så ordner vi det.</p>
<h3>Ro</h3>
<p>Blir det for mye, går det an å gå ut en tur. Stillerommet ligger i gangen bak Vesle sal. Det er ingen musikk der, og ingen som spør.</p>`,
    order: 0,
  },
  {
    slug: "maskinisten-om-morket",
    title: "Tre minutter med maskinisten: «Mørket er halve jobben»",
    author: "Redaksjonen",
    category: "general",
    published: 140,
    image: "projector",
    thumbnail: "projector",
    content: `<p>Gerd har sittet bak den lille ruta i 29 år. Hun har sett slutten på mer enn to tusen filmer, og begynnelsen på nesten ingen.</p>
<h3>Hva gjør en maskinist nå som det ikke er filmruller?</h3>
<p>Hører etter. Jeg hører på latteren om lyden er for lav, og på hostingen om det er for tørt. Så er det lyset. Går det på ett sekund for tidlig, er stemningen borte. Mørket er halve jobben.</p>
<h3>Savner du rullene?</h3>
<p>Jeg savner lukta. Jeg savner ikke å bære dem opp trappa. En krigsfilm kunne veie like mye som krigen.</p>
<h3>Har noe gått skikkelig galt?</h3>
<p>En gang byttet vi om på en konfirmantfilm og en thriller. Det tok fire minutter før noen sa fra. Konfirmantene klaget ikke.</p>
<h3>Hva er det fineste du ser fra ruta?</h3>
<p>Bakhoder. To som sitter langt fra hverandre når filmen begynner, og ikke så langt når den slutter.</p>
<h3>Hvor bør man sitte?</h3>
<p>Rad 8, litt til venstre. Nå ble den plassen utsolgt, da.</p>
<p>Gerd viser fram maskinrommet for skoleklasser og bursdager. Du kan bestille besøk når du booker <a href="/kinobursdag">kinobursdag</a> eller <a href="/leie-kino">leier kinoen</a>.</p>`,
    order: 0,
  },
  {
    slug: "ti-ar-pa-ti-minutter",
    title: "Ti år med kultursal, fortalt på ti minutter",
    author: "Redaksjonen",
    category: "news",
    published: 43,
    image: "hall-exterior",
    thumbnail: "hall-exterior",
    content: `<p>For ti år siden var det grusplass her. Den første som gikk inn døra, var en mann som trodde det var rådhuset. Han ble sittende og se en dansk komedie, og han har årskort i dag.</p>
<h2>Noen høydepunkter</h2>
<ul>
<li><strong>År én:</strong> Åpningskonsert med tre kor. Snøen hindret det fjerde.</li>
<li><strong>År to:</strong> Første utsolgte teaterlagspremiere. De hadde ikke regnet med at noen ville ha program.</li>
<li><strong>År fire:</strong> Strømmen gikk midt i en pianokonsert. Pianisten merket det ikke.</li>
<li><strong>År seks:</strong> Helt stille, i mange måneder. Vi talte setene. Alle var der.</li>
<li><strong>År åtte:</strong> Terrassen åpnet, i øsregn.</li>
<li><strong>År ti:</strong> Et flygel som spiller selv. Vi er visst ikke lenger nødvendige.</li>
</ul>
<p>I løpet av disse årene har 612 000 mennesker vært innom, ifølge telleren i døra. Noen av dem var nok de samme.</p>
<blockquote><p>«Før hadde vi ingen steder å gå på tirsdager. Nå har vi ingen tirsdager igjen.»</p></blockquote>
<p>Hele historien, med bilder og enkelte frisyrer, ligger på siden <a href="/10-ar-med-kultursal-i-gran">10 år med kultursal i Gran</a>. Vil du vite mer om huset slik det er nå, finner du det under <a href="/hadeland-kultursal">Hadeland kultursal</a>.</p>`,
    order: 0,
  },
];

import type { ArticleSeed } from "./types.ts";

/** Prizes, local history and the church jubilee. */
export const heritageArticles: readonly ArticleSeed[] = [
  {
    slug: "hermundstadprisen",
    title: "Hermundstadprisen: Hvem bør få den i år?",
    author: "Priskomiteen",
    category: "general",
    published: 19,
    image: "article-hermundstadprisen",
    thumbnail: "article-hermundstadprisen",
    content: `<p>Hermundstadprisen går til en person eller en gruppe som har gjort noe særlig godt for kulturlivet i bygda. Ikke nødvendigvis noe stort. Gjerne noe som har vart lenge, og som ingen har fått takket ordentlig for.</p>
<h2>Hvem kan få den?</h2>
<p>Prisen har gått til en dirigent, en bygdebokforfatter, et band med gjennomsnittsalder på femten, og til hun som har sydd samtlige kostymer til teaterlaget siden 1991. Det eneste de har til felles, er at de ble svært overrasket.</p>
<h3>Statuttene sier</h3>
<blockquote><p>Prisen skal gis til virke som har gledet mange, og som andre kan bygge videre på.</p></blockquote>
<h2>Send inn forslag</h2>
<p>Alle kan foreslå kandidater, men du kan ikke foreslå deg selv. (Å foreslå ektefellen er lov. Å foreslå ektefellen elleve ganger teller som én.) Begrunnelsen bør være på en halv side. Fortell hva kandidaten har gjort, og hva vi ville ha gått glipp av ellers.</p>
<p>Fristen er <strong>én måned etter at saken er lagt ut</strong>. Forslag som kommer senere, blir med i neste års runde.</p>
<p>Prisen er et kunstverk i glass, et diplom og en kveld i Storsalen der vinneren bestemmer programmet. Forslaget sender du til <a href="/kontakt-oss">priskomiteen</a>.</p>`,
    order: 0,
  },
  {
    slug: "byggeskikkprisen",
    title: "Byggeskikkprisen: Tips oss om et hus du liker å gå forbi",
    author: "Priskomiteen",
    category: "general",
    published: "2022-01-31",
    image: "article-byggeskikkprisen",
    thumbnail: "article-byggeskikkprisen",
    content: `<p>Finnes det et hus du alltid snur deg etter? Et gjerde som er så riktig at det gjør godt? Byggeskikkprisen deles ut til bygg og anlegg som gjør stedet litt bedre å være på. Nå vil vi ha tips.</p>
<h2>Hva kan få prisen?</h2>
<ul>
<li>Nye hus som står som om de alltid har gjort det</li>
<li>Gamle hus som er satt i stand med tålmodighet og linolje</li>
<li>Påbygg, låver, bruer, uterom, busskur</li>
</ul>
<p>Juryen ser etter godt håndverk, kloke materialer og forståelse for omgivelsene. Størrelse er uten betydning. I 2019 vant et uthus.</p>
<figure><img src="picture:article-byggeskikkprisen" alt="Et istandsatt tømmerhus ved siden av et moderne tilbygg i tre, i vinterlys"><figcaption>Slik kan det gjøres: gammelt og nytt som naboer.</figcaption></figure>
<h2>Slik gjør du</h2>
<p>Send adresse, et bilde og et par setninger om hvorfor. Du trenger ikke eie huset, men det er hyggelig om eieren vet om det. Fristen er <strong>7. mars 2022</strong>.</p>
<p>Prisen deles ut i Kultursalen til våren, og alle de nominerte byggene stilles ut i foajeen. Forslag og spørsmål tar vi imot på <a href="/kontakt-oss">kontaktsiden</a>.</p>`,
    order: 0,
  },
  {
    slug: "historisk-kveld",
    title: "Historisk kveld: Ta med et bilde ingen kjenner igjen",
    author: "Redaksjonen",
    category: "news",
    published: 11,
    image: "article-historisk-kveld",
    thumbnail: "article-historisk-kveld",
    content: `<p>På loftet ligger det et album. I albumet er det en mann med bart, en hest og et hus som ikke står der lenger. På baksiden har ingen skrevet hvem, hva eller hvor. Onsdag kveld skal vi finne det ut.</p>
<h2>Slik blir kvelden</h2>
<p>Vi skanner bildene ved døra og viser dem på det store lerretet, ett for ett. Salen får to minutter på hvert. Den som vet noe, rekker opp hånda. Den som bare tror, gjør det også.</p>
<p>I fjor kom det 140 mennesker, og 63 bilder fikk navn. Én mann oppdaget sin egen bestemor på første rad i 17. mai-toget i 1931. En annen oppdaget at han hadde solgt feil låve.</p>
<h3>Program</h3>
<ul>
<li><strong>18.00:</strong> Skanning og kaffe i foajeen</li>
<li><strong>19.00:</strong> Historielaget om det store flyttelasset i 1953</li>
<li><strong>19.30:</strong> Bildene på lerretet</li>
<li><strong>21.00:</strong> Vi gir oss, i teorien</li>
</ul>
<p>Ta med høyst fem bilder. Originalene får du igjen med en gang, og ingenting blir lagt ut uten at du sier ja. Det er gratis å komme inn, og lokalet har <a href="/article/hør-og-se-bedre">teleslynge</a>. Det trengs når tre eldre herrer snakker samtidig.</p>`,
    order: 0,
  },
  {
    slug: "haugkirka-fyller-atte-hundre",
    title: "Haugkirka fyller 800: et helt år med åpen dør",
    author: "Jubileumskomiteen",
    category: "news",
    published: 27,
    image: "church",
    thumbnail: "church",
    content: `<p>Hun har overlevd svartedauden, et lynnedslag, to restaureringer og en periode med brunt vegg-til-vegg-teppe. Nå fyller Haugkirka 800 år, og det skal feires i et helt år.</p>
<h2>Fem ting å glede seg til</h2>
<ul>
<li>Jubileumskonserten, der hvert hundreår får åtte minutter</li>
<li>Kirkespillet «Steinen og lyset», med fakler, hester og vær</li>
<li>Orgelmaraton fra middag til kveld</li>
<li>Salmekvelden, med bygdas åtte mest elskede salmer og vafler</li>
<li>Tårnvandring: 97 trinn og en utsikt de færreste har sett</li>
</ul>
<p>Alle arrangementene finner du på siden <a href="/kulturkirke">Kulturkirke</a>. Flere av dem er gratis, men tårnet er trangt, så der må du bestille plass.</p>
<h2>Hvor gammel er hun egentlig?</h2>
<p>Ingen vet nøyaktig. Det eldste skrevne sporet er et brev der en prest klager over trekk fra vinduene. Ut fra det har historielaget regnet seg fram til åtte hundre år, pluss minus en vinter.</p>
<blockquote><p>«Vi har ventet i åtte hundre år på å få toalett i gangavstand. Nå står det ferdig.»</p></blockquote>
<p>Jubileet er et samarbeid mellom menigheten, historielaget og Kultursalen. Har du bilder, historier eller en dåpskjole med bakgrunn? Komiteen vil gjerne <a href="/kontakt-oss">høre fra deg</a>.</p>`,
    order: 0,
  },
];

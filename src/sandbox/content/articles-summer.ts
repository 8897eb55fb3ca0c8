import type { ArticleSeed } from "./types.ts";

/** The summer activity programme, its earlier years, and the local activity week. */
export const summerArticles: readonly ArticleSeed[] = [
  {
    slug: "aktiv-sommer",
    title: "Aktiv sommer: en hel ferie med noe å gjøre",
    author: "Sommerkontoret",
    category: "general",
    published: 148,
    image: "summer-1",
    thumbnail: "summer-1",
    content: `<p>Skoleferien er åtte uker lang. Det er deilig i tre av dem. Derfor samler Aktiv sommer alt som skjer for barn og unge i distriktet i ett program, fra sirkuskurs og seiling til natt på biblioteket.</p>
<p>Programmet får 300 000 kroner i støtte fra hver av to kommuner. Pengene går rett til lagene og foreningene som holder aktivitetene, slik at egenandelen kan holdes lav.</p>
<h2>Slik melder du på</h2>
<ol>
<li>Se gjennom programmet. Det legges ut i slutten av mai.</li>
<li>Påmeldingen til de fleste aktivitetene åpner <strong>1. juni</strong>. De populære går fort, så sett gjerne på en alarm.</li>
<li>Les bekreftelsen. Der står det hva som skal i sekken.</li>
</ol>
<h2>Hva koster det?</h2>
<p>Mye er gratis. En heldagsaktivitet kan koste <strong>høyst 250 kroner</strong> for å få være med i programmet. Blir det for mye, finner vi en løsning. <a href="/kontakt-oss">Ta kontakt</a>, så trenger du ikke forklare hvorfor.</p>
<blockquote><p>«Jeg skulle bare prøve padling. Nå kan jeg rulle rundt med vilje.»</p></blockquote>
<p>Alt om oppmøte, vær, mat og allergier finner du på siden om <a href="/pamelding-og-praktisk-info">påmelding og praktisk info</a>. Og lurer du på hvordan det ser ut når det er på sitt våteste, har vi samlet <a href="/aktiv-sommer-bildene">bildene fra i sommer</a>.</p>`,
    order: 0,
  },
  {
    slug: "aktiv-sommer-2022",
    title: "Aktiv sommer 2022: 64 aktiviteter og én savnet kano",
    author: "Sommerkontoret",
    category: "general",
    published: "2022-08-24",
    image: "summer-2",
    thumbnail: "summer-2",
    content: `<p>Skolene er i gang, myggstikkene har sluttet å klø, og vi har talt opp. Sommeren 2022 ble den største så langt.</p>
<h2>Sommeren i tall</h2>
<table>
<thead><tr><th scope="col">Hva</th><th scope="col">Antall</th></tr></thead>
<tbody>
<tr><td>Aktiviteter</td><td>64</td></tr>
<tr><td>Deltakere</td><td>1 180</td></tr>
<tr><td>Lag og foreninger</td><td>31</td></tr>
<tr><td>Grillede pølser</td><td>cirka 2 900</td></tr>
<tr><td>Kanoer ut</td><td>12</td></tr>
<tr><td>Kanoer inn</td><td>11</td></tr>
</tbody>
</table>
<p>Aller mest søkt var flåtebyggingen. Seks flåter ble bygd, fem fløt, og den sjette fikk prisen for vakrest utførte forlis.</p>
<figure><img src="picture:summer-2" alt="Ungdommer bygger en flåte av tømmer og tau ved vannet"><figcaption>Flåte nummer fire, like før jomfruturen.</figcaption></figure>
<h2>Takk</h2>
<p>Til foreldrene som kjørte. Til lagene som stilte opp. Til ungdommene mellom 14 og 17 som hadde sommerjobb som instruktører, og som viste seg å ha bedre tålmodighet enn oss.</p>
<p>Kanoen er grønn og heter «Berit». Ser du den, vil vi gjerne <a href="/kontakt-oss">høre fra deg</a>. Neste års program finner du på siden om <a href="/article/aktiv-sommer">Aktiv sommer</a>.</p>`,
    order: 0,
  },
  {
    slug: "aktiv-sommer-2023",
    title: "Aktiv sommer 2023: Har dere noe barn og unge kan være med på?",
    author: "Sommerkontoret",
    category: "general",
    published: "2023-03-06",
    image: "summer-3",
    thumbnail: "summer-3",
    content: `<p>Kan dere bueskyting, båtmotorer, baking eller bass? Da vil vi ha dere med. Lag, foreninger og enkeltpersoner kan søke om støtte til å holde en aktivitet for barn og unge sommeren 2023.</p>
<p>De to kommunene bidrar med 300 000 kroner hver. Det holder til mye, så lenge ingen foreslår helikopter. (Det skjedde i 2021.)</p>
<h2>Frister</h2>
<ul>
<li><strong>15. april:</strong> søknadsfrist.</li>
<li><strong>1. mai:</strong> bilder og tekst til programmet må være hos oss.</li>
<li><strong>1. juni:</strong> påmeldingen åpner for de fleste aktivitetene.</li>
</ul>
<h2>Krav</h2>
<p>Aktiviteten må være åpen for alle, og en hel dag kan koste deltakeren høyst 250 kroner. Minst én ansvarlig voksen skal være til stede hele tida. Den voksne trenger ikke være flink, men bør ha telefon og plaster.</p>
<h3>Hva bør stå i søknaden?</h3>
<p>Hva dere skal gjøre, for hvem, hvor mange det er plass til, og hva dere trenger penger til. En side holder. Vi leser alt, og vi ringer heller og spør enn å gi avslag på noe uklart.</p>
<p>Usikker på om ideen passer? Se <a href="/article/aktiv-sommer-2022">hva som var med i fjor</a>, eller <a href="/kontakt-oss">slå på tråden</a>.</p>`,
    order: 0,
  },
  {
    slug: "aktivitetsuka",
    title: "Aktivitetsuka: Prøv ti ting du ikke kan",
    author: "Redaksjonen",
    category: "news",
    published: 17,
    image: "article-aktivitetsuka",
    thumbnail: "article-aktivitetsuka",
    content: `<p>Én gang i året åpner hele bygda garderobene sine. I Aktivitetsuka kan du gå på prøvetime hos alle lag og foreninger som er med, uten å melde deg inn og uten å eie utstyret.</p>
<h2>Noe av det du kan prøve</h2>
<ul>
<li>Trompet, for deg som har naboer med humor</li>
<li>Innendørs klatring, med hjelm i alle størrelser</li>
<li>Linedans, klokka ti om formiddagen</li>
<li>Robotbygging på biblioteket</li>
<li>Kajakk i svømmehallen. Vannet holder 28 grader.</li>
</ul>
<p>Tanken er enkel: De fleste slutter med noe når de er tretten, og begynner ikke med noe nytt før de er femti. Det vil vi gjøre noe med, i begge ender.</p>
<blockquote><p>«Jeg kom for å følge barnebarnet. Nå spiller jeg tuba, og hun har sluttet.»</p></blockquote>
<h2>Praktisk</h2>
<p>Alt er gratis og uten påmelding, men ta med innesko. Timeplanen henger i foajeen og ligger under <a href="/pamelding-og-praktisk-info">påmelding og praktisk info</a>. Avslutningen er i Storsalen søndag kveld. Da viser alle som vil, hva de har lært på en uke. Det er ikke alltid pent, men det er årets morsomste forestilling.</p>`,
    order: 0,
  },
];

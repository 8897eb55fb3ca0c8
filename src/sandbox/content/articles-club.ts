import type { ArticleSeed } from "./types.ts";

/** Cheaper and easier cinema: club, draw, youth card, holidays, matinees. */
export const clubArticles: readonly ArticleSeed[] = [
  {
    slug: "kinoklubb",
    title: "Kinoklubben: halv pris på opptil tolv filmer i året",
    author: "Kinosjefen",
    category: "general",
    published: 60,
    image: "article-kinoklubb",
    thumbnail: "article-kinoklubb",
    content: `<p>Kinoklubben er for deg som går på kino oftere enn du har råd til, eller sjeldnere enn du har lyst til. Som medlem betaler du <strong>halv pris på opptil tolv filmer i året</strong>. Det blir én i måneden, eller tolv i romjula hvis det er slik du er skrudd sammen.</p>
<h2>Dette får du</h2>
<ul>
<li>Halv pris på billetten, alle dager, alle tider</li>
<li>Forhåndsvisninger et par ganger i halvåret</li>
<li>Én kveld i året der medlemmene velger film, og vi holder tann for tunge</li>
</ul>
<h2>Slik blir du med</h2>
<p>Medlemskap kjøper du i luka eller i nettbutikken. Kortet er personlig, men billetten du ikke rakk å bruke, kan du gi til noen du er glad i. Vi sjekker ikke hvor glad.</p>
<h3>Spørsmål vi får</h3>
<p><strong>Gjelder rabatten 3D?</strong> Ja. Brillene må du levere tilbake.</p>
<p><strong>Gjelder den konsertfilmer og opera?</strong> Nei, bare vanlig kinofilm.</p>
<p><strong>Kan jeg ta med noen?</strong> Så mange du vil, til ordinær pris.</p>
<p>Se hva som går nå i <a href="/kinoprogram">kinoprogrammet</a>. Akkurat nå kan du også <a href="/article/vinn-medlemskap!">vinne et medlemskap for to</a>.</p>`,
    order: 0,
  },
  {
    slug: "vinn-medlemskap!",
    title: "Vinn medlemskap i Kinoklubben!",
    author: "Redaksjonen",
    category: "news",
    published: 3,
    image: "article-vinn-medlemskap",
    thumbnail: "article-vinn-medlemskap",
    content: `<p>Vi deler ut <strong>fem medlemskap for to personer</strong> i Kinoklubben. Det betyr halv pris på opptil tolv filmer i året for deg og den du helst deler popkorn med.</p>
<h2>Slik blir du med i trekningen</h2>
<ol>
<li>Meld deg på <a href="/nyhetsbrev">nyhetsbrevet</a> vårt. Mottar du det fra før, er du allerede med.</li>
<li>Svar på spørsmålet i neste brev: Hvilken film har du sett flest ganger, og hvorfor skammer du deg ikke?</li>
<li>Vent. Vi trekker fredag i uka etter.</li>
</ol>
<h2>Reglene</h2>
<p>Det kan vinnes høyst én premie per person. Vinnerne får beskjed på e-post, og bare på e-post. Ringer noen og sier at du har vunnet og må oppgi kontonummer, er det ikke oss. Vi har nok med popkornmaskinen.</p>
<p>Ansatte kan ikke være med. Det gjelder også maskinistens mor, som har spurt.</p>
<figure><img src="picture:article-vinn-medlemskap" alt="En gyllen kinobillett med sløyfe på rød fløyel"><figcaption>Selve medlemskortet er av plast. Men følelsen er omtrent slik.</figcaption></figure>
<p>Vil du ikke overlate det til flaksen? Les mer om <a href="/article/kinoklubb">Kinoklubben</a>, eller gi bort et <a href="/kjop-gavekort">gavekort</a> til noen som kan ta deg med.</p>`,
    order: 0,
  },
  {
    slug: "gratis-kulturkort",
    title: "Gratis kulturkort til alle mellom 13 og 21",
    author: "Kultursalen",
    category: "general",
    published: 74,
    image: "article-gratis-kulturkort",
    thumbnail: "article-gratis-kulturkort",
    content: `<p>Er du mellom <strong>13 og 21 år</strong> og bor i Gran, Vestås eller Sørvang, kan du få kulturkort. Det koster ingenting, og det gjør det billigere å gå på nesten alt vi har.</p>
<h2>Med kortet får du</h2>
<ul>
<li><strong>Kino for 90 kroner</strong>, alle filmer, hele uka</li>
<li>Rabatt på konserter, teater og stand-up. Beløpet står ved billetten.</li>
<li>Gratis inngang på Ungt utbrudd</li>
<li>Forkjøp på arrangementer som kommer til å bli utsolgt</li>
</ul>
<h2>Slik skaffer du deg det</h2>
<p>Møt opp i billettluka eller på biblioteket med legitimasjon. Skolebevis holder. Vi tar et bilde av deg med en gang, så stryk håret bakover eller la være. Kortet ligger på telefonen før du er ute av døra.</p>
<h3>Hva med aldersgrensene?</h3>
<p>De gjelder fortsatt. Et kulturkort gjør deg ikke eldre. Oversikten finner du under <a href="/aldersgrenser">aldersgrenser</a>.</p>
<p>Kortet varer til du fyller 22. Den dagen slutter det å virke klokka 23.59. Vi anbefaler en sen visning.</p>
<p>Bor du et annet sted, men går på skole her? Ta <a href="/kontakt-oss">kontakt</a>, så ser vi på det.</p>`,
    order: 0,
  },
  {
    slug: "gratis-kino-i-hostferien",
    title: "Gratis kino i høstferien",
    author: "Kinosjefen",
    category: "news",
    published: 48,
    image: "article-gratis-kino-i-hostferien",
    thumbnail: "article-gratis-kino-i-hostferien",
    content: `<p>Det kommer til å regne. Det gjør det alltid i høstferien. Derfor viser vi barnefilm klokka 12 hver dag fra mandag til fredag, og <strong>det er helt gratis</strong>.</p>
<h2>Dette viser vi</h2>
<ul>
<li><strong>Mandag:</strong> <a href="/ugla-uggen-dxm-10372">Ugla Uggen kan ikke sove</a>, for de aller minste</li>
<li><strong>Tirsdag:</strong> <a href="/beverbendik-dxm-10425">Beverbendik og den store demningen</a></li>
<li><strong>Onsdag:</strong> <a href="/sostrene-asmark-dxm-10433">Søstrene Åsmark og gåten på Ørneskjæret</a></li>
<li><strong>Torsdag:</strong> Beverbendik en gang til. Vi fikk bestillinger.</li>
<li><strong>Fredag:</strong> overraskelsesfilm. Selv maskinisten vet det ikke.</li>
</ul>
<h2>Slik gjør du det</h2>
<p>Du trenger billett, selv om den koster null kroner. Hent den på nett fra søndag klokka 18, høyst seks per bestilling. Blir du forhindret, gi plassen tilbake, så slipper vi inn noen fra køen.</p>
<p>Barn under sju år må ha med en voksen, og den voksne må ha egen billett. Popkorn koster det samme som før, dessverre. Noe må vi leve av.</p>
<p>Kom i god tid. Støvlene kan stå i gangen, og vi har tørre ullsokker til utlån i alle størrelser opp til 32. Resten av programmet står i <a href="/kinoprogram">kinoprogrammet</a>.</p>`,
    order: 0,
  },
  {
    slug: "formiddagskino",
    title: "Formiddagskino: kaffe klokka elleve, film kvart over",
    author: "Kinosjefen",
    category: "general",
    published: 110,
    image: "cinema-seats",
    thumbnail: "cinema-seats",
    content: `<p>Annenhver torsdag er det formiddagskino. Den er for pensjonister, skiftarbeidere, studenter med dårlig samvittighet og alle andre som liker tanken på å se film mens resten av verden er i møte.</p>
<h2>Slik foregår det</h2>
<p>Klokka 11.00 er det kaffe og noe attåt i foajeen. Klokka 11.15 forteller kinosjefen litt om filmen, aldri lenger enn sju minutter. Noen tar tida. Så begynner filmen, uten reklame og med lyden på et nivå der du hører hva folk sier.</p>
<p>Alle filmer vises med norsk tekst, også de norske. Det er teleslynge i salen, og du kan låne forsterker i luka.</p>
<blockquote><p>«Jeg kommer for filmen. Men jeg setter meg alltid ved siden av noen jeg ikke kjenner.»</p></blockquote>
<h2>Billetter</h2>
<p>Det koster 90 kroner, og kaffen er med. Du kan betale kontant. Kommer dere mange fra samme sted, for eksempel et bosenter eller et lag, holder vi av plasser og tar imot ved døra. <a href="/kontakt-oss">Ring oss</a> dagen før.</p>
<p>Hvilke filmer som går på torsdager, ser du i <a href="/kinoprogram">kinoprogrammet</a>. Er det tungt å gå i trapp, kan du bruke heisen til høyre for kiosken.</p>`,
    order: 0,
  },
];

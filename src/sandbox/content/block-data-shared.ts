import { signupAddress } from "./newsletters.ts";
import type { BlockDataSeed } from "./types.ts";

/** Blocks that read the same at all three sites. */
export const sharedBlocks: readonly BlockDataSeed[] = [
  {
    id: "den-store-kinodagen-cover",
    component: "Cover",
    data: {
      image: "culture-den-store-kinodagen",
      alt: "En kinofasade om kvelden med lysende skilt og popkorn som spruter ut av døra",
      heading: "Den store kinodagen",
      text: "Alle saler, alle filmer, 60 kroner. Én dag i året.",
      focalPoint: { x: 0.5, y: 0.45 },
    },
  },
  {
    id: "den-store-kinodagen-content",
    component: "Content",
    data: {
      html: `<h2>Slik planlegger du en hel dag i mørket</h2>
<p>Rekorden er på seks filmer, og den har en pensjonert rørlegger med egen pute. For deg som vil prøve deg på tre eller fire, har vi noen råd.</p>
<ul>
<li><strong>Begynn med noe kort.</strong> En barnefilm klokka ti varer i under en time, også når du har møtt alene.</li>
<li><strong>Legg inn dagslys.</strong> Mellom film to og tre bør du gå en tur rundt huset. Vi stempler deg inn igjen.</li>
<li><strong>Spar det rare til kvelden.</strong> Da er du mør, og da virker det best.</li>
<li><strong>Bytt selskap underveis.</strong> Bestefar orker den første, tenåringen den siste.</li>
</ul>
<h3>Hvis det blir utsolgt</h3>
<p>Det blir det. Spør i luka ti minutter før filmen begynner, så slipper vi inn så mange det er stoler til. Billetter som ikke er hentet da, går videre til køen.</p>`,
    },
  },
  {
    id: "den-store-kinodagen-newsletter-signup",
    component: "NewsletterSignup",
    data: {
      heading: "Kjøp dagen før alle andre",
      text: "Abonnenter får lenken til billettene et døgn før salget åpner. Det er ofte nok til å få sitte sammen.",
      action: signupAddress("kinodagen"),
    },
  },
  {
    id: "kjop-gavekort-gift-card",
    component: "GiftCard",
    data: {
      heading: "Gi bort en kveld ute",
      html: `<p>Du velger beløpet. Mottakeren velger film, konsert eller den store sjokoladeplata i kiosken. Kortet kommer på e-post og kan skrives ut, hvis du vil ha noe å pakke inn.</p>`,
      checkoutId: "gavekort",
    },
  },
  {
    id: "aldersgrenser-content",
    component: "Content",
    data: {
      html: `<h2>Spørsmål vi får i luka</h2>
<h3>Hvorfor har tegnefilmen 6-årsgrense?</h3>
<p>Som regel fordi noen er i fare, blir borte fra foreldrene sine eller faller fra noe høyt. Tegnefilmer gjør gjerne alle tre deler før pausen. Med en voksen ved siden av er det stort sett greit.</p>
<h3>Datteren min fyller tolv i morgen. Kan hun komme i kveld?</h3>
<p>Ja, sammen med deg. I morgen kan hun gå alene. Gratulerer på forskudd.</p>
<h3>Jeg er femten, men ser ut som tolv.</h3>
<p>Ta med noe med bilde og fødselsdato. Skolebevis er fint. Det går over.</p>
<h3>Gjelder grensene på konserter og teater?</h3>
<p>Nei, der er det arrangøren som bestemmer. Grensen står ved arrangementet, og den kan handle om innholdet, lydnivået eller serveringen i baren.</p>
<h3>Kan dere gjøre et unntak?</h3>
<p>Nei. Vi har hjerte, men ikke lov.</p>`,
    },
  },
  {
    id: "kinobursdag-content",
    component: "Content",
    data: {
      html: `<h2>Slik kan en bursdag gå</h2>
<ol>
<li><strong>Klokka 12.15:</strong> Gjestene kommer. Jakkene går på knagg, gavene på bordet.</li>
<li><strong>Klokka 12.25:</strong> Kake, brus og taler. Talene er sjelden lange.</li>
<li><strong>Klokka 12.50:</strong> Alle går på do. Vi kan ikke si dette tydelig nok.</li>
<li><strong>Klokka 12.55:</strong> Popkorn ut, gjester inn.</li>
<li><strong>Klokka 13.00:</strong> Navnet på bursdagsbarnet fyller hele lerretet, og salen synger.</li>
<li><strong>Klokka 14.30:</strong> Film ferdig. Foreldre henter. Dere går hjem til et helt rent hus.</li>
</ol>
<h3>Vil dere se maskinrommet?</h3>
<p>Si fra når dere bestiller. Maskinisten viser fram hvor filmen kommer fra, og lar bursdagsbarnet slukke lyset i salen. Det har vært høydepunktet for flere enn filmen har.</p>`,
    },
  },
  {
    id: "kinobursdag-cover",
    component: "Cover",
    data: {
      image: "kids-birthday",
      alt: "Barn rundt ei bursdagskake i foajeen, med ballonger og popkorn",
      heading: "Kinobursdag",
      text: "Kake, film og null støvsuging etterpå.",
      focalPoint: { x: 0.5, y: 0.45 },
    },
  },
  {
    id: "kinoreklame-content",
    component: "Content",
    data: {
      html: `<h2>Hva virker på et lerret?</h2>
<figure><img src="picture:projector" alt="Lysstrålen fra en projektor i en mørk sal"><figcaption>Her er det ingen som hopper over etter fem sekunder.</figcaption></figure>
<ul>
<li><strong>Én tanke.</strong> Publikum husker én ting. Velg hvilken.</li>
<li><strong>Folk fra bygda.</strong> Når bakeren dukker opp på lerretet, begynner det å hviske i salen.</li>
<li><strong>Stillhet.</strong> Alle andre roper. Ti sekunder uten lyd får folk til å se opp.</li>
</ul>
<blockquote><p>«Vi viste et bilde av en brødskive i fire uker. Lørdagen etter var det kø.»</p></blockquote>
<p>Er du usikker, kan du komme innom en formiddag. Vi setter filmen din på det store lerretet, så ser vi på den sammen. Det koster ingenting, og kaffen er ganske god.</p>`,
    },
  },
];

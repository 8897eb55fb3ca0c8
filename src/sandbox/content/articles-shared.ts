import type { ArticleSeed } from "./types.ts";

/** Articles that all three sites carry. */
export const sharedArticles: readonly ArticleSeed[] = [
  {
    slug: "barnets-forste-kinobesok",
    title: "Barnets første kinobesøk: ti tips fra dem som river billettene",
    author: "Vertskapet",
    category: "general",
    published: 122,
    image: "culture-barnas-lordag",
    thumbnail: "culture-barnas-lordag",
    content: `<p>Vi har sett flere hundre første kinobesøk. Noen varer i nitti minutter, noen i ni. Begge deler er vellykket, så lenge ingen må bæres ut mot sin vilje. Her er det vi har lært.</p>
<ol>
<li>Velg en kort film. Under en time er best for de minste.</li>
<li>Sjekk <a href="/aldersgrenser">aldersgrensen</a>, og se traileren hjemme først.</li>
<li>Kom tidlig. Gå inn i salen mens det er lyst, og prøv setet. Ja, det klapper sammen. Ja, flere ganger.</li>
<li>Gå på do. Gå en gang til.</li>
<li>Sitt ytterst på en rad.</li>
<li>Hent sittepute i kurven ved døra.</li>
<li>Fortell at det blir mørkt, og at det er meningen.</li>
<li>Ta popkornet med inn, men vent med å åpne det. Ellers er det spist før reklamen.</li>
<li>Det er lov å hviske. Det er også lov å rope «SE OPP!» når det trengs.</li>
<li>Gå når barnet vil gå. Dere kan komme tilbake.</li>
</ol>
<h2>Hvilken film?</h2>
<p>Akkurat nå anbefaler vi <a href="/ugla-uggen-dxm-10372">Ugla Uggen kan ikke sove</a>. Den varer i 42 minutter, lyset er bare dempet, og ingen blir borte fra moren sin. Det siste er viktigere enn du tror.</p>
<p>Skal dere feire noe? Les om <a href="/kinobursdag">kinobursdag</a>.</p>`,
    order: 0,
  },
];

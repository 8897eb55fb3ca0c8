/** Invented names of reviewers; their place in the list is their id. */
export const REVIEWERS: readonly string[] = [
  "Popkornpia",
  "Rad 7 sete 12",
  "Filmfrø",
  "Kinorotta",
  "Den bakerste raden",
  "Søndagsmatiné",
  "Rulletekstvennen",
  "Lakris og lerret",
  "Ståle på balkongen",
  "Oda med popkornet",
  "Mørkesulten",
  "Tante Tredje Rad",
];

/** A comment, and between which ratings it would be written. */
export interface ReviewText {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Comments in all lengths; some reviewers give a rating and say nothing. */
export const REVIEW_TEXTS: readonly ReviewText[] = [
  { from: 0, to: 5, text: "" },
  { from: 4, to: 5, text: "Gikk hjem med den i magen. Ser den gjerne igjen." },
  { from: 4, to: 5, text: "Så fin at vi ble sittende til lyset kom på." },
  { from: 4.5, to: 5, text: "Årets film for meg." },
  {
    from: 4,
    to: 5,
    text: "Jeg hadde ikke hørt om den på forhånd og ble med fordi søstera mi hadde en billett til overs. To timer senere satt vi i bilen utenfor kinoen og klarte ikke helt å kjøre. Det er lenge siden noe har truffet så godt. Se den på stort lerret mens dere kan, for lyden er halve opplevelsen.",
  },
  { from: 3.5, to: 5, text: "Tok med bestemor. Hun lo høyere enn alle andre i salen." },
  { from: 3.5, to: 4.5, text: "Flotte bilder og veldig godt spilt. Slutten kunne vært strammere." },
  { from: 3, to: 4, text: "Koselig kveld på kino, akkurat det vi trengte." },
  { from: 3, to: 4, text: "Bedre enn jeg trodde. Musikken er verdt billetten aleine." },
  { from: 2.5, to: 3.5, text: "Helt grei. Litt lang i midten, men den tar seg opp." },
  {
    from: 2,
    to: 3.5,
    text: "Fin å se på, men jeg ble aldri ordentlig kjent med dem det handler om.",
  },
  { from: 1, to: 2.5, text: "Ikke helt min film. Popkornet var godt." },
  { from: 1, to: 2, text: "Jeg sovnet. Setene er det ingenting å si på." },
];

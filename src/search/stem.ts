/** Endings of nouns, adjectives and verbs, folded, longest first. */
const ENDING = /(?:hetene|hetens|heten|heter|ende|ene|ane|ens|ets|ede|en|et|er|ar|a|e)$/;

const MIN_STEM = 3;

/**
 * Strips what Norwegian bokmål inflects, lightly: `forestillingene` and `forestillinger` become
 * `forestilling`, `teateret`, `teatret` and `teater` become `teat`.
 * @param word folded
 */
export function stem(word: string): string {
  // A short word's s is its own: pris, buss.
  const bare = word.length > 5 ? word.replace(/([^s])s$/, "$1") : word;
  const stripped = strip(bare);
  // Definite forms keep the noun's own ending below theirs: sommer-en, and bend it: teatr-et, romm-et.
  const twice = stripped === bare ? bare : strip(stripped);
  return twice.length > 4 ? twice.replace(/([td])r$/, "$1").replace(/mm$/, "m") : twice;
}

function strip(word: string): string {
  const ending = ENDING.exec(word)?.[0] ?? "";
  return word.length - ending.length < MIN_STEM ? word : word.slice(0, word.length - ending.length);
}

import { fold } from "./fold.ts";
import { stem } from "./stem.ts";

/** Words that stand for one another: what visitors call things, also in English. */
const GROUPS: readonly string[] = [
  "film movie",
  "kino cinema",
  "konsert concert gig",
  "teater theatre theater skuespill",
  "forestilling show performance",
  "barn kids children",
  "ungdom youth teens",
  "familie family",
  "billett ticket",
  "gave gift",
  "kort card",
  "jul christmas xmas",
  "musikk music",
  "kor choir",
  "piano flygel",
  "humor komiker comedian",
  "komedie comedy",
  "skrekk grøss horror",
  "krim crime",
  "dokumentar documentary",
  "animasjon tegnefilm cartoon animation",
  "foredrag talk lecture",
  "utstilling exhibition",
  "dans dance ballet",
  "bibliotek library",
  "kirke church",
  "bursdag birthday",
  "leie utleie rent rental",
  "medlem member membership",
  "nyhetsbrev newsletter",
  "nyheter news",
  "personvern privacy",
  "informasjonskapsler cookies",
  "kontakt contact telefon epost",
  "hjelp help",
  "gratis free",
  "teleslynge rullestol tilgjengelighet accessibility wheelchair",
  "tekstet undertekster subtitles",
  "aldersgrense age rating",
];

const BY_STEM: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.map((group) => group.split(" ").map(fold)).flatMap((words) =>
    words.map((word) => [stem(word), words.filter((other) => other !== word)] as const),
  ),
);

/** @returns other words, folded, for what a folded word means in any of its forms */
export function synonymsOf(word: string): readonly string[] {
  return BY_STEM.get(stem(word)) ?? [];
}

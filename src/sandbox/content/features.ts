import type { Feature } from "../../model/production.ts";
import type { CultureFacts, FilmFacts } from "./types.ts";

/**
 * @param premiere the premiere's date in words; undefined where there is none yet
 * @returns a film's features, labelled as the model's `FEATURE` names them
 */
export function featuresOfFilm(facts: FilmFacts, premiere: string | undefined): Feature[] {
  return given([
    ["Aldersgrense", facts.ageLimit],
    ["Spilletid", `${facts.minutes} min`],
    ["Sjanger", facts.genre],
    ["Språk", facts.language],
    ["Premiere", premiere],
    ["Regi", facts.director],
    ["Skuespillere", facts.cast],
    ["Land", facts.country],
  ]);
}

/** @returns a culture production's features: age limit where one applies, duration, organiser */
export function featuresOfCulture(facts: CultureFacts): Feature[] {
  return given([
    ["Aldersgrense", facts.ageLimit],
    ["Varighet", facts.duration],
    ["Arrangør", facts.organiser],
  ]);
}

function given(pairs: readonly (readonly [label: string, value: string | undefined])[]): Feature[] {
  return pairs.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

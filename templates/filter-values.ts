import type { ListedEvent, ListedProduction } from "../src/model/listing.ts";
import { ageLimitOf, kindOf } from "./words.ts";

/** @returns what the schedule's filters read of a production, on an element around its performances */
export function productionFilters(production: ListedProduction) {
  const limit = ageLimitOf(production);
  return {
    "data-kind": kindOf(production),
    "data-age": limit === undefined ? 0 : limit.years,
  };
}

/** @returns what they read of one performance; languages are parted by `|` */
export function eventFilters({ tags }: ListedEvent) {
  return {
    "data-filter-item": "",
    "data-language": tags.filter(isLanguage).join("|") || undefined,
  };
}

/** @returns whether a tag of an event tells its language or subtitles */
export function isLanguage(tag: string): boolean {
  return /tale|tekst|språk|dubb|synstolk/i.test(tag);
}

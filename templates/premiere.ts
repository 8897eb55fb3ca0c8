import type { ListedProduction } from "../src/model/listing.ts";
import { formatMonth } from "../src/model/format.ts";
import { FEATURE, featureOf } from "../src/model/production.ts";
import { startOf } from "./programme.ts";

/**
 * Reads when a film opens: its premiere as the platform words it (`2026-12-25`, `25.12.2026`,
 * `25. desember 2026`), else its first performance.
 * @returns noon of the day, epoch milliseconds; undefined where neither tells
 */
export function premiereOf(film: ListedProduction): number | undefined {
  const worded = featureOf(film, FEATURE.premiere);
  const first = film.events[0];
  return (worded === undefined ? undefined : parseDay(worded)) ?? (first && startOf(first));
}

function parseDay(text: string): number | undefined {
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return noonOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = /(\d{1,2})\.\s*(\d{1,2}|[a-z]+)\.?\s*(\d{4})/i.exec(text);
  if (!written) return undefined;
  return noonOf(Number(written[3]), monthNumber(written[2] ?? ""), Number(written[1]));
}

function noonOf(year: number, month: number, day: number): number | undefined {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay ? Date.UTC(year, month - 1, day, 12) : undefined;
}

/** @returns 1 to 12 for `12`, `des` or `desember`; 0 for anything else */
function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const names = Array.from({ length: 12 }, (_, index) => formatMonth(Date.UTC(2000, index, 15)));
  return names.findIndex((name) => name.startsWith(text.toLowerCase().slice(0, 3))) + 1;
}

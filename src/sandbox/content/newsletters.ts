import type { NewsletterSeed } from "./types.ts";

/** Sends newsletters, takes sign-ups and keeps past letters; nobody answers there. */
const NEWSLETTER_SERVICE = "https://nyhetsbrev.example";

/** @returns where the sign-up form of a mailing list is sent to */
export function signupAddress(list: string): string {
  return `${NEWSLETTER_SERVICE}/${list}/pamelding`;
}

/**
 * @param list name of the mailing list at the newsletter service
 * @param titles latest first; one letter a week
 */
export function pastNewsletters(list: string, titles: readonly string[]): NewsletterSeed[] {
  return titles.map((title, index) => ({
    title,
    daysAgo: 4 + 7 * index,
    href: `${NEWSLETTER_SERVICE}/${list}/brev/${titles.length - index}`,
  }));
}

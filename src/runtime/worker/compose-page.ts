import { HEAD_END, HEAD_START } from "../../model/head-markers.ts";

/** What a page has of its own inside the document that all pages share. */
export interface PageParts {
  /** HTML of the elements between the head's two markers (ARCHITECTURE.md). */
  readonly head: string;
  /** HTML inside `<main>`. */
  readonly main: string;
}

const HEAD = new RegExp(`(${HEAD_START})(.*?)(${HEAD_END})`, "s");
const MAIN = /(<main\b[^>]*>)(.*)(<\/main>)/s;
const BUILD = /<html\b[^>]*\bdata-build="([^"]*)"/;

/** @returns the page's own parts of a document; undefined for one that is not of our build */
export function partsOf(html: string): PageParts | undefined {
  const head = HEAD.exec(html)?.[2];
  const main = MAIN.exec(html)?.[2];
  return head === undefined || main === undefined ? undefined : { head, main };
}

/** @returns the build that wrote a document; undefined for one that is not ours */
export function buildOf(html: string): string | undefined {
  return BUILD.exec(html)?.[1];
}

/** @returns the shell's document with the page's parts in the places of its own */
export function composePage(shell: string, { head, main }: PageParts): string {
  return shell
    .replace(HEAD, (_all, start: string, _own, end: string) => start + head + end)
    .replace(MAIN, (_all, start: string, _own, end: string) => start + main + end);
}

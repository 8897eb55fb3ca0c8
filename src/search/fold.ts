/** Letters that Unicode does not decompose, as those without them on the keyboard write them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: "a",
  ø: "o",
  œ: "o",
  ð: "d",
  đ: "d",
  ł: "l",
  þ: "th",
  ß: "ss",
};

/**
 * Makes spellings of one word equal: case, diacritics, and æ, ø and å with all that stands for them
 * (`ae`, `o`, `oe`, `a`, `aa`). `Blåbær`, `blaabaer` and `blabar` all become `blabar`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’´]/gu, "")
    .replace(/[æøœðđłþß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/a[ae]+/g, "a")
    .replace(/oe+/g, "o");
}

/** A path that has less than this share of the asked path's trigrams helps nobody. */
const LEAST_SHARE = 0.4;

const MOST_PATHS = 3;

/**
 * @returns the paths that look most like the asked one, nearest first: they have enough of its
 * trigrams, case and accents aside, and are sorted by Dice's coefficient
 */
export function nearestPaths(asked: string, paths: Iterable<string>): readonly string[] {
  const wanted = trigramsOf(asked);
  return [...paths]
    .map((path) => {
      const trigrams = trigramsOf(path);
      const common = [...wanted].filter((trigram) => trigrams.has(trigram)).length;
      const likeness = (2 * common) / (wanted.size + trigrams.size);
      return { path, share: common / wanted.size, likeness };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.likeness - a.likeness || (a.path < b.path ? -1 : 1))
    .slice(0, MOST_PATHS)
    .map(({ path }) => path);
}

function trigramsOf(path: string): ReadonlySet<string> {
  const text = folded(path);
  const trigrams = new Set<string>();
  for (let end = 3; end <= text.length; end++) trigrams.add(text.slice(end - 3, end));
  return trigrams;
}

/** The letters that addresses are written with: `ø` as `o`, `å` as `a`, `æ` as `ae`. */
function folded(path: string): string {
  return path
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

import type { CultureSeed } from "./types.ts";

/** Culture. */
export const communityCulture: readonly CultureSeed[] = [];

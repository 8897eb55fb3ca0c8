import type { CultureSeed } from "./types.ts";

/** Culture. */
export const cinemaCulture: readonly CultureSeed[] = [];

import type { CultureSeed } from "./types.ts";

/** Culture. */
export const stageCulture: readonly CultureSeed[] = [];

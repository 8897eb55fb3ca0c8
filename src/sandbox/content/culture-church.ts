import type { CultureSeed } from "./types.ts";

/** Culture. */
export const churchCulture: readonly CultureSeed[] = [];

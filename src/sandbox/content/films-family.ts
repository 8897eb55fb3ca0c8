import type { FilmSeed } from "./types.ts";

/** Films. */
export const familyFilms: readonly FilmSeed[] = [];

import type { FilmSeed } from "./types.ts";

/** Films. */
export const comingFilms: readonly FilmSeed[] = [];

import type { FilmSeed } from "./types.ts";

/** Films. */
export const worldFilms: readonly FilmSeed[] = [];

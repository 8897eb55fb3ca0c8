import { comingFilms } from "./films-coming.ts";
import { familyFilms } from "./films-family.ts";
import { norwegianFilms } from "./films-norwegian.ts";
import { specialFilms } from "./films-special.ts";
import { worldFilms } from "./films-world.ts";
import type { FilmSeed } from "./types.ts";

/** 14 films showing now and 5 that are coming, all invented. */
export const filmSeeds: readonly FilmSeed[] = [
  ...norwegianFilms,
  ...specialFilms,
  ...familyFilms,
  ...worldFilms,
  ...comingFilms,
];

import { churchCulture } from "./culture-church.ts";
import { cinemaCulture } from "./culture-cinemas.ts";
import { communityCulture } from "./culture-community.ts";
import { musicCulture } from "./culture-music.ts";
import { stageCulture } from "./culture-stage.ts";
import type { CultureSeed } from "./types.ts";

/** The culture programme of all three sites, all invented. */
export const cultureSeeds: readonly CultureSeed[] = [
  ...musicCulture,
  ...stageCulture,
  ...communityCulture,
  ...churchCulture,
  ...cinemaCulture,
];

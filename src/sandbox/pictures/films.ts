import { atteMinutter } from "./films/atte-minutter-til-sola.ts";
import { beverbendik } from "./films/beverbendik.ts";
import { fjelletSomLyttet } from "./films/fjellet-som-lyttet.ts";
import { grensesteinen } from "./films/grensesteinen.ts";
import { gullOgGrus } from "./films/gull-og-grus.ts";
import { kjelleren } from "./films/kjelleren-under-kjelleren.ts";
import { melkeruta } from "./films/melkeruta.ts";
import { mireillesBrev } from "./films/mireilles-brev.ts";
import { perrongFire } from "./films/perrong-fire.ts";
import { piggalarm } from "./films/piggalarm.ts";
import { polarmeridianen } from "./films/polarmeridianen.ts";
import { sisteFerge } from "./films/siste-ferge-til-skarvoy.ts";
import { sommeren } from "./films/sommeren-vi-ikke-sov.ts";
import { sostreneAsmark } from "./films/sostrene-asmark.ts";
import { svigermor } from "./films/svigermor-pa-slep.ts";
import { trollbundet } from "./films/trollbundet.ts";
import { uglaUggen } from "./films/ugla-uggen.ts";
import { ulvevinter } from "./films/ulvevinter.ts";
import { fiskergata } from "./films/var-i-fiskergata.ts";
import type { FilmArt } from "./scene.ts";
import type { PictureName } from "../content/picture-briefs.ts";

type FilmKey = PictureName extends infer Name
  ? Name extends `film-${infer Key}-poster`
    ? Key
    : never
  : never;

/** The art of every film; its pictures are `film-<key>-poster` and `film-<key>-still`. */
export const films = {
  "atte-minutter-til-sola": atteMinutter,
  beverbendik: beverbendik,
  "fjellet-som-lyttet": fjelletSomLyttet,
  grensesteinen: grensesteinen,
  "gull-og-grus": gullOgGrus,
  "kjelleren-under-kjelleren": kjelleren,
  melkeruta: melkeruta,
  "mireilles-brev": mireillesBrev,
  "perrong-fire": perrongFire,
  piggalarm: piggalarm,
  polarmeridianen: polarmeridianen,
  "siste-ferge-til-skarvoy": sisteFerge,
  "sommeren-vi-ikke-sov": sommeren,
  "sostrene-asmark": sostreneAsmark,
  "svigermor-pa-slep": svigermor,
  trollbundet: trollbundet,
  "ugla-uggen": uglaUggen,
  ulvevinter: ulvevinter,
  "var-i-fiskergata": fiskergata,
} satisfies Record<FilmKey, FilmArt>;
